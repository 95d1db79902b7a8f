//! Coin-turning games: a move turns some coins of a row, the rightmost of which must go from head to tail.

mod misere;
mod turning;

use std::cmp::Reverse;

use super::kit::playable::OneHeap;
use super::kit::positions::{characters, empty};
use crate::base::sort::sorted_by_key;
use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};
use misere::LostRows;

pub use turning::Turning;

/// A coin-turning game.
///
/// The value of a row is the nim-sum of the values of its heads, each alone in the row: two heads on one square would
/// cancel, just as turning a coin twice changes nothing (Lenstra; Berlekamp, Conway and Guy 1982). For misère play no
/// such rule is known; a table holds the lost rows of up to twenty coins.
///
/// ```
/// use mexplorer::{Game, Limits, analyze};
/// let game = Game::parse("mock-turtles")?;
/// let found = analyze(&game, &game.position("THHT")?, Limits::default())?;
/// assert_eq!(found.nimber.map(|n| n.0), Some(2 ^ 4));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coins {
    turning: Turning,
    lost: Option<LostRows>,
}

fn faces(position: &Position) -> &[bool] {
    match position {
        Position::Coins(faces) => faces,
        _ => &[],
    }
}

/// Return a row of coins as text: `H` for a head, `T` for a tail.
pub fn row_text(faces: &[bool]) -> String {
    faces.iter().map(|head| if *head { 'H' } else { 'T' }).collect()
}

/// Iterate over the squares with a head, counted from 1.
fn heads(position: &Position) -> impl DoubleEndedIterator<Item = u64> {
    faces(position).iter().enumerate().filter(|(_, head)| **head).map(|(i, _)| i as u64 + 1)
}

fn turn(squares: &[u64]) -> Move {
    Move::Turn { coins: squares.iter().map(|n| *n as usize - 1).collect() }
}

/// Return the squares with a head as a bit mask, square 1 in bit 0; `None` if a head lies beyond square 32.
fn mask(position: &Position) -> Option<u32> {
    let mut mask = 0u32;
    for n in heads(position) {
        mask |= 1u32.checked_shl(n as u32 - 1).filter(|_| n <= 32)?;
    }
    Some(mask)
}

impl Coins {
    /// Create the game with the given kind of moves.
    pub fn new(turning: Turning) -> Self {
        Coins { turning, lost: None }
    }

    /// Return the kind of moves: the sets of coins that a move may turn.
    pub fn turning(&self) -> Turning {
        self.turning
    }

    fn sum(&self, position: &Position) -> u64 {
        heads(position).fold(0, |sum, n| sum ^ self.turning.value(n).0)
    }

    /// Return the table and the bit mask of a position; `None` if there is no table or the table does not cover the
    /// position.
    fn row(&self, position: &Position) -> Option<(&LostRows, u32)> {
        let lost = self.lost.as_ref()?;
        mask(position).filter(|mask| lost.knows(*mask)).map(|mask| (lost, mask))
    }
}

impl Ruleset for Coins {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let heads: Part = heads(position).collect();
        if heads.is_empty() { Vec::new() } else { vec![heads] }
    }

    /// Generate the options from the squares with heads, the only squares that a part lists.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        part.iter().try_for_each(|&head| {
            self.turning.turns(head, &mut |squares| {
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

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let parts = usize::from(heads(position).next().is_some());
        std::iter::repeat_n(row_text(faces(position)), parts).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        heads(position)
            .try_for_each(|head| self.turning.turns(head, &mut |squares| visit(turn(squares))))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Turn { coins } = mv else { return None };
        let mut next = faces(position).to_vec();
        for coin in coins {
            let face = next.get_mut(*coin)?;
            *face = !*face;
        }
        Some(Position::Coins(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let each = |n: u64| {
            let n = u128::from(n);
            if self.turning == Turning::Mock { n + (n - 1) * n.saturating_sub(2) / 2 } else { n }
        };
        Some(heads(position).map(each).sum())
    }

    fn legal(&self, _position: &Position) -> Legal {
        let (most, run) = self.turning.coins();
        Legal::Turn { most, run }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let coins = heads(position).next_back().unwrap_or(0);
        self.lost = None;
        if misere && coins <= misere::MOST {
            self.lost = Some(LostRows::new(self.turning, coins as u32, budget)?);
        }
        Ok(())
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Coins {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(part.iter().map(|n| self.turning.value(*n)).sum())
    }
}

impl Outcomes for Coins {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let lost = if misere {
            let (lost, row) = self.row(position)?;
            lost.contains(row)
        } else {
            self.sum(position) == 0
        };
        Some(Outcome::mover_wins(!lost))
    }
}

impl Strategy for Coins {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let mut show = |squares: &[u64]| visit(turn(squares));
        if misere {
            let (lost, row) = self.row(position)?;
            return Some(heads(position).try_for_each(|head| {
                self.turning.turns(head, &mut |squares| {
                    let next = squares.iter().fold(row, |row, n| row ^ 1 << (n - 1));
                    if lost.contains(next) { show(squares) } else { Flow::Continue(()) }
                })
            }));
        }
        let heads: Vec<u64> = heads(position).collect();
        let values: Vec<u64> = heads.iter().map(|head| self.turning.value(*head).0).collect();
        Some(Sum::targets(&values, false, |i, target| {
            self.turning.reach(heads[i], values[i] ^ target, &mut show)
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        16 * faces(position).len().max(1)
    }
}

impl Explains for Coins {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            let steps = self.lost.as_ref().map_or(0, LostRows::steps);
            let theorem = Step::Theorem { id: "search", author: "Zermelo", year: 1913 };
            return [theorem].into_iter().chain(Step::searched(steps)).collect();
        }
        let heads: Vec<u64> = heads(position).collect();
        let values: Vec<u64> = heads.iter().map(|n| self.turning.value(*n).0).collect();
        let mut steps = vec![
            Step::Theorem { id: "coin-turning", author: "Lenstra", year: 1977 },
            Step::Theorem {
                id: self.turning.theorem(),
                author: "Berlekamp, Conway, Guy",
                year: 1982,
            },
        ];
        steps.extend(Step::reasons(self.turning.head(), self.turning.claims(&heads)));
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| heads[i].to_string()));
        steps
    }
}
/// The common fields of the entries of the three coin-turning games.
const COINS: Entry = Entry {
    group: Group::Strips,
    board: "coins",
    part: "square",
    one_heap: OneHeap { fill: "T", last: "H" },
    ..Entry::HEAPS
};

