//! The merging game: a move takes one stone, or merges two heaps.

use super::kit::positions::{GATHERED, heaps_up_to, pair};
use crate::base::nimber::Count;
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::period::Period;
use crate::period::closed::Closed;
use crate::ruleset::explain::{Cell, ColumnKind, Table};

/// The merging game: a move takes one stone from a heap, or merges two non-empty heaps.
///
/// Let `ones` be the number of heaps with one stone, and `ops` the number of moves in the other heaps: the number of
/// their stones plus the number of merges, which is one less than the number of these heaps. If `ops` is at most 2, the
/// player to move loses exactly when 3 divides `ones`; otherwise exactly when `ones` and `ops` are both even. (A known
/// contest problem, solved by its setters in 2011; compared with the solver in `tests/theorems.rs`.)
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Outcome};
/// let game = Game::parse("merge")?;
/// let heaps = vec!["1000"; 50].join(" ");
/// let found = analyze(&game, &game.position(&heaps)?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::N);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merge;

/// The numbers that decide a position: the count of heaps of one stone, the count of larger heaps, and the count of
/// stones in the larger heaps.
#[derive(Clone, Copy)]
struct Tally {
    ones: u64,
    big: u64,
    stones: u128,
    /// The number of heaps with exactly two stones.
    twos: u64,
}

impl Tally {
    fn of(heaps: &[u64]) -> Self {
        heaps.iter().fold(Tally { ones: 0, big: 0, stones: 0, twos: 0 }, |t, h| t.with(*h))
    }

    fn with(self, heap: u64) -> Self {
        match heap {
            0 => self,
            1 => Tally { ones: self.ones + 1, ..self },
            _ => Tally {
                big: self.big + 1,
                stones: self.stones + u128::from(heap),
                twos: self.twos + u64::from(heap == 2),
                ..self
            },
        }
    }

    fn without(self, heap: u64) -> Self {
        match heap {
            0 => self,
            1 => Tally { ones: self.ones - 1, ..self },
            _ => Tally {
                big: self.big - 1,
                stones: self.stones - u128::from(heap),
                twos: self.twos - u64::from(heap == 2),
                ..self
            },
        }
    }

    fn ops(&self) -> u128 {
        self.stones + u128::from(self.big.saturating_sub(1))
    }

    fn special(&self) -> bool {
        self.ops() <= 2
    }

    /// Return the possible kinds of moves, each with the numbers of the resulting position: take a heap of one; take a
    /// stone from a heap of three or more, or merge two larger heaps; take a stone from a heap of two; merge a heap of
    /// one with a larger heap; merge two heaps of one.
    fn moves(&self) -> Vec<(&'static str, Tally)> {
        let Tally { ones, big, stones, .. } = *self;
        // Some heap has more than two stones exactly if the larger heaps have more than two stones on average.
        let (three, two) = (stones > 2 * u128::from(big), self.twos > 0);
        let after = |how, possible: bool, ones: u64, big: u64, stones: u128| {
            possible.then_some((how, Tally { ones, big, stones, twos: 0 }))
        };
        let kinds = [
            after("merge-one", ones > 0, ones.saturating_sub(1), big, stones),
            after("merge-larger", three, ones, big, stones.saturating_sub(1)),
            after("merge-larger", !three && big > 1, ones, big.saturating_sub(1), stones),
            after("merge-halve", two, ones + 1, big.saturating_sub(1), stones.saturating_sub(2)),
            after("merge-join", ones > 0 && big > 0, ones.saturating_sub(1), big, stones + 1),
            after("merge-pair", ones > 1, ones.saturating_sub(2), big + 1, stones + 2),
        ];
        kinds.into_iter().flatten().collect()
    }

    fn lost(&self) -> bool {
        if self.special() {
            self.ones.is_multiple_of(3)
        } else {
            self.ones.is_multiple_of(2) && self.ops().is_multiple_of(2)
        }
    }
}

/// Iterate over the later heaps with which heap `i` may merge, so that each result occurs once. Of several consecutive
/// equal heaps only the first is used, because all of them give equal results.
fn partners(heaps: &[u64], i: usize, firsts: &[usize]) -> impl Iterator<Item = usize> {
    let from = firsts.partition_point(|&j| j <= i);
    let next = i + 1;
    let beside = next < heaps.len() && heaps[next] > 0 && firsts.get(from) != Some(&next);
    beside.then_some(next).into_iter().chain(firsts[from..].iter().copied())
}

/// Return the index of the first heap of each run of equal non-empty heaps for which `wanted` holds.
fn run_starts(heaps: &[u64], wanted: impl Fn(u64) -> bool) -> Vec<usize> {
    (0..heaps.len())
        .filter(|&j| heaps[j] > 0 && (j == 0 || heaps[j - 1] != heaps[j]) && wanted(heaps[j]))
        .collect()
}

