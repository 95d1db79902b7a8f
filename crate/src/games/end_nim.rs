//! End-Nim: a move takes from the first or the last heap of a row.

use crate::games::kit::prelude::*;
use crate::period::closed::{Closed, NIM as GROWS};

/// End-Nim: a move takes any number of stones from the first or the last heap of a row. An empty end is removed, and
/// the next heap becomes the end. Let the middle be the heaps between the two ends. There is exactly one size x₀ of a
/// heap before the middle, and exactly one size y₀ of a heap behind it, with which the middle is a P-position (0 if the
/// middle alone is a P-position). With heaps x, y at both ends the position is a P-position exactly when y is x − 1 for
/// x₀ < x ≤ y₀, x + 1 for y₀ ≤ x < x₀, 0 for x = x₀, and x otherwise (Albert and Nowakowski 2001). So x₀ and y₀ follow
/// from the sizes for shorter rows. The argument uses only that a move lowers an end, so it holds for misère play as
/// well; there the empty row is an N-position, and one stone is a P-position.
///
/// ```
/// use mexplorer::{Game, Limits, Outcome, analyze};
/// let game = Game::parse("end-nim")?;
/// let found = analyze(&game, &game.position("3 1 4")?, Limits::default())?;
/// assert_eq!((found.outcome, found.moves[0].to.as_str()), (Outcome::N, "3 1 3"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndNim {
    /// The row for which `lone` is computed, and whether the play is misère.
    row: Vec<u64>,
    misere: bool,
    /// For the longest stretches of consecutive heaps of `row`, the longest first and each length from the left: the
    /// size of a heap to the left, and of one to the right, with which the stretch is a P-position.
    lone: Vec<Vec<(u64, u64)>>,
}

/// The largest number of heaps by which a stored stretch is shorter than the row. Four moves remove at most four ends,
/// and the sizes needed are those for the middle between the two remaining ends.
const KEPT: usize = 6;
/// The largest number of heaps of a middle that is computed without preparation.
const SHORT: usize = 400;

/// Return the size of the heap before a middle that makes a P-position if a heap of `y` is behind the middle. With only
/// one heap added, the middle is a P-position for the size `before` at its left or `behind` at its right.
fn partner(y: u64, before: u64, behind: u64) -> u64 {
    if y == behind {
        0
    } else if before < behind && (before..behind).contains(&y) {
        y + 1
    } else if behind < before && (behind + 1..=before).contains(&y) {
        y - 1
    } else {
        y
    }
}

/// For every stretch of consecutive heaps of the row, except the whole row, compute the sizes of a left and of a right
/// heap that make the stretch a P-position. The lists are passed to `keep` by ascending length.
fn stretches(
    row: &[u64],
    misere: bool,
    budget: &mut Budget<'_>,
    mut keep: impl FnMut(usize, &[(u64, u64)]),
) -> Result {
    let mut last = vec![(u64::from(misere), u64::from(misere)); row.len() + 1];
    keep(0, &last);
    for length in 1..row.len() {
        // A stretch takes one or two comparisons, so 16 stretches cost one step.
        budget.spend(1 + last.len() as u64 / 16, || {
            format!("{} of {} heaps", length - 1, row.len())
        })?;
        // Update in place: a stretch needs the shorter stretches that begin at `start` and at `start + 1`.
        for start in 0..=row.len() - length {
            let (before, behind) = last[start];
            let (next_before, next_behind) = last[start + 1];
            last[start] = (
                partner(row[start + length - 1], before, behind),
                partner(row[start], next_behind, next_before),
            );
        }
        last.truncate(row.len() - length + 1);
        keep(length, &last);
    }
    Ok(())
}

/// Return the row without its empty heaps.
fn row(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().copied().filter(|heap| *heap > 0).collect()
}

/// Return the indices of the first and the last heap that is not empty; `None` if all heaps are empty.
fn ends(heaps: &[u64]) -> Option<(usize, usize)> {
    Some((heaps.iter().position(|h| *h > 0)?, heaps.iter().rposition(|h| *h > 0)?))
}

