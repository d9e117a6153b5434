"""How long tests wait for what comes late on a busy machine; what comes early costs nothing."""

from __future__ import annotations

#: Seconds until a process, a server or a window is given up. No test waits for so long in vain.
PATIENCE_S = 120
#: The same in milliseconds, as Qt counts.
PATIENCE_MS = PATIENCE_S * 1_000
