"""Both programs of the bundle, told apart by the name by which they are started.

`conquista-gui` is the window. `conquista` is the command line, and the processes that a window and
the arena start.
"""

import sys
from pathlib import PurePath

if PurePath(sys.argv[0]).stem == "conquista-gui":
    from desktop.system.quick_start import prepare

    prepare()
    from desktop.app import main
else:
    from multiprocessing import freeze_support

    from desktop.commands.cli import main

    # The arena's processes are this program again; without this each would start an arena.
    freeze_support()
raise SystemExit(main())
