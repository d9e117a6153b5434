"""How a command line complains of its arguments."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """A parser of the program `conquista`; complains in one usage line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"usage: {self.prog}: {message} (see {self.prog} --help)\n")
