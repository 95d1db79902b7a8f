//! The take of an option of two heaps x and y, which are together n − taken.
//!
//! Written in x and y, with n = x + y + taken, a condition is a·x + b·y + c ≥ 0. With a, b ≥ 0 it bounds x or y,
//! or must follow from their bounds; ±(x − y) + c ≥ 0 orders them.

use super::names::Names;
use super::take::taken;
use crate::heaps::octal::{Digit, Take};
use crate::heaps::rule::linear::LinearForm;

/// The take of an option of two heaps: `Some(None)` if no n has it, `None` if it is no take.
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

/// The heap x as a form in n and the free name: x = alpha · free + beta · n + gamma with alpha = ±1, so that
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
        // In x and n: on_free · alpha · (x − beta · n − gamma) + on_n · n + constant.
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

/// The heap that is not the smaller one of the two, and whether it must be larger.
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
    /// Whether x ≥ y − c, and whether y ≥ x − c, is required for some c > 0.
    loose: Loose,
    /// Inequalities on both heaps, which their bounds must imply.
    both: Vec<Inequality>,
}

#[derive(Clone, Copy, Default)]
struct Loose {
    x_first: bool,
    y_first: bool,
}

/// The least sizes of the smaller and of the larger heap, and whether they must differ.
struct Sizes {
    small: i64,
    large: i64,
    distinct: bool,
}

impl Bounds {
    /// Add an inequality; `None` for one that no take-and-break game can express.
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
            // x ≥ y or x > y, or the other way round.
            (a, b) if a == -b && (c == 0 || c == -a.abs()) => {
                self.add_order(Order { x_first: a > 0, strict: c != 0 })?;
            }
            _ => return None,
        }
        Some(Truth::Possible)
    }

    /// Add an order; `None` if the opposite order is required, too.
    fn add_order(&mut self, order: Order) -> Option<()> {
        let known = self.order.unwrap_or(order);
        let strict = known.strict || order.strict;
        self.order = Some(Order { strict, ..known });
        (known.x_first == order.x_first).then_some(())
    }

    /// The sizes that the bounds say; `None` where the conditions say more.
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

    /// Whether a loose order excludes pairs. It excludes none beside a stricter order of the same heaps, and
    /// none alone where both heaps have the same bound, since an excluded pair remains in the other order.
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

/// The digit of a take of two heaps of these least sizes: two heaps, and where one may be empty, also one heap
/// or none.
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
