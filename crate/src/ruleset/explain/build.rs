//! Constructors of the steps of an explanation.

use super::claim::Claim;
use super::step::{Choice, Row, Step};
use super::table::{Cell, ColumnKind, ROWS, Table};
use crate::base::nimber::Nimber;
use crate::base::sort::sorted_by_key;
use crate::period::{Period, Proof};
use crate::ruleset::sum::Sum;

impl Step {
    /// Return the argument for the outcome as a step; `None` without sentences.
    pub fn argument(claims: Vec<Claim>) -> Option<Step> {
        Step::reasons("argument", claims)
    }

    /// Return an argument under the heading `head` as a step; `None` without sentences.
    pub fn reasons(head: &'static str, claims: Vec<Claim>) -> Option<Step> {
        (!claims.is_empty()).then_some(Step::Sentences { head, argues: true, claims })
    }

    /// Return facts under the heading `head` as a step; `None` without sentences.
    pub fn facts(head: &'static str, claims: Vec<Claim>) -> Option<Step> {
        (!claims.is_empty()).then_some(Step::Sentences { head, argues: false, claims })
    }

    /// Return a step that derives a value as the mex of the values of all options, listed by value.
    pub fn mex(text: String, options: Vec<Choice>, mex: u64) -> Step {
        let options = sorted_by_key(options, |option| option.nimber);
        Step::Mex { text, options, more: 0, mex: Nimber(mex) }
    }

    /// Return a step of the explanation that states the number of steps of the search that found the outcome.
    pub fn searched(steps: u64) -> Option<Step> {
        Step::facts("search", vec![Claim::new("search").with("steps", steps)])
    }

    /// Return the endgame of misère play as a step: whether an odd number of heaps of one is left.
    pub fn endgame(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        let id = match bigger {
            0 => "ones-none",
            1 => "ones-one",
            _ => "ones-bigger",
        };
        Step::ones(Claim::new(id), ones, bigger)
    }

    /// Return the endgame of misère play as a step, for tame parts of which some may be firm (see [`Sum::of_tame`]).
    pub fn firm(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        Step::ones(Claim::new(if bigger == 0 { "ones-none" } else { "ones-firm" }), ones, bigger)
    }

    /// Return the sentence `claim` about the endgame of misère play as a step, with the number of heaps of one and the
    /// number of bigger heaps.
    pub fn ones(claim: Claim, ones: u64, bigger: u64) -> Step {
        let claim = claim.with("ones", ones).with("bigger", bigger);
        Step::Sentences { head: "ones", argues: false, claims: vec![claim] }
    }

    /// Return the theorem by which a sum of tame parts, which are not Nim heaps, is won as in misère Nim, and the
    /// endgame.
    pub fn tame(sum: &Sum) -> [Step; 2] {
        let theorem = Step::Theorem { id: "ferguson", author: "Ferguson", year: 1974 };
        [theorem, Step::endgame(sum)]
    }

    /// Return a step with a period and a table of `heaps`, each with the smaller heap it reduces to and its value from
    /// `values`.
    pub fn period(period: Period, proof: Option<Proof>, heaps: &[u64], values: &[u64]) -> Step {
        let row = |(heap, value): (&u64, &u64)| (heap.to_string(), period.reduce(*heap), *value);
        Step::reducing(period, proof, heaps.iter().zip(values).map(row))
    }

    /// Return a step with a period and a table of parts. Each of `rows` has a part's label, the heap it reduces to and
    /// its value.
    pub fn reducing(
        period: Period,
        proof: Option<Proof>,
        rows: impl Iterator<Item = (String, u64, u64)>,
    ) -> Step {
        let like = if period.saltus > 0 { "period.repeats" } else { "period.like" };
        let (mut first, mut all) = (None, Vec::new());
        for (label, reduced, value) in rows {
            if first.is_none() && all.len() < ROWS && label != reduced.to_string() {
                let like = Claim::new("period-like").with("heap", label.clone());
                first = Some(like.with("reduced", reduced).with("nimber", value));
            }
            all.push(reduced_row(label, reduced, value));
        }
        let mut table = Table::new("period", &reduced_columns(like)).rows(all);
        // Omit the sentence when the period has a saltus: then a heap and the heap it reduces to have different values.
        table.outro.extend(first.filter(|_| period.saltus == 0));
        Step::Period { period, proof, table }
    }

