//! Coin-turning games: turn some coins of a row over, of which the rightmost goes from head to tail.

use super::heaps;
use super::split::{heap_of, odious};
use crate::explain::{ROWS, Step, rows};
use crate::moves::{Legal, Move};
use crate::nimber::Nimber;
use crate::position::Position;
use crate::ruleset::{Flow, Outcome, Part, Ruleset};

/// Which coins a move may turn.
///
/// A row is worth the nim-sum of its heads, each as if it lay there alone: two heads on one square
/// would cancel, as turning a coin twice does (Lenstra; Berlekamp, Conway and Guy 1982). Squares
/// count from 1. Misère play has no such rule.
///
/// ```
/// use mexplorer::{games::Coins, Nimber};
/// assert_eq!([1, 2, 3, 4].map(|n| Coins::Turtles.value(n)), [1, 2, 3, 4].map(Nimber));
/// assert_eq!([1, 2, 3, 4].map(|n| Coins::Mock.value(n)), [1, 2, 4, 7].map(Nimber));
/// assert_eq!([1, 2, 3, 4].map(|n| Coins::Ruler.value(n)), [1, 2, 1, 4].map(Nimber));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coins {
    /// Turning Turtles: one or two coins. A head on square n is worth n.
    Turtles,
    /// Mock Turtles: up to three coins. A head on square n is worth the n-th odious number.
    Mock,
    /// The Ruler game: any run of neighbours. A head on square n is worth the largest power of 2
    /// that divides n.
    Ruler,
}

/// The faces of a row of coins.
fn faces(position: &Position) -> &[bool] {
    match position {
        Position::Coins(faces) => faces,
        _ => &[],
    }
}

/// The squares of the heads, from 1.
fn heads(position: &Position) -> impl DoubleEndedIterator<Item = u64> {
    faces(position).iter().enumerate().filter(|(_, head)| **head).map(|(i, _)| i as u64 + 1)
}

/// The nim-sum of the ruler's values on squares 1 to n: Gray's code of n.
fn gray(n: u64) -> u64 {
    n ^ (n >> 1)
}

/// The n whose Gray code is `code`.
fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |n, shift| n ^ (n >> shift))
}

fn turn(squares: &[u64]) -> Move {
    Move::Turn { coins: squares.iter().map(|n| *n as usize - 1).collect() }
}

/// Show `head` with each pair of coins on its left whose values add up to an evil number.
fn pairs(head: u64, evil: u64, visit: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
    // The value of square m + 1 is m with a bit after it that makes the ones odd. So the two m must
    // differ by the number without its last bit, and the greater has the top bit of that.
    let differ = evil >> 1;
    let bit = 1 << differ.ilog2();
    let mut m: u64 = bit;
    while m + 1 < head {
        if m & bit == 0 {
            m |= bit;
        } else {
            visit(&[head, m + 1, (m ^ differ) + 1])?;
            m += 1;
        }
    }
    Flow::Continue(())
}

impl Coins {
    /// The game's name in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Coins::Turtles => "turning-turtles",
            Coins::Mock => "mock-turtles",
            Coins::Ruler => "ruler",
        }
    }

    /// The theorem that tells the values.
    pub(crate) fn theorem(self) -> &'static str {
        match self {
            Coins::Turtles => "turtles",
            Coins::Mock => "mock-turtles",
            Coins::Ruler => "ruler",
        }
    }

    /// The value of a head on square `n`, from 1; 0 for no coin.
    pub fn value(self, n: u64) -> Nimber {
        match self {
            Coins::Turtles => Nimber(n),
            Coins::Mock => odious(n),
            Coins::Ruler => Nimber(n & n.wrapping_neg()),
        }
    }

    /// Show each set of squares, descending, that a move may turn with `head` as the rightmost.
    fn turns(self, head: u64, visit: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        match self {
            Coins::Ruler => {
                let run: Vec<u64> = (1..=head).rev().collect();
                (1..=run.len()).try_for_each(|length| visit(&run[..length]))
            }
            Coins::Turtles | Coins::Mock => {
                visit(&[head])?;
                for second in 1..head {
                    visit(&[head, second])?;
                    if self == Coins::Mock {
                        (1..second).try_for_each(|third| visit(&[head, second, third]))?;
                    }
                }
                Flow::Continue(())
            }
        }
    }

    /// Show the turns with `head` as the rightmost coin that change the nim-sum by `sum`.
    fn reach(self, head: u64, sum: u64, visit: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        let rest = self.value(head).0 ^ sum;
        match self {
            _ if rest == 0 && self != Coins::Ruler => visit(&[head]),
            Coins::Turtles if rest < head => visit(&[head, rest]),
            Coins::Turtles => Flow::Continue(()),
            Coins::Mock => match heap_of(rest) {
                // An odious rest is one coin: the nim-sum of two odious numbers never is.
                Some(second) if second < head => visit(&[head, second]),
                Some(_) => Flow::Continue(()),
                None => pairs(head, rest, visit),
            },
            Coins::Ruler => {
                let before = from_gray(gray(head) ^ sum);
                if before >= head {
                    return Flow::Continue(());
                }
                let run: Vec<u64> = (before + 1..=head).rev().collect();
                visit(&run)
            }
        }
    }

    fn sum(self, position: &Position) -> u64 {
        heads(position).fold(0, |sum, n| sum ^ self.value(n).0)
    }
}

impl Ruleset for Coins {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let heads: Part = heads(position).collect();
        if heads.is_empty() { Vec::new() } else { vec![heads] }
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        part.iter().try_for_each(|&head| {
            self.turns(head, &mut |squares| {
                let mut next = part.to_vec();
                for &n in squares {
                    match next.binary_search(&n) {
                        Ok(at) => drop(next.remove(at)),
                        Err(at) => next.insert(at, n),
                    }
                }
                if next.is_empty() { visit(&[]) } else { visit(&[next]) }
            })
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        heaps::text(part)
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let parts = usize::from(heads(position).next().is_some());
        std::iter::repeat_n(crate::play::coins(faces(position)), parts).collect()
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        heads(position).try_for_each(|head| self.turns(head, &mut |squares| visit(turn(squares))))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let each = |n: u64| {
            let n = u128::from(n);
            if *self == Coins::Mock { n + (n - 1) * n.saturating_sub(2) / 2 } else { n }
        };
        Some(heads(position).map(each).sum())
    }

    fn legal(&self, _position: &Position) -> Legal {
        match self {
            Coins::Turtles => Legal::Turn { most: Some(2), run: false },
            Coins::Mock => Legal::Turn { most: Some(3), run: false },
            Coins::Ruler => Legal::Turn { most: None, run: true },
        }
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(part.iter().map(|n| self.value(*n)).sum())
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        (!misere).then(|| Outcome::mover_wins(self.sum(position) != 0))
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        if misere {
            return None;
        }
        let sum = self.sum(position);
        if sum == 0 {
            return Some(Flow::Continue(()));
        }
        Some(
            heads(position)
                .try_for_each(|head| self.reach(head, sum, &mut |squares| visit(turn(squares)))),
        )
    }

    fn winning_cost(&self, position: &Position) -> usize {
        16 * faces(position).len().max(1)
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            return Vec::new();
        }
        let labelled = || heads(position).map(|n| (n.to_string(), self.value(n).0));
        let shown = rows(labelled().take(ROWS));
        vec![
            Step::Theorem { id: "coin-turning", author: "Lenstra", year: 1977 },
            Step::Theorem { id: self.theorem(), author: "Berlekamp, Conway, Guy", year: 1982 },
            Step::nim_sum(shown, labelled().map(|(_, value)| value)),
        ]
    }
}
