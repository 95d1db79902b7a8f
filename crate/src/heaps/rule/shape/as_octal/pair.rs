//! Takes for options of two heaps x and y with the sum n − taken.
//!
//! With n = x + y + taken, each condition becomes a·x + b·y + c ≥ 0. If a, b ≥ 0, the condition must be a bound of x or
//! y, or follow from such bounds. A condition ±(x − y) + c ≥ 0 determines the order of the heaps.

use super::names::Names;
use crate::heaps::octal::{Digit, Take};
use crate::heaps::rule::linear::LinearForm;

/// Return the number c ≥ 0 if the remaining total `left` has the form n − c, or else `None`.
pub(super) fn taken(left: &LinearForm) -> Option<u64> {
    (left.terms == [(0, 1)]).then(|| u64::try_from(-left.constant).ok()).flatten()
}

/// Return the take of an option of two heaps. The result is `Some(None)` if no n has the option, and `None` if the
/// option is not a take.
pub(super) fn of(x: &LinearForm, y: &LinearForm, names: &Names) -> Option<Option<Take>> {
    let coordinates = Coordinates::of(x, y, names.free?)?;
    let mut bounds = Bounds::default();
    for form in &names.conditions {
        match bounds.add(coordinates.inequality(form)?)? {
            Truth::Possible => {}
            Truth::Never => return Some(None),
        }
    }
    let Sizes { small, large, distinct } = bounds.sizes()?;
    let digit = digit(small, large, distinct)?;
    let least = u64::try_from(small).ok()?.max(1);
    Some(Some(Take { taken: coordinates.taken as u64, digit, least, distinct }))
}

/// The heap x as a linear form in n and the free name: x = alpha · free + beta · n + gamma with alpha = ±1, so that
/// free = alpha · (x − beta · n − gamma).
struct Coordinates {
    free: usize,
    alpha: i64,
    beta: i64,
    gamma: i64,
    taken: i64,
}

#[derive(Clone, Copy)]
struct Inequality {
    a: i64,
    b: i64,
    c: i64,
}

impl Coordinates {
    fn of(x: &LinearForm, y: &LinearForm, free: usize) -> Option<Self> {
        let taken = taken(&x.clone().plus(y, 1)?)? as i64;
        let (alpha, beta, gamma) = (x.coefficient(free), x.coefficient(0), x.constant);
        let found = Coordinates { free, alpha, beta, gamma, taken };
        (alpha.abs() == 1 && found.covers(x)).then_some(found)
    }

    fn covers(&self, form: &LinearForm) -> bool {
        form.terms.iter().all(|(slot, _)| *slot == 0 || *slot == self.free)
    }

    /// Rewrite a condition in n and the free name as a condition in x and y.
    fn inequality(&self, form: &LinearForm) -> Option<Inequality> {
        if !self.covers(form) {
            return None;
        }
        let (on_free, on_n) = (form.coefficient(self.free), form.coefficient(0));
        // The condition in x and n is on_free · alpha · (x − beta · n − gamma) + on_n · n + constant ≥ 0.
        let n = on_n - on_free * self.alpha * self.beta;
        let shift = on_free.checked_mul(self.alpha * self.gamma)?;
        // Substitute n = x + y + taken to get an inequality in x and y.
        let c = form.constant.checked_sub(shift)?.checked_add(n.checked_mul(self.taken)?)?;
        Some(Inequality { a: on_free * self.alpha + n, b: n, c })
    }
}

enum Truth {
    Possible,
    Never,
}

/// A condition x ≥ y or y ≥ x: whether x is the larger heap, and whether the inequality is strict.
#[derive(Clone, Copy)]
struct Order {
    x_first: bool,
    strict: bool,
}

#[derive(Default)]
struct Bounds {
    least_x: i64,
    least_y: i64,
    order: Option<Order>,
    /// Whether the conditions require x ≥ y − c, or y ≥ x − c, for some c > 0.
    loose: Loose,
    /// Inequalities in both heaps, which must follow from the bounds of the single heaps.
    both: Vec<Inequality>,
}

#[derive(Clone, Copy, Default)]
struct Loose {
    x_first: bool,
    y_first: bool,
}

/// The least sizes of the smaller and of the larger heap, and whether the heaps must differ.
struct Sizes {
    small: i64,
    large: i64,
    distinct: bool,
}

impl Bounds {
    /// Add an inequality. Return `None` if a take-and-break game cannot express the inequality.
    fn add(&mut self, inequality: Inequality) -> Option<Truth> {
        let Inequality { a, b, c } = inequality;
        match (a, b) {
            (0, 0) if c < 0 => return Some(Truth::Never),
            (0, 0) => {}
            (a, 0) if a > 0 => self.least_x = self.least_x.max(-(c.div_euclid(a))),
            (0, b) if b > 0 => self.least_y = self.least_y.max(-(c.div_euclid(b))),
            (a, b) if a > 0 && b > 0 => self.both.push(inequality),
            (a, b) if a == -b && c > 0 && a > 0 => self.loose.x_first = true,
            (a, b) if a == -b && c > 0 => self.loose.y_first = true,
            // The condition is x ≥ y, x > y, y ≥ x or y > x.
            (a, b) if a == -b && (c == 0 || c == -a.abs()) => {
                self.add_order(Order { x_first: a > 0, strict: c != 0 })?;
            }
            _ => return None,
        }
        Some(Truth::Possible)
    }

    /// Add an order of the heaps. Return `None` if the opposite order is required, too.
    fn add_order(&mut self, order: Order) -> Option<()> {
        let known = self.order.unwrap_or(order);
        let strict = known.strict || order.strict;
        self.order = Some(Order { strict, ..known });
        (known.x_first == order.x_first).then_some(())
    }

    /// Return the least sizes of the heaps. Return `None` if the conditions require more than least sizes and a
    /// difference.
    fn sizes(&self) -> Option<Sizes> {
        let (x, y) = (self.least_x, self.least_y);
        for Inequality { a, b, c } in &self.both {
            if a.checked_mul(x)?.checked_add(b.checked_mul(y)?)?.checked_add(*c)? < 0 {
                return None;
            }
        }
        if self.has_loose_order() {
            return None;
        }
        Some(match self.order {
            Some(Order { x_first: true, strict }) => Sizes { small: y, large: x, distinct: strict },
            Some(Order { x_first: false, strict }) => {
                Sizes { small: x, large: y, distinct: strict }
            }
            None => Sizes { small: x.min(y), large: x.max(y), distinct: false },
        })
    }

    /// Return whether a loose order x ≥ y − c excludes pairs. It excludes none if a stricter order of the same
    /// direction is required, and none if both heaps have the same bound, since each excluded pair occurs with its
    /// heaps exchanged.
    fn has_loose_order(&self) -> bool {
        let Loose { x_first, y_first } = self.loose;
        match self.order {
            Some(order) => {
                if order.x_first {
                    y_first
                } else {
                    x_first
                }
            }
            None => (x_first && y_first) || ((x_first || y_first) && self.least_x != self.least_y),
        }
    }
}

/// Return the digit of a take with these least sizes of two heaps. If a heap may be empty, the digit also allows one
/// heap or no heap. Return `None` if there is no such digit.
fn digit(small: i64, large: i64, distinct: bool) -> Option<Digit> {
    let both = Digit::TWO.or(Digit::ONE);
    match (small, large - small - i64::from(distinct)) {
        (0, ..=0) if !distinct => Some(both.or(Digit::NOTHING)),
        (0, ..=0) => Some(both),
        (0, 1) if !distinct => Some(both),
        (_, ..=0) => Some(Digit::TWO),
        _ => None,
    }
}
