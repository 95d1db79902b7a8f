//! The practice problems that a text may mean. An extra tells them; without one, texts mean games and views alone.

use std::sync::OnceLock;

/// A list of practice problems.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// The ids of the problems, such as `891` or `HDU1847`.
    pub ids: &'static [&'static str],
    /// The problems whose inputs have the format of a text, the best first. Above 0 where more speaks for a problem
    /// than that its numbers can be read.
    pub fitting: fn(&str) -> Vec<(&'static str, f64)>,
}

static KNOWN: OnceLock<Catalogue> = OnceLock::new();

/// Lets [`readings`](crate::readings) find practice problems, for all threads and for good. The first list stays.
///
/// ```
/// use mexplorer::{Catalogue, know_problems, readings};
/// know_problems(Catalogue { ids: &["HDU1847"], fitting: |_| Vec::new() });
/// let found = readings("hdu 1847");
/// assert_eq!(found[0].problem.as_deref(), Some("HDU1847"));
/// ```
pub fn know_problems(catalogue: Catalogue) {
    let _ = KNOWN.set(catalogue);
}

pub(super) fn problem_ids() -> &'static [&'static str] {
    KNOWN.get().map_or(&[], |catalogue| catalogue.ids)
}

pub(super) fn fitting(text: &str) -> Vec<(&'static str, f64)> {
    KNOWN.get().map_or(Vec::new(), |catalogue| (catalogue.fitting)(text))
}
