"""The services and the window of the tests of the windows."""

from tests.desktop.conftest import painted, services, unpainted, window

__all__ = ["painted", "services", "unpainted", "window"]
