//! Reduce an input of a practice problem on which a program fails: remove a case, a heap or a node, or lower numbers.
//! The problem's parser reports which words are counts, and of which items.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::asked::Asked;
use super::problem::{Case, Cases};
use super::random::sample;
use super::scan::{Run, Scanner, Seen};
use mexplorer::text::Source;
use mexplorer::{Result, Rng, all_small};

/// The number of words before a list, or before a word of letters, among which its length is searched; also the number
/// of first words among which the number of nodes is searched.
const REACH: usize = 8;

/// The greatest number of items of a list, of nodes of a graph, or of characters of a word that are removed one by one.
const SINGLE: usize = 60;

/// The number of random inputs, and of smallest inputs, from which the least value of each number is computed.
const SAMPLES: u64 = 30;

/// The number of words beyond which single items and nodes are not removed, but only halves of lists; also the greatest
/// number of words of an input that are lowered one by one.
const LONG: usize = 4000;

/// Return at most `limit` inputs that are smaller than a given one, those of the largest reductions first. A smaller
/// input has fewer words, or lower numbers. If all smaller inputs are returned and a program is right on each of them,
/// the given input cannot be reduced further.
///
/// ```
/// use mexplorer_judges::smaller_tests;
/// let smaller = smaller_tests("891", "2\n4 7\n", 100)?;
/// assert!(smaller.contains(&"1\n7\n".to_string()) && smaller.contains(&"2\n4 3\n".to_string()));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// As [`judge_position`](super::judge_position).
pub fn smaller_tests(id: &str, input: &str, limit: usize) -> Result<Vec<String>> {
    let problem = Asked::find(id)?;
    problem.cases_of(input)?;
    let source = Source::new(input);
    let Some(shape) = problem.shape(&source) else { return Ok(Vec::new()) };
    let least = problem.least_numbers();
    let mut found = Vec::new();
    let mut known = FxHashSet::from_iter([normal(input)]);
    let most = limit.max(1);
    shape.edits(&least, &mut |edit| {
        let made = edit.written(&shape, source.plain());
        if found.len() < most && known.insert(normal(&made)) && problem.takes(&made, &least) {
            found.push(made);
        }
        found.len() < most
    });
    Ok(found)
}

fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of an input, with their texts and numbers, and the lists of the input.
struct Shape {
    words: Vec<Seen>,
    texts: Vec<String>,
    values: Vec<Option<u128>>,
    runs: Vec<Run>,
}

/// For each name of a number, its lowest value in small inputs.
type Least = FxHashMap<&'static str, u128>;

impl Asked {
    fn shape(&self, source: &Source<'_>) -> Option<Shape> {
        let mut s = Scanner::shaped(source);
        self.read(&mut s).ok()?;
        let text = |word: &Seen| source.plain()[word.span.start..word.span.end].to_string();
        let words = s.seen().to_vec();
        let texts: Vec<String> = words.iter().map(text).collect();
        let values = texts.iter().map(|text| text.parse().ok()).collect();
        Some(Shape { words, texts, values, runs: s.runs().to_vec() })
    }

    fn least_numbers(&self) -> Least {
        let mut least = Least::default();
        let draw = |rng: &mut Rng| self.draw(rng);
        let mut inputs: Vec<String> =
            (0..SAMPLES).map(|seed| sample(self.cases(), &draw, seed)).collect();
        all_small(
            SAMPLES as usize,
            |rng| self.cases().written(&[draw(rng)]),
            |input| {
                inputs.push(input);
                true
            },
        );
        for input in inputs {
            let source = Source::new(&input);
            let Some(shape) = self.shape(&source) else { continue };
            for (word, value) in shape.words.iter().zip(shape.values) {
                let Some(value) = value else { continue };
                least.entry(word.name).and_modify(|old| *old = value.min(*old)).or_insert(value);
            }
        }
        // Allow a single case, although the samples all have three.
        if let Cases::Counted(name) = self.cases() {
            least.insert(name, 1);
        }
        least
    }