/// The entry of Turning Turtles in the list of games.
pub static TURNING_TURTLES: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Coins::new(Turning::Turtles))),
    ..COINS.named("turning-turtles", "THHTHTTHTH")
};

/// The entry of Mock Turtles in the list of games.
pub static MOCK_TURTLES: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Coins::new(Turning::Mock))),
    ..COINS.named("mock-turtles", "THTHHTTH")
};

/// The entry of the Ruler game in the list of games.
pub static RULER: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Coins::new(Turning::Ruler))),
    ..COINS.named("ruler", "HTTHTHTTH")
};

impl Playable for Coins {
    fn entry(&self) -> &'static Entry {
        match self.turning {
            Turning::Turtles => &TURNING_TURTLES,
            Turning::Mock => &MOCK_TURTLES,
            Turning::Ruler => &RULER,
        }
    }

    /// Parse a row of coins: `H`, `h`, 正 or `1` for a head, `T`, `t`, 反 or `0` for a tail.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let face = |c: char| match c {
            'H' | 'h' | '正' | '1' => Some(true),
            'T' | 't' | '反' | '0' => Some(false),
            _ => None,
        };
        let expected = "H for a head or T for a tail";
        let faces = characters(source, face, ErrorCode::ExpectedCoin, expected)?;
        if faces.is_empty() {
            return Err(empty("THHT"));
        }
        Ok(Position::Coins(faces))
    }

    fn position_text(&self, position: &Position) -> String {
        row_text(faces(position))
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(|c: char| c.is_ascii_digit())
    }

    /// Parse a move: the squares of the turned coins joined by +, or a range of neighbouring squares such as `3..5`.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let squares = match word.text.find("..") {
            Some(at) => {
                let (low, high) = (word.part(0, at), word.part(at + 2, word.text.len()));
                let (low, high) = (number(low)?, number(high)?);
                // Check the range before expanding, because a typed range may be larger than the memory.
                if low > high || high > faces(position).len() as u64 {
                    return Ok(None);
                }
                (low..=high).rev().collect()
            }
            None => word.split('+').map(number).collect::<Result<Vec<u64>>>()?,
        };
        let squares = sorted_by_key(squares, |a| Reverse(*a));
        let coins: Option<Vec<usize>> =
            squares.into_iter().map(|n| n.checked_sub(1).map(|n| n as usize)).collect();
        Ok(coins.map(|coins| Move::Turn { coins }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Turn { coins } = mv else { return None };
        let squares: Vec<u64> = coins.iter().map(|coin| moves::from_1(*coin)).collect();
        Some(moves::lines_text(&squares))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (faces(from), faces(to));
        let coins = || (0..a.len()).rev().filter(|&i| a[i] != b[i]).collect();
        (a.len() == b.len()).then(|| Move::Turn { coins: coins() })
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Turn { coins } = mv else { return Ok(false) };
        let (most, run) = self.turning.coins();
        let head = coins.first().is_some_and(|coin| faces(position).get(*coin) == Some(&true));
        let few = most.is_none_or(|most| coins.len() <= most);
        let step = |two: &[usize]| two[0] > two[1] && (!run || two[0] == two[1] + 1);
        Ok(head && few && coins.windows(2).all(step))
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        Position::Coins((0..6 + 3 * wanted.level).map(|_| rng.below(2) == 1).collect())
    }

    fn board(&self, position: &Position) -> Board {
        Board::Coins { faces: self.position_text(position) }
    }

    fn sequence(&self) -> Heaps {
        let value: fn(u64) -> u64 = match self.turning {
            Turning::Turtles => |n| Turning::Turtles.value(n).0,
            Turning::Mock => |n| Turning::Mock.value(n).0,
            Turning::Ruler => |n| Turning::Ruler.value(n).0,
        };
        let period = if self.turning == Turning::Turtles { Some(GROWS) } else { None };
        let theorem = (self.turning.theorem(), "Berlekamp, Conway, Guy", 1982);
        Ok(Closed::boxed(value, period, theorem))
    }
}
