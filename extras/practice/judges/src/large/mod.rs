//! Random inputs as large as the judges allow, which reveal mistakes of size: sums that exceed 32 bits, arrays that
//! are too short, rounded fractions, lists that end too early.

use super::asked::Asked;
use super::limits::JudgeLimits;
use super::problem::Cases;
use mexplorer::{Result, Rng};

pub(super) mod boards;
pub(super) mod graphs;
pub(super) mod lists;
pub(super) mod numbers;

/// Draws one case.
pub(super) type Draw = fn(&mut Large<'_>) -> String;

/// The kind of size of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Few large numbers.
    Numbers,
    /// Many small numbers.
    Counts,
    /// Many large numbers.
    Both,
    /// Many cases, of few numbers each.
    Cases,
}

/// The draw of one input.
pub(super) struct Large<'r> {
    pub rng: &'r mut Rng,
    pub limits: JudgeLimits,
    kind: Kind,
    /// Whether the second player is to win, where a case can be drawn so.
    pub is_lost: bool,
    /// The count of numbers that the input may still have.
    left: u64,
}

/// A random input of a problem, as large as its judge allows in numbers, in counts or in both, but of at most `most`
/// numbers or so: see [`limits`](super::limits). The same seed gives the same input.
///
/// ```
/// use mexplorer_judges::large_test;
/// let input = large_test("P2252", 1, 1000)?;
/// assert!(input.split_whitespace().any(|heap| heap.len() >= 8));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`.
pub fn large_test(id: &str, seed: u64, most: u64) -> Result<String> {
    let problem = Asked::find(id)?;
    Ok(draw(&problem, seed, most) + "\n")
}

/// An input of about `most` numbers at most, drawn within the limits of the judge. The kind of size and the winner
/// alternate with the seed, so that a few inputs of consecutive seeds cover all kinds.
pub(super) fn draw(problem: &Asked, seed: u64, most: u64) -> String {
    // Use other choices than the small input of the same seed.
    let rng = &mut Rng::new(!seed);
    let limits = problem.limits();
    let many = if problem.cases().are_many() { limits.cases } else { 1 };
    let kinds = [Kind::Numbers, Kind::Counts, Kind::Both, Kind::Cases];
    let kinds = &kinds[..if many > 1 { 4 } else { 3 }];
    let kind = kinds[(seed % kinds.len() as u64) as usize];
    let is_lost = (seed / kinds.len() as u64).is_multiple_of(2);
    let count = match kind {
        Kind::Cases => many,
        // Several cases, so that data left from one case meets another.
        _ => rng.within(1, many.min(3)),
    };
    let mut large = Large { rng, limits, kind, is_lost, left: most };
    let mut cases: Vec<String> = Vec::new();
    while (cases.len() as u64) < count && (cases.is_empty() || large.left > 0) {
        let case = problem.draw_large(&mut large);
        let words = case.split_whitespace().count() as u64;
        large.left = large.left.saturating_sub(words.max(1));
        large.is_lost = !large.is_lost;
        // Omit a case that would be read as the end of the input.
        if !is_end(problem.cases(), &case) {
            cases.push(case);
        }
    }
    problem.cases().written(&cases)
}

fn is_end(cases: Cases, case: &str) -> bool {
    let zeros = case.split_whitespace().take_while(|word| *word == "0").count();
    matches!(cases, Cases::UntilZeros(many) if zeros >= many)
}

impl Large<'_> {
    /// The count of heaps, nodes or letters of a case.
    pub fn count(&mut self) -> u64 {
        let limit = self.limits.count;
        self.count_of(limit)
    }

    /// A count of things, at most `limit`.
    pub fn count_of(&mut self, limit: u64) -> u64 {
        let most = limit.min(self.left.max(6)).max(1);
        match self.kind {
            Kind::Numbers | Kind::Cases => self.rng.within(1, most.min(6)),
            _ if self.rng.below(2) == 0 => most,
            _ => self.rng.within(most - most / 8, most),
        }
    }

    /// A number from `least` to the largest, at the limit or near it, unless the input is large in counts.
    pub fn number(&mut self, least: u64) -> u64 {
        let limit = self.limits.largest;
        match self.kind {
            Kind::Counts => self.rng.within(least, limit.min(least + 8)),
            Kind::Cases if self.rng.below(2) == 0 => self.rng.within(least, limit.min(least + 20)),
            _ => self.big(least, limit),
        }
    }

    /// A number at the upper limit or near it, or any.
    pub fn big(&mut self, least: u64, limit: u64) -> u64 {
        match self.rng.below(5) {
            0 => limit,
            1 => self.rng.within(limit.saturating_sub(9).max(least), limit),
            2 => self.rng.within(least, limit),
            _ => self.rng.within((limit / 2).max(least), limit),
        }
    }

    pub fn numbers(&mut self, count: u64, least: u64) -> Vec<u64> {
        (0..count).map(|_| self.number(least)).collect()
    }

    pub fn coin(&mut self) -> bool {
        self.rng.below(2) == 0
    }

    /// Whether the input has many large numbers.
    pub fn is_all(&self) -> bool {
        self.kind == Kind::Both
    }

    /// Whether the numbers of the input are large.
    pub fn is_wide(&self) -> bool {
        self.kind != Kind::Counts
    }
}
