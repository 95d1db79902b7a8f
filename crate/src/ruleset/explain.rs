//! An explanation as data: steps that a page can word in any language.

use serde::Serialize;

use crate::base::nimber::{Count, Nimber, big, big_pair};
use crate::period::{Period, Proof, is_zero};
use crate::ruleset::claim::Claim;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::sum::Sum;

/// Rows that an explanation lists before it only counts the rest.
pub const ROWS: usize = 32;

/// A labelled value, such as a heap and its nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyRow"))]
pub struct Row {
    /// The heap, step, letter or node, as text.
    pub label: String,
    /// Its value.
    pub value: Nimber,
}

/// A heap, the equal smaller thing it reduces to, and its nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyReduced"))]
pub struct Reduced {
    /// The heap as text.
    pub label: String,
    /// What it is reduced to: the heap of the first period, or the remainder.
    pub reduced: Nimber,
    /// Its value.
    pub nimber: Nimber,
}

/// A step of a staircase and the stones on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyStair"))]
pub struct Stair {
    /// The step, from 1.
    pub step: usize,
    /// The stones on it.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub stones: u64,
}

/// One binary column of Moore's Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyColumn"))]
pub struct Column {
    /// The bit, 0 for ones.
    pub bit: u32,
    /// How many heaps have it.
    pub ones: u64,
    /// That count modulo k + 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub residue: u64,
}

/// A coin on a strip and the free squares on its left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyGap"))]
pub struct Gap {
    /// The coin, from 1.
    pub coin: usize,
    /// Its square, from 0.
    pub square: Nimber,
    /// The free squares up to the coin before it, or to the end of the strip.
    pub gap: Nimber,
    /// Whether it counts.
    pub counts: bool,
}

/// An edge of a plant that lies on no cycle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyStem"))]
pub struct Stem {
    /// The edge as positions write it.
    pub edge: String,
    /// The value of what grows on it.
    pub carries: Nimber,
    /// Its own value with that: 1 more.
    pub worth: Nimber,
}

/// Edges of a plant that lie on cycles which meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyCycle"))]
pub struct Cycle {
    /// The lowest of their nodes.
    pub node: String,
    /// How many edges there are.
    pub edges: u64,
    /// What they add: 1 for an odd number of edges.
    pub worth: Nimber,
}

