//! Draw random inputs as large as the judges allow. Such inputs reveal mistakes of size: sums that exceed 32 bits,
//! arrays that are too short, rounded fractions, lists that end too early.

use super::asked::Asked;
use super::limits::JudgeLimits;
use super::problem::Cases;
use mexplorer::{Result, Rng};

mod balance;
pub(super) mod boards;
pub(super) mod graphs;
pub(super) mod lists;
pub(super) mod numbers;
pub(super) mod rows;
pub(super) mod sets;
pub(super) mod splits;
pub(super) mod wythoff;

/// A function that draws one case.
pub(super) type Draw = fn(&mut Large<'_>) -> String;

/// The respect in which an input is large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Few large numbers.
    Numbers,
    /// Many small numbers.
    Counts,
    /// Many large numbers.
    Both,
    /// Many cases, each of a few numbers.
    Cases,
}

/// The state of drawing one input.
pub(super) struct Large<'r> {
    pub rng: &'r mut Rng,
    pub limits: JudgeLimits,
    kind: Kind,
    /// Whether the case should be won by the second player, if the problem allows such a case.
    pub is_lost: bool,
    /// The index of the case among those with the same winner. It grows from input to input and from case to case. A
    /// function that draws its special cases in turn by this number draws each of them in a batch.
    pub turn: u64,
    /// The number of numbers that may still be added to the input.
    left: u64,
    /// Whether the next number of [`Large::big`] is the largest allowed. This is so for the first number of an input of
    /// kind `Both`, so that each batch has the limit itself.
    is_at_limit: bool,
}

/// Draw a random input of a problem, as large as its judge allows in numbers, in counts or in both; see
/// [`limits`](super::limits). The input has at most about `most` numbers. The same seed gives the same input.
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

/// Draw an input of at most about `most` numbers, within the limits of the judge. The kind of size and the winner
/// alternate with the seed, so that a few inputs of consecutive seeds cover all kinds.
pub(super) fn draw(problem: &Asked, seed: u64, most: u64) -> String {
    // Invert the seed, so that the random numbers differ from those of the small input with the same seed.
    let rng = &mut Rng::new(!seed);
    let limits = problem.limits();
    let many = if problem.cases().are_many() { limits.cases } else { 1 };
    let kinds = [Kind::Numbers, Kind::Counts, Kind::Both, Kind::Cases];
    let kinds = &kinds[..if many > 1 { 4 } else { 3 }];
    let kind = kinds[(seed % kinds.len() as u64) as usize];
    let round = seed / kinds.len() as u64;
    let is_lost = round.is_multiple_of(2);
    let turn = round / 2 * kinds.len() as u64 + seed % kinds.len() as u64;
    let has_all_cases = match kind {
        Kind::Cases => true,
        Kind::Counts => is_lost,
        Kind::Both => !is_lost,
        Kind::Numbers => false,
    };
    // Draw all cases or only up to three, which detect programs that keep data of the previous case.
    let count = if has_all_cases { many } else { rng.within(1, many.min(3)) };
    let is_at_limit = kind == Kind::Both;
    let mut large = Large { rng, limits, kind, is_lost, turn, left: most, is_at_limit };
    let mut cases: Vec<String> = Vec::new();
    while (cases.len() as u64) < count && (cases.is_empty() || large.has_room()) {
        let case = problem.draw_large(&mut large);
        let (words, letters) = size(&case);
        large.left = large.left.saturating_sub(words.max(letters / DIGITS).max(1));
        if problem.shares_count() {
            large.limits.count = large.limits.count.saturating_sub(words.max(letters));
        }
        large.is_lost = !large.is_lost;
        // The next case with the same winner is the one after the next.
        large.turn += u64::from(large.is_lost == is_lost);
        // Omit a case that programs would take for the mark at the end of the input.
        if !is_end(problem.cases(), &case) {
            cases.push(case);
        }
    }
    problem.cases().written(&cases)
}

/// The number of letters that take as much room as a number.
const DIGITS: u64 = 10;

