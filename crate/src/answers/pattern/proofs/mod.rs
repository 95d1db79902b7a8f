//! Proofs of forms: theorems on rules whose options are ranges, quotients or amounts, each an induction.

pub(crate) mod amounts;
pub(crate) mod automatic;
pub(crate) mod known;
pub(crate) mod ranges;
pub(crate) mod recurring;
pub(crate) mod scaling;

use serde::Serialize;

/// The theorem that proves a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FormTheorem"))]
pub struct Theorem {
    /// Its name, for a page to word: `period` and the like, that of a game, or of an induction.
    pub id: &'static str,
    /// The author; none where the core proves the form by itself.
    pub author: Option<&'static str>,
    /// When.
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
