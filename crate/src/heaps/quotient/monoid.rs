//! A finite commutative monoid with a set of marked elements: the classes of sums of heaps under misère play.

use super::bits::Bits;

/// The monoid. Its elements are the numbers 0, 1, 2 …, and 0 is the unit. The marked elements are the classes of
/// P-positions.
#[derive(Clone, Debug)]
pub struct Monoid {
    order: usize,
    products: Vec<u16>,
    marked: Bits,
    /// For each element x, the elements y with a marked product xy.
    completed: Vec<Bits>,
}

impl Monoid {
    /// Create the monoid from its table of products, row by row.
    pub fn new(order: usize, products: Vec<u16>, marked: Bits) -> Self {
        let completed = (0..order).map(|x| {
            let mut row = Bits::new(order);
            let products = &products[x * order..(x + 1) * order];
            (0..order).filter(|y| marked.has(products[*y] as usize)).for_each(|y| row.insert(y));
            row
        });
        Monoid { order, completed: completed.collect(), products, marked }
    }

    /// Return the monoid of the empty sum alone; under misère play the empty sum is an N-position.
    pub fn trivial() -> Self {
        Monoid::new(1, vec![0], Bits::new(1))
    }

    pub fn order(&self) -> usize {
        self.order
    }

    #[inline]
    pub fn times(&self, x: u16, y: u16) -> u16 {
        self.products[usize::from(x) * self.order + usize::from(y)]
    }

    pub fn marked(&self) -> &Bits {
        &self.marked
    }

    /// Return the elements whose product with `x` is a class of P-positions.
    pub fn completing(&self, x: usize) -> &Bits {
        &self.completed[x]
    }

    /// Return the elements whose product with some of the given elements is a class of P-positions.
    pub fn completing_any(&self, elements: &Bits) -> Bits {
        let mut all = Bits::new(self.order);
        elements.iter().for_each(|x| all.add(&self.completed[x]));
        all
    }

    pub fn shifted(&self, elements: &Bits, x: u16) -> Bits {
        let mut all = Bits::new(self.order);
        elements.iter().for_each(|y| all.insert(usize::from(self.times(y as u16, x))));
        all
    }

    /// Return the exponent from which on the powers of `x` are periodic, and the length of the period.
    pub fn cycle(&self, x: u16) -> (u32, u32) {
        let mut seen = vec![0];
        loop {
            let next = self.times(seen[seen.len() - 1], x);
            if let Some(index) = seen.iter().position(|power| *power == next) {
                return (index as u32, (seen.len() - index) as u32);
            }
            seen.push(next);
        }
    }

    /// Return `n` if this is the quotient Tₙ of misère Nim with heaps below 2ⁿ. T₀ has one element and T₁ has two. For
    /// n ≥ 2, Tₙ consists of the unit, an element `a` with a² = 1, and a group of order 2ⁿ in which every element is
    /// its own inverse. The P-positions are then `a` and the unit of that group (Plambeck 2005).
    pub fn tame(&self) -> Option<u32> {
        let marked: Vec<usize> = self.marked.iter().collect();
        match (self.order, &marked[..]) {
            (1, []) => Some(0),
            (2, [1]) => (self.times(1, 1) == 0).then_some(1),
            (order, &[x, y]) if order >= 6 && (order - 2).is_power_of_two() => {
                let square = |x: usize| usize::from(self.times(x as u16, x as u16));
                let (a, unit) = if square(x) == 0 { (x, y) } else { (y, x) };
                let firm = |z: &usize| *z != 0 && *z != a;
                let group = (0..order).filter(firm).all(|z| {
                    square(z) == unit && usize::from(self.times(z as u16, unit as u16)) == z
                });
                (square(a) == 0 && group).then(|| (order - 2).ilog2())
            }
            _ => None,
        }
    }
}
