//! Convert answers to Python objects: `dict`, `list`, `str` and `int`, with the same field names as in JavaScript.

use mexplorer::GrundyValues;
use numpy::PyArray1;
use pyo3::prelude::*;
use pythonize::pythonize;
use serde::Serialize;

pub type Answer<'py> = PyResult<Bound<'py, PyAny>>;

/// Convert an answer to a Python object.
pub fn answer<'py>(py: Python<'py>, found: &impl Serialize) -> Answer<'py> {
    Ok(pythonize(py, found)?)
}

/// Convert an answer to a Python object, and add its values as the field `nimbers`: a numpy array that takes over the
/// memory of the values without a copy.
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
