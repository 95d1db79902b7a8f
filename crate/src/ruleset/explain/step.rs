//! An explanation as data: steps of nine kinds, which a page puts into words of any language.

use serde::Serialize;

use super::claim::Claim;
use super::moves::{MoveRow, MovesRole};
use super::table::Table;

use crate::base::nimber::{Count, Nimber, big};
use crate::period::{Period, Proof};
use crate::ruleset::outcome::Outcome;

/// A labelled value, such as a heap and its nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyRow"))]
pub struct Row {
    /// The name of the heap, stair, letter or node, as text.
    pub label: String,
    /// The value of the labelled heap, stair, letter or node.
    pub value: Nimber,
}

/// One column of a sum in binary: a bit, and how many values have that bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyColumn"))]
pub struct Column {
    /// The number of the bit, 0 for the lowest.
    pub bit: u32,
    /// The number of values in which the bit is 1.
    pub ones: u64,
    /// The number of ones in the column, modulo the modulus of the sum.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub residue: u64,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyChoice"))]
pub struct Choice {
    /// The option, as text.
    pub to: String,
    /// The value of the option.
    pub nimber: Nimber,
}

/// The content of a picture in an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyDrawing"))]
// The variants have named fields: the serialiser of tuple variants imports `Number`, which the JavaScript glue of the
// whole core lacks.
#[serde(untagged)]
#[non_exhaustive]
pub enum Drawing {
    /// Edges of the position's graph that form a matching, drawn as thick lines.
    Matching {
        /// The two nodes of each edge.
        matching: Vec<(String, String)>,
    },
    /// A number as a sum of terms, each term drawn as a bar; the last bar is marked.
    Bars {
        /// The terms of the sum, one for each bar.
        bars: Vec<Nimber>,
    },
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyStep"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Step {
    /// A theorem, whose words the page has by id.
    Theorem {
        /// The id of the theorem.
        id: &'static str,
        /// The authors of the theorem; empty for folklore.
        author: &'static str,
        /// The year of publication; 0 if unknown.
        year: u16,
    },
    /// Sentences under a heading.
    Sentences {
        /// The id of the heading.
        head: &'static str,
        /// Whether the sentences argue for the outcome step by step; otherwise they state facts.
        argues: bool,
        /// The sentences in order.
        claims: Vec<Claim>,
    },
    /// A table with sentences before and after it.
    Table(Table),
    /// Values in binary columns, with their nim-sum or with the number of ones in each column modulo `modulus`.
    Sum {
        /// The modulus of the columns: 2 for the nim-sum, k + 1 for Moore's Nim with k heaps a move.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        modulus: u64,
        /// The first values, at most 32.
        rows: Vec<Row>,
        /// The number of values that `rows` omits.
        more: usize,
        /// The nim-sum of all values; `None` if `columns` has the counts.
        total: Option<Nimber>,
        /// The highest bit of the nim-sum; `None` if `total` is 0 or `None`.
        highest: Option<u32>,
        /// The number of ones in each column, the highest bit first; empty for a nim-sum.
        columns: Vec<Column>,
    },
    /// A value as the mex of the values of the options.
    Mex {
        /// The part of the position, as text.
        text: String,
        /// The first options of the part, in ascending order of value.
        options: Vec<Choice>,
        /// The number of options that `options` omits.
        more: usize,
        /// The mex of the values of all options: the value of the part.
        mex: Nimber,
    },
    /// The period of the values, and the smaller heaps to which the heaps of the position reduce by the period.
    Period {
        /// The period of the values of single heaps.
        #[serde(flatten)]
        period: Period,
        /// The proof of the period, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        proof: Option<Proof>,
        /// A table of the heaps, each with the heap it reduces to and its value.
        table: Table,
    },
    /// A picture with sentences before and after it.
    Picture {
        /// The id of the picture's heading.
        id: &'static str,
        /// Whether the picture gives a winning move away.
        reveals: bool,
        /// The sentences before the picture.
        intro: Vec<Claim>,
        /// The content of the picture.
        drawing: Drawing,
        /// The sentences after the picture.
        outro: Vec<Claim>,
    },
    /// A winning move, or the moves of a lost position with the answers to them.
    Moves {
        /// The role of the moves: a winning move, or moves with their refutations.
        role: MovesRole,
        /// The position before the moves, as text.
        from: String,
        /// The first moves, each with the answer to it.
        rows: Vec<MoveRow>,
        /// The number of moves that `rows` omits.
        more: Count,
        /// The value of the one changed part after a winning move, if known.
        target: Option<Nimber>,
    },
    /// The conclusion of an explanation: the outcome of the position.
    Conclusion {
        /// The outcome of the position.
        outcome: Outcome,
        /// Whether the outcome is that of misère play.
        misere: bool,
        /// The Grundy value of the position, if known.
        nimber: Option<Nimber>,
    },
}

impl Step {
    /// Return the sentences of the step, in order.
    pub fn claims(&self) -> Vec<&Claim> {
        match self {
            Step::Sentences { claims, .. } => claims.iter().collect(),
            Step::Table(table) | Step::Period { table, .. } => table.claims().collect(),
            Step::Picture { intro, outro, .. } => intro.iter().chain(outro).collect(),
            _ => Vec::new(),
        }
    }

    /// Return whether the step is an argument for the outcome, as opposed to facts.
    pub fn argues(&self) -> bool {
        matches!(self, Step::Sentences { argues: true, .. })
    }
}

impl From<Table> for Step {
    fn from(table: Table) -> Self {
        Step::Table(table)
    }
}
