//! A guess at the misère quotient with one more heap. Some heaps get generators of their own, and all other heaps keep
//! their classes.

use rustc_hash::FxHashMap;

use super::OptionsOf;
use super::bits::Bits;
use super::monoid::Monoid;
use super::word::Word;
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::base::sort::sorted;
use std::ops::ControlFlow;

/// The most elements of a guess before equivalent elements are merged.
const MOST: usize = 1 << 20;
/// The most bits of an element for which the numbers of elements are stored in an array.
const ROW: u32 = 22;
/// The most elements of a quotient.
const MOST_CLASSES: usize = 6000;

/// A heap that gets a generator c of its own. Its powers c, c², … become periodic: c to the power `index` equals c to
/// the power `index` + `period`.
#[derive(Clone, Copy, Debug)]
pub struct Fresh {
    pub heap: u64,
    /// The exponent from which on the powers are periodic.
    pub index: u32,
    /// The length of the period of the powers.
    pub period: u32,
}

/// A monoid and the class of each heap in the monoid, with correct outcomes for all sums that were examined.
pub struct Guess {
    /// The monoid, in which no two elements are equivalent.
    pub monoid: Monoid,
    /// The classes of heaps 0, 1, 2 …
    pub phi: Vec<u16>,
    /// The least sum of each class.
    pub least: Vec<Word>,
}

/// The product of a monoid and the powers of fresh generators. An element is one integer: the class in the monoid in
/// the lowest bits, and the exponent of each fresh generator in separate higher bits.
struct Product<'a> {
    monoid: &'a Monoid,
    class: u64,
    powers: Vec<Power>,
    /// The number of bits of an element.
    bits: u32,
}

/// The bits of an element that hold the exponent of a fresh generator.
#[derive(Clone, Copy)]
struct Power {
    fresh: Fresh,
    shift: u32,
    mask: u64,
}

/// Return the number of bits for the numbers below `size`.
fn bits(size: u64) -> u32 {
    size.next_power_of_two().ilog2()
}

impl<'a> Product<'a> {
    /// Create the product. Return `None` if elements need more than 63 bits.
    fn new(monoid: &'a Monoid, fresh: &[Fresh]) -> Option<Self> {
        let mut shift = bits(monoid.order() as u64);
        let class = (1 << shift) - 1;
        let mut powers = Vec::with_capacity(fresh.len());
        for fresh in fresh {
            let wide = bits(u64::from(fresh.index) + u64::from(fresh.period));
            powers.push(Power { fresh: *fresh, shift, mask: (1 << wide) - 1 });
            shift += wide;
            if shift > 63 {
                return None;
            }
        }
        Some(Product { monoid, class, powers, bits: shift })
    }

    fn times(&self, x: u64, y: u64) -> u64 {
        let class = self.monoid.times((x & self.class) as u16, (y & self.class) as u16);
        let mut product = u64::from(class);
        for Power { fresh, shift, mask } in &self.powers {
            let power = ((x >> shift & mask) + (y >> shift & mask)) as u32;
            let over = power >= fresh.index + fresh.period;
            let power =
                if over { fresh.index + (power - fresh.index) % fresh.period } else { power };
            product |= u64::from(power) << shift;
        }
        product
    }

    fn generator(&self, number: usize) -> u64 {
        1 << self.powers[number].shift
    }
}

/// A map from elements to their numbers: an array for short elements, and a hash map for longer ones.
enum Numbers {
    Row(Vec<u32>),
    Map(FxHashMap<u64, u32>),
}

/// The entry in the row for an element without a number.
const NONE: u32 = u32::MAX;

impl Numbers {
    /// Create an empty map for elements with this number of bits.
    fn new(bits: u32) -> Self {
        if bits <= ROW {
            Numbers::Row(vec![NONE; 1 << bits])
        } else {
            Numbers::Map(FxHashMap::default())
        }
    }

    #[inline]
    fn get(&self, element: u64) -> Option<u32> {
        match self {
            Numbers::Row(row) => Some(row[element as usize]).filter(|number| *number != NONE),
            Numbers::Map(map) => map.get(&element).copied(),
        }
    }

    fn insert(&mut self, element: u64, number: u32) {
        match self {
            Numbers::Row(row) => row[element as usize] = number,
            Numbers::Map(map) => {
                map.insert(element, number);
            }
        }
    }

