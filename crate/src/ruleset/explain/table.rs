//! Tables of an explanation: columns with kinds, and rows of cells.

use serde::Serialize;

use super::claim::{Claim, Says, by_name};
use super::step::{ROWS, Step};
use crate::base::error::Detail;
use crate::base::nimber::{Count, Nimber};
use crate::ruleset::outcome::Outcome;

/// The kind of a column's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyColumnKind"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ColumnKind {
    /// Parts of the position by their label; the head is the game's name for a part.
    Part,
    /// Texts, numbers, or words of the page.
    Text,
    /// Counts and sizes.
    Number,
    /// Values: a number, or the set K of ∞_K as a list.
    Nimber,
    /// Numbers, to be written in binary and with equally many digits.
    Binary,
    /// Outcomes: `P` or `N`.
    Outcome,
    /// `true` or `false`; the words are `<table>.yes` and `<table>.no`.
    Mark,
    /// Texts such as `4^146`, with a superscript.
    Power,
}

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyTableColumn"))]
pub struct TableColumn {
    /// The words of its head.
    pub id: &'static str,
    /// The kind of its cells.
    pub kind: ColumnKind,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyCell"))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Cell {
    /// Nothing to say.
    None,
    /// A number.
    Number(Count),
    /// A text.
    Text(String),
    /// Whether something holds.
    Mark(bool),
    /// An outcome.
    Outcome(Outcome),
    /// The K of a value ∞_K.
    Infinite(Vec<Nimber>),
    /// Words of the page, as a sentence.
    Words(Claim),
}

impl From<u64> for Cell {
    fn from(n: u64) -> Self {
        Cell::Number(Count(u128::from(n)))
    }
}
impl From<usize> for Cell {
    fn from(n: usize) -> Self {
        Cell::from(n as u64)
    }
}
impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}
impl From<Claim> for Cell {
    fn from(claim: Claim) -> Self {
        Cell::Words(claim)
    }
}
impl From<bool> for Cell {
    fn from(holds: bool) -> Self {
        Cell::Mark(holds)
    }
}

/// A table with a heading, and sentences before and after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyTable"))]
pub struct Table {
    /// The words of its heading.
    pub id: &'static str,
    /// The numbers of the headings, by name.
    #[serde(serialize_with = "by_name", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<std::collections::HashMap<String, Detail>>", optional)
    )]
    pub says: Says,
    /// Whether it gives a winning move away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub reveals: bool,
    /// Sentences before it.
    pub intro: Vec<Claim>,
    /// The columns.
    pub columns: Vec<TableColumn>,
    /// The first rows, each with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// How many more rows there are.
    pub more: usize,
    /// Sentences after it.
    pub outro: Vec<Claim>,
}

impl Table {
    /// A table with these columns and no rows.
    pub fn new(id: &'static str, columns: &[(&'static str, ColumnKind)]) -> Self {
        let columns = columns.iter().map(|&(id, kind)| TableColumn { id, kind }).collect();
        let (says, intro, rows, outro) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Table { id, says, reveals: false, intro, columns, rows, more: 0, outro }
    }

    /// The table with one more number in its headings.
    pub fn with(mut self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.says.push((name, value.into()));
        self
    }

    /// The table with the first of these rows, at most [`ROWS`], and a count of the rest.
    pub fn rows<R: IntoIterator<Item = Vec<Cell>>>(mut self, rows: R) -> Self {
        let mut rows = rows.into_iter();
        self.rows.extend(rows.by_ref().take(ROWS));
        self.more += rows.count();
        self
    }

    /// The table with a sentence before it.
    pub fn before(mut self, claim: Claim) -> Self {
        self.intro.push(claim);
        self
    }

    /// The table with a sentence after it.
    pub fn after(mut self, claim: Claim) -> Self {
        self.outro.push(claim);
        self
    }

    /// The sentences before the table, in its cells, and after it.
    pub fn claims(&self) -> impl Iterator<Item = &Claim> {
        let cells = self.rows.iter().flatten().filter_map(|cell| match cell {
            Cell::Words(claim) => Some(claim),
            _ => None,
        });
        self.intro.iter().chain(cells).chain(&self.outro)
    }
}

impl From<Table> for Step {
    fn from(table: Table) -> Self {
        Step::Table(table)
    }
}
