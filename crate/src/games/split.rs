//! Split Nim: a move replaces one heap by two heaps, each smaller than the replaced heap. The two heaps may have more
//! stones in all.

use crate::games::kit::prelude::*;
use crate::period::closed::Closed;
use crate::ruleset::explain::{Cell, ColumnKind, Table};

/// Split Nim. The value of heap n ≥ 1 is the n-th odious number (a number with an odd count of 1 bits), and heap 0 has
/// the value 0. The reason: the XOR of two odious numbers is evil (an even count of 1 bits), so each value is the least
/// odious number that is not yet used. Mock Turtles has the same values (Berlekamp, Conway and Guy 1982).
///
/// ```
/// use mexplorer::{games::split::odious, Nimber};
/// assert_eq!([0, 1, 2, 3, 4, 5].map(odious), [0, 1, 2, 4, 7, 8].map(Nimber));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split;

/// Return the value of heap `n`: the n-th odious number, and 0 for heap 0.
#[inline]
pub fn odious(n: u64) -> Nimber {
    match n.checked_sub(1) {
        None => Nimber(0),
        // Exactly one of 2m and 2m + 1 is odious.
        Some(m) => Nimber(2 * m + u64::from(m.count_ones() % 2 == 0)),
    }
}

/// Return the heap with the given value; `None` for an evil number other than 0.
#[inline]
pub(super) fn heap_of(value: u64) -> Option<u64> {
    match value {
        0 => Some(0),
        v if v.count_ones() % 2 == 1 => Some(v / 2 + 1),
        _ => None,
    }
}

/// Return claims that explain the value of the largest heap (or of the last head in Mock Turtles): no option has this
/// odious value, and every smaller number is the value of an option. The last claim writes an evil number as the XOR of
/// two odious numbers.
pub(super) fn odious_claims(heaps: impl Iterator<Item = u64>) -> Vec<Claim> {
    let Some(n) = heaps.max().filter(|n| *n > 0) else { return Vec::new() };
    let value = odious(n).0;
    let mut claims = vec![
        Claim::new("odious-not").with("n", n).with("value", value),
        Claim::new("odious-odd").with("n", n).with("value", value),
    ];
    // Use the largest evil number below the value as the example.
    let evil = (1..value).rev().find(|m| m.count_ones() % 2 == 0);
    claims.push(match evil {
        None => Claim::new("odious-zero"),
        Some(m) => {
            let top = 1u64 << m.ilog2();
            let (high, low) = (heap_of(top).unwrap_or(0), heap_of(m ^ top).unwrap_or(0));
            Claim::new("odious-even")
                .with("value", value)
                .with("number", m)
                .with("top", top)
                .with("rest", m ^ top)
                .with("high", high)
                .with("low", low)
        }
    });
    claims
}

/// Visit the splits of heap `heap` of the given size into two heaps with the nim-sum `target`, in ascending order of
/// the larger part.
fn reach(heap: usize, size: u64, target: u64, visit: MoveVisitor<'_>) -> Flow {
    if target == 0 {
        return (0..size).try_for_each(|a| visit(Move::Split { heap, into: (a, a) }));
    }
    if let Some(a) = heap_of(target) {
        // An odious target is not the XOR of two odious values, so one part is 0.
        let into = (a, 0);
        return if a < size { visit(Move::Split { heap, into }) } else { Flow::Continue(()) };
    }
    // For an evil target, the value of the larger part has the highest bit of the target. The value of heap a has bit T
    // exactly when a − 1 has bit T − 1.
    let bit = 1 << (target.ilog2() - 1);
    let mut m = bit;
    while m + 1 < size {
        if m & bit == 0 {
            m |= bit;
            continue;
        }
        let a = m + 1;
        if let Some(b) = heap_of(odious(a).0 ^ target) {
            visit(Move::Split { heap, into: (a, b) })?;
        }
        m += 1;
    }
    Flow::Continue(())
}

fn values(position: &Position) -> impl Iterator<Item = u64> {
    position.heaps().iter().map(|h| odious(*h).0)
}

