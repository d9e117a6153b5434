"""What the coach says of a step."""

from __future__ import annotations

from desktop.language import translate
from engine.lessons import LessonStep


def elsewhere(step: LessonStep, number: int) -> bool:
    """Whether a step is at another table than the one before."""
    return number > 0 and step.setting is not None


def teaching(step: LessonStep, number: int) -> str:
    """What a step teaches, and that it does so at another table than the step before."""
    said = translate("Lesson", step.teach)
    if elsewhere(step, number):
        return f"{translate('Lesson', 'Another table.')} {said}"
    return said
