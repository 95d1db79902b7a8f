//! Run a call without holding the lock of the Python interpreter, report its progress to a listener, and end it on
//! Ctrl-C.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use mexplorer::calls::Watch;
use mexplorer::{Error, cache};
use pyo3::prelude::*;

use crate::failure::{Ended, Failure, from_panic};

/// The minimum interval between two reports of progress. Each report also checks whether the call must end.
const OFTEN: Duration = Duration::from_millis(50);

/// The listener of a call, a Python function that receives the amount of work done and the total amount.
pub struct Listener {
    listener: Option<Py<PyAny>>,
    next: Instant,
}

impl Listener {
    pub fn new(listener: Option<Py<PyAny>>) -> Self {
        Listener { listener, next: Instant::now() + OFTEN }
    }

    /// Report the progress and check for signals, at most once per [`OFTEN`].
    ///
    /// # Errors
    /// The exception raised by a signal, such as Ctrl-C, or by the listener. The exception ends the call.
    pub fn look(&mut self, done: u64, total: u64) -> PyResult<()> {
        if Instant::now() < self.next {
            return Ok(());
        }
        let looked = Python::attach(|py| {
            py.check_signals()?;
            self.report(py, done, total)
        });
        self.next = Instant::now() + OFTEN;
        looked
    }

    /// Call the listener, if any.
    ///
    /// # Errors
    /// The exception that the listener raised.
    pub fn report(&self, py: Python<'_>, done: u64, total: u64) -> PyResult<()> {
        if let Some(listener) = &self.listener {
            listener.call1(py, (done, total))?;
        }
        Ok(())
    }
}

/// The maximum size, in bytes, of the tables and quotients that each thread caches between calls.
const BYTES: usize = 48 << 20;

thread_local! {
    /// A value whose initialization, on first access in a thread, sets the size of the thread's cache.
    static KEPT: () = cache::keep(BYTES);
}

/// Run `work` without holding the lock of the Python interpreter, so that other threads can run.
///
/// # Errors
/// The errors of `work`, the exception that ended the call, and a panic as `RuntimeError`.
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

/// Run `work` without holding the lock of the Python interpreter, and report its progress to a listener.
///
/// # Errors
/// The errors of [`unlocked`].
pub fn watched<T: Send>(
    py: Python<'_>,
    listener: Option<Py<PyAny>>,
    work: impl FnOnce(Watch<'_>) -> Result<T, Error> + Send,
) -> Result<T, Failure> {
    let mut listener = Listener::new(listener);
    unlocked(py, move || {
        let mut look = |done: u64, total: u64| {
            if let Err(error) = listener.look(done, total) {
                // Unwinding is safe: the results of the computation so far are discarded.
                resume_unwind(Box::new(Ended(error)));
            }
        };
        Ok(work(&mut look)?)
    })
}