impl EndNim {
    /// Return the size of the first heap, and that of the last heap, with which the row is a P-position; `None` for a
    /// long row without preparation.
    fn wanted(&self, heaps: &[u64], misere: bool) -> Option<(u64, u64)> {
        let row = row(heaps);
        let [first, middle @ .., last] = &row[..] else {
            // A single heap is lowered to 0, or to 1 under misère play.
            return Some((u64::from(misere), u64::from(misere)));
        };
        let (before, behind) = self.lone_ends(middle, misere)?;
        Some((partner(*last, before, behind), partner(*first, behind, before)))
    }

    /// Return the size of a heap to the left of a middle, and of one to the right, with which the middle is a
    /// P-position; `None` for a middle of more than [`SHORT`] heaps that is not stored.
    fn lone_ends(&self, middle: &[u64], misere: bool) -> Option<(u64, u64)> {
        let from = self.row.len().wrapping_sub(middle.len());
        if from <= KEPT
            && self.misere == misere
            && let Some(start) = (0..=from).find(|at| self.row[*at..].starts_with(middle))
        {
            return self.lone.get(from.checked_sub(1)?)?.get(start).copied();
        }
        if middle.len() > SHORT {
            return None;
        }
        let mut found = None;
        // Add a heap, since `stretches` omits the whole row.
        let more = [middle, &[1]].concat();
        let keep = |length, all: &[(u64, u64)]| {
            if length == middle.len() {
                found = all.first().copied();
            }
        };
        stretches(&more, misere, &mut Budget::steps(u64::MAX), keep).ok()?;
        found
    }
}

impl Ruleset for EndNim {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let row = row(position.heaps());
        if row.is_empty() { Vec::new() } else { vec![row] }
    }

    /// Visit the positions with the smallest remaining heaps first.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let mut next = part.to_vec();
        for end in if part.len() > 1 { vec![0, part.len() - 1] } else { vec![0] } {
            for left in 0..part[end] {
                next[end] = left;
                visit(&self.parts(&Position::Heaps(next.clone())))?;
            }
            next[end] = part[end];
        }
        Flow::Continue(())
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let heaps = position.heaps();
        let Some((first, last)) = ends(heaps) else { return Flow::Continue(()) };
        let mut each = |end: usize| {
            (1..=heaps[end]).try_for_each(|take| visit(heaps::take(end, heaps[end], take)))
        };
        each(first)?;
        if first < last { each(last) } else { Flow::Continue(()) }
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let heaps = position.heaps();
        Some(ends(heaps).map_or(0, |(first, last)| {
            u128::from(heaps[first]) + if first < last { u128::from(heaps[last]) } else { 0 }
        }))
    }

    fn legal(&self, position: &Position) -> Legal {
        let heaps = position.heaps();
        let mut takes = vec![Vec::new(); heaps.len()];
        if let Some((first, last)) = ends(heaps) {
            takes[first] = vec![(1, heaps[first])];
            takes[last] = vec![(1, heaps[last])];
        }
        Legal::take_one(takes)
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let row = row(position.heaps());
        let mut lone = Vec::new();
        stretches(&row, misere, budget, |length, all| {
            if length + KEPT >= row.len() {
                lone.insert(0, all.to_vec());
            }
        })?;
        *self = EndNim { row, misere, lone };
        Ok(())
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for EndNim {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let heaps = position.heaps();
        let Some((first, _)) = ends(heaps) else { return Some(Outcome::mover_wins(misere)) };
        let (wanted, _) = self.wanted(heaps, misere)?;
        Some(Outcome::mover_wins(heaps[first] != wanted))
    }
}

