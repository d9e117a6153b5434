"""Convert a rules document to rich text, with a style sheet for the theme."""

from __future__ import annotations

from collections.abc import Callable
from string import Template

from PySide6.QtCore import QSize

from desktop.rulebook.document import RulesBlock, RulesDocument
from desktop.style.theme import Theme

#: Prefix of the image sources of drawings.
DRAWING = "draw:"
#: Image source of the ornament between sections.
RULE = "ornament:rule"
RULE_HEIGHT = 22

SizeOf = Callable[[str], QSize]

_SHEET = Template("""
h1 { font-size: 38px; font-weight: 700; margin: 10px 0 0 0; }
h2 { font-size: 25px; font-weight: 700; color: $accent; margin: 2px 0 10px 0; }
p, li { line-height: 116%; margin: 0 0 12px 0; }
ul, ol { margin: 0 0 11px 0; -qt-list-indent: 1; }
li { margin: 0 0 6px 0; }
a { color: $link; text-decoration: underline; }
.opening p { font-size: 19px; color: $quiet; line-height: 108%; margin: 4px 0 0 0; }
.drawing { margin: 14px 0 3px 0; line-height: 100%; }
.caption { font-size: 15px; font-style: italic; color: $quiet; margin: 0 12px 20px 12px;
           line-height: 108%; }
.rule { line-height: 100%; margin: 26px 0 0 0; }
th { color: $quiet; font-size: 15px; font-weight: 600; border-bottom: 1px solid $edge; }
td { border-bottom: 1px solid $line; font-size: 16px; }
.ruling { background: $mark; border: 0; border-left: 4px solid $edge; }
.ruling p { font-size: 16px; margin: 0; line-height: 112%; }
table { margin: 8px 0 18px 0; }
""")


def sheet(theme: Theme) -> str:
    """Return the style sheet of a page."""
    return _SHEET.substitute(
        accent=theme.accent,
        link=theme.aside,
        quiet=theme.quiet,
        edge=theme.edge,
        line=theme.line,
        mark=theme.mark,
    )


def html(document: RulesDocument, width: int, size_of: SizeOf) -> str:
    """Return the whole document as HTML for a page of that width.

    `size_of` returns a drawing's size.
    """
    parts = [f"<h1>{document.title}</h1>"]
    parts += [f'<div class="opening">{_block(block, size_of)}</div>' for block in document.opening]
    for section in document.sections:
        picture = f'<img src="{RULE}" width="{width}" height="{RULE_HEIGHT}">'
        parts.append(f'<p class="rule" align="center">{picture}</p>')
        parts.append(f'<h2><a name="{section.id}"></a>{section.title}</h2>')
        parts += [_block(block, size_of) for block in section.blocks]
    return "\n".join(parts)


def _block(block: RulesBlock, size_of: SizeOf) -> str:
    """Return the rich text of a block."""
    match block.kind:
        case "drawing":
            return _drawing(block, size_of(block.drawing))
        case "table":
            return _table(block)
        case "ruling":
            # A table with one cell is the only box with a coloured edge that Qt's rich text
            # supports.
            cell = f'<td class="ruling"><p>{block.rows[0][0]}</p></td>'
            return f'<table width="100%" cellspacing="0" cellpadding="11"><tr>{cell}</tr></table>'
        case "bullets" | "steps":
            tag = "ul" if block.kind == "bullets" else "ol"
            items = "".join(f"<li>{row[0]}</li>" for row in block.rows)
            return f"<{tag}>{items}</{tag}>"
    return f"<p>{block.rows[0][0]}</p>"


def _drawing(block: RulesBlock, size: QSize) -> str:
    source = f"{DRAWING}{block.drawing}"
    picture = f'<img src="{source}" width="{size.width()}" height="{size.height()}">'
    caption = f'<p class="caption" align="center">{block.rows[0][0]}</p>'
    return f'<p class="drawing" align="center">{picture}</p>{caption}'


def _table(block: RulesBlock) -> str:
    head, *rows = block.rows
    lines = ["".join(f'<th align="left">{cell}</th>' for cell in head)]
    lines += ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<table width="100%" cellspacing="0" cellpadding="5">{body}</table>'
