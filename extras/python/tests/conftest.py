"""Fixtures of several tests."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

ROOT = pathlib.Path(__file__).parents[3]


@pytest.fixture(scope="session")
def golden() -> Any:
    """Return a function that reads data with which the core for browsers is tested: ``golden("values")``."""

    def read(name: str) -> Any:
        path = ROOT / "tests" / "golden" / name
        if path.suffix:
            return path.read_text(encoding="utf-8")
        return json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))

    return read
