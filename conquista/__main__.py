"""Run the program as `python -m conquista`."""

from __future__ import annotations

import sys

from conquista import main

if __name__ == "__main__":
    sys.exit(main())
