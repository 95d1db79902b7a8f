//! Make the batch of tests that `gen --count` writes and that the page offers: the same as `makeBatch` of
//! `extras/practice/check/batch.ts`.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use mexplorer::Budget;
use mexplorer_judges::{judge, large_test, random_test, small_tests};

/// The number of tests of a batch.
pub const TESTS: usize = 100;

/// A test: an input with its right output.
pub struct Test {
    pub input: String,
    pub output: String,
}

/// The greatest number of further seeds, as a multiple of the first ones. They replace inputs drawn twice.
const MORE: u64 = 5;

/// Return the tests of a problem for a seed, the smallest first. A tenth of them are large, of at most about `most`
/// numbers.
pub fn batch(id: &str, seed: u32, most: u64) -> Vec<Test> {
    let large = TESTS / 10;
    let mut inputs = small(id, seed, TESTS - large);
    let draw = |seed| large_test(id, seed, most).unwrap();
    inputs.extend(drawn(seed, large, (large, &inputs), draw));
    inputs.sort_by(|a, b| smaller_first(a, b));
    let answered = |input: String| {
        let output = judge(id, &input, &mut Budget::default());
        Test { output: output.unwrap_or_else(|error| panic!("{id} {input:.300}: {error}")), input }
    };
    inputs.into_iter().map(answered).collect()
}

pub fn small(id: &str, seed: u32, count: usize) -> Vec<String> {
    let smallest = small_tests(id, count.div_ceil(4)).unwrap();
    let wanted = count.saturating_sub(smallest.len());
    let draw = |seed| random_test(id, seed).unwrap();
    let mut others = drawn(seed, 2 * count, (wanted, &smallest), draw);
    let few = wanted.div_ceil(2).min(others.len());
    let rest = others.split_off(few);
    let length = rest.len().min(wanted - few);
    let spread = (0..length).map(|i| rest[(i + 1) * rest.len() / length - 1].clone());
    smallest.into_iter().chain(others).chain(spread).collect()
}

/// Return the distinct inputs of `count` seeds, and of further seeds up to the number `distinct`, without the `known`
/// inputs, the smallest first.
fn drawn(
    seed: u32,
    count: usize,
    (distinct, known): (usize, &[String]),
    draw: impl Fn(u64) -> String,
) -> Vec<String> {
    let first = u64::from(first_seed(seed));
    let mut inputs: BTreeSet<String> = BTreeSet::new();
    for at in 0..count as u64 * (MORE + 1) {
        if at >= count as u64 && inputs.len() >= distinct {
            break;
        }
        let input = draw((first + at) % (1 << 31));
        if !known.contains(&input) {
            inputs.insert(input);
        }
    }
    let mut inputs: Vec<String> = inputs.into_iter().collect();
    inputs.sort_by(|a, b| smaller_first(a, b));
    inputs
}

/// Return the seed of the first input of a batch. Batches of near seeds have distant first seeds.
fn first_seed(seed: u32) -> u32 {
    let mixed = (seed ^ seed >> 16).wrapping_mul(0x45d_9f3b);
    (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d) >> 1
}

fn smaller_first(a: &str, b: &str) -> Ordering {
    size_of(a).total_cmp(&size_of(b)).then_with(|| a.cmp(b))
}

/// Return the size of an input: the sum of its numbers, plus a thousandth of its length.
fn size_of(input: &str) -> f64 {
    let numbers = input.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let sum = numbers.fold(0.0, |sum, word| sum + word.parse::<f64>().unwrap());
    sum + input.len() as f64 / 1000.0
}
