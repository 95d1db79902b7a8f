//! Find the problems whose format an input has, with a measure of the fit for each.
//!
//! Many formats accept the same numbers. They are distinguished by the positions of line breaks, by counts that agree
//! with the data, and by a mark at the end. The usual line breaks of a problem are computed from random inputs, so that
//! a format is written only once, in its parser.

use std::sync::OnceLock;

use super::problem::{Cases, Problem};
use super::problems::PROBLEMS;
use super::random::sample;
use super::scan::{Scanner, Seen};
use mexplorer::sort::sort_by;
use mexplorer::text::Source;

/// The number of cases that are parsed. Later cases are assumed to have the same format.
const CASES: u64 = 200;

/// `LONG`: the length in bytes beyond which an input is compared with the formats of problems only until `FEW` of them
/// fit.
const LONG: usize = 20_000;
const FEW: usize = 5;

/// The number of random inputs from which the usual line breaks of a problem are computed.
const SAMPLES: u64 = 6;

/// The weight of unusual line breaks in the measure of [`fitting`].
const UNUSUAL: f64 = 3.0;

/// Two neighbouring words of a format, with the frequency of a line break between them.
struct Joint {
    before: &'static str,
    after: &'static str,
    /// The number of times that the samples have a line break between the two words, and the number without a line
    /// break (`goes_on`).
    ends: f64,
    goes_on: f64,
}

type Format = Vec<Joint>;

/// Return the problems whose format a text has, the best fit first, each with its fit. A fit above 0 means more
/// evidence than that the numbers can be parsed.
pub fn fitting(input: &str) -> Vec<(&'static str, f64)> {
    let source = Source::new(input);
    // For a long input the first few formats that fit suffice.
    let most = if input.len() > LONG { FEW } else { PROBLEMS.len() };
    let scores = PROBLEMS.iter().enumerate().filter_map(|(at, problem)| {
        let (seen, evidence) = problem.reads(&source)?;
        let lines = lines(&seen, source.plain(), format_of(at, problem));
        Some((problem.id, evidence + lines))
    });
    let mut all: Vec<(&str, f64)> = scores.take(most).collect();
    sort_by(&mut all, |(_, a), (_, b)| b.total_cmp(a));
    all
}

/// Return the usual line breaks of the problem at index `at` of the list.
fn format_of(at: usize, problem: &Problem) -> &'static Format {
    static FORMATS: [OnceLock<Format>; PROBLEMS.len()] =
        [const { OnceLock::new() }; PROBLEMS.len()];
    FORMATS[at].get_or_init(|| {
        let mut format = Format::new();
        for seed in 0..SAMPLES {
            let input = sample(problem.cases, &problem.draw, seed);
            let source = Source::new(&input);
            let Some((seen, _)) = problem.reads(&source) else { continue };
            for (before, after, ends) in joints(&seen, source.plain()) {
                let joint = match format.iter_mut().find(|j| j.before == before && j.after == after)
                {
                    Some(joint) => joint,
                    None => {
                        format.push(Joint { before, after, ends: 0.0, goes_on: 0.0 });
                        let last = format.len() - 1;
                        &mut format[last]
                    }
                };
                if ends { joint.ends += 1.0 } else { joint.goes_on += 1.0 }
            }
        }
        format
    })
}

/// Return each pair of neighbouring words by their names, with whether a line break is between them.
fn joints<'s>(
    seen: &'s [Seen],
    plain: &'s str,
) -> impl Iterator<Item = (&'static str, &'static str, bool)> + 's {
    seen.windows(2).filter_map(|pair| match pair {
        [a, b] => {
            let between = plain.get(a.span.end..b.span.start)?;
            Some((a.name, b.name, between.contains('\n')))
        }
        _ => None,
    })
}

/// Return the fit of the line breaks: 0 for a text of one line, up to 2 if all line breaks are usual.
fn lines(seen: &[Seen], plain: &str, format: &Format) -> f64 {
    if !plain.trim().contains('\n') {
        return 0.0;
    }
    let mut all = (0.0, 0.0);
    for (before, after, ends) in joints(seen, plain) {
        let joint = format.iter().find(|j| j.before == before && j.after == after);
        let (ending, going_on) = joint.map_or((0.0, 0.0), |joint| (joint.ends, joint.goes_on));
        let as_here = if ends { ending } else { going_on };
        let all_samples = ending + going_on + 0.2;
        let share = |count: f64| (count + 0.1) / all_samples;
        // Subtract the expected surprise of the samples: if line breaks vary in the samples, a difference costs
        // nothing.
        let usual = |count: f64| share(count) * share(count).ln();
        let surprise = share(as_here).ln() - usual(ending) - usual(going_on);
        all = (all.0 + surprise, all.1 + 1.0);
    }
    if all.1 == 0.0 { 0.0 } else { (2.0 + UNUSUAL * all.0 / all.1).min(2.0) }
}

impl Problem {
    /// Parse a text in the format of the problem. Return its words with their names, and the evidence other than line
    /// breaks: counts that agree, a marked end, words that are not numbers. `None` if the text has another format.
    fn reads(&self, source: &Source<'_>) -> Option<(Vec<Seen>, f64)> {
        let mut s = Scanner::watched(source);
        let mut evidence = 0.0;
        let case = |s: &mut Scanner<'_>| (self.read)(s).ok().map(drop);
        let mut left = CASES;
        match self.cases {
            Cases::One => {
                case(&mut s)?;
                evidence += 0.5;
            }
            Cases::Counted(name) => {
                let count = s.count(name, super::scan::MAX_COUNT).ok()?;
                left = CASES.saturating_sub(count);
                (0..count.min(CASES)).try_for_each(|_| case(&mut s))?;
                if count == 0 {
                    return None;
                }
            }
            Cases::UntilZeros(many) => {
                while left > 0 && !s.skip_zeros(many) {
                    case(&mut s)?;
                    left -= 1;
                }
                evidence += many as f64;
            }
            Cases::ToEnd => {
                while left > 0 && !s.is_done() {
                    case(&mut s)?;
                    left -= 1;
                }
                // Lower the evidence for a single case: an input that continues to the end of the text usually has
                // several cases.
                evidence -= if left + 1 == CASES { 0.5 } else { 0.0 };
            }
        }
        if left > 0 && !s.is_done() {
            return None;
        }
        let seen = s.seen().to_vec();
        if seen.iter().any(|word| word.counts) {
            evidence += 2.0;
        }
        if seen.iter().any(|word| word.is_strict) {
            evidence += 0.3;
        }
        let is_word = |seen: &&Seen| {
            source.plain()[seen.span.start..seen.span.end].contains(char::is_alphabetic)
        };
        if seen.iter().any(|word| is_word(&word)) {
            evidence += 3.0;
        }
        Some((seen, evidence))
    }
}