    /// Return a step with the nim-sum of `values` in binary columns. `rows` shows the first of the values.
    pub fn nim_sum(rows: Vec<Row>, values: impl IntoIterator<Item = u64>) -> Step {
        let mut count = 0;
        let sum = values.into_iter().fold(0, |sum, value| {
            count += 1;
            sum ^ value
        });
        let more = count - rows.len().min(count);
        let (total, highest) = (Some(Nimber(sum)), sum.checked_ilog2());
        Step::Sum { modulus: 2, rows, more, total, highest, columns: Vec::new() }
    }
}

/// Return the columns of a table of parts: the part, the heap it reduces to, and its value.
pub fn reduced_columns(to: &'static str) -> [(&'static str, ColumnKind); 3] {
    [("part", ColumnKind::Part), (to, ColumnKind::Number), ("nimber", ColumnKind::Nimber)]
}

/// Return a row of a table with [`reduced_columns`].
pub fn reduced_row(label: String, reduced: u64, value: u64) -> Vec<Cell> {
    vec![label.into(), reduced.into(), value.into()]
}

/// Return the first entries of a list of labels and values, at most [`ROWS`], as rows.
pub fn rows(items: impl IntoIterator<Item = (String, u64)>) -> Vec<Row> {
    items.into_iter().take(ROWS).map(|(label, value)| Row { label, value: Nimber(value) }).collect()
}

/// Return a table of parts and their values, from pairs of label and value.
pub fn valued(id: &'static str, items: impl IntoIterator<Item = (String, u64)>) -> Table {
    let columns = [("part", ColumnKind::Part), ("value", ColumnKind::Nimber)];
    let row = |(label, value): (String, u64)| vec![label.into(), value.into()];
    Table::new(id, &columns).rows(items.into_iter().map(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_without_sentences_are_left_out() {
        for step in [Step::reasons, Step::facts] {
            assert_eq!(step("search", Vec::new()), None);
            let step = step("search", vec![Claim::new("search")]);
            assert!(step.is_some_and(|step| step.claims() == [&Claim::new("search")]));
        }
        let argues = |step: Option<Step>| step.is_some_and(|step| step.argues());
        assert!(argues(Step::argument(vec![Claim::new("sum-end")])));
        assert!(!argues(Step::searched(9)));
    }

    #[test]
    fn nim_sums_count_the_rows_that_are_not_shown() {
        let values = || (1..=40).chain([1024]);
        let labelled = values().map(|value| (value.to_string(), value));
        let Step::Sum { rows, more, total, highest, .. } = Step::nim_sum(rows(labelled), values())
        else {
            unreachable!("a nim-sum is a sum");
        };
        // Each four values from 4n on cancel out, so of 1 to 40 only 40 is left.
        assert_eq!((rows.len(), more), (ROWS, 41 - ROWS));
        assert_eq!((total, highest), (Some(Nimber(1024 + 40)), Some(10)));
    }

    /// From heap 83 on, the heaps of Kayles reduce to smaller heaps. The sentence names the first heap of a table that
    /// reduces to a smaller heap. There is no sentence if the table omits that heap or if the period has a saltus.
    #[test]
    fn the_first_heap_like_another_is_told() {
        let kayles = Period::proven(71, 12);
        let table = |period: Period, heaps: &[u64]| {
            let values: Vec<u64> = heaps.iter().map(|heap| heap % 7).collect();
            match Step::period(period, None, heaps, &values) {
                Step::Period { table, .. } => table,
                step => unreachable!("{step:?}"),
            }
        };
        let like = |heap: u64, reduced: u64| {
            let claim = Claim::new("period-like").with("heap", heap.to_string());
            vec![claim.with("reduced", reduced).with("nimber", heap % 7)]
        };
        assert_eq!(table(kayles, &[10, 82]).outro, []);
        assert_eq!(table(kayles, &[10, 83, 96]).outro, like(83, 71));
        let last = |small: usize| [vec![1; small], vec![95]].concat();
        assert_eq!(table(kayles, &last(ROWS - 1)).outro, like(95, 71));
        assert_eq!(table(kayles, &last(ROWS)).outro, []);
        let growing = Period { saltus: 4, ..kayles };
        assert_eq!(table(growing, &[10, 83]).outro, []);
        let heading = |period| table(period, &[10, 83]).columns[1].id;
        assert_eq!((heading(kayles), heading(growing)), ("period.like", "period.repeats"));
    }
}
