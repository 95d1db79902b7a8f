//! Proofs of formulas: theorems on rules whose options are ranges, quotients or amounts, each proven by induction.

pub(crate) mod amounts;
pub(crate) mod automatic;
pub(crate) mod known;
pub(crate) mod ranges;
pub(crate) mod recurring;
pub(crate) mod scaling;

use serde::Serialize;

/// The theorem that proves a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FormTheorem"))]
pub struct Theorem {
    /// The id of the theorem, from which a page makes a text: `period` or similar, the id of a game's theorem, or the
    /// id of an induction.
    pub id: &'static str,
    /// The author; `None` if the core proves the formula itself.
    pub author: Option<&'static str>,
    /// The year of publication.
    pub year: Option<u16>,
}

impl Theorem {
    pub(crate) const fn of(id: &'static str, author: &'static str, year: u16) -> Theorem {
        Theorem { id, author: Some(author), year: Some(year) }
    }

    pub(crate) const fn own(id: &'static str) -> Theorem {
        Theorem { id, author: None, year: None }
    }
}
