//! Rings: the first move on a ring opens the ring into a row, on which play continues by the same code.

use super::presets::BREAKS;
use super::rules::{option_text, to_option};
use super::{ALL_LISTED, HeapGame, Source as From, listed, read_option, replace};
use crate::base::sort::{distinct, sorted};
use crate::games::kit::positions::empty;
use crate::games::kit::prelude::*;
use crate::heaps::octal::{TakeAndBreak, TakeCode};
use crate::period::values::GrundyValues;

/// A take-and-break code on rings. A move on a ring leaves one row, or nothing if all is taken, so the code's digits
/// must allow to leave one heap or nothing. The code also gives the moves on rows. The value of a ring is the mex of
/// the values of the rows that moves leave (Sprague 1935, Grundy 1939). In Kayles, a ring of length 3 or more is lost,
/// because a move in the middle wins on the row that remains.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("ring 0.77")?;
/// let found = analyze(&game, &game.position("10 7 2")?, Limits::default())?;
/// assert_eq!((found.nimber, found.moves[0].to.as_str()), (Some(Nimber(2)), "10 7 0"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ring {
    rows: HeapGame,
    code: String,
    values: GrundyValues,
}

/// The largest number of rings whose values an explanation derives.
const EXPLAINED: usize = 3;
/// The largest number of rows that a move on such a ring can leave.
const READ: usize = 12;
/// The longest ring whose value is computed for a code with infinitely many digits.
const LONGEST: u64 = 20_000;

/// The entry of rings in the list of games.
pub static RING: Entry = Entry {
    game: "ring 0.77",
    part: "ring",
    adds_up: false,
    read: |arguments| {
        let code = arguments.one("code", "expected a code after ring, such as ring 0.77")?;
        let code = TakeCode::parse(code, false)?;
        let rows = HeapGame::breaks(&RING, String::new(), TakeAndBreak::from(&code));
        Ok(Box::new(Ring { rows, code: code.to_string(), values: GrundyValues::default() }))
    },
    ..BREAKS.named("ring", "10 7 2")
};

/// Iterate over the parts of a position, each as its size and whether it is a row instead of a ring.
fn state(position: &Position) -> impl DoubleEndedIterator<Item = (u64, bool)> + Clone {
    let (heaps, rows): (&[u64], &[bool]) = match position {
        Position::Opened { heaps, rows } => (heaps, rows),
        _ => (&[], &[]),
    };
    heaps.iter().copied().zip(rows.iter().copied())
}

impl Ring {
    fn breaks(&self) -> &TakeAndBreak {
        match &self.rows.source {
            From::TakeAndBreak { breaks, .. } => breaks,
            From::Typed(_) => unreachable!("a code takes and breaks"),
        }
    }

    /// Iterate over the lengths of the rows that a move on a ring can leave, the longest first; 0 if nothing is left.
    fn opened(&self, ring: u64) -> impl Iterator<Item = u64> + '_ {
        let breaks = self.breaks();
        let most = if breaks.tail().1.is_empty() {
            breaks.takes().last().map_or(0, |take| take.taken)
        } else {
            LONGEST
        };
        let lefts = (ring.saturating_sub(most)..ring).rev();
        lefts.filter(move |left| breaks.is_option(ring, &[*left]))
    }

    fn value(&self, size: u64, row: bool) -> Option<u64> {
        if row {
            return self.rows.value(size);
        }
        if !self.breaks().tail().1.is_empty() && size > LONGEST {
            return None;
        }
        let values: Option<Vec<u64>> =
            self.opened(size).map(|left| self.rows.value(left)).collect();
        let values = values?;
        (0..).find(|value| !values.contains(value))
    }

    fn values(&self, position: &Position) -> Option<Vec<u64>> {
        state(position).map(|(size, row)| self.value(size, row)).collect()
    }

    /// Visit the sizes of the rows that each move on a part leaves.
    fn changes(&self, (size, row): (u64, bool), visit: HeapVisitor<'_>) -> Result<Flow> {
        if row {
            return self.rows.show(size, &mut self.rows.glance(size), visit);
        }
        Ok(self.opened(size).try_for_each(|left| visit(&[left])))
    }

    fn show(&self, part: (u64, bool), visit: HeapVisitor<'_>) -> Flow {
        self.changes(part, visit).unwrap_or(Flow::Continue(()))
    }

    fn is_option(&self, (size, row): (u64, bool), into: &[u64]) -> bool {
        (row || into.len() == 1) && self.breaks().is_option(size, into)
    }

    /// Return the rows of a position as heaps; `None` if the position has a ring.
    fn only_rows(position: &Position) -> Option<Position> {
        let rings = state(position).any(|(size, row)| size > 0 && !row);
        (!rings).then(|| Position::Heaps(position.heaps().to_vec()))
    }
}

