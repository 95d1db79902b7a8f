//! Northcott's game, with a white and a black piece in each row of a board, where no piece can jump; and Poker Nim, the
//! equivalent game on heaps.

use super::kit::positions::{empty, pair};
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};

/// Nim on the gaps between the two pieces of each row (Northcott; Berlekamp, Conway and Guy 1982). A piece moves any
/// number of squares in its row, without jumping. Moving towards the other piece reduces the gap. Moving back widens
/// the gap and is *reversible*: the opponent's piece follows by as many squares and restores the gap.
///
/// Without a limit, two players could move back and forth forever. So a position has a budget of squares for moves
/// back, and each move back lowers the budget, which makes play end. The budget changes neither the outcome nor the
/// value: a move back gives the gap another value, so it adds no value that the mex would have to leave out. Misère
/// play follows misère Nim (Bouton 1901): widening a gap turns every position lost in misère Nim into a won one. If all
/// gaps are closed, a player who may still move back leaves a gap of one, which is lost for the opponent.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("northcott")?;
/// let found = analyze(&game, &game.position("3 5:2")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(3 ^ 5)));
/// let wins: Vec<&str> = found.moves.iter().filter(|m| m.wins).map(|m| m.text.as_str()).collect();
/// assert_eq!(wins, ["2-2", "1+2"]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// Poker Nim is Nim in which stones may be put back on a heap, up to a total number for both players together. When
/// stones are put back, the opponent can at once take these stones again.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("poker-nim 10")?;
/// let found = analyze(&game, &game.position("3 5")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(3 ^ 5)));
/// let wins: Vec<&str> = found.moves.iter().filter(|m| m.wins).map(|m| m.to.as_str()).collect();
/// assert_eq!(wins, ["3 3", "5 5:8"]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Northcott {
    /// In Poker Nim, the number of stones that may be put back unless the position states another number; `None` in
    /// Northcott's game.
    pool: Option<u64>,
}

/// The largest number of stones that may be put back in Poker Nim.
const MOST: u64 = 1_000_000_000;

/// The entry of Northcott's game in the list of games.
pub static NORTHCOTT: Entry = Entry {
    group: Group::Strips,
    board: "between",
    part: "row",
    read: |arguments| arguments.none(Box::new(Northcott { pool: None })),
    ..Entry::HEAPS.named("northcott", "2 4 5:3")
};

/// The entry of Poker Nim in the list of games.
pub static POKER_NIM: Entry = Entry {
    game: "poker-nim 10",
    board: "chips",
    stones: true,
    read: |arguments| {
        let word = arguments.one("k", "expected how many may be put back, such as poker-nim 10")?;
        Ok(Box::new(Northcott { pool: Some(number_up_to(word, MOST)?) }))
    },
    ..Entry::HEAPS.named("poker-nim", "3 5")
};

/// Return the gaps, and the number of squares by which pieces may still be moved back.
fn state(position: &Position) -> (&[u64], u64) {
    match position {
        Position::Backed { heaps, back } => (heaps, *back),
        _ => (&[], 0),
    }
}

/// Return the parts of a position: each gap separately if no piece may move back, and all gaps together otherwise. The
/// first number of a part is the number of squares left for moves back.
fn parts(gaps: &[u64], back: u64) -> Vec<Part> {
    if back == 0 {
        return gaps.iter().filter(|gap| **gap > 0).map(|gap| vec![0, *gap]).collect();
    }
    let mut part = [&[back], gaps].concat();
    part[1..].sort_unstable();
    vec![part]
}

impl Ruleset for Northcott {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (gaps, back) = state(position);
        parts(gaps, back)
    }

    fn alone(&self, part: &[u64]) -> Position {
        let (back, gaps) = part.split_first().map_or((0, &[][..]), |(back, gaps)| (*back, gaps));
        Position::Backed { heaps: gaps.to_vec(), back }
    }

    fn part_text(&self, part: &[u64]) -> String {
        self.written(&part[1..], part[0])
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let (gaps, back) = state(position);
        heaps::take_any(gaps, visit)?;
        (0..gaps.len())
            .try_for_each(|heap| (1..=back).try_for_each(|put| visit(Move::Back { heap, put })))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (gaps, back) = state(position);
        let Move::Back { heap, put } = *mv else {
            return Some(Position::Backed { heaps: mv.taken_from(gaps)?, back });
        };
        let back = back.checked_sub(put)?;
        let mut next = gaps.to_vec();
        *next.get_mut(heap)? += put;
        Some(Position::Backed { heaps: next, back })
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let (gaps, back) = state(position);
        Some(heaps::stones(gaps) + gaps.len() as u128 * u128::from(back))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::take_one(heaps::any_amount(state(position).0))
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Northcott {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(part[1..].iter().copied().map(Nimber).sum())
    }
}

impl Outcomes for Northcott {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (gaps, _) = state(position);
        Some(Sum::new(gaps.iter().copied(), misere).outcome())
    }
}

impl Strategy for Northcott {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let (gaps, back) = state(position);
        Some(Sum::targets(gaps, misere, |heap, target| match (gaps[heap], target) {
            (gap, target) if target < gap => visit(heaps::take(heap, gap, gap - target)),
            (gap, target) if target > gap && target - gap <= back => {
                visit(Move::Back { heap, put: target - gap })
            }
            _ => Flow::Continue(()),
        }))
    }
}

