//! Convert errors of the core to `MexError`, and carry exceptions such as `KeyboardInterrupt` out of a running call.

use mexplorer::{Detail, Error};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};

/// The reason why a call failed: an error of the core, or a Python exception.
pub enum Failure {
    Core(Error),
    Python(PyErr),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Core(error)
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Failure::Python(error)
    }
}

/// The arguments of a call that are texts, each with its name.
pub type Texts<'t> = &'t [(&'static str, String)];

impl Failure {
    /// Return the Python exception. Its span counts characters, as Python does, and not UTF-16 units.
    pub fn raise(self, py: Python<'_>, texts: Texts<'_>) -> PyErr {
        match self {
            Failure::Python(error) => error,
            Failure::Core(error) => raised(py, &error, texts).unwrap_or_else(|other| other),
        }
    }
}

fn raised(py: Python<'_>, error: &Error, texts: Texts<'_>) -> PyResult<PyErr> {
    let details = PyDict::new(py);
    for (name, value) in &error.details {
        match value {
            Detail::Number(n) => details.set_item(name, n)?,
            Detail::Text(text) => details.set_item(name, text)?,
            Detail::List(list) => details.set_item(name, list)?,
        }
    }
    let span = error.span.map(|span| match field(error, texts) {
        Some(text) => (characters(text, span.start), characters(text, span.end)),
        None => (span.start, span.end),
    });
    let arguments = (error.code.as_str(), error.message.as_str(), span, details);
    Ok(PyErr::from_value(class(py)?.call1(arguments)?))
}

/// Return the argument to whose text the span of an error refers, if any.
fn field<'t>(error: &Error, texts: Texts<'t>) -> Option<&'t str> {
    let field = error.details.iter().find(|(name, _)| *name == "field").map(|(_, value)| value);
    let found = match field {
        Some(Detail::Text(field)) => texts.iter().find(|(name, _)| *name == field.as_str()),
        _ => texts.first(),
    };
    found.map(|(_, text)| text.as_str())
}

/// Return the number of characters in the first `units` UTF-16 units of a text.
fn characters(text: &str, units: usize) -> usize {
    let mut seen = 0;
    let before = text.chars().take_while(|c| {
        seen += c.len_utf16();
        seen <= units
    });
    before.count()
}

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "mexplorer.errors", "MexError")
}

/// The payload of a panic that ends a long computation: the Python exception to raise.
pub struct Ended(pub PyErr);

/// Return the Python exception for a panic: the exception in an [`Ended`], or else a `RuntimeError` that reports a bug
/// in the core.
pub fn from_panic(panic: Box<dyn std::any::Any + Send>) -> PyErr {
    match panic.downcast::<Ended>() {
        Ok(ended) => ended.0,
        Err(_) => PyRuntimeError::new_err("the core panicked, which is a bug; please report it"),
    }
}