/// A heap and the word of its class in a misère quotient.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyWorth"))]
pub struct Worth {
    /// The heap.
    pub label: String,
    /// The word.
    pub word: String,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyChoice"))]
pub struct Choice {
    /// The resulting part.
    pub to: String,
    /// Its value.
    pub nimber: Nimber,
}

/// A move as it is played, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyPlayed"))]
pub struct Answer {
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The position after it.
    pub to: String,
}

/// A move of a lost position and what is answered to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyRefuted"))]
pub struct Refuted {
    /// The move.
    pub played: Answer,
    /// What wins against it; `None` where no move is left, and that wins.
    pub answer: Option<Answer>,
}

/// What one kind of move makes of the two numbers that decide the merging game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyMerging"))]
pub struct Merging {
    /// The kind of move: `one`, `larger`, `halve`, `join` or `pair`.
    pub how: &'static str,
    /// How many heaps of one stone it leaves.
    pub ones: u64,
    /// How many moves in the larger heaps.
    pub ops: Count,
    /// Who wins then.
    pub outcome: Outcome,
}

/// A node, its value, and whether a token stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyNode"))]
pub struct Node {
    /// The node's name.
    pub text: String,
    /// Its value.
    pub nimber: Nimber,
    /// Whether a token stands on it.
    pub token: bool,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyStep"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of explanations
pub enum Step {
    Theorem {
        id: &'static str,
        author: &'static str,
        year: u16,
    },
    NimSum {
        rows: Vec<Row>,
        more: usize,
        sum: Nimber,
        highest: Option<u32>,
    },
    MooreColumns {
        k: u64,
        rows: Vec<Row>,
        more: usize,
        columns: Vec<Column>,
    },
    Ones {
        ones: u64,
        bigger: u64,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        firm: bool,
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        residue: u64,
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        modulus: u64,
    },
    Period {
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        preperiod: u64,
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        length: u64,
        #[serde(serialize_with = "big", skip_serializing_if = "is_zero")]
        #[cfg_attr(test, ts(as = "Option<Count>", optional))]
        saltus: u64,
        proven: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        proof: Option<Proof>,
        rows: Vec<Reduced>,
        more: usize,
    },
    Interval {
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        lo: u64,
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        hi: u64,
        rows: Vec<Reduced>,
        more: usize,
    },
    OddSteps {
        odd: Vec<Stair>,
        even: Vec<Stair>,
        more: usize,
    },
    Gaps {
        gaps: Vec<Gap>,
        more: usize,
    },
    Stems {
        stems: Vec<Stem>,
        cycles: Vec<Cycle>,
        more: usize,
    },
    Ratio {
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        small: u64,
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        large: u64,
        beyond: bool,
    },
    Largest {
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        size: u64,
        count: u64,
        ones: bool,
    },
    Mirror {
        step: usize,
    },
    Odious {
        rows: Vec<Row>,
        more: usize,
    },
    Values {
        rows: Vec<Row>,
        more: usize,
    },
    Mex {
        text: String,
        options: Vec<Choice>,
        more: usize,
        mex: Nimber,
    },
    Residues {
        rows: Vec<Row>,
        modulus: u64,
    },
    Merge {
        ones: u64,
        ops: Count,
        ones_mod: u64,
        ops_mod: u64,
        special: bool,
        moves: Vec<Merging>,
    },
    Golden {
        small: u64,
        large: u64,
        n: u64,
        #[serde(serialize_with = "big_pair")]
        #[cfg_attr(test, ts(as = "(Count, Count)"))]
        pair: (u64, u64),
        is_pair: bool,
    },
    Zeckendorf {
        heap: u64,
        parts: Vec<u64>,
        smallest: Option<u64>,
        cap: u64,
        misere: bool,
    },
    Argument {
        claims: Vec<Claim>,
    },
    Refutations {
        text: String,
        rows: Vec<Refuted>,
        more: Count,
    },
    GraphValues {
        nodes: Vec<Node>,
        more: usize,
    },
    Winning {
        text: String,
        to: String,
        r#move: Move,
        target: Option<Nimber>,
    },
    Quotient {
        order: usize,
        worths: Vec<Worth>,
        more: usize,
        product: String,
        lost: bool,
        p_positions: Vec<String>,
        period: Option<Period>,
        reached: u64,
    },
    Search {
        steps: u64,
    },
    Conclusion {
        outcome: Outcome,
        misere: bool,
        nimber: Option<Nimber>,
    },
}

impl Step {
    /// What decides misère play in the end: whether an odd number of ones is left.
    pub fn endgame(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        Step::Ones { ones, bigger, firm: false, residue: ones % 2, modulus: 2 }
    }

    /// The same where some parts are more than heaps of one although their value is 0 or 1.
    pub fn firm(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        Step::Ones { ones, bigger, firm: true, residue: ones % 2, modulus: 2 }
    }

    /// Why a sum of parts that are not Nim heaps follows misère Nim, and its endgame.
    pub fn tame(sum: &Sum) -> [Step; 2] {
        let theorem = Step::Theorem { id: "ferguson", author: "Ferguson", year: 1974 };
        [theorem, Step::endgame(sum)]
    }

    /// How heaps of these values reduce by a period.
    pub fn period(period: Period, proof: Option<Proof>, heaps: &[u64], values: &[u64]) -> Step {
        let Period { preperiod, length, saltus, proven } = period;
        let (rows, more) = reduced(heaps, values, |heap| period.reduce(heap));
        Step::Period { preperiod, length, saltus, proven, proof, rows, more }
    }

    /// The nim-sum of rows in binary columns; `values` may be more than the rows shown.
    pub fn nim_sum(rows: Vec<Row>, values: impl IntoIterator<Item = u64>) -> Step {
        let mut count = 0;
        let sum = values.into_iter().fold(0, |sum, value| {
            count += 1;
            sum ^ value
        });
        let more = count - rows.len().min(count);
        Step::NimSum { rows, more, sum: Nimber(sum), highest: sum.checked_ilog2() }
    }
}

/// The first rows of a labelled list, at most [`ROWS`].
pub fn rows(items: impl IntoIterator<Item = (String, u64)>) -> Vec<Row> {
    items.into_iter().take(ROWS).map(|(label, value)| Row { label, value: Nimber(value) }).collect()
}

/// The first heaps, at most [`ROWS`], with what each reduces to and its value; and how many more
/// there are.
pub fn reduced(heaps: &[u64], values: &[u64], to: impl Fn(u64) -> u64) -> (Vec<Reduced>, usize) {
    let row = |(heap, value): (&u64, &u64)| Reduced {
        label: heap.to_string(),
        reduced: Nimber(to(*heap)),
        nimber: Nimber(*value),
    };
    let rows = heaps.iter().zip(values).take(ROWS).map(row).collect();
    (rows, heaps.len().saturating_sub(ROWS))
}
