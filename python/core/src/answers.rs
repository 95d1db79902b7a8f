//! Answers as objects of Python: `dict`, `list`, `str`, `int`, with the names that JavaScript has.

use pyo3::prelude::*;
use pythonize::pythonize;
use serde::Serialize;

use crate::failure::{Failure, Texts};

pub type Answer<'py> = PyResult<Bound<'py, PyAny>>;

/// The object, or the exception.
pub fn answer<'py>(
    py: Python<'py>,
    texts: Texts<'_>,
    found: Result<impl Serialize, Failure>,
) -> Answer<'py> {
    let found = found.map_err(|failure| failure.raise(py, texts))?;
    Ok(pythonize(py, &found)?)
}