impl Ruleset for Ring {
    /// Return the parts: a ring as `[n]`, a row as `[n, 1]`.
    fn parts(&self, position: &Position) -> Vec<Part> {
        let part = |(size, row)| if row { vec![size, 1] } else { vec![size] };
        state(position).map(part).collect()
    }

    /// Visit the options without empty rows, which would only enlarge the positions of a search.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        self.show((part[0], part.len() > 1), &mut |into| {
            let left = into.iter().filter(|size| **size > 0);
            visit(&left.map(|size| vec![*size, 1]).collect::<Vec<Part>>())
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        if part.len() > 1 { format!("{}r", part[0]) } else { part[0].to_string() }
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        state(position).enumerate().try_for_each(|(i, part)| {
            self.show(part, &mut |into| visit(to_option(i, part.0, into)))
        })
    }

    /// Apply a move. The remaining parts are always rows.
    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (place, into) = match mv {
            Move::Take(taken) => {
                position.heaps().get(taken.heap)?.checked_sub(taken.take)?;
                (taken.heap, std::slice::from_ref(&taken.left))
            }
            Move::Replace { heap, into } => (*heap, into.as_slice()),
            _ => return None,
        };
        let mut parts: Vec<(u64, bool)> = state(position).collect();
        parts.get(place)?;
        parts.splice(place..=place, into.iter().map(|left| (*left, *left > 0)));
        let (heaps, rows) = parts.into_iter().unzip();
        Some(Position::Opened { heaps, rows })
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let count = |(size, row): (u64, bool)| {
            if row { self.rows.count(size) } else { Some(self.opened(size).count() as u128) }
        };
        state(position).try_fold(0u128, |all, part| all.checked_add(count(part)?))
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut room = ALL_LISTED;
        let one = |part| listed(&mut room, |visit| self.changes(part, visit));
        Legal::Options { heaps: state(position).map(one).collect() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let largest = state(position).map(|(size, _)| size).max().unwrap_or(0);
        self.rows.prepare(&Position::Heaps(vec![largest]), misere, budget)
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Ring {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.value(part[0], part.len() > 1).map(Nimber)
    }
}

impl Outcomes for Ring {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if !misere {
            return Some(Sum::new(self.values(position)?, false).outcome());
        }
        if let Some(rows) = Ring::only_rows(position) {
            return self.rows.outcome(&rows, true);
        }
        let mut live = state(position).filter(|(size, _)| *size > 0);
        let ((ring, _), None) = (live.next()?, live.next()) else { return None };
        let mut lost = self.opened(ring).peekable();
        if lost.peek().is_none() {
            return Some(Outcome::N);
        }
        let outcomes: Option<Vec<Outcome>> =
            lost.map(|left| self.rows.outcome(&Position::Heaps(vec![left]), true)).collect();
        Some(Outcome::mover_wins(outcomes?.contains(&Outcome::P)))
    }
}

