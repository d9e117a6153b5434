"""Start the application: `python -m desktop`."""

from __future__ import annotations

import sys

from desktop.system.quick_start import prepare

if __name__ == "__main__":
    prepare()
    from desktop.app import main

    sys.exit(main())
