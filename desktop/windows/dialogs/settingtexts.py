"""What each setting and each of its values is called; a new setting gets its words here."""

from __future__ import annotations

from desktop.language.translation import NAMES, translate
from engine.core.game import Json


def setting_name(key: str) -> str:
    """What a setting is called."""
    match key:
        case "language":
            return translate("Settings", "Language")
        case "theme":
            return translate("Settings", "Theme")
        case "text":
            return translate("Settings", "Text size")
        case "animation":
            return translate("Settings", "Animation")
        case "pace":
            return translate("Settings", "Pace of the bots")
        case "sound":
            return translate("Settings", "Sound")
        case "volume":
            return translate("Settings", "Volume")
        case "hands":
            return translate("Settings", "Hands")
        case "places":
            return translate("Settings", "Names of cities")
        case "confirm":
            return translate("Settings", "Ask before you leave a game, resign or surrender")
    raise KeyError(key)


def setting_detail(key: str) -> str:
    """What a player should know about it; "" where the name says it all."""
    match key:
        case "pace":
            return translate("Settings", "Keys + and − change it during a game.")
        case "sound":
            return translate("Settings", "Key M turns it off and on.")
        case "hands":
            return translate(
                "Settings",
                "With several people at one screen: how a hand stays hidden until its owner looks.",
            )
        case "confirm":
            return translate(
                "Settings",
                "Also before you leave your seat to a bot. Closing the window never asks: the game "
                "can be continued at the next start.",
            )
    return ""


def choice_name(key: str, choice: Json) -> str:
    """What one value of a setting is called; languages call themselves."""
    match key, choice:
        case "language", _:
            return NAMES[choice]
        case "theme", "system":
            return translate("Settings", "As the system")
        case "theme", "light":
            return translate("Settings", "Light")
        case "theme", "dark":
            return translate("Settings", "Dark")
        case "theme", "high-contrast":
            return translate("Settings", "High contrast")
        case "text", "small":
            return translate("Settings", "Small", "text")
        case "text", "normal":
            return translate("Settings", "Normal", "text")
        case "text", "large":
            return translate("Settings", "Large", "text")
        case "text", "largest":
            return translate("Settings", "Largest", "text")
        case "animation", "off":
            return translate("Settings", "Off", "animation")
        case "animation", "fast":
            return translate("Settings", "Fast", "animation")
        case "animation", "normal":
            return translate("Settings", "Normal", "animation")
        case "pace", "slow":
            return translate("Settings", "Slow", "pace")
        case "pace", "normal":
            return translate("Settings", "Normal", "pace")
        case "pace", "fast":
            return translate("Settings", "Fast", "pace")
        case "pace", "instant":
            return translate("Settings", "Instant", "pace")
        case "volume", "soft":
            return translate("Settings", "Soft", "volume")
        case "volume", "normal":
            return translate("Settings", "Normal", "volume")
        case "volume", "loud":
            return translate("Settings", "Loud", "volume")
        case "hands", "peek":
            return translate("Settings", "Hold a key to look", "hands")
        case "hands", "curtain":
            return translate("Settings", "Curtain", "hands")
        case "places", "local":
            return translate("Settings", "In the language of the application", "places")
        case "places", "native":
            return translate("Settings", "In Italian", "places")
    raise KeyError(key, choice)
