//! A finite commutative monoid with some of its elements marked: the classes of sums of heaps in
//! misère play.

use super::bits::Bits;

/// Elements are 0, 1, 2 …; 0 is the unit. Those marked are the classes of P-positions.
#[derive(Clone, Debug)]
pub struct Monoid {
    order: usize,
    products: Vec<u16>,
    marked: Bits,
    /// For each element, the elements whose product with it is marked.
    completed: Vec<Bits>,
}

impl Monoid {
    /// The monoid with this table of products, row by row.
    pub fn new(order: usize, products: Vec<u16>, marked: Bits) -> Self {
        let completed = (0..order).map(|x| {
            let mut row = Bits::new(order);
            let products = &products[x * order..(x + 1) * order];
            (0..order).filter(|y| marked.has(products[*y] as usize)).for_each(|y| row.insert(y));
            row
        });
        Monoid { order, completed: completed.collect(), products, marked }
    }

    /// The monoid of the empty sum alone, which is an N-position.
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

    /// The elements that make a P-position with `x`.
    pub fn completing(&self, x: usize) -> &Bits {
        &self.completed[x]
    }

    /// The elements that make a P-position with one of these.
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

    /// The power from which on the powers of `x` repeat, and the length of the repetition.
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

    /// `n` where this is the quotient of misère Nim with heaps below 2ⁿ⁻¹·2, Tₙ: the unit, an `a`
    /// with a² = 1, and a group of order 2ⁿ in which every element is its own inverse; the
    /// P-positions are `a` and that group's unit (Plambeck 2005).
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
