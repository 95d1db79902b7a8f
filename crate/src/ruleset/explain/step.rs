//! An explanation as data: nine kinds of steps, which a page words in any language.

use serde::Serialize;

use super::claim::Claim;
use super::moves::{MoveRow, MovesRole};
use super::table::Table;

use crate::base::nimber::{Count, Nimber, big};
use crate::period::{Period, Proof};
use crate::ruleset::outcome::Outcome;

/// Rows that an explanation lists before it only counts the rest.
pub const ROWS: usize = 32;

/// A labelled value, such as a heap and its nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyRow"))]
pub struct Row {
    /// The heap, step, letter or node, as text.
    pub label: String,
    /// Its value.
    pub value: Nimber,
}

/// One binary column of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyColumn"))]
pub struct Column {
    /// The bit, 0 for ones.
    pub bit: u32,
    /// How many rows have it.
    pub ones: u64,
    /// That count by the modulus.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub residue: u64,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyChoice"))]
pub struct Choice {
    /// The resulting part.
    pub to: String,
    /// Its value.
    pub nimber: Nimber,
}

/// What a picture of an explanation shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyDrawing"))]
// Not tuple variants: their serialiser imports `Number`, which the glue of the whole core lacks.
#[serde(untagged)]
#[non_exhaustive]
pub enum Drawing {
    /// Edges of the position's graph that are drawn as thick lines.
    Matching {
        /// The two nodes of each edge.
        matching: Vec<(String, String)>,
    },
    /// A number as bars, one for each term of a sum; the last one is marked.
    Bars {
        /// The terms.
        bars: Vec<Nimber>,
    },
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyStep"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Step {
    /// A theorem, which the page words by its id.
    Theorem {
        /// The theorem.
        id: &'static str,
        /// Who found it; empty where it is folklore.
        author: &'static str,
        /// When; 0 where that is not known.
        year: u16,
    },
    /// Sentences under a heading.
    Sentences {
        /// The words of the heading.
        head: &'static str,
        /// Whether they argue for the outcome step by step, rather than state facts.
        argues: bool,
        /// The sentences.
        claims: Vec<Claim>,
    },
    /// A table with sentences before and after it.
    Table(Table),
    /// Values in binary columns: their nim-sum, or the counts of each column by a modulus.
    Sum {
        /// 2 for the nim-sum, k + 1 for Moore's Nim.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        modulus: u64,
        /// The first of the values.
        rows: Vec<Row>,
        /// How many more there are.
        more: usize,
        /// The nim-sum of all; `None` where the columns are counted.
        total: Option<Nimber>,
        /// The highest bit of the nim-sum, if it is not 0.
        highest: Option<u32>,
        /// The counts of the columns, the highest first; none for a nim-sum.
        columns: Vec<Column>,
    },
    /// A value as the mex of the values of the options.
    Mex {
        /// The part.
        text: String,
        /// Its options, by value.
        options: Vec<Choice>,
        /// How many more there are.
        more: usize,
        /// The value.
        mex: Nimber,
    },
    /// The period of the values, and the heaps as reduced by it.
    Period {
        /// The period.
        #[serde(flatten)]
        period: Period,
        /// What proves it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        proof: Option<Proof>,
        /// The heaps, what each reduces to, and its value.
        table: Table,
    },
    /// A picture with sentences before and after it.
    Picture {
        /// The words of its heading.
        id: &'static str,
        /// Whether it gives a winning move away.
        reveals: bool,
        /// Sentences before it.
        intro: Vec<Claim>,
        /// The drawing.
        drawing: Drawing,
        /// Sentences after it.
        outro: Vec<Claim>,
    },
    /// The winning move, or the answers to the moves of a lost position.
    Moves {
        /// Which of them.
        role: MovesRole,
        /// The position from which they are played.
        from: String,
        /// The moves.
        rows: Vec<MoveRow>,
        /// How many more there are.
        more: Count,
        /// The value that a winning move gives to the one part it changes.
        target: Option<Nimber>,
    },
    /// Who wins.
    Conclusion {
        /// Who.
        outcome: Outcome,
        /// Whether the game is played in misère play.
        misere: bool,
        /// The value.
        nimber: Option<Nimber>,
    },
}

impl Step {
    /// The sentences of the step, in order.
    pub fn claims(&self) -> Vec<&Claim> {
        match self {
            Step::Sentences { claims, .. } => claims.iter().collect(),
            Step::Table(table) | Step::Period { table, .. } => table.claims().collect(),
            Step::Picture { intro, outro, .. } => intro.iter().chain(outro).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether the step is an argument for the outcome.
    pub fn argues(&self) -> bool {
        matches!(self, Step::Sentences { argues: true, .. })
    }
}