impl Strategy for Ring {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return self.rows.winning(&Ring::only_rows(position)?, true, visit);
        }
        let values = self.values(position)?;
        let parts: Vec<(u64, bool)> = state(position).collect();
        Some(Sum::targets(&values, false, |i, target| {
            let (size, row) = parts[i];
            let mut each = |into: &[u64]| {
                let value = into.iter().map(|left| self.rows.value(*left).map(Nimber));
                match value.sum::<Option<Nimber>>() {
                    Some(Nimber(value)) if value == target => visit(to_option(i, size, into)),
                    _ => Flow::Continue(()),
                }
            };
            if row {
                self.rows.reach(size, target, &mut each)
            } else {
                self.show(parts[i], &mut each)
            }
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        self.rows.winning_cost(&Position::Heaps(position.heaps().to_vec()))
    }
}

impl Explains for Ring {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if let Some(rows) = Ring::only_rows(position).filter(|_| misere) {
            return self.rows.why(&rows, true);
        }
        let id = if misere { "misere-ring" } else { "ring" };
        let mut steps = vec![Step::Theorem { id, author: "Sprague, Grundy", year: 1939 }];
        let Some(values) = self.values(position).filter(|_| !misere) else { return steps };
        let rings = state(position).filter(|(size, row)| *size > 0 && !row);
        let rings = distinct(rings.map(|(size, _)| size).collect());
        let claim = |ring: &u64| {
            let lefts: Vec<u64> = self.opened(*ring).take(READ + 1).collect();
            let worth = |left: &u64| self.rows.value(*left).unwrap_or(0).to_string();
            let list = |text: &dyn Fn(&u64) -> String| {
                lefts.iter().map(text).collect::<Vec<_>>().join(", ")
            };
            (!lefts.is_empty() && lefts.len() <= READ).then(|| {
                Claim::new("ring-open")
                    .with("ring", *ring)
                    .with("rows", list(&u64::to_string))
                    .with("values", list(&worth))
                    .with("value", self.value(*ring, false).unwrap_or(0))
            })
        };
        steps.extend(Step::reasons(
            "ring",
            rings.iter().rev().filter_map(claim).take(EXPLAINED).collect(),
        ));
        let texts = self.part_texts(position);
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| texts[i].clone()));
        steps
    }
}

/// The sequence of the values of single rings.
impl Sequence for Ring {
    fn extend(&mut self, heap: u64, _seek_period: bool, budget: &mut Budget<'_>) -> Result {
        self.rows.extend(heap, false, budget)?;
        while self.values.len() as u64 <= heap {
            let size = self.values.len() as u64;
            budget.spend(1 + self.opened(size).count() as u64, || format!("ring {size}"))?;
            self.values.push(self.value(size, false).unwrap_or(0) as u32);
        }
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.values
    }
}

impl Playable for Ring {
    fn entry(&self) -> &'static Entry {
        &RING
    }

    fn text(&self) -> String {
        format!("ring {}", self.code)
    }

    /// Parse rings such as `10` and rows such as `9r`.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let read = |word: Word<'_>| match word.text.strip_suffix(['r', 'R']) {
            Some(size) => number(word.part(0, size.len())).map(|size| (size, size > 0)),
            None => number(word).map(|size| (size, false)),
        };
        let (heaps, rows): (Vec<u64>, Vec<bool>) =
            source.words().map(read).collect::<Result<Vec<_>>>()?.into_iter().unzip();
        let read = Position::Opened { heaps, rows };
        if read.heaps().is_empty() { Err(empty(RING.position)) } else { Ok(read) }
    }

    fn position_text(&self, position: &Position) -> String {
        self.part_texts(position).join(" ")
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        read_option(position.heaps(), word)
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        option_text(mv)
    }

    /// Return the move between two positions. A move always changes its part, so the first difference is at that part.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b): (Vec<_>, Vec<_>) = (state(from).collect(), state(to).collect());
        let heap = (0..a.len().min(b.len())).find(|&i| a[i] != b[i])?;
        let parts = (b.len() + 1).checked_sub(a.len()).filter(|parts| *parts > 0)?;
        let fits = a.get(heap + 1..) == b.get(heap + parts..);
        let into = b.get(heap..heap + parts)?;
        let rows = into.iter().all(|(size, row)| *row || *size == 0);
        let parts = || into.iter().map(|part| part.0).collect();
        if fits && rows { replace(heap, a[heap].0, parts()) } else { None }
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let part = |heap: usize| state(position).nth(heap);
        Ok(match mv {
            Move::Take(t) => part(t.heap).is_some_and(|part| self.is_option(part, &[t.left])),
            Move::Replace { heap, into } => {
                part(*heap).is_some_and(|part| self.is_option(part, into))
            }
            _ => false,
        })
    }

    fn standard(&self, position: &mut Position) {
        let mut parts: Vec<_> = state(position).filter(|(size, _)| *size > 0).collect();
        if parts.is_empty() {
            parts = vec![(0, false)];
        }
        let (heaps, rows) = sorted(parts).into_iter().unzip();
        *position = Position::Opened { heaps, rows };
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let heaps = heaps::random_searched(rng, wanted).heaps().to_vec();
        Position::Opened { rows: vec![false; heaps.len()], heaps }
    }

    fn board(&self, position: &Position) -> Board {
        let rings = state(position).map(|(size, row)| size > 0 && !row).collect();
        Board::Rings { heaps: counts(position.heaps()), rings }
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(self.clone()))
    }
}
