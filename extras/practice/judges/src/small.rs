//! All the smallest inputs of a practice problem.

use rustc_hash::FxHashSet;

use super::asked::Asked;
use mexplorer::{Result, Rng, all_small};

/// The greatest number of inputs drawn in the search for small inputs.
const MOST_SMALL: usize = 20_000;

/// Return the first `count` of the smallest inputs of a problem, each of one case, or as many as there are. The search
/// enumerates every choice that a random input makes, low ones first.
///
/// ```
/// use mexplorer_judges::small_tests;
/// assert_eq!(small_tests("HDU1847", 3)?, ["1\n", "2\n", "3\n"]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`.
pub fn small_tests(id: &str, count: usize) -> Result<Vec<String>> {
    let problem = Asked::find(id)?;
    let mut inputs: Vec<String> = Vec::new();
    let draw = |rng: &mut Rng| problem.cases().written(&[problem.draw(rng)]) + "\n";
    let mut known = FxHashSet::default();
    all_small(MOST_SMALL, draw, |input| {
        if inputs.len() < count && known.insert(input.clone()) {
            inputs.push(input);
        }
        inputs.len() < count
    });
    Ok(inputs)
}
