"""The console program of the bundle: the command line, and the process of the bots."""

from multiprocessing import freeze_support

from desktop.commands.cli import main

# The arena's processes are this program again; without this each would start an arena.
freeze_support()
raise SystemExit(main())