    /// Return whether a text is an input of the problem with at least one case, and has no number lower than in small
    /// inputs.
    fn takes(&self, input: &str, least: &Least) -> bool {
        let Ok(cases) = self.cases_of(input) else { return false };
        let source = Source::new(input);
        let Some(shape) = self.shape(&source) else { return false };
        let is_low = |(word, value): (&Seen, &Option<u128>)| {
            value.is_some_and(|value| least.get(word.name).is_some_and(|least| value < *least))
        };
        let says =
            |case: &Case| !matches!(case, Case::Winners(group) if group.positions.is_empty());
        cases.iter().any(says) && !shape.words.iter().zip(&shape.values).any(is_low)
    }
}

/// A change of an input: the ranges of words to remove, and the words to replace.
#[derive(Clone, Default)]
struct Edit {
    out: Vec<Range<usize>>,
    set: Vec<(usize, String)>,
}

impl Edit {
    fn written(&self, shape: &Shape, plain: &str) -> String {
        let mut text = String::new();
        let mut at = 0;
        let mut is_new_line = true;
        for (i, word) in shape.words.iter().enumerate() {
            is_new_line |= plain[at..word.span.start].contains('\n');
            at = word.span.end;
            if self.out.iter().any(|out| out.contains(&i)) {
                continue;
            }
            if !text.is_empty() {
                text.push(if is_new_line { '\n' } else { ' ' });
            }
            is_new_line = false;
            match self.set.iter().find(|(place, _)| *place == i) {
                Some((_, other)) => text.push_str(other),
                None => text.push_str(&shape.texts[i]),
            }
        }
        text + "\n"
    }

    fn setting(i: usize, value: impl ToString) -> Edit {
        Edit { out: Vec::new(), set: vec![(i, value.to_string())] }
    }
}

/// Callback for an edit; it returns whether to continue.
type Visit<'v> = &'v mut dyn FnMut(&Edit) -> bool;

impl Shape {
    fn edits(&self, least: &Least, visit: Visit<'_>) {
        let _ = self.without_items(visit)
            && self.with_lower_numbers(least, visit)
            && self.without_nodes(visit)
            && self.with_shorter_words(visit);
    }

    /// Return the indices of words that may be the number of items of a list, nearest first.
    fn counts_of(&self, run: &Run) -> Vec<usize> {
        let (Some(count), Some(first)) = (run.announced, run.items.first()) else {
            return Vec::new();
        };
        let before = first.start.saturating_sub(REACH)..first.start;
        let counts = |i: &usize| {
            let value = self.values[*i];
            value == Some(count.into()) || value == Some(u128::from(count) + 1)
        };
        before.rev().filter(counts).collect()
    }

