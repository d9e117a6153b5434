"""The windowed program of the bundle."""

from desktop.system.quick_start import prepare

prepare()
from desktop.app import main  # noqa: E402

raise SystemExit(main())
