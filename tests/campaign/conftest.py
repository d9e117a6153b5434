"""The services and the window of the tests of the windows."""

from tests.desktop.conftest import services, window

__all__ = ["services", "window"]