impl Ruleset for Merge {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::together(position.heaps())
    }

    /// Visit each result once, where equal heaps are consecutive.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        for i in 0..part.len() {
            if i > 0 && part[i] == part[i - 1] {
                continue;
            }
            let mut next = part.to_vec();
            next[i] -= 1;
            visit(&heaps::together(&next))?;
            for j in i + 1..part.len() {
                if j > i + 1 && part[j] == part[j - 1] {
                    continue;
                }
                let mut next = part.to_vec();
                next[i] += part[j];
                next.remove(j);
                visit(&heaps::together(&next))?;
            }
        }
        Flow::Continue(())
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let heaps = position.heaps();
        for (i, &h) in heaps.iter().enumerate().filter(|(_, h)| **h > 0) {
            visit(heaps::take(i, h, 1))?;
        }
        let firsts = run_starts(heaps, |_| true);
        for i in (0..heaps.len()).filter(|&i| heaps[i] > 0) {
            for j in partners(heaps, i, &firsts) {
                visit(Move::Merge { heaps: (i, j) })?;
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Merge { heaps: (i, j) } = *mv else {
            return mv.taken_from(position.heaps()).map(Position::Heaps);
        };
        let mut next = position.heaps().to_vec();
        let added = *next.get(j).filter(|_| i < j)?;
        next[i] += added;
        next.remove(j);
        Some(Position::Heaps(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let heaps = position.heaps();
        let firsts = run_starts(heaps, |_| true);
        let full: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect();
        let merges: u128 = (full.iter())
            .map(|&i| {
                let later = firsts.len() - firsts.partition_point(|&j| j <= i);
                let next = i + 1;
                let beside =
                    next < heaps.len() && heaps[next] > 0 && firsts.binary_search(&next).is_err();
                later as u128 + u128::from(beside)
            })
            .sum();
        Some(full.len() as u128 + merges)
    }

    /// Return the number of stones, because each stone takes a move of its own.
    fn fewest_moves(&self, position: &Position) -> u128 {
        heaps::stones(position.heaps())
    }

    fn legal(&self, position: &Position) -> Legal {
        let one = |h: &u64| if *h > 0 { vec![(1, 1)] } else { Vec::new() };
        Legal::Merge { takes: position.heaps().iter().map(one).collect() }
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Merge {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        (!misere).then(|| Outcome::mover_wins(!Tally::of(position.heaps()).lost()))
    }
}

impl Strategy for Merge {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return None;
        }
        let heaps = position.heaps();
        let tally = Tally::of(heaps);
        if tally.lost() {
            return Some(Flow::Continue(()));
        }
        let mut each = || {
            for (i, &h) in heaps.iter().enumerate().filter(|(_, h)| **h > 0) {
                if tally.without(h).with(h - 1).lost() {
                    visit(heaps::take(i, h, 1))?;
                }
            }
            // A merge does not change the total of stones, so whether a merge wins depends only on which of the two
            // heaps have one stone. Heaps whose merges cannot win are skipped as a whole.
            let single = run_starts(heaps, |h| h == 1);
            let larger = run_starts(heaps, |h| h > 1);
            for (i, &h) in heaps.iter().enumerate().filter(|(_, h)| **h > 0) {
                let wins = |j: usize| tally.without(h).without(heaps[j]).with(h + heaps[j]).lost();
                let next = i + 1;
                if next < heaps.len() && heaps[next] == h && wins(next) {
                    visit(Move::Merge { heaps: (i, next) })?;
                }
                for firsts in [&single, &larger] {
                    let later = &firsts[firsts.partition_point(|&j| j <= i)..];
                    if later.first().is_some_and(|&j| wins(j)) {
                        later.iter().try_for_each(|&j| visit(Move::Merge { heaps: (i, j) }))?;
                    }
                }
            }
            Flow::Continue(())
        };
        Some(each())
    }
}

impl Explains for Merge {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            return Vec::new();
        }
        let tally = Tally::of(position.heaps());
        let mut steps = vec![
            Step::Theorem { id: "merge", author: "contest folklore", year: 2011 },
            counted(&tally).into(),
        ];
        steps.extend(changed(&tally).map(Step::from));
        steps
    }
}

