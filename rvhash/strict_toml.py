# SPDX-License-Identifier: Apache-2.0
"""Strict reading of TOML files: errors name a wrong key or value, and the allowed ones."""

import functools
import tomllib
from pathlib import Path
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, ValidationError

from rvhash.errors import UsageError
from rvhash.paths import short


class Strict(BaseModel):
    """Base of all data from TOML files: no unknown keys, no conversion of types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


Model = TypeVar("Model", bound=Strict)


def load(model: type[Model], path: Path, alone: bool = False) -> Model:
    """Read and validate `path`. UsageError with file, key and allowed values if it is invalid.

    alone: the validators of `model` read no other file, so the same text need not be validated again.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as e:
        raise UsageError(f"{short(path)}: {e.strerror}") from None
    except UnicodeDecodeError as e:
        raise UsageError(f"{short(path)}: not UTF-8 text: {e.reason} at byte {e.start}") from None
    return _parsed_once(model, path, text) if alone else _parsed(model, path, text)


def validated(model: type[Model], table: dict[str, Any], of: str | Path) -> Model:
    """The table as a model. UsageError that begins with `of`, or with that path, if it is invalid."""
    try:
        return model.model_validate(table)
    except ValidationError as e:
        where = short(of) if isinstance(of, Path) else of
        raise UsageError(f"{where}: " + "; ".join(_explain(model, error) for error in e.errors())) from None


def allowed(key: str, value: str, values: list[str]) -> str:
    """For validators: `value` if it is in `values`, else a ValueError that lists them."""
    if value not in values:
        raise ValueError(f"{key} = {value!r} is not known; allowed: {', '.join(values)}")
    return value


def _parsed(model: type[Model], path: Path, text: str) -> Model:
    return validated(model, _table(path, text), path)


@functools.lru_cache(maxsize=256)
def _table(path: Path, text: str) -> dict[str, Any]:
    """Nobody writes to it: models copy what they keep."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise UsageError(f"{short(path)}: not TOML: {e}") from None


_parsed_once = functools.lru_cache(maxsize=64)(_parsed)


def _explain(model: type[BaseModel], error: Any) -> str:
    loc = error["loc"]
    key = ".".join(str(part) for part in loc)
    if error["type"] == "extra_forbidden":
        return f"unknown key {key!r}; allowed: {', '.join(_fields_at(model, loc[:-1]))}"
    if error["type"] == "missing":
        return f"key {key!r} is missing"
    if error["type"] == "value_error":
        return str(error["ctx"]["error"])
    if error["type"] == "model_type":
        return f"{key!r} must be a table with the keys {', '.join(_fields_at(model, loc))}"
    return f"key {key!r}: {error['msg'].lower()}, not {error['input']!r}"


def _fields_at(model: type[BaseModel], loc: tuple[int | str, ...]) -> list[str]:
    """The keys that the table at `loc` may have."""
    for part in loc:
        if isinstance(part, str) and part in model.model_fields:
            annotation = model.model_fields[part].annotation
            inner = [a for a in (annotation, *get_args(annotation)) if isinstance(a, type)]
            model = next((a for a in inner if issubclass(a, BaseModel)), model)
    return list(model.model_fields)
