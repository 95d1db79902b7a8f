//! Run any call of the core's table of calls. Arguments are a tuple, options a `dict` of the options that are given,
//! and the listener receives the progress of a long call.

use mexplorer::calls::{Boundary, Call, Options, Watch};
use mexplorer_shell::calls::{find, names};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::answers::{Answer, answer, with_values};
use crate::failure::Failure;
use crate::given::{Value, texts};
use crate::run::watched;

/// Run the call with the given name.
#[pyfunction]
pub fn call<'py>(
    py: Python<'py>,
    name: &str,
    arguments: Bound<'py, PyTuple>,
    options: Bound<'py, PyDict>,
    listener: Option<Py<PyAny>>,
) -> Answer<'py> {
    let run =
        find(name).ok_or_else(|| PyAttributeError::new_err(format!("no call is named {name}")))?;
    run(Caller { py, arguments, options, listener })
}

struct Caller<'py> {
    py: Python<'py>,
    arguments: Bound<'py, PyTuple>,
    options: Bound<'py, PyDict>,
    listener: Option<Py<PyAny>>,
}

impl<'py> Boundary for Caller<'py> {
    type Output = Answer<'py>;

    fn run<C: Call>(self) -> Answer<'py> {
        let Caller { py, arguments: given, options: chosen, listener } = self;
        let both = || -> Result<_, Failure> {
            let options = C::Options::read(&Value(chosen.into_any()))?;
            Ok((C::read(&Value(given.to_owned().into_any()))?, options))
        };
        let found = both().and_then(|(arguments, options)| {
            watched(py, listener, |watch: Watch<'_>| C::answer(arguments, options, watch))
        });
        let mut found = found.map_err(|failure| failure.raise(py, &texts(C::ARGUMENTS, &given)))?;
        match C::nimbers(&mut found) {
            Some(nimbers) => with_values(py, &found, nimbers),
            None => answer(py, &found),
        }
    }
}

/// Return all calls, each with the names of its arguments and of its options.
#[pyfunction]
pub fn calls() -> Vec<Signature> {
    names().into_iter().filter_map(find).map(|describe| describe(Describe)).collect()
}

/// The name of a call, and the names of its arguments and its options.
type Signature = (&'static str, Vec<&'static str>, Vec<&'static str>);

struct Describe;

impl Boundary for Describe {
    type Output = Signature;

    fn run<C: Call>(self) -> Signature {
        (C::NAME, C::ARGUMENTS.to_vec(), C::Options::NAMES.to_vec())
    }
}
