//! The moves of take-and-break games: a move takes a number from a heap and leaves no heap, one, two or three heaps.

use std::ops::ControlFlow;

use super::code::TakeCode;
use super::digit::Digit;
use super::option_count;
use crate::base::Flow;
use crate::base::sort::sort_by_key;
use crate::heaps::HeapVisitor;

/// The moves that take one given number, with the conditions on the heaps that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The number taken from the heap.
    pub taken: u64,
    /// The digit: the numbers of heaps that a move may leave.
    pub digit: Digit,
    /// The least size of each heap if a move leaves two heaps; at least 1.
    pub least: u64,
    /// Whether the two heaps must differ if a move leaves two heaps, as in Grundy's game.
    pub distinct: bool,
}

impl Take {
    /// Create a take that leaves heaps of any sizes, as a digit of a code allows.
    pub fn new(taken: u64, digit: Digit) -> Self {
        Take { taken, digit, least: 1, distinct: false }
    }

    fn pairs(&self, total: u64) -> u64 {
        let equal = u64::from(self.distinct && total.is_multiple_of(2));
        self.larger(total).map_or(0, |first| first - (total.div_ceil(2) + equal) + 1)
    }

    /// Return the largest heap that can be part of a pair with the given total, or `None` if no pair is allowed.
    fn larger(&self, total: u64) -> Option<u64> {
        let smaller = if self.distinct { total.saturating_sub(1) / 2 } else { total / 2 };
        (self.digit.has(Digit::TWO) && smaller >= self.least).then(|| total - self.least)
    }

    fn has_pair(&self, small: u64, large: u64) -> bool {
        self.digit.has(Digit::TWO) && small >= self.least && !(self.distinct && small == large)
    }
}

/// The rules of a take-and-break game.
///
/// ```
/// use std::ops::ControlFlow;
/// use mexplorer::heaps::octal::TakeAndBreak;
/// let mut seen = Vec::new();
/// let _ = TakeAndBreak::grundy().options(7, &mut |heaps| {
///     seen.push(heaps.to_vec());
///     ControlFlow::Continue(())
/// });
/// assert_eq!(seen, [[6, 1], [5, 2], [4, 3]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeAndBreak {
    /// The takes in ascending order of the number taken, with one take for each number; takes with the digit 0 are
    /// dropped.
    takes: Vec<Take>,
    /// The number that the first digit of the tail takes.
    tail_from: u64,
    /// The digits that repeat indefinitely from `tail_from` on: empty, or at least one digit is not 0.
    tail: Vec<Digit>,
}

impl TakeAndBreak {
    /// Create the game with the given takes. Takes of the same number are merged if they have the same conditions on
    /// pairs. Return `None` if the conditions differ, if a move would take nothing without breaking the heap, if a
    /// digit exceeds 15, or if a least size is 0.
    pub fn new(takes: Vec<Take>) -> Option<Self> {
        TakeAndBreak::with_tail(takes, 0, Vec::new())
    }

    /// Create the game with the given takes and digits that repeat indefinitely: `tail[i]` is the digit for taking
    /// `from + i`, `from + i + tail.len()` …. Return `None` as for [`TakeAndBreak::new`]. If a digit of the tail is not
    /// 0, also return `None` if `from` is 0, if a number taken in `takes` is `from` or more, or if a digit of the tail
    /// exceeds 15.
    pub fn with_tail(mut takes: Vec<Take>, from: u64, mut tail: Vec<Digit>) -> Option<Self> {
        takes.retain(|take| take.digit != Digit(0));
        sort_by_key(&mut takes, |a| a.taken);
        let mut merged: Vec<Take> = Vec::with_capacity(takes.len());
        for take in takes {
            let whole = take.digit.0 & 3 == 0 || take.taken > 0;
            if !whole || take.digit.0 > 15 || take.least == 0 {
                return None;
            }
            match merged.last_mut() {
                Some(last) if last.taken == take.taken => {
                    let both = last.digit.0 & take.digit.0 & Digit::TWO.0 != 0;
                    if both && (last.least, last.distinct) != (take.least, take.distinct) {
                        return None;
                    }
                    if take.digit.has(Digit::TWO) {
                        (last.least, last.distinct) = (take.least, take.distinct);
                    }
                    last.digit = last.digit.or(take.digit);
                }
                _ => merged.push(take),
            }
        }
        if tail.iter().all(|digit| *digit == Digit(0)) {
            tail.clear();
        }
        let beyond = merged.last().is_some_and(|take| take.taken >= from);
        if !tail.is_empty() && (from == 0 || beyond || tail.iter().any(|digit| digit.0 > 15)) {
            return None;
        }
        Some(TakeAndBreak { takes: merged, tail_from: from, tail })
    }