/// Return the table of `ones` and `ops` with their remainders, and the outcome that follows.
fn counted(tally: &Tally) -> Table {
    let (ops, special, lost) = (tally.ops(), tally.special(), u64::from(tally.lost()));
    let left = |modulus: u64, remainder: u64| {
        Cell::from(Claim::new("merge-left").with("modulus", modulus).with("remainder", remainder))
    };
    let (modulus, decides) = if special { (3, "merge-special") } else { (2, "merge-usual") };
    let even = if special { Cell::None } else { left(2, (ops % 2) as u64) };
    let columns = [
        ("merge.what", ColumnKind::Text),
        ("merge.count", ColumnKind::Number),
        ("merge.remainder", ColumnKind::Text),
    ];
    let ones = left(modulus, tally.ones % modulus);
    let rows = [
        vec![Claim::new("merge-ones").into(), tally.ones.into(), ones],
        vec![Claim::new("merge-ops").into(), Cell::Number(Count(ops)), even],
    ];
    let says = Claim::new(decides).with("ones", tally.ones).with("ops", ops.to_string());
    let says = says.with("remainder", tally.ones % modulus).with("lost", lost);
    Table::new("merge", &columns).rows(rows).after(says)
}

/// Return the table of `ones` and `ops` after each kind of move; `None` if there is no move.
fn changed(tally: &Tally) -> Option<Table> {
    let columns = [
        ("merge.move", ColumnKind::Text),
        ("merge.a", ColumnKind::Number),
        ("merge.b", ColumnKind::Number),
        ("merge.then", ColumnKind::Outcome),
    ];
    let row = |(how, next): (&'static str, Tally)| -> Vec<Cell> {
        let outcome = Cell::Outcome(Outcome::mover_wins(!next.lost()));
        vec![Claim::new(how).into(), next.ones.into(), Cell::Number(Count(next.ops())), outcome]
    };
    let moves = tally.moves();
    let id = if tally.lost() { "merge-all-won" } else { "merge-some-lost" };
    let mut table = Table::new("merge.moves", &columns).rows(moves.into_iter().map(row));
    table.reveals = !tally.lost();
    (!table.rows.is_empty()).then(|| table.after(Claim::new(id)))
}

/// The entry of the merging game in the list of games.
pub static MERGE: Entry = Entry {
    board: "merge",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Merge)),
    ..Entry::HEAPS.named("merge", "1 1 3")
};

impl Playable for Merge {
    fn entry(&self) -> &'static Entry {
        &MERGE
    }

    /// Parse heaps, and refuse heaps with too many stones to be merged into one heap.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let heaps = heaps_up_to(source, MERGE.position, GATHERED)?;
        let all: u128 = heaps.iter().map(|h| u128::from(*h)).sum();
        if all <= u128::from(GATHERED) {
            return Ok(Position::Heaps(heaps));
        }
        Err(Error::new(
            ErrorCode::NumberTooLarge,
            format!("expected heaps of together up to {GATHERED} stones, found {all}"),
        )
        .with("limit", GATHERED)
        .with("found", all.to_string()))
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let heaps = position.heaps();
        let Some((a, b)) = pair(word, '+') else {
            return Ok(moves::taken(heaps, word)?.map(Move::Take));
        };
        Ok(match (moves::place(a)?, moves::place(b)?) {
            (Some(a), Some(b)) if a.max(b) < heaps.len() => {
                Some(Move::Merge { heaps: (a.min(b), a.max(b)) })
            }
            _ => None,
        })
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        match *mv {
            Move::Merge { heaps: (i, j) } => {
                Some(joined(&[moves::from_1(i), moves::from_1(j)], "+"))
            }
            _ => moves::takings_text(mv),
        }
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        if b.len() >= a.len() {
            return moves::takings_between(a, b);
        }
        let i = (0..b.len()).find(|&i| a[i] != b[i])?;
        let added = b[i].checked_sub(a[i])?;
        let rest = |j: usize| a[i + 1..j] == b[i + 1..j] && a[j + 1..] == b[j..];
        let fits = |j: &usize| a[*j] == added && added > 0 && rest(*j);
        (i + 1..a.len())
            .filter(|_| b.len() + 1 == a.len())
            .find(fits)
            .map(|j| Move::Merge { heaps: (i, j) })
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let full = |place: usize| position.heaps().get(place).is_some_and(|size| *size > 0);
        Ok(match *mv {
            Move::Take(taken) => taken.take == 1 && full(taken.heap),
            Move::Merge { heaps: (i, j) } => i < j && full(i) && full(j),
            _ => false,
        })
    }

    /// Return the merge with the first of a run of equal heaps, which is the form in which merges are listed.
    fn listed_as(&self, position: &Position, mv: Move) -> Move {
        let Move::Merge { heaps: (i, mut j) } = mv else { return mv };
        let heaps = position.heaps();
        while j > i + 1 && heaps[j - 1] == heaps[j] {
            j -= 1;
        }
        Move::Merge { heaps: (i, j) }
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 3 + wanted.level, (1, 3 + wanted.level))
    }

    /// Return the values of single heaps, which have no merge and are played stone by stone.
    fn sequence(&self) -> Heaps {
        let theorem = ("merge", "contest folklore", 2011);
        Ok(Closed::boxed(|n| n % 2, Some(Period::proven(0, 2)), theorem))
    }
}
