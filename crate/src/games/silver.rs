//! The silver dollar game without the dollar: a move takes a coin to the left along a strip, without jumping.

use super::kit::positions::{heaps as numbers, wrong_order};
use super::staircase::STAIRS;
use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};
use crate::ruleset::explain::{Cell, ColumnKind, Table};
use crate::ruleset::moves::Amounts;

/// The silver dollar game without the dollar: a move takes a coin to the left, neither onto nor over another coin. The
/// free squares to the left of a coin form a heap, and a move of the coin transfers some of these squares to the heap
/// of the next coin to the right. This is staircase Nim with the gap of the rightmost coin on the lowest step, so every
/// second gap from the right counts (Berlekamp, Conway and Guy 1982).
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("silver-dollar")?;
/// let found = analyze(&game, &game.position("1 4 6")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(1 ^ 1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SilverDollar;

/// Return the numbers of free squares to the left of each coin, beginning with the rightmost coin.
fn gaps(position: &Position) -> Position {
    let coins = position.heaps();
    let before = |i: usize| if i == 0 { 0 } else { coins[i - 1] + 1 };
    Position::Heaps((0..coins.len()).rev().map(|i| coins[i].saturating_sub(before(i))).collect())
}

/// Return the squares of the coins with the given gaps.
fn squares(gaps: &[u64]) -> Vec<u64> {
    let mut next = 0u64;
    let place = |gap: &u64| {
        let square = next.saturating_add(*gap);
        next = square.saturating_add(1);
        square
    };
    gaps.iter().rev().map(place).collect()
}

/// Return a visitor that converts moves of the staircase to moves of coins and passes these to `visit`.
fn sliding<'v>(
    coins: &'v [u64],
    visit: &'v mut dyn FnMut(Move) -> Flow,
) -> impl FnMut(Move) -> Flow + 'v {
    move |mv| match mv {
        Move::Step { heap, take } => {
            let coin = coins.len() - 1 - heap;
            visit(heaps::take(coin, coins[coin], take))
        }
        _ => Flow::Continue(()),
    }
}

impl Ruleset for SilverDollar {
    fn parts(&self, position: &Position) -> Vec<Part> {
        STAIRS.parts(&gaps(position))
    }

    fn alone(&self, part: &[u64]) -> Position {
        Position::Heaps(squares(part))
    }

    fn part_text(&self, part: &[u64]) -> String {
        heaps::text(&squares(part))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let parts = self.parts(position).len();
        std::iter::repeat_n(heaps::text(position.heaps()), parts).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let coins = position.heaps();
        for (i, gap) in gaps(position).heaps().iter().rev().enumerate() {
            for take in 1..=*gap {
                visit(heaps::take(i, coins[i], take))?;
            }
        }
        Flow::Continue(())
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(gaps(position).heaps()))
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut takes: Vec<Amounts> = heaps::any_amount(gaps(position).heaps());
        takes.reverse();
        Legal::take_one(takes)
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for SilverDollar {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        STAIRS.part_value(part)
    }
}

impl Outcomes for SilverDollar {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        STAIRS.outcome(&gaps(position), misere)
    }
}

impl Strategy for SilverDollar {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        STAIRS.winning(&gaps(position), misere, &mut sliding(position.heaps(), visit))
    }
}

impl Explains for SilverDollar {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let gaps = gaps(position);
        let (gaps, coins) = (gaps.heaps(), position.heaps());
        let counted: Vec<u64> = gaps.iter().copied().step_by(2).collect();
        let id = if misere { "misere-silver-dollar" } else { "silver-dollar" };
        let square = |i: usize| coins[coins.len() - 1 - 2 * i].to_string();
        let mut steps = vec![
            Step::Theorem { id, author: "Berlekamp, Conway, Guy", year: 1982 },
            table(coins, gaps).into(),
        ];
        steps.extend(Step::nim(&counted, misere, &square));
        steps
    }
}

/// Return a table of the coins from the right, with the gap to the left of each coin and whether this gap counts.
fn table(coins: &[u64], gaps: &[u64]) -> Table {
    let columns = [
        ("gaps.coin", ColumnKind::Number),
        ("gaps.square", ColumnKind::Number),
        ("gaps.gap", ColumnKind::Number),
        ("gaps.counts", ColumnKind::Mark),
    ];
    let row = |(i, gap): (usize, &u64)| -> Vec<Cell> {
        let coin = coins.len() - 1 - i;
        vec![(coin + 1).into(), coins[coin].into(), (*gap).into(), (i % 2 == 0).into()]
    };
    let rows = gaps.iter().enumerate().map(row);
    Table::new("gaps", &columns).rows(rows).after(Claim::new("gaps"))
}

/// The entry of the silver dollar game in the list of games.
pub static SILVER_DOLLAR: Entry = Entry {
    group: Group::Strips,
    board: "strip",
    part: "gap",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(SilverDollar)),
    ..Entry::HEAPS.named("silver-dollar", "1 4 6 11")
};

impl Playable for SilverDollar {
    fn entry(&self) -> &'static Entry {
        &SILVER_DOLLAR
    }

    /// Parse the squares of the coins, in ascending order.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let squares = numbers(source, "1 4 6")?;
        match (1..squares.len()).find(|&i| squares[i] <= squares[i - 1]) {
            None => Ok(Position::Heaps(squares)),
            Some(i) => {
                let expected = "squares from left to right, each once";
                Err(wrong_order(source, i, (squares[i - 1], squares[i]), "strip", expected))
            }
        }
    }

    fn standard(&self, _position: &mut Position) {}

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        let mut square = 0;
        let mut next = |_| {
            square += 1 + rng.below(4 + level);
            square - 1
        };
        Position::Heaps((0..4 + level).map(&mut next).collect())
    }

    fn board(&self, position: &Position) -> Board {
        Board::Strip { coins: counts(position.heaps()), sharing: false }
    }

    fn sequence(&self) -> Heaps {
        let theorem = ("silver-dollar", "Berlekamp, Conway, Guy", 1982);
        Ok(Closed::boxed(|n| n, Some(GROWS), theorem))
    }
}
