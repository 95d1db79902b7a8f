//! The misère quotient of Notakto: 18 classes, whose product gives the class of several boards.

use std::fmt;
use std::ops::Mul;
use std::sync::LazyLock;

use super::board::{dead, standard};

/// A class as a reduced word aⁱbʲcᵏdˡ with the relations a² = 1, b³ = b, b²c = c, b²d = d, cd = ad, d² = c² and c³ =
/// ac². The lost classes are a, b², bc and c² (Plambeck and Whitehead 2013).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Class([u8; 4]);

impl Class {
    /// The identity, which is the class of the empty sum.
    pub(super) const ONE: Class = Class([0; 4]);

    /// Return whether the player to move loses.
    pub(super) fn is_lost(self) -> bool {
        matches!(self.0, [1, 0, 0, 0] | [0, 2, 0, 0] | [0, 1, 1, 0] | [0, 0, 2, 0])
    }

    /// Return the power of the class with the exponent `times`. From the second power on, the powers repeat with period
    /// 2.
    pub(super) fn power(self, times: usize) -> Class {
        let times = if times < 4 { times } else { 2 + times % 2 };
        (0..times).fold(Class::ONE, |product, _| product * self)
    }

    fn lowest([mut a, mut b, mut c, mut d]: [u8; 4]) -> Class {
        loop {
            a %= 2;
            match () {
                () if b >= 3 || b == 2 && c + d > 0 => b -= 2,
                () if c > 0 && d > 0 => (c, a) = (c - 1, a + 1),
                () if d >= 2 => (d, c) = (d - 2, c + 2),
                () if c >= 3 => (c, a) = (c - 1, a + 1),
                () => return Class([a, b, c, d]),
            }
        }
    }
}

impl Mul for Class {
    type Output = Class;

    fn mul(self, other: Class) -> Class {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Class::lowest([a + e, b + f, c + g, d + h])
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Class::ONE {
            return f.write_str("1");
        }
        for (letter, power) in "abcd".chars().zip(self.0) {
            match power {
                0 => {}
                1 => write!(f, "{letter}")?,
                _ => write!(f, "{letter}²")?,
            }
        }
        Ok(())
    }
}

/// The live boards in standard form, by class. A test derives these classes from the moves.
const CLASSES: [([u8; 4], &[u64]); 8] = [
    ([0, 0, 0, 0], &[1, 2, 98]),
    ([1, 0, 0, 0], &[10, 13, 21, 27, 28, 40, 43, 68, 97, 102, 108, 115, 170, 173, 229, 238, 325]),
    ([0, 1, 0, 0], &[5, 11, 12, 17, 18, 29, 30, 42, 45, 99, 101, 110, 113, 114, 171]),
    ([1, 1, 0, 0], &[19, 26, 69, 78, 106]),
    ([0, 0, 1, 0], &[0]),
    ([0, 0, 2, 0], &[16]),
    ([0, 0, 0, 1], &[14, 41, 70]),
    ([1, 0, 0, 1], &[3]),
];

/// The class of each of the 512 boards, indexed by its bit mask; 1 for a dead board.
static TABLE: LazyLock<Vec<Class>> = LazyLock::new(|| {
    let of = |board: u64| {
        let form = standard(board);
        let found = CLASSES.iter().find(|(_, boards)| boards.contains(&form) && !dead(board));
        found.map_or(Class::ONE, |(word, _)| Class(*word))
    };
    (0..512).map(of).collect()
});

pub(super) fn class(board: u64) -> Class {
    TABLE[board as usize & 511]
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Return the live boards, each with the boards that a cross leaves.
    fn boards() -> BTreeMap<u64, Vec<u64>> {
        let live = (0..512).filter(|board| !dead(*board));
        let options =
            |board: u64| (0..9).map(move |s| board | 1 << s).filter(move |to| *to != board);
        live.map(|board| (board, options(board).collect())).collect()
    }

    #[test]
    fn it_has_eighteen_classes_that_differ() {
        let mut all = BTreeSet::from([Class::ONE]);
        let generators: BTreeSet<Class> = boards().keys().map(|board| class(*board)).collect();
        loop {
            let more: BTreeSet<Class> =
                all.iter().flat_map(|x| generators.iter().map(|y| *x * *y)).collect();
            if more.is_subset(&all) {
                break;
            }
            all.extend(more);
        }
        assert_eq!(all.len(), 18);
        assert_eq!(all.iter().filter(|x| x.is_lost()).count(), 4);
        for x in &all {
            for y in &all {
                let apart = |z: &&Class| (*x * **z).is_lost() != (*y * **z).is_lost();
                assert!(x == y || all.iter().any(|z| apart(&z)), "{x} and {y}");
                assert_eq!(*x * *y, *y * *x);
                all.iter().for_each(|z| assert_eq!((*x * *y) * *z, *x * (*y * *z)));
            }
        }
        for x in &all {
            let mut power = Class::ONE;
            for times in 0..12 {
                assert_eq!(x.power(times), power, "{x}, {times} times");
                power = power * *x;
            }
        }
        let forms: BTreeSet<u64> = boards().keys().map(|board| standard(*board)).collect();
        let explained: usize = CLASSES.iter().map(|(_, boards)| boards.len()).sum();
        assert_eq!((forms.len(), explained), (46, 46));
        assert!(CLASSES.iter().all(|(_, boards)| boards.iter().all(|b| forms.contains(b))));
    }

    /// The quotient is correct for any number of boards: a move from a lost product never leaves a lost product, and
    /// some move from any other product does. The test follows the possible options of sums class by class.
    #[test]
    fn it_predicts_every_sum() {
        let number: BTreeMap<Class, u32> = {
            let mut all = BTreeSet::from([Class::ONE]);
            for _ in 0..6 {
                let more: Vec<Class> =
                    all.iter().flat_map(|x| (0..512).map(|board| *x * class(board))).collect();
                all.extend(more);
            }
            all.into_iter().zip(0..).collect()
        };
        let classes: Vec<Class> = number.keys().copied().collect();
        let lost = classes.iter().filter(|x| x.is_lost()).fold(0u32, |set, x| set | 1 << number[x]);
        let times = |set: u32, by: Class| {
            let members = classes.iter().filter(|x| set >> number[*x] & 1 == 1);
            members.fold(0u32, |product, x| product | 1 << number[&(*x * by)])
        };
        // The kinds of boards: the class of a board, and the set of the classes of its options.
        let kinds: BTreeSet<(Class, u32)> = boards()
            .iter()
            .map(|(board, to)| {
                (class(*board), to.iter().fold(0, |set, to| set | 1 << number[&class(*to)]))
            })
            .collect();
        let mut seen = BTreeSet::from([(Class::ONE, 0u32)]);
        let mut stack = vec![(Class::ONE, 0u32)];
        while let Some((x, options)) = stack.pop() {
            for (class, to) in &kinds {
                let next = (x * *class, times(options, *class) | times(*to, x));
                if seen.insert(next) {
                    assert_eq!(next.0.is_lost(), next.1 & lost == 0, "{next:?}");
                    stack.push(next);
                }
            }
        }
        assert!(seen.len() > 46);
    }
}
