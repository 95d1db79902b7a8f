//! The written form of a quotient: generators, relations, and a word for each class.

use serde::Serialize;

use super::Quotient;
use super::monoid::Monoid;
use crate::base::sort::{sort_by, sorted};

/// A generator of the quotient: its name, and the smallest heap with its class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QuotientGenerator"))]
pub struct Generator {
    /// The name: a letter, followed by a number from the 27th generator on.
    pub name: String,
    /// The smallest heap with the generator's class.
    pub heap: u64,
}

/// The generators of a quotient, the words of its classes, and the relations between them.
#[derive(Clone, Debug)]
pub struct Presentation {
    /// The generators in the order of their heaps.
    pub generators: Vec<Generator>,
    /// For each class, its word: the shortest word, and the alphabetically first among the shortest.
    pub words: Vec<String>,
    /// Equations such as `b³=b` from which all other equations between words follow.
    pub relations: Vec<String>,
}

impl Quotient {
    /// Compute a presentation of the quotient by generators and relations.
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

/// Return the classes of heaps that generate all elements, without redundant classes. If two classes generate each
/// other, keep the class of the smaller heap.
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

/// Return for each class whether it is a product of the given generators.
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

/// Return for each class its shortest word as exponents of the generators. Among shortest words, choose the first by
/// the alphabet.
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
        // Process words with higher exponents of earlier letters first.
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

/// Return the minimal reducible words with their classes: words that are not the chosen word of their class, although
/// each word with one letter less is chosen. These equations reduce every word to the chosen word of its class.
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
            // Extend a word only by a letter that is not after its first letter, so that each longer word is visited
            // once.
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

/// Return a word in the usual notation, such as `ab²`, or `1` for the empty word.
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