impl Ruleset for Split {
    /// Visit the options without empty heaps, which would only enlarge the positions of a search.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        for a in 0..part[0] {
            for b in 0..=a {
                visit(&[heaps::left(a), heaps::left(b)].concat())?;
            }
        }
        Flow::Continue(())
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        for (heap, &size) in position.heaps().iter().enumerate() {
            for a in 0..size {
                for b in 0..=a {
                    visit(Move::Split { heap, into: (a, b) })?;
                }
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Split { heap, into } = *mv else { return None };
        moves::replaced(position.heaps(), heap, &[into.0, into.1]).map(Position::Heaps)
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let each = |h: &u64| u128::from(*h) * (u128::from(*h) + 1) / 2;
        position.heaps().iter().try_fold(0u128, |all, h| all.checked_add(each(h)))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Split { heaps: position.heaps().to_vec() }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Split {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(odious(part[0]))
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }
}

impl Outcomes for Split {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        (!misere).then(|| Sum::new(values(position), false).outcome())
    }
}

impl Strategy for Split {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return None;
        }
        let (heaps, values) = (position.heaps(), values(position).collect::<Vec<u64>>());
        // A split can lower the value, or raise it to an evil number, so visit all targets.
        Some(Sum::targets(&values, false, |i, target| reach(i, heaps[i], target, visit)))
    }
}

impl Explains for Split {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            return Vec::new();
        }
        let heaps = position.heaps();
        let all: Vec<u64> = values(position).collect();
        let mut steps = vec![
            Step::Theorem { id: "odious", author: "Berlekamp, Conway, Guy", year: 1982 },
            odious_table(heaps).into(),
        ];
        steps.extend(Step::reasons("odious", odious_claims(heaps.iter().copied())));
        steps.extend(Step::sum(&all, Terms::Values, false, &|i| heaps[i].to_string()));
        steps
    }
}

/// Return a table of the heaps and their values, with each value in binary and its number of 1 bits.
fn odious_table(heaps: &[u64]) -> Table {
    let columns = [
        ("part", ColumnKind::Part),
        ("value", ColumnKind::Nimber),
        ("binary", ColumnKind::Binary),
        ("odious.ones", ColumnKind::Number),
    ];
    let row = |heap: &u64| -> Vec<Cell> {
        let value = odious(*heap).0;
        let ones = u64::from(value.count_ones());
        vec![heap.to_string().into(), value.into(), value.into(), ones.into()]
    };
    Table::new("odious", &columns).rows(heaps.iter().map(row)).after(Claim::new("odious-values"))
}

/// The entry of Split Nim in the list of games.
pub static SPLIT: Entry = Entry {
    group: Group::Break,
    board: "split",
    read: |arguments| arguments.none(Box::new(Split)),
    ..Entry::HEAPS.named("split", "2 3")
};

impl Playable for Split {
    fn entry(&self) -> &'static Entry {
        &SPLIT
    }

    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        Ok(moves::two_for_one(word)?.map(|(heap, into)| Move::Split { heap, into }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Split { heap, into } = *mv else { return None };
        Some(moves::replaced_text(heap, &[into.0, into.1]))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        if b.len() != a.len() + 1 {
            return None;
        }
        // The split heap is at the first difference, because both parts are smaller than the heap.
        let heap = (0..a.len()).find(|&i| a[i] != b[i])?;
        let fits = a[heap + 1..] == b[heap + 2..];
        let (x, y) = (b[heap], b[heap + 1]);
        (fits && x.max(y) < a[heap]).then_some(Move::Split { heap, into: (x.max(y), x.min(y)) })
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Split { heap, into } = *mv else { return Ok(false) };
        let size = position.heaps().get(heap).copied().unwrap_or(0);
        Ok(into.0 < size && into.1 <= into.0)
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let heap = rng.index(position.heaps(), |size| *size > 0)?;
        let size = position.heaps()[heap];
        let (a, b) = (rng.below(size), rng.below(size));
        Some(Move::Split { heap, into: (a.max(b), a.min(b)) })
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
        if misere {
            // Without a theorem for misère play the position is searched, so the heaps must stay few and small.
            return heaps::random(rng, 2, (1, 3 + level.min(1)));
        }
        heaps::random(rng, 2 + level, (1, 4 + 2 * level))
    }

    fn sequence(&self) -> Heaps {
        let theorem = ("odious", "Berlekamp, Conway, Guy", 1982);
        Ok(Closed::boxed(|n| odious(n).0, None, theorem))
    }

    offers!(TypedRule);
}

#[cfg(feature = "lab")]
impl TypedRule for Split {
    fn as_rule(&self) -> Option<String> {
        Some("n -> (i, j) for i in 0..n-1, j in 0..i".into())
    }
}
