//! Closed forms of all values or of all cells of value 0 of a grid, observed up to the edge of the grid and not proven.

use crate::games::wythoff;

/// The least number of rows and of columns in which a form is searched for.
const LEAST: usize = 16;

/// The page's name for a form, and the function from the coordinates of a cell to the form's value.
type Form<T> = (&'static str, fn(u64, u64) -> T);

/// Closed forms of the values.
const VALUES: [Form<u64>; 5] = [
    ("xor", |a, b| a ^ b),
    ("sum", |a, b| a + b),
    ("smaller", |a, b| a.min(b)),
    ("larger", |a, b| a.max(b)),
    ("difference", |a, b| a.abs_diff(b)),
];

/// Closed forms of the cells of value 0.
const LOST: [Form<bool>; 5] = [
    ("lost-equal", |a, b| a == b),
    ("lost-even", |a, b| a % 2 == 0 && b % 2 == 0),
    ("lost-even-sum", |a, b| (a + b) % 2 == 0),
    ("lost-odd", |a, b| (a % 2 == 1 && b % 2 == 1) || a + b == 0),
    ("lost-golden", |a, b| wythoff::pair(a.abs_diff(b)) == (a.min(b), a.max(b))),
];

/// Return the name of a closed form of all values of a grid, or of all cells of value 0. Return `None` if no form fits,
/// or if the grid has fewer than `LEAST` rows or columns. The names are
/// `xor`, `sum`, `smaller`, `larger`, `difference`; `lost-equal`, `lost-even`, `lost-even-sum`, `lost-odd`,
/// `lost-golden`.
pub(super) fn seen(nimbers: &[u16], width: usize, height: usize) -> Option<&'static str> {
    if width.min(height) < LEAST {
        return None;
    }
    let rows = || (0..).zip(nimbers.chunks(width));
    let holds = |(_, form): &&Form<u64>| rows().all(|(a, row)| fits(a, row, *form, |value| value));
    if let Some((name, _)) = VALUES.iter().find(holds) {
        return Some(name);
    }
    let holds =
        |(_, form): &&Form<bool>| rows().all(|(a, row)| fits(a, row, *form, |value| value == 0));
    LOST.iter().find(holds).map(|(name, _)| *name)
}

/// Return whether a form holds for all cells of a row. A browser optimizes a function between two calls, not during a
/// call, so one call examines one row only.
#[inline(never)]
fn fits<T: PartialEq>(a: u64, row: &[u16], form: fn(u64, u64) -> T, of: fn(u64) -> T) -> bool {
    (0..).zip(row).all(|(b, value)| form(a, b) == of(u64::from(*value)))
}

#[cfg(test)]
mod tests {
    use crate::answers::grid::grid;
    use crate::base::budget::Budget;
    use crate::notation::Game;

    #[test]
    fn forms_are_seen_and_only_where_they_hold() {
        let form = |text: &str, side| {
            let game = Game::parse(text).unwrap();
            grid(&game, side, side, 0, &mut Budget::default()).unwrap().seen
        };
        let queen = "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1 \
                     | (x-k, y-k) for k in 1..min(x, y)";
        assert_eq!(form(queen, 40), Some("lost-golden"));
        assert_eq!(form(queen, 15), None);
        assert_eq!(
            form("(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1", 20),
            Some("xor")
        );
        assert_eq!(form("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", 20), Some("lost-even"));
        assert_eq!(form("(x, y) -> (x-1, y) | (x, y-1)", 20), Some("lost-even-sum"));
        assert_eq!(form("(x, y) -> (x-k, y-k) for k in 1..min(x, y)", 20), Some("smaller"));
        // The form fits the grid of side 18, but not the grid of side 20.
        let late = "(x, y) -> (x-k, y-k) for k in 1..min(x, y) if k < 18";
        assert_eq!((form(late, 18), form(late, 20)), (Some("smaller"), None));
        assert_eq!(form("wythoff", 40), None);
    }
}
