//! The list of practice problems that a text may mean. An extra registers the list; without a list, texts mean games
//! and views only.

use std::sync::OnceLock;

/// A list of practice problems.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// The ids of the problems, such as `891` or `HDU1847`.
    pub ids: &'static [&'static str],
    /// A function that returns the problems whose input format fits a text, the best first, each with a score. A score
    /// above 0 means that something in the text besides its readable numbers supports the problem.
    pub fitting: fn(&str) -> Vec<(&'static str, f64)>,
}

static KNOWN: OnceLock<Catalogue> = OnceLock::new();

/// Register the practice problems for [`readings`](crate::readings), in all threads. Later calls have no effect.
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