    /// Return Grundy's game: break a heap into two unequal heaps (Grundy 1939).
    pub fn grundy() -> Self {
        let take = Take { taken: 0, digit: Digit::TWO, least: 1, distinct: true };
        TakeAndBreak { takes: vec![take], tail_from: 0, tail: Vec::new() }
    }

    /// Return Treblecross, one-dimensional tic-tac-toe with only crosses. The player who completes three in a row wins,
    /// so no cross may be put within two squares of another cross. The game on n squares is `0.007` on n + 2
    /// (Berlekamp, Conway and Guy 1982), which is `0.11337` on n.
    pub fn treblecross() -> Self {
        let takes = [1, 1, 3, 3, 7].into_iter().zip(1..);
        let takes = takes.map(|(digit, taken)| Take::new(taken, Digit(digit))).collect();
        TakeAndBreak { takes, tail_from: 0, tail: Vec::new() }
    }

    /// Return the takes without the digits that repeat.
    pub fn takes(&self) -> &[Take] {
        &self.takes
    }

    /// Return the digits that repeat indefinitely, and the number that the first digit takes. A finite game has no such
    /// digits.
    pub fn tail(&self) -> (u64, &[Digit]) {
        (self.tail_from, &self.tail)
    }

    /// Return the take for the number `taken`, or `None` if neither a take nor the tail has this number. A take of the
    /// tail may have the digit 0.
    pub fn take(&self, taken: u64) -> Option<Take> {
        if !self.tail.is_empty() && taken >= self.tail_from {
            let i = (taken - self.tail_from) % self.tail.len() as u64;
            return Some(Take::new(taken, self.tail[i as usize]));
        }
        self.takes.binary_search_by_key(&taken, |take| take.taken).ok().map(|i| self.takes[i])
    }

    /// Visit the options of heap `n`, each as a list of heaps in descending order, `[0]` for the empty heap. Each
    /// option is visited once: options of smaller takes first, and for the same take options with fewer heaps first.
    pub fn options(&self, n: u64, visit: HeapVisitor<'_>) -> Flow {
        self.takes
            .iter()
            .take_while(|take| take.taken <= n)
            .try_for_each(|take| show(take, n, visit))?;
        if self.tail.iter().all(|digit| digit.0 <= Digit::NOTHING.0) {
            // If the moves of the tail leave no heap, only the move that takes all n can be legal.
            let take = self.take(n).filter(|_| !self.tail.is_empty() && n >= self.tail_from);
            return take.map_or(ControlFlow::Continue(()), |take| show(&take, n, visit));
        }
        let mut each = self.tail.iter().cycle().zip(self.tail_from..=n);
        each.try_for_each(|(digit, taken)| show(&Take::new(taken, *digit), n, visit))
    }

    /// Return whether a move can leave `heaps` of heap `n`. The heaps must be in the order of
    /// [`TakeAndBreak::options`].
    pub fn is_option(&self, n: u64, heaps: &[u64]) -> bool {
        let total = heaps.iter().try_fold(0u64, |sum, heap| sum.checked_add(*heap));
        let Some(taken) = total.and_then(|total| n.checked_sub(total)) else { return false };
        let Some(take) = self.take(taken) else { return false };
        match *heaps {
            [0] => take.digit.has(Digit::NOTHING) && n > 0,
            [a] => a > 0 && take.digit.has(Digit::ONE),
            [a, b] => a >= b && take.has_pair(b, a),
            [a, b, c] => a >= b && b >= c && c > 0 && take.digit.has(Digit::THREE),
            _ => false,
        }
    }

    /// Return the number of options of heap `n`, or `None` if the number exceeds 128 bits.
    ///
    /// ```
    /// use mexplorer::heaps::octal::TakeAndBreak;
    /// assert_eq!(TakeAndBreak::grundy().count(mexplorer::MAX_HEAP), Some((1 << 52) - 1));
    /// ```
    pub fn count(&self, n: u64) -> Option<u128> {
        let mut sum = 0u128;
        for take in self.takes.iter().take_while(|take| take.taken <= n) {
            let total = n - take.taken;
            let single = Digit(take.digit.0 & !Digit::TWO.0);
            let pairs = u128::from(take.pairs(total));
            sum = sum.checked_add(option_count::leaving(single, total))?.checked_add(pairs)?;
        }
        match n.checked_sub(self.tail_from) {
            Some(rest) if !self.tail.is_empty() => {
                option_count::tail(&self.tail, rest)?.checked_add(sum)
            }
            _ => Some(sum),
        }
    }

