"""The windowed program of the bundle."""

from desktop.app import main

raise SystemExit(main())
