//! Compute tables whose values become numpy arrays without a copy: one array at the end, or an array for each part.

use mexplorer::calls::given::{Given, refused};
use mexplorer::calls::{self, Call, Options};
use mexplorer::options::TableOptions;
use mexplorer::{Advance, Game, GrundyValues, Period, Proof, TableJob};
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::Serialize;

use crate::answers::{Answer, with_values};
use crate::failure::Failure;
use crate::given::{Value, texts};
use crate::run::{Listener, unlocked};

/// The number of steps between two checks for signals and reports to the listener. These steps take some milliseconds.
const SLICE: u64 = 1 << 24;

/// The number of values of a full part. After a full part, the core has computed values that it has not returned yet.
/// The next slice then has few steps, so that the caller can store each part before the next part.
const FULL: usize = 1 << 18;

/// Compute the table of heaps 0 to `upto`. If the function `part` is given, it is called with each part, and the
/// returned table has no values. With `resume`, an array of known values, the computation continues after these values.
/// A table above the default limit of heaps needs a budget, since memory may run out first.
#[pyfunction]
#[pyo3(signature = (arguments, chosen, listener, resume, part))]
pub fn table<'py>(
    py: Python<'py>,
    arguments: Bound<'py, PyTuple>,
    chosen: Bound<'py, PyDict>,
    listener: Option<Py<PyAny>>,
    resume: Option<&Bound<'py, PyAny>>,
    part: Option<Py<PyAny>>,
) -> Answer<'py> {
    let texts = texts(calls::Table::ARGUMENTS, &arguments);
    let found = || {
        let (game, upto) = calls::Table::read(&Value(arguments.into_any()))?;
        let (upto, known) = (upto.get(), resume.map(kept).transpose()?);
        let bounded = chosen.contains("budget")?;
        let TableOptions { budget, .. } = TableOptions::read(&Value(chosen.into_any()))?;
        let mut listener = Listener::new(listener);
        unlocked(py, move || {
            let game = Game::parse(&game)?;
            let job = if bounded { TableJob::unlimited } else { TableJob::new };
            let mut job = job(&game, upto)?.limited(budget.get());
            if let Some(known) = known {
                job = job.resumed(&known);
            }
            let (mut nimbers, mut steps) = (GrundyValues::bytes(), SLICE);
            loop {
                let mut advance = job.advance(steps)?;
                let values = std::mem::take(&mut advance.nimbers);
                steps = if values.len() < FULL { SLICE } else { FULL as u64 };
                match &part {
                    Some(part) => Python::attach(|py| hand_over(py, part, &advance, values))?,
                    None => add(&mut nimbers, &values, upto),
                }
                listener.look(advance.reached, upto)?;
                if advance.done {
                    Python::attach(|py| listener.report(py, advance.reached, upto))?;
                    return Ok((advance, nimbers));
                }
            }
        })
    };
    let (last, nimbers) = found().map_err(|failure| failure.raise(py, &texts))?;
    let Advance { game, period, proof, reached, .. } = last;
    with_values(py, &Summary { game, period, proof, reached }, nimbers)
}

/// The fields of a table other than its values.
#[derive(Serialize)]
struct Summary {
    game: String,
    period: Option<Period>,
    proof: Option<Proof>,
    reached: u64,
}

/// Call the Python function `part` with the next part of a table.
fn hand_over(
    py: Python<'_>,
    part: &Py<PyAny>,
    found: &Advance,
    values: GrundyValues,
) -> PyResult<()> {
    part.call1(py, (with_values(py, found, values)?,))?;
    Ok(())
}

/// Append a part to the values of a table that ends at heap `upto`.
fn add(values: &mut GrundyValues, part: &GrundyValues, upto: u64) {
    if matches!(part, GrundyValues::Narrow(_)) {
        values.narrow();
    }
    values.make_room(upto as usize + 1);
    values.append(part);
}

/// Read values that an earlier call returned, from an array of type uint8, uint16 or uint32.
fn kept(values: &Bound<'_, PyAny>) -> Result<GrundyValues, Failure> {
    fn read<T: numpy::Element + Copy>(values: &Bound<'_, PyAny>) -> Option<Vec<T>> {
        let values: PyReadonlyArray1<'_, T> = values.extract().ok()?;
        Some(values.as_array().iter().copied().collect())
    }
    let bytes = read(values).map(GrundyValues::Bytes);
    let found = bytes
        .or_else(|| read(values).map(GrundyValues::Narrow))
        .or_else(|| read(values).map(GrundyValues::Wide));
    let expected = "an array of numpy of the kind uint8, uint16 or uint32, with one axis";
    found.ok_or_else(|| {
        refused("resume", Value(values.to_owned()).written(), expected.into()).into()
    })
}
