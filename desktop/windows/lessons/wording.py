"""What the coach says of a step."""

from __future__ import annotations

from desktop.language.translation import translate
from engine.play.lessons import Lesson, LessonStep


def elsewhere(step: LessonStep, number: int) -> bool:
    """Whether a step is at another table than the one before."""
    return number > 0 and step.setting is not None


def teaching(step: LessonStep, number: int) -> str:
    """What a step teaches, and that it does so at another table than the step before."""
    said = translate("Lesson", step.teach)
    if elsewhere(step, number):
        return f"{translate('Lesson', 'Another table.')} {said}"
    return said


def why_it_waits(step: LessonStep) -> str:
    """Why another answer was taken back."""
    if step.otherwise:
        return translate("Lesson", step.otherwise)
    return translate("Lesson", "The rules allow that, but here it has to wait.")


def how_it_goes_on(step: LessonStep | None, following: Lesson | None, left: int) -> str:
    """What stands where the table asks nothing; `left` lessons are still to be done."""
    if step is not None:
        return translate("Lesson", "Just read: there is nothing to play here.")
    if following is not None or left:
        return translate("Lesson", "This lesson is done.")
    return translate("Lesson", "All lessons are done.")


# What follows is said, what is to be done, and what stands on the gold button.


def farewell(following: Lesson | None, left: int) -> tuple[str, str, str]:
    """At the end of a lesson: what was done, and what comes; `left` are still to be done."""
    if following is not None:
        title = translate("Lesson", following.title)
        return (
            translate("Lesson", "That is done: you know this now."),
            translate("Lesson", "Next: {title}.").format(title=title),
            translate("Lesson", "Next lesson"),
        )
    said = translate("Lesson", "That was the last lesson: you know the game.")
    if left:
        said = translate(
            "Lesson", "That was the last lesson, but %n lesson(s) are still to be done.", "", left
        )
    return (
        said,
        translate("Lesson", "Now play a game against the gentlest bots, Pages."),
        translate("Lesson", "Play"),
    )


def look_at_it() -> tuple[str, str, str]:
    """Before the table is another."""
    return (
        translate("Lesson", "Done: look what came of it."),
        translate("Lesson", "Then comes another table."),
        translate("Lesson", "Go on"),
    )


def being_set_up() -> tuple[str, str, str]:
    """Until another table stands; there is nothing to press."""
    return translate("Lesson", "Another table is being set up…"), "", ""
