"""The windowed program of the bundle."""

from desktop.background.startup import prepare

prepare()
from desktop.app import main  # noqa: E402

raise SystemExit(main())
