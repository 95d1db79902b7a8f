//! Products of coin-turning games: a move turns the coins on a board where chosen rows and chosen columns cross.

mod axis;
mod playable;

use crate::base::factors::factors;
use crate::base::product::fermat;
use crate::games::kit::prelude::*;
pub use axis::{LINES, Line};

pub use playable::{CORNERS, PRODUCT, RUGS};

/// The product of two coin-turning games: the rows that a move turns are a move of the first game, the columns a move
/// of the second game, and the coin in the last row and the last column goes from head to tail.
///
/// A head at row r and column c has the value g₁(r) ⊗ g₂(c) (the Tartan theorem; Berlekamp, Conway and Guy 1982), and
/// the value of several heads is the nim-sum. Turning Corners is Twins × Twins, the Rug game Ruler × Ruler. For misère
/// play no such rule is known, so misère positions are searched.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("corners")?;
/// let found = analyze(&game, &game.position("2:3")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    rows: Line,
    columns: Line,
    /// The names of the row number and of the column number in a grid of values.
    names: [String; 2],
}

/// The largest number of moves of one row or one column that the search for winning moves tries.
const TRIED: u32 = 4096;

fn heads(position: &Position) -> &[(u64, u64)] {
    match position {
        Position::Plane(heads) => heads,
        _ => &[],
    }
}