/// Return the number of words of a case, and the number of letters in words that are not numbers.
fn size(case: &str) -> (u64, u64) {
    let is_number = |word: &str| word.ends_with(|sign: char| sign.is_ascii_digit());
    case.split_whitespace().fold((0, 0), |(words, letters), word| {
        (words + 1, letters + if is_number(word) { 0 } else { word.len() as u64 })
    })
}

fn is_end(cases: Cases, case: &str) -> bool {
    let zeros = case.split_whitespace().take_while(|word| *word == "0").count();
    matches!(cases, Cases::UntilZeros(many) if zeros >= many)
}

/// The number of objects (heaps or letters) that must be exceeded by the limit of a further case.
const FEWEST: u64 = 9;

impl Large<'_> {
    /// Draw the number of heaps, nodes or letters of a case.
    pub fn count(&mut self) -> u64 {
        let limit = self.limits.count;
        self.count_of(limit)
    }

    /// Draw a number of objects, at most `limit`: at or near the limit if the input is large in counts, otherwise at
    /// most 6.
    pub fn count_of(&mut self, limit: u64) -> u64 {
        let most = limit.min(self.most()).max(1);
        match self.kind {
            Kind::Numbers | Kind::Cases => self.rng.within(1, most.min(6)),
            _ if self.rng.below(2) == 0 => most,
            _ => self.rng.within(most - most / 8, most),
        }
    }

    /// Return the number of numbers that may still be added to the input, at least 6.
    pub fn most(&self) -> u64 {
        self.left.max(6)
    }

    /// Draw a number from `least` to the largest allowed, often at or near the limit. If the input is large in counts
    /// only, the number is at most `least + 8`; if in cases only, at most `least + 20` in half of the draws.
    pub fn number(&mut self, least: u64) -> u64 {
        let limit = self.limits.largest;
        match self.kind {
            Kind::Counts => self.rng.within(least, limit.min(least + 8)),
            Kind::Cases if self.rng.below(2) == 0 => self.rng.within(least, limit.min(least + 20)),
            _ => self.big(least, limit),
        }
    }

    /// Draw a number from `least` to `limit`, usually in the upper half, often at or near `limit`.
    pub fn big(&mut self, least: u64, limit: u64) -> u64 {
        if std::mem::take(&mut self.is_at_limit) {
            return limit;
        }
        match self.rng.below(6) {
            0 => limit,
            1 => self.rng.within(limit.saturating_sub(9).max(least), limit),
            2 => self.rng.within(least, limit),
            3 => self.round(limit).max(least),
            _ => self.rng.within((limit / 2).max(least), limit),
        }
    }

    /// Draw a number up to `limit` that is a power of 2 or one less, which rounded logarithms take for another number,
    /// or a number whose lower half of bits is 0, 1 or 2, which short types take for a small number.
    fn round(&mut self, limit: u64) -> u64 {
        let bits = u64::from(limit.max(1).ilog2());
        let power = 1 << self.rng.within(bits / 2, bits);
        let low = 1 << if bits > 31 { 32 } else { 8 << u32::from(bits > 15) };
        let number = match self.rng.below(3) {
            0 => power,
            1 => power - 1,
            _ => self.rng.within(limit / low / 2, limit / low) * low + self.rng.below(3),
        };
        number.min(limit)
    }

    /// Return whether the input may have a further case.
    fn has_room(&self) -> bool {
        self.left > 0 && (self.limits.count == 0 || self.limits.count > FEWEST)
    }

    pub fn numbers(&mut self, count: u64, least: u64) -> Vec<u64> {
        (0..count).map(|_| self.number(least)).collect()
    }

    pub fn coin(&mut self) -> bool {
        self.rng.below(2) == 0
    }

    /// Return whether the case is to be the hardest one of the batch: a case of kind `Both`, of which each batch has
    /// one or two.
    pub fn is_hardest(&self) -> bool {
        self.kind == Kind::Both && !self.is_lost
    }

    /// Return whether the numbers of the input are large.
    pub fn is_wide(&self) -> bool {
        self.kind != Kind::Counts
    }
}
