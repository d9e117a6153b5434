"""The engine's commands where there is no Qt: `python -m engine arena …`."""

from __future__ import annotations

import sys

from engine.cli import add_commands, new_parser, run

if __name__ == "__main__":
    parser, commands = new_parser()
    add_commands(commands)
    sys.exit(run(parser, sys.argv[1:]))
