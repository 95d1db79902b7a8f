//! Answers as objects of Python: `dict`, `list`, `str`, `int`, with the names that JavaScript has.

use mexplorer::GrundyValues;
use numpy::PyArray1;
use pyo3::prelude::*;
use pythonize::pythonize;
use serde::Serialize;

pub type Answer<'py> = PyResult<Bound<'py, PyAny>>;

/// The answer as an object.
pub fn answer<'py>(py: Python<'py>, found: &impl Serialize) -> Answer<'py> {
    Ok(pythonize(py, found)?)
}

/// An answer with its values beside it, in an array that takes them over without a copy.
pub fn with_values<'py>(
    py: Python<'py>,
    found: &impl Serialize,
    values: GrundyValues,
) -> Answer<'py> {
    let result = answer(py, found)?;
    let array = match values {
        GrundyValues::Bytes(values) => PyArray1::from_vec(py, values).into_any(),
        GrundyValues::Narrow(values) => PyArray1::from_vec(py, values).into_any(),
        GrundyValues::Wide(values) => PyArray1::from_vec(py, values).into_any(),
    };
    result.set_item("nimbers", array)?;
    Ok(result)
}
