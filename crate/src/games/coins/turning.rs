//! The kinds of coin-turning moves, and the value of a head.

use crate::base::Flow;
use crate::base::nimber::Nimber;
use crate::games::split::{heap_of, odious, odious_claims};
use crate::heaps::HeapVisitor;
use crate::ruleset::explain::Claim;

/// The kind of moves of a coin-turning game: the sets of coins that a move may turn.
///
/// The value of a single head is the mex of the values of the rows that its moves leave. Squares count from 1
/// (Berlekamp, Conway and Guy 1982).
///
/// ```
/// use mexplorer::{games::coins::Turning, Nimber};
/// assert_eq!([1, 2, 3, 4].map(|n| Turning::Turtles.value(n)), [1, 2, 3, 4].map(Nimber));
/// assert_eq!([1, 2, 3, 4].map(|n| Turning::Mock.value(n)), [1, 2, 4, 7].map(Nimber));
/// assert_eq!([1, 2, 3, 4].map(|n| Turning::Ruler.value(n)), [1, 2, 1, 4].map(Nimber));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Turning Turtles: a move turns one or two coins. A head on square n has the value n.
    Turtles,
    /// Mock Turtles: a move turns up to three coins. A head on square n has the n-th odious number as its value.
    Mock,
    /// The Ruler game: a move turns any run of neighbouring coins. A head on square n has as its value the largest
    /// power of 2 that divides n.
    Ruler,
}

/// Return the nim-sum of the Ruler values of squares 1 to n, which is the Gray code of n.
fn gray(n: u64) -> u64 {
    n ^ (n >> 1)
}

/// Return the number whose Gray code is `code`.
fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |n, shift| n ^ (n >> shift))
}

/// Visit each set of `head` and two squares to the left whose values have the nim-sum `evil`, a number with an even
/// count of 1 bits.
fn pairs(head: u64, evil: u64, visit: HeapVisitor<'_>) -> Flow {
    // The value of square m + 1 is m with one bit appended that makes the count of 1 bits odd. So the two squares
    // differ in m by `evil` without its last bit, and the larger m has the highest bit of this difference.
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

impl Turning {
    /// Return the largest number of coins that a move turns (`None` for any number), and whether the coins must be
    /// neighbours.
    pub fn coins(self) -> (Option<usize>, bool) {
        match self {
            Turning::Turtles => (Some(2), false),
            Turning::Mock => (Some(3), false),
            Turning::Ruler => (None, true),
        }
    }

    /// Return the name of the game in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Turning::Turtles => "turning-turtles",
            Turning::Mock => "mock-turtles",
            Turning::Ruler => "ruler",
        }
    }

    /// Return the identifier of the theorem that gives the values.
    pub(crate) fn theorem(self) -> &'static str {
        match self {
            Turning::Turtles => "turtles",
            Turning::Mock => "mock-turtles",
            Turning::Ruler => "ruler",
        }
    }

    /// Return the identifier of the heading for [`Turning::claims`].
    pub(super) fn head(self) -> &'static str {
        match self {
            Turning::Turtles => "turtle",
            Turning::Mock => "odious",
            Turning::Ruler => "ruler",
        }
    }

    /// Return the claims that explain the value of the last of the given heads, lying alone.
    pub(super) fn claims(self, heads: &[u64]) -> Vec<Claim> {
        let Some(&n) = heads.last() else { return Vec::new() };
        let power = n & n.wrapping_neg();
        match self {
            Turning::Turtles => vec![Claim::new("turtle").with("n", n)],
            Turning::Mock => odious_claims(heads.iter().copied()),
            Turning::Ruler => {
                let short = Claim::new("ruler-short").with("n", n).with("power", power);
                let long = Claim::new("ruler-long")
                    .with("n", n)
                    .with("power", power)
                    .with("before", n - power)
                    .with("least", 2 * power);
                [Some(short), (n > power).then_some(long)].into_iter().flatten().collect()
            }
        }
    }

    /// Return the value of a head on square `n`, counted from 1; 0 if `n` is 0.
    #[inline]
    pub fn value(self, n: u64) -> Nimber {
        match self {
            Turning::Turtles => Nimber(n),
            Turning::Mock => odious(n),
            Turning::Ruler => Nimber(n & n.wrapping_neg()),
        }
    }

    /// Visit each set of squares that a move with `head` as the rightmost coin may turn. The squares of a set descend.
    pub(in crate::games) fn turns(self, head: u64, visit: HeapVisitor<'_>) -> Flow {
        match self {
            Turning::Ruler => {
                let run: Vec<u64> = (1..=head).rev().collect();
                (1..=run.len()).try_for_each(|length| visit(&run[..length]))
            }
            Turning::Turtles | Turning::Mock => {
                visit(&[head])?;
                for second in 1..head {
                    visit(&[head, second])?;
                    if self == Turning::Mock {
                        (1..second).try_for_each(|third| visit(&[head, second, third]))?;
                    }
                }
                Flow::Continue(())
            }
        }
    }

    /// Visit the moves with `head` as the rightmost coin that change the nim-sum by `sum`, each as its squares in
    /// descending order.
    #[inline]
    pub(in crate::games) fn reach(self, head: u64, sum: u64, visit: HeapVisitor<'_>) -> Flow {
        let rest = self.value(head).0 ^ sum;
        match self {
            _ if rest == 0 && self != Turning::Ruler => visit(&[head]),
            Turning::Turtles if rest < head => visit(&[head, rest]),
            Turning::Turtles => Flow::Continue(()),
            Turning::Mock => match heap_of(rest) {
                // If `rest` is odious, one further coin has this value. Two coins cannot, because the nim-sum of two
                // odious numbers is never odious.
                Some(second) if second < head => visit(&[head, second]),
                Some(_) => Flow::Continue(()),
                None => pairs(head, rest, visit),
            },
            Turning::Ruler => {
                let before = from_gray(gray(head) ^ sum);
                if before >= head {
                    return Flow::Continue(());
                }
                let run: Vec<u64> = (before + 1..=head).rev().collect();
                visit(&run)
            }
        }
    }
}