    /// Return the game as a rule in the language of user-written rules.
    ///
    /// ```
    /// use mexplorer::heaps::octal::TakeAndBreak;
    /// let rule = TakeAndBreak::grundy().as_rule();
    /// assert_eq!(rule, "n -> (i, n-i) for i in 1..(n-1)/2");
    /// ```
    #[cfg(feature = "lab")]
    pub fn as_rule(&self) -> String {
        let mut each: Vec<String> = Vec::new();
        for take in &self.takes {
            let (k, least) = (take.taken, take.least);
            let rest = if k == 0 { "n".to_string() } else { format!("n-{k}") };
            let inner = if k == 0 { "n".to_string() } else { format!("(n-{k})") };
            if take.digit.has(Digit::NOTHING) {
                each.push(format!("0 if n == {k}"));
            }
            if take.digit.has(Digit::ONE) {
                each.push(format!("{rest} if n > {k}"));
            }
            if take.digit.has(Digit::TWO) {
                let half =
                    if take.distinct { format!("(n-{})/2", k + 1) } else { format!("{inner}/2") };
                each.push(format!("(i, {rest}-i) for i in {least}..{half}"));
            }
            if take.digit.has(Digit::THREE) {
                let ranges = format!("i in 1..{inner}/3, j in i..({rest}-i)/2");
                each.push(format!("(i, j, {rest}-i-j) for {ranges}"));
            }
        }
        let (from, length) = (self.tail_from, self.tail.len());
        for (i, digit) in self.tail.iter().enumerate() {
            let residue = |name: &str, sign: &str| match length {
                1 => String::new(),
                length => format!("{sign}({name}-{from}) % {length} == {i}"),
            };
            let (k, n) = (residue("k", " if "), residue("n", ", "));
            if digit.has(Digit::NOTHING) {
                each.push(format!("0 if n >= {from}{n}"));
            }
            if digit.has(Digit::ONE) {
                each.push(format!("n-k for k in {from}..n-1{k}"));
            }
            if digit.has(Digit::TWO) {
                each.push(format!("(i, n-k-i) for k in {from}..n, i in 1..(n-k)/2{k}"));
            }
            if digit.has(Digit::THREE) {
                let ranges = format!("k in {from}..n, i in 1..(n-k)/3, j in i..(n-k-i)/2");
                each.push(format!("(i, j, n-k-i-j) for {ranges}{k}"));
            }
        }
        if each.is_empty() {
            // Write a rule without moves: its condition is never true.
            each.push("n-1 if n < 0".to_string());
        }
        format!("n -> {}", each.join(" | "))
    }

    /// Return whether heap `n` has an option.
    pub fn can_move(&self, n: u64) -> bool {
        self.count(n) != Some(0)
    }
}

impl From<&TakeCode> for TakeAndBreak {
    fn from(code: &TakeCode) -> Self {
        let digits: Vec<Digit> = code.digits().collect();
        let takes = digits.iter().zip(0..).filter(|(digit, _)| **digit != Digit(0));
        let takes = takes.map(|(digit, taken)| Take::new(taken, *digit)).collect();
        TakeAndBreak { takes, tail_from: digits.len() as u64, tail: code.repeat().collect() }
    }
}

fn show(take: &Take, n: u64, visit: HeapVisitor<'_>) -> Flow {
    let total = n - take.taken;
    if total == 0 && n > 0 && take.digit.has(Digit::NOTHING) {
        visit(&[0])?;
    }
    if total > 0 && take.digit.has(Digit::ONE) {
        visit(&[total])?;
    }
    if let Some(first) = take.larger(total) {
        for k in 0..take.pairs(total) {
            visit(&[first - k, take.least + k])?;
        }
    }
    if total >= 3 && take.digit.has(Digit::THREE) {
        for a in (total.div_ceil(3)..=total - 2).rev() {
            let rest = total - a;
            for b in (rest.div_ceil(2)..=a.min(rest - 1)).rev() {
                visit(&[a, b, rest - b])?;
            }
        }
    }
    ControlFlow::Continue(())
}