impl Strategy for EndNim {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let heaps = position.heaps();
        let Some((first, last)) = ends(heaps) else { return Some(Flow::Continue(())) };
        let wanted = self.wanted(heaps, misere)?;
        let mut each = |end: usize, wanted: u64| match heaps[end].checked_sub(wanted) {
            None | Some(0) => Flow::Continue(()),
            Some(take) => visit(heaps::take(end, heaps[end], take)),
        };
        let flow = each(first, wanted.0);
        Some(if first < last && flow.is_continue() { each(last, wanted.1) } else { flow })
    }

    fn winning_cost(&self, position: &Position) -> usize {
        16 + 4 * position.heaps().len()
    }
}

impl Explains for EndNim {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let id = if misere { "misere-end-nim" } else { "end-nim" };
        let mut steps = vec![Step::Theorem { id, author: "Albert, Nowakowski", year: 2001 }];
        let heaps = position.heaps();
        let (Some((first, last)), Some(wanted)) = (ends(heaps), self.wanted(heaps, misere)) else {
            return steps;
        };
        // Choose the end that a winning move lowers, the first end if both can be lowered. A lost position is explained
        // by its last end.
        let lowers = heaps[first] > wanted.0;
        let (end, wanted) = if lowers { (first, wanted.0) } else { (last, wanted.1) };
        let mut claims = Vec::new();
        if let [x, middle @ .., y] = &row(heaps)[..]
            && let Some((before, behind)) = self.lone_ends(middle, misere)
        {
            let claim = Claim::new("end-middle").with("empty", u64::from(middle.is_empty()));
            claims.push(claim.with("before", before).with("behind", behind));
            let (kept, own, other) =
                if lowers { (*y, behind, before) } else { (*x, before, behind) };
            let sizes = Claim::new("end-sizes")
                .with("first", u64::from(lowers))
                .with("kept", kept)
                .with("own", own)
                .with("other", other)
                .with("wanted", wanted);
            claims.push(if heaps[end] == wanted { sizes } else { sizes.revealing() });
        }
        if heaps[end] > wanted {
            let lower = Claim::new("end-lower").with("heap", end + 1).with("size", heaps[end]);
            claims.push(lower.with("left", wanted).revealing());
        }
        steps.extend(Step::reasons("end", claims));
        steps
    }
}

/// The entry of End-Nim in the list of games.
pub static END_NIM: Entry = Entry {
    part: "row",
    adds_up: false,
    stones: true,
    read: |arguments| {
        arguments.none(Box::new(EndNim { row: Vec::new(), misere: false, lone: Vec::new() }))
    },
    ..Entry::HEAPS.named("end-nim", "3 1 4")
};

impl Playable for EndNim {
    fn entry(&self) -> &'static Entry {
        &END_NIM
    }

    /// Return the move between two positions, where the second position may omit empty heaps.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        if let Some(mv @ Move::Take(_)) = moves::takings_between(from.heaps(), to.heaps()) {
            return Some(mv);
        }
        let (a, b) = (from.heaps(), row(to.heaps()));
        let (first, last) = ends(a)?;
        [first, last].into_iter().find_map(|end| {
            let mut next = a.to_vec();
            // If a heap has been removed, either of two equal ends may be the removed heap.
            let left = if b.len() < row(a).len() {
                0
            } else if end == first {
                *b.first()?
            } else {
                *b.last()?
            };
            next[end] = left;
            let take = a[end].checked_sub(left).filter(|take| *take > 0)?;
            (row(&next) == b).then(|| heaps::take(end, a[end], take))
        })
    }

    /// Choose the lexicographically smaller of the row and its reversal, which are equivalent.
    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(heaps) = position {
            let mut row = row(heaps);
            let turned = row.iter().rev().copied().collect();
            row = row.min(turned);
            *heaps = if row.is_empty() { vec![0] } else { row };
        }
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        heaps::random(rng, 3 + level, (1, 5 + 2 * level))
    }

    /// Return the values of Nim, since a single heap is Nim.
    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(|n| n, Some(GROWS), ("end-nim", "Albert, Nowakowski", 2001)))
    }
}
