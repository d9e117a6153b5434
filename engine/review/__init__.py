"""Review finished matches: the value of every moment, and the moves of a coach.

There are two kinds of numbers, which are never mixed. `curve` values moments with all hands open.
`coach` compares actions in worlds drawn from the seat's view at the time, and gets nothing else. In
games of perfect information, a proof about the end of the match overrules both.
"""
