//! Tables, whose values become arrays of numpy without a copy: all at the end, or in parts.

use mexplorer::options::TableOptions;
use mexplorer::{Advance, Game, GrundyValues, Period, Proof, TableJob};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;

use crate::answers::{Answer, answer};
use crate::failure::Failure;
use crate::options::{Watch, options, refused, unlocked, whole};

/// Steps between two looks at signals and the listener: some milliseconds.
const SLICE: u64 = 1 << 24;

/// Values of a part that is full. More are computed then than were handed out, and while that is so the
/// core goes on by few steps: what is handed out can be on disk.
const FULL: usize = 1 << 18;

/// The table of heaps 0 to `upto`. Where `part` is given, it is called with each part, and the table
/// itself has no values; with `resume` the job goes on after values that were computed before. Beyond
/// the largest table of a page only a budget that is given leads, since memory may end before it.
#[pyfunction]
#[pyo3(signature = (game, upto, given, listener, resume, part))]
pub fn table<'py>(
    py: Python<'py>,
    game: &str,
    upto: &Bound<'py, PyAny>,
    given: &Bound<'py, PyDict>,
    listener: Option<Py<PyAny>>,
    resume: Option<&Bound<'py, PyAny>>,
    part: Option<Py<PyAny>>,
) -> Answer<'py> {
    let texts = [("game", game)];
    let found = || {
        let (upto, known) = (whole("upto", upto)?, resume.map(kept).transpose()?);
        let TableOptions { budget, .. } = options(given)?;
        let bounded = given.contains("budget")?;
        let mut watch = Watch::new(listener);
        unlocked(py, move || {
            let game = Game::parse(game)?;
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
                watch.look(advance.reached, upto)?;
                if advance.done {
                    Python::attach(|py| watch.tell(py, advance.reached, upto))?;
                    return Ok((advance, nimbers));
                }
            }
        })
    };
    let (last, nimbers) = found().map_err(|failure| failure.raise(py, &texts))?;
    let Advance { game, period, proof, reached, .. } = last;
    with_values(py, Summary { game, period, proof, reached }, nimbers)
}

/// What is said of a table beside its values.
#[derive(Serialize)]
struct Summary {
    game: String,
    period: Option<Period>,
    proof: Option<Proof>,
    reached: u64,
}

/// An answer with the values beside it.
fn with_values(py: Python<'_>, found: impl Serialize, values: GrundyValues) -> Answer<'_> {
    let result = answer(py, &[], Ok(found))?;
    result.set_item("nimbers", array(py, values))?;
    Ok(result)
}

/// Call `part` with the next part.
fn hand_over(
    py: Python<'_>,
    part: &Py<PyAny>,
    found: &Advance,
    values: GrundyValues,
) -> PyResult<()> {
    part.call1(py, (with_values(py, found, values)?,))?;
    Ok(())
}

/// Add a part to the values of a table to `upto`.
fn add(values: &mut GrundyValues, part: &GrundyValues, upto: u64) {
    if matches!(part, GrundyValues::Narrow(_)) {
        values.narrow();
    }
    values.make_room(upto as usize + 1);
    values.append(part);
}

/// The array that takes the values over.
fn array(py: Python<'_>, values: GrundyValues) -> Bound<'_, PyAny> {
    match values {
        GrundyValues::Bytes(values) => PyArray1::from_vec(py, values).into_any(),
        GrundyValues::Narrow(values) => PyArray1::from_vec(py, values).into_any(),
        GrundyValues::Wide(values) => PyArray1::from_vec(py, values).into_any(),
    }
}

/// Values that were handed out before: an array of one of the kinds that are.
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
    found.ok_or_else(|| refused("resume", values, expected).into())
}
