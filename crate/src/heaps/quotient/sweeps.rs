//! A check whether a guessed quotient gives every sum's outcome. If the guess fails, the check finds the least sum that
//! contradicts it.

use super::bits::Bits;
use super::candidate::reached_heap;
use super::monoid::Monoid;
use super::word::Word;
use crate::base::budget::Budget;
use crate::base::error::Result;

/// A heap's class and the classes of its options. Heaps that agree in both are represented by the least one.
#[derive(Clone, Debug)]
pub struct Kind {
    pub heap: u64,
    pub class: u16,
    pub options: Bits,
}

/// For each class, the possible sets of option classes of its sums, without sets that contain another such set.
pub type Transitions = Vec<Vec<Bits>>;

/// The result of the two sweeps: the transitions if the guess is exact, or else the least sum whose outcome contradicts
/// the guess.
pub enum Verdict {
    Exact(Transitions),
    Contradicted(Word),
}

/// Run both sweeps (Plambeck and Siegel 2008): no option of an alleged P-position may be a P-position, and an alleged
/// N-position must have an option that is a P-position, or no option at all. `least` holds the least sum of each class.
///
/// # Errors
/// `budget`.
pub fn verdict(
    monoid: &Monoid,
    kinds: &[Kind],
    least: &[Word],
    last: u64,
    budget: &mut Budget<'_>,
) -> Result<Verdict> {
    let lost = lost_sweep(monoid, kinds, least, last, budget)?;
    match (won_sweep(monoid, kinds, lost.as_ref(), last, budget)?, lost) {
        (Verdict::Exact(_), Some(word)) => Ok(Verdict::Contradicted(word)),
        (verdict, _) => Ok(verdict),
    }
}

/// Return the least alleged P-position that has an alleged P-position as an option, or `None` if there is none.
fn lost_sweep(
    monoid: &Monoid,
    kinds: &[Kind],
    least: &[Word],
    last: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Word>> {
    let mut found: Option<Word> = None;
    for kind in kinds {
        budget.spend(monoid.order() as u64, || reached_heap(last))?;
        let wrong = monoid.completing_any(&kind.options);
        let wrong = wrong.first_common(monoid.completing(usize::from(kind.class)));
        if let Some(word) = wrong.map(|x| least[x].with(kind.heap))
            && found.as_ref().is_none_or(|least| word < *least)
        {
            found = Some(word);
        }
    }
    Ok(found)
}

struct Sum {
    class: u16,
    options: Bits,
    word: Word,
}

/// Check all alleged N-positions in ascending order, up to the least wrong sum or up to `enough`, exclusive. Skip a sum
/// if an earlier sum of its class has a subset of its option classes: the skipped sum and all sums that contain it add
/// no information.
fn won_sweep(
    monoid: &Monoid,
    kinds: &[Kind],
    enough: Option<&Word>,
    last: u64,
    budget: &mut Budget<'_>,
) -> Result<Verdict> {
    let empty = Bits::new(monoid.order());
    let mut sums = vec![Sum { class: 0, options: empty, word: Word::default() }];
    let mut transitions: Transitions = vec![Vec::new(); monoid.order()];
    for kind in kinds.iter().filter(|kind| !kind.options.is_empty()) {
        let earlier = &transitions[usize::from(kind.class)];
        if earlier.iter().any(|fewer| fewer.is_within(&kind.options)) {
            continue;
        }
        let mut layer = 0..sums.len();
        while !layer.is_empty() {
            let begin = sums.len();
            for i in layer {
                let sum = &sums[i];
                let mut options = monoid.shifted(&sum.options, kind.class);
                options.add(&monoid.shifted(&kind.options, sum.class));
                let class = monoid.times(sum.class, kind.class);
                let known = &mut transitions[usize::from(class)];
                budget.spend(2 + known.len() as u64, || reached_heap(last))?;
                if known.iter().any(|fewer| fewer.is_within(&options)) {
                    continue;
                }
                let word = sum.word.with(kind.heap);
                if enough.is_some_and(|enough| word >= *enough) {
                    continue;
                }
                let is_lost = monoid.marked().has(usize::from(class));
                if !is_lost && !options.meets(monoid.marked()) {
                    return Ok(Verdict::Contradicted(word));
                }
                known.retain(|more| !options.is_within(more));
                known.push(options.clone());
                sums.push(Sum { class, options, word });
            }
            layer = begin..sums.len();
        }
    }
    Ok(Verdict::Exact(transitions))
}

/// Return the kinds of the heaps 0, 1, 2 … with these classes and options; equal kinds occur once.
pub fn kinds(phi: &[u16], options: &[Bits]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (heap, (class, options)) in phi.iter().zip(options).enumerate() {
        let is_known = |kind: &Kind| kind.class == *class && kind.options == *options;
        if !kinds.iter().any(is_known) {
            kinds.push(Kind { heap: heap as u64, class: *class, options: options.clone() });
        }
    }
    kinds
}