/// Convert a part to heads, which are its consecutive pairs of numbers.
fn paired(part: &[u64]) -> Vec<(u64, u64)> {
    part.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn coin((row, column): (u64, u64)) -> String {
    format!("{row}:{column}")
}

/// Return heads in the notation of positions; `0` if there are no heads.
fn text(heads: &[(u64, u64)]) -> String {
    let all: Vec<String> = heads.iter().map(|head| coin(*head)).collect();
    if all.is_empty() { "0".into() } else { all.join(" ") }
}

impl Product {
    /// Create the product of two games.
    pub fn new(rows: Line, columns: Line) -> Self {
        Product { rows, columns, names: ["r", "c"].map(String::from) }
    }

    fn value(&self, (row, column): (u64, u64)) -> Nimber {
        self.rows.value(row).times(self.columns.value(column))
    }

    fn sum(&self, heads: &[(u64, u64)]) -> u64 {
        heads.iter().fold(0, |sum, head| sum ^ self.value(*head).0)
    }

    fn each(&self, heads: &[(u64, u64)], visit: MoveVisitor<'_>) -> Flow {
        heads.iter().try_for_each(|&(row, column)| {
            self.rows.turns(row, &mut |rows| {
                self.columns.turns(column, &mut |columns| {
                    visit(Move::Flip { rows: rows.to_vec(), columns: columns.to_vec() })
                })
            })
        })
    }

    /// Visit the moves of a head that change the nim-sum by `sum`, among the first `TRIED` choices of rows or columns.
    /// The nim-sum changes by the nim product of the value of the rows and the value of the columns.
    fn reach(&self, head: (u64, u64), sum: u64, visit: MoveVisitor<'_>) -> Flow {
        let (row, column) = head;
        let by_rows = self.rows.count(row) <= self.columns.count(column);
        let (one, other) =
            if by_rows { (self.rows, self.columns) } else { (self.columns, self.rows) };
        let (at, opposite) = if by_rows { (row, column) } else { (column, row) };
        let mut left = TRIED;
        let mut stopped = false;
        let _ = one.turns(at, &mut |lines| {
            let value: Nimber = lines.iter().map(|line| one.value(*line)).sum();
            if value != Nimber(0) {
                let wanted = value.inverse().times(Nimber(sum)).0;
                let found = other.reach(opposite, wanted, &mut |across| {
                    let (a, b) = (lines.to_vec(), across.to_vec());
                    let (rows, columns) = if by_rows { (a, b) } else { (b, a) };
                    visit(Move::Flip { rows, columns })
                });
                stopped |= found.is_break();
            }
            left -= 1;
            if stopped || left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
        });
        if stopped { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Compute a move that changes the value of a head by `sum` to a smaller value, without a search. Return `None` for
    /// a head with at most `TRIED` choices of rows or columns, which a search examines completely.
    fn lowering(&self, (row, column): (u64, u64), sum: u64) -> Option<Move> {
        let few = |line: Line, at| line.count(at).is_some_and(|count| count <= u128::from(TRIED));
        if few(self.rows, row) || few(self.columns, column) {
            return None;
        }
        let (a, b) = (self.rows.value(row).0, self.columns.value(column).0);
        let (u, v) = factors(a, b, sum)?;
        let first = |line: Line, at, value| {
            let mut found = None;
            let _ = line.reach(at, value, &mut |lines| {
                found = Some(lines.to_vec());
                Flow::Break(())
            });
            found
        };
        let rows = first(self.rows, row, u)?;
        Some(Move::Flip { rows, columns: first(self.columns, column, v)? })
    }

    /// Return the claims that explain the nim product of the values of a row and a column.
    fn claims(&self, (row, column): (u64, u64)) -> Vec<Claim> {
        let (a, b) = (self.rows.value(row).0, self.columns.value(column).0);
        let times = |a: u64, b: u64| Nimber(a).times(Nimber(b)).0;
        let of = |id| Claim::new(id).with("a", a).with("b", b).with("product", times(a, b));
        let mut claims = vec![of("product-head").with("head", coin((row, column)))];
        if a < 2 || b < 2 {
            claims.push(of("product-one"));
            return claims;
        }
        let power = fermat(a.max(b));
        let (a1, a0, b1, b0) = (a / power, a % power, b / power, b % power);
        let parts = |id| of(id).with("power", power).with("a1", a1).with("a0", a0);
        let parts = |id| parts(id).with("b1", b1).with("b0", b0);
        if a1 == 0 || b1 == 0 {
            let (high, low, factor) = if a1 == 0 { (b1, b0, a) } else { (a1, a0, b) };
            let one = parts("product-low").with("high", high).with("low", low);
            let (upper, lower) = (times(high, factor), times(low, factor));
            claims.push(one.with("factor", factor).with("upper", upper).with("lower", lower));
        } else {
            let (c, d, e) = (times(a1, b1), times(a0, b0), times(a1 ^ a0, b1 ^ b0));
            claims.push(parts("product-both").with("c", c).with("d", d).with("e", e));
            let half = times(c, power / 2);
            claims.push(
                parts("product-add").with("c", c).with("d", d).with("e", e).with("half", half),
            );
        }
        claims
    }
}

impl Ruleset for Product {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let part: Part = heads(position).iter().flat_map(|(row, column)| [*row, *column]).collect();
        if part.is_empty() { Vec::new() } else { vec![part] }
    }

    fn alone(&self, part: &[u64]) -> Position {
        Position::Plane(paired(part))
    }

    fn part_text(&self, part: &[u64]) -> String {
        text(&paired(part))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        self.each(heads(position), visit)
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Flip { rows, columns }, Position::Plane(heads)) = (mv, position) else {
            return None;
        };
        let mut next = heads.clone();
        for row in rows {
            for column in columns {
                let coin = (*row, *column);
                match next.binary_search(&coin) {
                    Ok(at) => drop(next.remove(at)),
                    Err(at) => next.insert(at, coin),
                }
            }
        }
        Some(Position::Plane(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let each = |&(row, column): &(u64, u64)| {
            self.rows.count(row)?.checked_mul(self.columns.count(column)?)
        };
        heads(position).iter().try_fold(0u128, |count, head| count.checked_add(each(head)?))
    }

    fn is_over(&self, position: &Position) -> bool {
        let stuck = |&(row, column): &(u64, u64)| {
            self.rows.count(row) == Some(0) || self.columns.count(column) == Some(0)
        };
        heads(position).iter().all(stuck)
    }

    fn legal(&self, _position: &Position) -> Legal {
        Legal::Flip { rows: self.rows.axis(), columns: self.columns.axis() }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Product {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(self.sum(&paired(part))))
    }
}

impl Outcomes for Product {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        (!misere).then(|| Outcome::mover_wins(self.sum(heads(position)) != 0))
    }
}

impl Strategy for Product {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return None;
        }
        let heads = heads(position);
        let values: Vec<u64> = heads.iter().map(|head| self.value(*head).0).collect();
        Some(Sum::targets(&values, false, |i, target| {
            let (head, sum) = (heads[i], values[i] ^ target);
            let first = self.lowering(head, sum);
            first.clone().map_or(Flow::Continue(()), &mut *visit)?;
            self.reach(head, sum, &mut |mv| {
                if first.as_ref() == Some(&mv) { Flow::Continue(()) } else { visit(mv) }
            })
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        TRIED as usize * heads(position).len().max(1)
    }
}

impl Explains for Product {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heads = heads(position);
        if misere {
            return Vec::new();
        }
        let values: Vec<u64> = heads.iter().map(|head| self.value(*head).0).collect();
        let wcg = |id| Step::Theorem { id, author: "Berlekamp, Conway, Guy", year: 1982 };
        let mut steps = vec![wcg("tartan")];
        steps.extend(heads.last().and_then(|head| Step::reasons("product", self.claims(*head))));
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| coin(heads[i])));
        steps
    }
}
