//! Reading the options of a call from a `dict` of numbers, and its listener.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use mexplorer::options::Steps;
use mexplorer::{Budget, Error, ErrorCode, cache};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Deserialize;
use serde::de::value::MapDeserializer;

use crate::failure::{Ended, Failure, from_panic};

/// How often a long call checks whether it is to end, and reports how far it is.
const OFTEN: Duration = Duration::from_millis(50);

/// The options that are given, each a number in its range.
///
/// # Errors
/// `bad-option`, with the option's name.
pub fn options<T: for<'de> Deserialize<'de>>(given: &Bound<'_, PyDict>) -> Result<T, Failure> {
    let mut read = Vec::new();
    for (name, value) in given {
        let name: String = name.extract()?;
        let number = value.extract::<f64>().ok();
        // Each by itself first, so that the error names the one that is wrong.
        let alone = number.map(|number| [(name.clone(), number)]);
        match alone.map(|alone| T::deserialize(MapDeserializer::new(alone.into_iter()))) {
            Some(Ok(_)) => read.extend(number.map(|number| (name, number))),
            Some(Err(Expected(expected))) => return Err(refused(&name, &value, &expected).into()),
            None => return Err(refused(&name, &value, "a number").into()),
        }
    }
    T::deserialize(MapDeserializer::new(read.into_iter()))
        .map_err(|Expected(expected)| refused("options", given.as_any(), &expected).into())
}

/// A whole number from 0 on.
///
/// # Errors
/// `bad-option`, with the argument's name.
pub fn whole(name: &'static str, value: &Bound<'_, PyAny>) -> Result<u64, Failure> {
    let number = value.extract::<u64>().ok().filter(|n| *n <= mexplorer::MAX_HEAP);
    number.ok_or_else(|| refused(name, value, "a whole number from 0 to 9007199254740991").into())
}

/// The error of an argument or an option that is not what it should be.
pub fn refused(option: &str, found: &Bound<'_, PyAny>, expected: &str) -> Error {
    let found = found.repr().map(|text| text.to_string()).unwrap_or_default();
    let message = format!("expected {option} to be {expected}, found {found}");
    Error::new(ErrorCode::BadOption, message)
        .with("option", option)
        .with("found", found)
        .with("expected", expected)
}

/// What an option should have been.
#[derive(Debug)]
struct Expected(String);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Expected {}

impl serde::de::Error for Expected {
    fn custom<T: fmt::Display>(expected: T) -> Self {
        Expected(expected.to_string())
    }

    fn invalid_type(_: serde::de::Unexpected<'_>, expected: &dyn serde::de::Expected) -> Self {
        Expected(expected.to_string())
    }

    fn invalid_value(_: serde::de::Unexpected<'_>, expected: &dyn serde::de::Expected) -> Self {
        Expected(expected.to_string())
    }
}

/// Who hears how far a call is: `None`, or what is called with the count done and the count of all.
pub struct Watch {
    listener: Option<Py<PyAny>>,
    next: Instant,
}

impl Watch {
    pub fn new(listener: Option<Py<PyAny>>) -> Self {
        Watch { listener, next: Instant::now() + OFTEN }
    }

    /// Look whether the call is to end, if that was not done just now.
    ///
    /// # Errors
    /// What a signal or the listener raised: Ctrl-C ends the call.
    pub fn look(&mut self, done: u64, total: u64) -> PyResult<()> {
        if Instant::now() < self.next {
            return Ok(());
        }
        let looked = Python::attach(|py| {
            py.check_signals()?;
            self.tell(py, done, total)
        });
        self.next = Instant::now() + OFTEN;
        looked
    }

    /// Tell the listener.
    ///
    /// # Errors
    /// What it raised.
    pub fn tell(&self, py: Python<'_>, done: u64, total: u64) -> PyResult<()> {
        if let Some(listener) = &self.listener {
            listener.call1(py, (done, total))?;
        }
        Ok(())
    }
}

/// The bytes of tables and quotients that each thread keeps between its calls.
const BYTES: usize = 48 << 20;

thread_local! {
    /// Begun with the first call of a thread.
    static KEPT: () = cache::keep(BYTES);
}

/// Run `work` without the lock of the interpreter, so that other threads go on.
///
/// # Errors
/// The core's own, what ended it, and a panic as `RuntimeError`.
pub fn unlocked<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Failure> + Send,
) -> Result<T, Failure> {
    py.detach(|| {
        KEPT.with(|()| ());
        catch_unwind(AssertUnwindSafe(work))
            .unwrap_or_else(|panic| Err(Failure::Python(from_panic(panic))))
    })
}

/// The same, within a budget of steps that is watched.
///
/// # Errors
/// As for [`unlocked`].
pub fn budgeted<T: Send, const DEFAULT: u64>(
    py: Python<'_>,
    budget: Steps<DEFAULT>,
    listener: Option<Py<PyAny>>,
    work: impl FnOnce(&mut Budget<'_>) -> Result<T, Error> + Send,
) -> Result<T, Failure> {
    let mut watch = Watch::new(listener);
    unlocked(py, move || {
        let mut look = |done: u64, total: u64| {
            if let Err(error) = watch.look(done, total) {
                // Nothing of the computation is kept, so it need not be asked to end.
                resume_unwind(Box::new(Ended(error)));
            }
        };
        Ok(work(&mut Budget::steps(budget.get()).watched(&mut look))?)
    })
}
