"""The coach's texts about a step."""

from __future__ import annotations

from desktop.language.translation import translate
from engine.play.lessons import Lesson, LessonStep


def is_elsewhere(step: LessonStep, number: int) -> bool:
    """Return whether a step is at another table than the step before."""
    return number > 0 and step.setting is not None


def teaching(step: LessonStep, number: int) -> str:
    """Return what a step teaches, and whether it is at another table."""
    text = translate("Lesson", step.teach)
    if is_elsewhere(step, number):
        return f"{translate('Lesson', 'Another table.')} {text}"
    return text


def waiting_prompt(step: LessonStep) -> str:
    """Return why another answer was taken back."""
    if step.otherwise:
        return translate("Lesson", step.otherwise)
    return translate("Lesson", "The rules allow that, but here it has to wait.")


def continuation(step: LessonStep | None, following: Lesson | None, left: int) -> str:
    """Return the prompt when there is no question; `left` lessons are still to be done."""
    if step is not None:
        return translate("Lesson", "Just read: there is nothing to play here.")
    if following is not None or left:
        return translate("Lesson", "This lesson is done.")
    return translate("Lesson", "All lessons are done.")


# The three texts that these functions return: what it teaches, the task, and the label of the gold
# button.


def closing_texts(following: Lesson | None, left: int) -> tuple[str, str, str]:
    """Return the end of a lesson: praise and the next lesson; `left` lessons are not done yet."""
    if following is not None:
        title = translate("Lesson", following.title)
        return (
            translate("Lesson", "Well done: you know this now."),
            translate("Lesson", "Next: {title}.").format(title=title),
            translate("Lesson", "Next lesson"),
        )
    text = translate("Lesson", "That was the last lesson: you know the game.")
    if left:
        text = translate(
            "Lesson", "That was the last lesson, but you still have %n lesson(s) to do.", "", left
        )
    return (
        text,
        translate("Lesson", "Now play a game against the easiest bots, the Pages."),
        translate("Lesson", "Play"),
    )


def look_texts() -> tuple[str, str, str]:
    """Return the invitation to look at the outcome before another table is set up."""
    return (
        translate("Lesson", "Done: see what happened."),
        translate("Lesson", "Another table comes next."),
        translate("Lesson", "Go on"),
    )


def setting_up_texts() -> tuple[str, str, str]:
    """Return the text while another table is set up; it has no task and no button."""
    return translate("Lesson", "Another table is being set up…"), "", ""
