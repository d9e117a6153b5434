#!/usr/bin/env bash
# Draws the pictures for the README and for software centres, in docs/pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

shoot() {
    local name=$1
    shift
    .venv/bin/conquista screenshot "$@" --size 1280x800 --output "docs/pictures/$name.png"
    # 128 colours are enough at this size, and a fifth of the bytes.
    .venv/bin/python - "docs/pictures/$name.png" <<'PYTHON'
import sys
from PIL import Image
picture = Image.open(sys.argv[1]).convert("RGB").resize((1024, 640), Image.Resampling.LANCZOS)
few = picture.quantize(128, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
few.save(sys.argv[1], optimize=True)
PYTHON
}

shoot shelf shelf
shoot condottiere1 condottiere1 --seats 4 --seed 9 --answers 30
shoot condottiere3 condottiere3 --seats 4 --seed 5 --answers 40
shoot cortez cortez --seats 4 --seed 5 --answers 26
shoot contrees contrees --seed 5 --answers 38
shoot cannir cannir --seed 5 --answers 9
