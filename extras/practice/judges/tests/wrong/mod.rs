//! Programs with a mistake that contestants make: for each of them, a hundred tests have an input with a wrong output.

mod boards;
mod counts;
mod graphs;
mod nim;
mod pairs;
mod sizes;
mod splits;
mod stairs;
mod subtractions;
mod trees;

use std::collections::HashMap;
use std::iter::Peekable;
use std::str::SplitWhitespace;

use mexplorer::Budget;
use mexplorer_judges::judge_beside;

use super::batch::{Test, batch};

/// A program with a mistake.
pub struct Wrong {
    id: &'static str,
    mistake: &'static str,
    prints: fn(&str) -> String,
}

const fn wrong(id: &'static str, mistake: &'static str, prints: fn(&str) -> String) -> Wrong {
    Wrong { id, mistake, prints }
}

/// The output of a program on an input that is too large for it. The test is not counted, neither as right nor as wrong.
const SKIPS: &str = "?";

/// The greatest count of numbers in a large input: that of the tests on the page.
const MOST: u64 = 2000;

/// The greatest count of numbers in a large input for the programs with mistakes of size.
const FULL: u64 = 1_000_000;

/// The seeds of the batches.
const SEEDS: [u32; 3] = [0, 1, 2];

/// The least number of tests of a batch on which a wrong program must be right, so that its mistake is an exception.
const RIGHT: usize = 3;

/// Return whether the program prints an output that the judge accepts, or `None` if it skips the input.
fn passes(wrong: &Wrong, Test { input, output }: &Test) -> Option<bool> {
    let printed = (wrong.prints)(input);
    let same = |a: &str, b: &str| a.split_whitespace().eq(b.split_whitespace());
    let accepted = || {
        judge_beside(wrong.id, input, Some(&printed), &mut Budget::default())
            .is_ok_and(|accepted| accepted != *output && same(&printed, &accepted))
    };
    (printed != SKIPS).then(|| same(&printed, output) || accepted())
}

/// Check that the tests of each seed catch each of the programs.
fn caught(all: &[Wrong]) {
    caught_by(all, MOST, &SEEDS);
}

/// Check that the tests of each of the seeds, with large inputs of at most about `most` numbers, catch each program.
fn caught_by(all: &[Wrong], most: u64, seeds: &[u32]) {
    let mut batches: HashMap<&str, Vec<Vec<Test>>> = HashMap::new();
    let mut missed = Vec::new();
    for wrong in all {
        let batches = batches
            .entry(wrong.id)
            .or_insert_with(|| seeds.iter().map(|seed| batch(wrong.id, *seed, most)).collect());
        for (seed, tests) in seeds.iter().zip(batches) {
            let results: Vec<bool> = tests.iter().filter_map(|test| passes(wrong, test)).collect();
            let (count, right) = (results.len(), results.iter().filter(|right| **right).count());
            if right == count || right < RIGHT {
                let name = format!("{} {}", wrong.id, wrong.mistake);
                missed.push(format!("{name}: right on {right} of {count} tests of seed {seed}"));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

mod a_hundred_tests_catch {
    use super::*;

    #[test]
    fn wrong_programs_for_boards() {
        caught(boards::ALL);
    }

    #[test]
    fn wrong_programs_for_counts() {
        caught(counts::ALL);
    }

    #[test]
    fn wrong_programs_for_graphs() {
        caught(graphs::ALL);
    }

    #[test]
    fn wrong_programs_for_nim() {
        caught(nim::ALL);
    }

    #[test]
    fn wrong_programs_for_pairs() {
        caught(pairs::ALL);
    }

    #[test]
    fn programs_with_small_mistakes_of_size() {
        caught(sizes::FEW);
    }

    #[test]
    fn programs_with_large_mistakes_of_size() {
        caught_by(sizes::MANY, FULL, &SEEDS[..1]);
    }

    #[test]
    fn wrong_programs_for_splits() {
        caught(splits::ALL);
    }

    #[test]
    fn wrong_programs_for_stairs() {
        caught(stairs::ALL);
    }

    #[test]
    fn wrong_programs_for_subtractions() {
        caught(subtractions::ALL);
    }

    #[test]
    fn wrong_programs_for_trees() {
        caught(trees::ALL);
    }
}

/// The words of an input, from the front.
pub struct Words<'i>(Peekable<SplitWhitespace<'i>>);

impl<'i> Words<'i> {
    fn of(input: &'i str) -> Words<'i> {
        Words(input.split_whitespace().peekable())
    }

    fn word(&mut self) -> &'i str {
        self.0.next().unwrap_or("0")
    }

    fn n(&mut self) -> u64 {
        self.word().parse().unwrap()
    }

    fn i(&mut self) -> i64 {
        self.word().parse().unwrap()
    }

    fn take(&mut self, count: u64) -> Vec<u64> {
        (0..count).map(|_| self.n()).collect()
    }

    /// Read a count, and then as many numbers.
    fn list(&mut self) -> Vec<u64> {
        let count = self.n();
        self.take(count)
    }

    fn pairs(&mut self, count: u64) -> Vec<(usize, usize)> {
        (0..count).map(|_| (self.n() as usize, self.n() as usize)).collect()
    }

    fn ends(&mut self) -> bool {
        self.0.peek().is_none()
    }
}

/// Return the outputs of the cases that follow their number.
fn each(input: &str, mut case: impl FnMut(&mut Words<'_>) -> String) -> String {
    let mut words = Words::of(input);
    let lines: Vec<String> = (0..words.n()).map(|_| case(&mut words)).collect();
    lines.join("\n")
}

/// Return the outputs of the cases, each of which begins with a number; 0 ends them.
fn until_zero(input: &str, mut case: impl FnMut(u64, &mut Words<'_>) -> String) -> String {
    let mut words = Words::of(input);
    let mut lines = Vec::new();
    loop {
        match words.n() {
            0 => return lines.join("\n"),
            first => lines.push(case(first, &mut words)),
        }
    }
}

/// Return the outputs of the cases up to the end of the input.
fn to_end(input: &str, mut case: impl FnMut(&mut Words<'_>) -> String) -> String {
    let mut words = Words::of(input);
    let mut lines = Vec::new();
    while !words.ends() {
        lines.push(case(&mut words));
    }
    lines.join("\n")
}

fn say(won: bool, first: &str, second: &str) -> String {
    String::from(if won { first } else { second })
}

fn xor(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

/// Return the least number that is not in a list.
fn mex(seen: &[u64]) -> u64 {
    let mut is_seen = vec![false; seen.len() + 1];
    seen.iter().filter_map(|value| usize::try_from(*value).ok()).for_each(|value| {
        if let Some(mark) = is_seen.get_mut(value) {
            *mark = true;
        }
    });
    is_seen.iter().position(|is_seen| !is_seen).unwrap_or(0) as u64
}

/// Return the values of the heaps up to `largest` by their options.
fn table(largest: u64, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest as usize {
        values.push(mex(&options(heap, &values)));
    }
    values
}

fn line(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}