    /// Visit the edits that remove half of the items of a list, then those that remove a single item.
    fn without_items(&self, visit: Visit<'_>) -> bool {
        for halves in [true, false] {
            for run in &self.runs {
                let count = run.items.len();
                let parts: Vec<Range<usize>> = if halves {
                    let middle = count / 2;
                    [middle..count, 0..middle].into_iter().filter(|part| part.len() > 1).collect()
                } else if self.words.len() > LONG {
                    Vec::new()
                } else {
                    (0..count).rev().take(SINGLE).map(|i| i..i + 1).collect()
                };
                for part in parts {
                    let (first, last) = (&run.items[part.start], &run.items[part.end - 1]);
                    let out: Vec<_> = std::iter::once(first.start..last.end).collect();
                    let counts = self.counts_of(run);
                    let fewer = |i: &usize| {
                        let value = self.values[*i].unwrap_or(0);
                        vec![(*i, (value - part.len() as u128).to_string())]
                    };
                    let sets: Vec<_> = if run.announced.is_some() {
                        counts.iter().map(fewer).collect()
                    } else {
                        vec![Vec::new()]
                    };
                    for set in sets {
                        if !visit(&Edit { out: out.clone(), set }) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }

    fn with_lower_numbers(&self, least: &Least, visit: Visit<'_>) -> bool {
        let numbers = || {
            let all = self.values.iter().enumerate();
            all.filter_map(|(i, value)| Some((i, (*value)?)))
                .filter(|(i, _)| !self.words[*i].counts)
        };
        let lowest = |i: usize| least.get(self.words[i].name).copied().unwrap_or(0);
        let halved = |(i, value): (usize, u128)| {
            let half = (value / 2).max(lowest(i));
            (half < value).then(|| (i, half.to_string()))
        };
        // Halve all numbers at once.
        if !visit(&Edit { out: Vec::new(), set: numbers().filter_map(halved).collect() }) {
            return false;
        }
        for step in 0..3 {
            for (i, value) in numbers().take(LONG) {
                let lower = [lowest(i), (value / 2).max(lowest(i)), value.saturating_sub(1)][step];
                if lower < value && !visit(&Edit::setting(i, lower)) {
                    return false;
                }
            }
        }
        // Lower the counts by 1, such as the length of a text, without removing items.
        (0..self.words.len().min(LONG)).filter(|i| self.words[*i].counts).all(|i| {
            let value = self.values[i].unwrap_or(0);
            value == 0 || visit(&Edit::setting(i, value - 1))
        })
    }

    /// Visit the edits that remove a node, with its edges, of a graph whose nodes are numbered from 1.
    fn without_nodes(&self, visit: Visit<'_>) -> bool {
        let Some(all) = (0..self.words.len().min(REACH)).find(|i| self.words[*i].counts) else {
            return true;
        };
        let nodes = self.values[all].unwrap_or(0);
        let ends = |run: &&Run| {
            let edge = |item: &Range<usize>| item.clone().all(|i| self.words[i].is_strict);
            run.items.first().is_some_and(edge)
        };
        let edges: Vec<&Run> = self.runs.iter().filter(ends).collect();
        if edges.is_empty() || self.words.len() > LONG {
            return true;
        }
        (1..=nodes.min(SINGLE as u128)).rev().all(|node| {
            let mut edit = Edit::setting(all, nodes - 1);
            for run in &self.runs {
                let is_graph = edges.iter().any(|edges| std::ptr::eq(*edges, run));
                if !is_graph {
                    // Remove the number of this node from a list that has one number for each node.
                    if run.items.len() as u128 == nodes {
                        edit.out.push(run.items[node as usize - 1].clone());
                    }
                    continue;
                }
                let mut gone = 0;
                for item in &run.items {
                    if item.clone().any(|i| self.values[i] == Some(node)) {
                        edit.out.push(item.clone());
                        gone += 1;
                        continue;
                    }
                    for i in item.clone() {
                        if let Some(value) = self.values[i].filter(|value| *value > node) {
                            edit.set.push((i, (value - 1).to_string()));
                        }
                    }
                }
                let count = self
                    .counts_of(run)
                    .into_iter()
                    .find(|i| *i != all && self.values[*i] == run.announced.map(u128::from));
                if let (Some(i), true) = (count, gone > 0) {
                    let value = self.values[i].unwrap_or(0);
                    edit.set.push((i, (value - gone).to_string()));
                }
            }
            visit(&edit)
        })
    }

    /// Visit the edits that shorten words of letters or signs, by one character or by half. In the rows of a board,
    /// remove a whole column.
    fn with_shorter_words(&self, visit: Visit<'_>) -> bool {
        for (i, text) in self.texts.iter().enumerate() {
            let length = text.len();
            let is_row = |other: &usize| {
                self.words[*other].name == self.words[i].name && self.texts[*other].len() == length
            };
            let rows: Vec<usize> = (0..self.texts.len()).filter(is_row).collect();
            if self.values[i].is_some() || length < 2 || rows[0] != i {
                continue;
            }
            let before = (i.saturating_sub(REACH)..i).rev();
            let count = before.into_iter().find(|at| self.values[*at] == Some(length as u128));
            let halves = [length / 2..length, 0..length / 2].into_iter();
            let single = (0..length.min(SINGLE)).map(|at| at..at + 1);
            for part in halves.chain(single) {
                let without = |row: &usize| {
                    let text = &self.texts[*row];
                    Some((*row, [text.get(..part.start)?, text.get(part.end..)?].concat()))
                };
                let mut set: Vec<(usize, String)> = rows.iter().filter_map(without).collect();
                set.extend(count.map(|count| (count, (length - part.len()).to_string())));
                if !visit(&Edit { out: Vec::new(), set }) {
                    return false;
                }
            }
        }
        true
    }
}