    #[inline]
    fn of(&self, element: u64) -> u32 {
        self.get(element).unwrap_or(NONE)
    }
}

/// An element that some sum has, with the least such sum.
struct Reached {
    element: u64,
    least: Word,
}

/// Give some heaps generators of their own and compute the outcomes of sums. `phi` holds the classes of the preceding
/// heaps in `monoid`; fresh heaps lose their class. The guess is correct for the least sum of each element, and for all
/// sums if no sum contradicts the guess.
///
/// # Errors
/// `budget`, also for too many elements; errors of the rule.
pub fn guess(
    monoid: &Monoid,
    phi: &[u16],
    fresh: &[Fresh],
    last: u64,
    options: &OptionsOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Guess> {
    let Some(product) = Product::new(monoid, fresh) else {
        return Err(too_many(last, budget));
    };
    let classes: Vec<u64> = (0..=last)
        .map(|heap| match fresh.iter().position(|f| f.heap == heap) {
            Some(number) => product.generator(number),
            None => u64::from(phi.get(heap as usize).copied().unwrap_or(0)),
        })
        .collect();
    let (reached, numbers, generators) = reach(&product, &classes, budget)?;
    let lost = lost(&product, &classes, &reached, &numbers, options, budget)?;

    let mut next = Vec::with_capacity(reached.len() * generators.len());
    for one in &reached {
        next.extend(generators.iter().map(|g| numbers.of(product.times(one.element, *g))));
    }
    let (class, count) = refined(&lost, &next, generators.len(), last, budget)?;
    if count > MOST_CLASSES {
        return Err(too_many(last, budget));
    }
    // Number the classes by their first element, so that their least sums are in ascending order.
    let mut first = vec![usize::MAX; count];
    for (i, c) in class.iter().enumerate().rev() {
        first[*c as usize] = i;
    }
    budget.spend((count * count) as u64, || reached_heap(last))?;
    let class_of = |element: u64| class[numbers.of(element) as usize] as u16;
    let mut products = Vec::with_capacity(count * count);
    let mut marked = Bits::new(count);
    for (c, x) in first.iter().enumerate() {
        let x_element = reached[*x].element;
        let row = first.iter().map(|y| class_of(product.times(x_element, reached[*y].element)));
        products.extend(row);
        if lost[*x] {
            marked.insert(c);
        }
    }
    Ok(Guess {
        monoid: Monoid::new(count, products, marked),
        phi: classes.iter().map(|element| class_of(*element)).collect(),
        least: first.iter().map(|i| reached[*i].least.clone()).collect(),
    })
}

/// Return the name of the last heap with a known class, for the error at heap `last`.
pub fn reached_heap(last: u64) -> String {
    format!("heap {}", last.saturating_sub(1))
}

/// Spend the whole budget and return the error for too many elements.
fn too_many(last: u64, budget: &mut Budget<'_>) -> Error {
    let spent = budget.spend(u64::MAX, || reached_heap(last));
    spent.err().unwrap_or_else(|| Error::budget(u64::MAX, reached_heap(last)))
}

type Elements = (Vec<Reached>, Numbers, Vec<u64>);

/// Find the elements of all sums, in the order of their least sums. Return these elements, their numbers, and the
/// classes of the heaps that generate all elements.
fn reach(product: &Product<'_>, classes: &[u64], budget: &mut Budget<'_>) -> Result<Elements> {
    let mut reached = vec![Reached { element: 0, least: Word::default() }];
    let mut numbers = Numbers::new(product.bits);
    numbers.insert(0, 0);
    let mut generators: Vec<u64> = Vec::new();
    for (heap, class) in classes.iter().enumerate() {
        // Skip a class that is already reached: the reached elements are closed under products.
        if numbers.get(*class).is_some() {
            continue;
        }
        generators.push(*class);
        let mut layer = 0..reached.len();
        while !layer.is_empty() {
            let begin = reached.len();
            for i in layer {
                budget.spend(1, || reached_heap(classes.len() as u64 - 1))?;
                let element = product.times(reached[i].element, *class);
                if numbers.get(element).is_some() {
                    continue;
                }
                if reached.len() > MOST {
                    return Err(too_many(classes.len() as u64 - 1, budget));
                }
                numbers.insert(element, reached.len() as u32);
                let least = reached[i].least.with(heap as u64);
                reached.push(Reached { element, least });
            }
            layer = begin..reached.len();
        }
    }
    Ok((reached, numbers, generators))
}

/// Return for each element whether it is a P-position, judged by its least sum. A sum is a P-position under misère play
/// if it has options and none of them is a P-position.
fn lost(
    product: &Product<'_>,
    classes: &[u64],
    reached: &[Reached],
    numbers: &Numbers,
    options: &OptionsOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<bool>> {
    let last = classes.len() as u64 - 1;
    let mut known: Vec<Option<Vec<u64>>> = vec![None; classes.len()];
    let mut lost: Vec<bool> = Vec::with_capacity(reached.len());
    // The powers of each heap's class, up to the largest exponent so far.
    let mut powers_of: Vec<Vec<u64>> = vec![vec![0]; classes.len()];
    for one in reached {
        let powers = one.least.powers();
        for (heap, count) in powers {
            let (class, met) = (classes[*heap as usize], &mut powers_of[*heap as usize]);
            while met.len() <= *count as usize {
                met.push(product.times(met[met.len() - 1], class));
            }
        }
        let power = |at: usize, less: u32| {
            let (heap, count) = powers[at];
            powers_of[heap as usize][(count - less) as usize]
        };
        // For each heap of the sum, the product of the classes of this heap and of all later heaps.
        let mut after = vec![0; powers.len() + 1];
        for at in (0..powers.len()).rev() {
            after[at] = product.times(power(at, 0), after[at + 1]);
        }
        let (mut moves, mut wins, mut before) = (false, false, 0);
        for (at, (heap, _)) in powers.iter().enumerate() {
            let place = *heap as usize;
            if known[place].is_none() {
                known[place] = Some(classes_left(product, classes, *heap, options, budget)?);
            }
            let fewer = product.times(before, power(at, 1));
            let rest = product.times(fewer, after[at + 1]);
            before = product.times(fewer, classes[place]);
            let left = known[place].as_deref().unwrap_or_default();
            budget.spend(left.len() as u64 + 1, || reached_heap(last))?;
            moves |= !left.is_empty();
            // Each option has a lesser sum, so its element comes earlier and its outcome is known.
            wins = wins
                || left.iter().any(|class| {
                    let option = numbers.get(product.times(rest, *class));
                    option.and_then(|number| lost.get(number as usize)).copied().unwrap_or(false)
                });
        }
        lost.push(moves && !wins);
    }
    Ok(lost)
}

fn classes_left(
    product: &Product<'_>,
    classes: &[u64],
    heap: u64,
    options: &OptionsOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<u64>> {
    let mut left = Vec::new();
    let _ = options(heap, budget, &mut |into| {
        let class = into.iter().fold(0, |all, part| product.times(all, classes[*part as usize]));
        left.push(class);
        ControlFlow::Continue(())
    })?;
    let mut left = sorted(left);
    left.dedup();
    Ok(left)
}

/// Return the classes of equivalent elements and the number of classes, by refining the partition into P- and
/// N-positions. `next` holds for each element its products with the generators.
fn refined(
    lost: &[bool],
    next: &[u32],
    generators: usize,
    last: u64,
    budget: &mut Budget<'_>,
) -> Result<(Vec<u32>, usize)> {
    let mut class: Vec<u32> = lost.iter().map(|lost| u32::from(*lost)).collect();
    let mut pairs: FxHashMap<u64, u32> = FxHashMap::default();
    let mut count = 0;
    loop {
        budget.spend(next.len() as u64 + 1, || reached_heap(last))?;
        // Refine by each generator in turn: two elements stay together if their products with the generator have the
        // same class.
        let mut finer = class.clone();
        let mut found = count.max(1);
        for generator in 0..generators {
            pairs.clear();
            for (i, own) in finer.iter_mut().enumerate() {
                let leads = class[next[i * generators + generator] as usize];
                let number = pairs.len() as u32;
                *own = *pairs.entry(u64::from(*own) << 32 | u64::from(leads)).or_insert(number);
            }
            found = pairs.len();
        }
        class = finer;
        if found == count {
            return Ok((class, count));
        }
        count = found;
    }
}
