//! Run a call: without the lock of the interpreter, with its listener, and so that Ctrl-C ends it.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use mexplorer::calls::Watch;
use mexplorer::{Error, cache};
use pyo3::prelude::*;

use crate::failure::{Ended, Failure, from_panic};

/// The interval at which a long call checks whether to end, and reports its progress.
const OFTEN: Duration = Duration::from_millis(50);

/// The listener of a call, which receives the count done and the total count.
pub struct Listener {
    listener: Option<Py<PyAny>>,
    next: Instant,
}

impl Listener {
    pub fn new(listener: Option<Py<PyAny>>) -> Self {
        Listener { listener, next: Instant::now() + OFTEN }
    }

    /// Checks whether the call is to end, at most every [`OFTEN`].
    ///
    /// # Errors
    /// What a signal or the listener raised: Ctrl-C ends the call.
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

    /// Calls the listener.
    ///
    /// # Errors
    /// What it raised.
    pub fn report(&self, py: Python<'_>, done: u64, total: u64) -> PyResult<()> {
        if let Some(listener) = &self.listener {
            listener.call1(py, (done, total))?;
        }
        Ok(())
    }
}

/// The bytes of tables and quotients that each thread caches between its calls.
const BYTES: usize = 48 << 20;

thread_local! {
    /// Set up by the first call of a thread.
    static KEPT: () = cache::keep(BYTES);
}

/// Run `work` without the lock of the interpreter, so that other threads can run.
///
/// # Errors
/// Those of the core, the exception that ended the call, and a panic as `RuntimeError`.
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

/// Run without the lock, and with a listener.
///
/// # Errors
/// As for [`unlocked`].
pub fn watched<T: Send>(
    py: Python<'_>,
    listener: Option<Py<PyAny>>,
    work: impl FnOnce(Watch<'_>) -> Result<T, Error> + Send,
) -> Result<T, Failure> {
    let mut listener = Listener::new(listener);
    unlocked(py, move || {
        let mut look = |done: u64, total: u64| {
            if let Err(error) = listener.look(done, total) {
                // No result of the computation is kept, so it need not end cleanly.
                resume_unwind(Box::new(Ended(error)));
            }
        };
        Ok(work(&mut look)?)
    })
}
