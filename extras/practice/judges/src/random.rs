//! Random inputs of the practice problems, which are also valid at the original judges.

use super::asked::Asked;
use super::judge;
use super::problem::{Cases, Print};
use mexplorer::{Budget, Outcome, Result, Rng};

/// The greatest number of attempts to draw an input with the wanted answer; after these, the last input is used.
const DRAWS: u32 = 60;

/// The length of an input, in characters, from which on no further case is added.
const LONG: usize = 150;

/// The budget of steps for the answer to a drawn input; small inputs need far fewer.
const STEPS: u64 = 1_000_000;

/// Draw a small valid input of a problem; the same seed gives the same input.
///
/// Over the seeds, both answers are about equally frequent. Edge cases occur as well: empty stairs, equal heaps, tokens
/// that share a node or cannot move.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer_judges::{judge, random_test};
/// let input = random_test("892", 7)?;
/// assert_eq!(input, random_test("892", 7)?);
/// assert!(["Yes", "No"].contains(&judge("892", &input, &mut Budget::default())?.as_str()));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`.
pub fn random_test(id: &str, seed: u64) -> Result<String> {
    let problem = Asked::find(id)?;
    let mut rng = Rng::new(seed);
    let many = if problem.cases().are_many() { rng.within(2, 5) } else { 1 };
    let mut cases: Vec<String> = Vec::new();
    let mut length = 0;
    while (cases.len() as u64) < many && length < LONG {
        let case = problem.case(id, &mut rng);
        length += case.len();
        cases.push(case);
    }
    Ok(problem.cases().written(&cases) + "\n")
}

/// Draw an input of a problem without regard to the winner, with three cases if the format allows several.
pub(super) fn sample(cases: Cases, draw: &dyn Fn(&mut Rng) -> String, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let many = if cases.are_many() { 3 } else { 1 };
    let drawn: Vec<String> = (0..many).map(|_| draw(&mut rng)).collect();
    cases.written(&drawn)
}

impl Asked {
    /// Draw a random case. In a case about the winner of one position, both players win equally often.
    fn case(&self, id: &str, rng: &mut Rng) -> String {
        if let Print::Computed | Print::Joined(..) = self.print() {
            return self.draw(rng);
        }
        let answer = |case: &str| {
            let input = self.cases().written(&[case.to_string()]);
            judge(id, &input, &mut Budget::steps(STEPS)).unwrap_or_default()
        };
        let wanted = rng.below(2) == 0;
        let mut drawn = self.draw(rng);
        for _ in 0..DRAWS {
            let found = answer(&drawn);
            // Accept a case of several positions at once: its own draw balances the winners.
            if found.contains('\n') || (found == self.print().winner(1, Outcome::N)) == wanted {
                break;
            }
            drawn = self.draw(rng);
        }
        drawn
    }
}

pub(super) fn judged(id: &str, input: &str, wanted: impl Fn(&str) -> bool) -> bool {
    judge(id, input, &mut Budget::default()).is_ok_and(|answer| wanted(&answer))
}

/// Choose the winner at random, and draw inputs until that player wins, or until [`DRAWS`] inputs have failed.
pub(super) fn fair(
    rng: &mut Rng,
    draw: &mut dyn FnMut(&mut Rng) -> String,
    won: &dyn Fn(&str) -> bool,
) -> String {
    if rng.is_scripted() {
        return draw(rng);
    }
    let wanted = rng.below(2) == 0;
    let mut drawn = draw(rng);
    for _ in 0..DRAWS {
        if won(&drawn) == wanted {
            break;
        }
        drawn = draw(rng);
    }
    drawn
}
