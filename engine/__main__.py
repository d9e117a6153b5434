"""Run the engine's commands without Qt: `python -m engine arena …`."""

from __future__ import annotations

import sys

from engine.system.ctrl_c import restore_interrupt_default


def main() -> int:
    """Run the command in `sys.argv`."""
    restore_interrupt_default()
    from engine.commands.cli import add_commands, new_parser, run

    parser, commands = new_parser()
    add_commands(commands, sys.argv[1:])
    return run(parser, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