impl Explains for Northcott {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (gaps, _) = state(position);
        let id = match (self.pool, misere) {
            (None, false) => "northcott",
            (None, true) => "misere-northcott",
            (Some(_), false) => "poker-nim",
            (Some(_), true) => "misere-poker-nim",
        };
        let mut steps = vec![Step::Theorem { id, author: "Berlekamp, Conway, Guy", year: 1982 }];
        steps.extend(Step::nim(gaps, misere, &|i| match self.pool {
            None => (i + 1).to_string(),
            Some(_) => gaps[i].to_string(),
        }));
        steps
    }
}

impl Northcott {
    /// Return the gaps as text, followed by a colon and the number of squares left for moves back, if this number is
    /// not the default.
    fn written(self, gaps: &[u64], back: u64) -> String {
        let gaps = heaps::text(gaps);
        if back == self.pool.unwrap_or(0) { gaps } else { format!("{gaps}:{back}") }
    }
}

impl Playable for Northcott {
    fn entry(&self) -> &'static Entry {
        if self.pool.is_some() { &POKER_NIM } else { &NORTHCOTT }
    }

    fn text(&self) -> String {
        match self.pool {
            None => "northcott".to_string(),
            Some(pool) => format!("poker-nim {pool}"),
        }
    }

    /// Parse gaps such as `3 5 7`, with an optional colon and the total number of squares for moves back.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let mut words: Vec<Word<'_>> = source.words().collect();
        let most = words.last().and_then(|last| pair(*last, ':'));
        if let Some((gap, _)) = most {
            words.pop();
            words.extend((!gap.text.is_empty()).then_some(gap));
        }
        if words.is_empty() {
            let missing = empty(self.entry().position);
            return Err(match most {
                Some((gap, _)) => missing.at(gap.span()),
                None => missing,
            });
        }
        let heaps = words.into_iter().map(number).collect::<Result<Vec<u64>>>()?;
        // Limit the moves back so that no gap can exceed the largest number of the notation.
        let widest = heaps.iter().copied().max().unwrap_or(0);
        let limit = (MAX_HEAP - widest).min(self.pool.unwrap_or(MAX_HEAP));
        let back = match (most, self.pool) {
            (Some((_, most)), _) => number_up_to(most, limit)?,
            (None, None) => 0,
            (None, Some(pool)) => pool,
        };
        if back > MAX_HEAP - widest {
            let largest = source.words().find(|word| number(*word) == Ok(widest));
            number_up_to(
                largest.unwrap_or(source.words().next().ok_or_else(|| empty(""))?),
                MAX_HEAP - back,
            )?;
        }
        Ok(Position::Backed { heaps, back })
    }

    fn position_text(&self, position: &Position) -> String {
        let (gaps, back) = state(position);
        self.written(gaps, back)
    }

    /// Parse a move: `1-2` moves two squares towards the other piece in row 1, and `1+2` two squares back.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((row, put)) = pair(word, '+') else {
            return Ok(moves::taken(position.heaps(), word)?.map(Move::Take));
        };
        let (row, put) = (moves::place(row)?, number(put)?);
        Ok(row.map(|heap| Move::Back { heap, put }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        match *mv {
            Move::Back { heap, put } => Some(joined(&[moves::from_1(heap), put], "+")),
            _ => moves::takings_text(mv),
        }
    }

    /// Return the move between two positions. After a move forward, and in Poker Nim after any move, the second
    /// position may omit the number of squares left for moves back.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let ((a, _), (b, back)) = (state(from), state(to));
        let heap = (0..a.len().min(b.len())).find(|&i| a[i] != b[i])?;
        let mv = match b[heap].checked_sub(a[heap]) {
            Some(put) => Move::Back { heap, put },
            None => heaps::take(heap, a[heap], a[heap] - b[heap]),
        };
        let possible = self.allows(from, &mv) == Ok(true);
        let next = self.apply(from, &mv).filter(|_| possible)?;
        let forward = self.pool.is_some() || matches!(mv, Move::Take(_));
        let left_out = back == self.pool.unwrap_or(0) && forward && next.heaps() == b;
        (next == *to || left_out).then_some(mv)
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let (gaps, back) = state(position);
        Ok(match mv {
            Move::Take(t) => (1..=gaps.get(t.heap).copied().unwrap_or(0)).contains(&t.take),
            Move::Back { heap, put } => *heap < gaps.len() && (1..=back).contains(put),
            _ => false,
        })
    }

    /// Sort the gaps, since the order of the rows does not matter.
    fn standard(&self, position: &mut Position) {
        if let Position::Backed { heaps, .. } = position {
            heaps.sort_unstable();
        }
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        let gaps = (0..3 + level).map(|_| rng.within(1, 6 + 2 * level)).collect();
        Position::Backed { heaps: gaps, back: self.pool.unwrap_or_else(|| rng.below(4)) }
    }

    fn board(&self, position: &Position) -> Board {
        let (gaps, back) = state(position);
        Board::Between { gaps: counts(gaps), back }
    }

    fn sequence(&self) -> Heaps {
        let id = if self.pool.is_some() { "poker-nim" } else { "northcott" };
        Ok(Closed::boxed(|n| n, Some(GROWS), (id, "Berlekamp, Conway, Guy", 1982)))
    }
}
