"""Make the enumerations of Qt quickly.

The binding makes about three hundred of them with five thousand members before the first window is
there. Python looks up what an enumeration inherits for each of them, and makes each member by way
of an intermediate object; that took a quarter of the start.
"""

from __future__ import annotations

import sys
from enum import EnumType, Flag
from typing import Any, Final

#: The version of Python whose way of making enumerations this knows.
_SUPPORTED_PYTHON: Final = (3, 11)
#: Names that have another meaning in an enumeration.
_RESERVED_NAMES: Final = frozenset(dir(Flag)) | frozenset(dir(int)) | {"mro", "name", "value"}
#: Attributes that Python creates for each class.
_PER_CLASS_ATTRIBUTES: Final = ("__dict__", "__weakref__", "__doc__", "__module__", "__qualname__")


def install() -> None:
    """Make enumerations whose members are plain integers quickly from now on."""
    if sys.version_info[:2] != _SUPPORTED_PYTHON:
        return
    kind: Any = EnumType
    create_member = kind._create_
    #: What an empty enumeration contains, by its base and the way it treats unknown flags.
    models: dict[tuple[Any, Any], dict[str, Any]] = {}

    def create(
        cls: Any, name: str, members: Any, *, module: str | None = None,
        qualname: str | None = None, type: Any = None, boundary: Any = None, **more: Any,
    ) -> Any:  # fmt: skip
        if module is None:
            module = _caller()
        if not members or type is not None or module is None or not _are_plain(members):
            more |= {"module": module, "qualname": qualname, "type": type, "boundary": boundary}
            return create_member(cls, name, members, **more)
        model = models.get((cls, boundary))
        if model is None:
            model = dict(vars(create_member(cls, name, [], module=module, boundary=boundary)))
            for key in _PER_CLASS_ATTRIBUTES:
                model.pop(key, None)
            models[cls, boundary] = model
        content = {**model, "__module__": module, "__qualname__": qualname or name}
        content |= {"_member_names_": [], "_member_map_": {}}
        content |= {"_value2member_map_": {}, "_unhashable_values_": []}
        new_class = _new_class(kind, name, (cls,), content)
        _fill(new_class, members)
        return new_class

    kind._create_ = create


def _caller() -> str | None:
    """Return the module that asks for an enumeration, as Python finds it; None where it cannot."""
    try:
        # Before this function come `create` and `EnumType.__call__`.
        return str(sys._getframe(3).f_globals["__name__"])
    except (ValueError, KeyError):
        return None


#: Makes a class without what `EnumType` does besides.
_new_class: Final = type.__new__


def _are_plain(members: object) -> bool:
    """Return whether these are pairs of a usual name and an integer."""
    if type(members) is not list:
        return False
    names = set()
    for pair in members:
        if type(pair) is not tuple:
            return False
        name, value = pair
        if type(value) is not int or name[0] == "_" or name in _RESERVED_NAMES:
            return False
        names.add(name)
    return len(names) == len(members)


def _fill(made: Any, members: list[tuple[str, int]]) -> None:
    """Give an empty enumeration its members, as `enum` does."""
    new = made._member_type_.__new__
    integers = made._member_type_ is int
    flags = issubclass(made, Flag)
    names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    add = type.__setattr__
    mask = singles = 0
    for name, value in members:
        member = by_value.get(value)
        is_single = value and not value & (value - 1)
        if member is None:
            member = new(made, value) if integers else new(made)
            member._value_, member._name_, member.__objclass__ = value, name, made
            member._sort_order_ = len(names)
            if is_single or not flags:
                names.append(name)
            by_value[value] = member
        if flags:
            mask |= value
            if is_single:
                singles |= value
        by_name[name] = member
        add(made, name, member)
    if flags:
        made._flag_mask_, made._singles_mask_ = mask, singles
        made._all_bits_ = 2 ** mask.bit_length() - 1
        values = [by_name[name]._value_ for name in names]
        if values != sorted(values):
            made._iter_member_ = made._iter_member_by_def_
