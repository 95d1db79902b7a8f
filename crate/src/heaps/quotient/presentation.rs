//! The written form of a quotient: generators, relations, and a word for each class.

use serde::Serialize;

use super::Quotient;
use super::monoid::Monoid;
use crate::base::sort::{sort_by, sorted};

/// A generator: a letter, and the first heap that is worth it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QuotientGenerator"))]
pub struct Generator {
    /// Its letter, with a number after 26.
    pub name: String,
    /// The first heap of its class.
    pub heap: u64,
}

/// The generators of a quotient, the words of its classes, and the relations between them.
#[derive(Clone, Debug)]
pub struct Presentation {
    /// In the order of their heaps.
    pub generators: Vec<Generator>,
    /// For each class its word: the shortest, of those the first by the alphabet.
    pub words: Vec<String>,
    /// Equations that all others follow from, such as `b³=b`.
    pub relations: Vec<String>,
}

impl Quotient {
    /// Write the quotient down.
    pub fn presentation(&self) -> Presentation {
        let monoid = &self.monoid;
        let generators = generators(monoid, &self.phi);
        let names: Vec<String> = (0..generators.len()).map(name).collect();
        let words = words(monoid, &generators);
        let text = |class: u16| written(&words[usize::from(class)], &names);
        let relations = relations(monoid, &generators, &words);
        let relations = relations.iter().map(|(left, class)| {
            let (left, right) = (written(left, &names), text(*class));
            format!("{left}={right}")
        });
        let relations = relations.collect();
        let first = |class: u16| self.phi.iter().position(|c| *c == class).unwrap_or(0) as u64;
        let named = names.iter().zip(&generators);
        Presentation {
            relations,
            words: (0..monoid.order()).map(|class| text(class as u16)).collect(),
            generators: named
                .map(|(name, class)| Generator { name: name.clone(), heap: first(*class) })
                .collect(),
        }
    }
}

fn name(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26) }
}

/// Classes of heaps that generate all others, without redundant ones; of two classes that generate
/// each other, the class of the smaller heap.
fn generators(monoid: &Monoid, phi: &[u16]) -> Vec<u16> {
    let mut kept: Vec<u16> = Vec::new();
    for class in phi {
        if *class != 0 && !kept.contains(class) {
            kept.push(*class);
        }
    }
    for at in (0..kept.len()).rev() {
        let others: Vec<u16> = kept.iter().copied().filter(|class| *class != kept[at]).collect();
        if generated(monoid, &others)[usize::from(kept[at])] {
            kept.remove(at);
        }
    }
    kept
}

/// Whether each class is a product of these.
fn generated(monoid: &Monoid, generators: &[u16]) -> Vec<bool> {
    let mut found = vec![false; monoid.order()];
    let mut waiting = vec![0];
    while let Some(class) = waiting.pop() {
        if !std::mem::replace(&mut found[usize::from(class)], true) {
            waiting.extend(generators.iter().map(|g| monoid.times(class, *g)));
        }
    }
    found
}

/// For each class its shortest word, as exponents of the generators; among these the first by the
/// alphabet.
fn words(monoid: &Monoid, generators: &[u16]) -> Vec<Vec<u32>> {
    let mut words: Vec<Option<Vec<u32>>> = vec![None; monoid.order()];
    words[0] = Some(vec![0; generators.len()]);
    let mut layer = vec![0u16];
    while !layer.is_empty() {
        let mut next: Vec<(Vec<u32>, u16)> = Vec::new();
        for class in &layer {
            for (i, generator) in generators.iter().enumerate() {
                let product = monoid.times(*class, *generator);
                if let (None, Some(word)) =
                    (&words[usize::from(product)], &words[usize::from(*class)])
                {
                    let mut word = word.clone();
                    word[i] += 1;
                    next.push((word, product));
                }
            }
        }
        // More of an earlier letter comes first.
        layer.clear();
        for (word, class) in sorted(next).into_iter().rev() {
            let place = &mut words[usize::from(class)];
            if place.is_none() {
                *place = Some(word);
                layer.push(class);
            }
        }
    }
    words.into_iter().map(Option::unwrap_or_default).collect()
}

/// The words that are not the shortest of their class although each of their parts is, with their
/// class: every word is brought to its class by them alone.
fn relations(monoid: &Monoid, generators: &[u16], words: &[Vec<u32>]) -> Vec<(Vec<u32>, u16)> {
    let class_of = |word: &[u32]| {
        word.iter().zip(generators).fold(0, |class, (power, generator)| {
            (0..*power).fold(class, |class, _| monoid.times(class, *generator))
        })
    };
    let is_chosen = |word: &[u32]| words[usize::from(class_of(word))] == word;
    let mut found: Vec<(Vec<u32>, u16)> = Vec::new();
    for (class, word) in words.iter().enumerate() {
        for (i, generator) in generators.iter().enumerate() {
            // Each word is met once, as its first letter and the rest; the rest is the shortest word
            // of its class.
            if word[..i].iter().any(|power| *power > 0) {
                continue;
            }
            let mut longer = word.clone();
            longer[i] += 1;
            let minimal = !is_chosen(&longer)
                && (0..longer.len()).filter(|j| longer[*j] > 0).all(|j| {
                    let mut part = longer.clone();
                    part[j] -= 1;
                    is_chosen(&part)
                });
            if minimal {
                found.push((longer, monoid.times(class as u16, *generator)));
            }
        }
    }
    let length = |word: &[u32]| word.iter().sum::<u32>();
    sort_by(&mut found, |(a, _), (b, _)| length(a).cmp(&length(b)).then_with(|| b.cmp(a)));
    found
}

/// A word in the usual script: `ab²`, and `1` for the empty one.
fn written(word: &[u32], names: &[String]) -> String {
    let mut text = String::new();
    for (power, name) in word.iter().zip(names).filter(|(power, _)| **power > 0) {
        text.push_str(name);
        if *power > 1 {
            let digits = power.to_string();
            text.extend(digits.bytes().map(|digit| RAISED[usize::from(digit - b'0')]));
        }
    }
    if text.is_empty() { "1".into() } else { text }
}

const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
