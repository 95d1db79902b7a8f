//! An explanation as data: steps that a page can word in any language.

use serde::Serialize;

use super::claim::Claim;
use super::refuted::Refuted;

use crate::base::nimber::{Count, Nimber, big, big_pair};
use crate::period::{Period, Proof, is_zero};
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;

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
    /// The genus, as `4^146`; the value in normal play alone where the rest would take long.
    pub genus: Option<String>,
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
    /// Its value; `None` where play may cycle and it is infinite.
    pub nimber: Option<Nimber>,
    /// The numbers of its options, where its value is infinite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
    /// Whether a token stands on it.
    pub token: bool,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyStep"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of explanations
#[non_exhaustive]
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
        times: u64,
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
    Matching {
        node: String,
        edges: Vec<(String, String)>,
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
