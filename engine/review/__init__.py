"""A match looked at when it is over: what every moment was worth, and what a coach would have done.

Two kinds of numbers, never mixed: `curve` values moments with all hands open; `coach` compares
answers in worlds drawn from what the seat knew then, and gets nothing but its view. Where nothing
is hidden, what is proved of the end has the last word in both.
"""
