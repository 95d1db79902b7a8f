//! Tables of an explanation: columns, each with a kind, and rows of cells.

use serde::Serialize;

use super::claim::{Claim, Says, by_name};
use crate::base::error::Detail;
use crate::base::nimber::{Count, Nimber};
use crate::ruleset::outcome::Outcome;

/// The number of rows that a step lists at most; further rows are only counted.
pub const ROWS: usize = 32;

/// The kind of the cells in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyColumnKind"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ColumnKind {
    /// Parts of the position, each by its label. The head of the column is the game's word for a part, such as heap.
    Part,
    /// Texts, numbers, or sentences whose words the page has.
    Text,
    /// Counts and sizes.
    Number,
    /// Values of parts: a number, or for a loopy value ∞_K the set K as a list.
    Nimber,
    /// Numbers to be shown in binary, all with the same number of digits.
    Binary,
    /// Outcomes: `P` or `N`.
    Outcome,
    /// `true` or `false`, shown as the words `<table>.yes` and `<table>.no` of the page.
    Mark,
    /// Texts such as `4^146`, with a superscript.
    Power,
}

/// A column of a table: the id of its heading, and the kind of its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyTableColumn"))]
pub struct TableColumn {
    /// The id of the column's heading.
    pub id: &'static str,
    /// The kind of the column's cells.
    pub kind: ColumnKind,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyCell"))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Cell {
    /// An empty cell.
    None,
    /// A number.
    Number(Count),
    /// A text.
    Text(String),
    /// Yes or no.
    Mark(bool),
    /// An outcome.
    Outcome(Outcome),
    /// The set K of a loopy value ∞_K.
    Infinite(Vec<Nimber>),
    /// A sentence whose words the page has.
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
    /// The id of the table's heading.
    pub id: &'static str,
    /// The numbers and texts in the table's headings, each under its name.
    #[serde(serialize_with = "by_name", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<std::collections::HashMap<String, Detail>>", optional)
    )]
    pub says: Says,
    /// Whether the table gives a winning move away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub reveals: bool,
    /// The sentences before the table.
    pub intro: Vec<Claim>,
    /// The columns from left to right.
    pub columns: Vec<TableColumn>,
    /// The first rows, at most 32, each with one cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// The number of rows that `rows` omits.
    pub more: usize,
    /// The sentences after the table.
    pub outro: Vec<Claim>,
}

impl Table {
    /// Create a table with the heading `id` and these columns, without rows.
    pub fn new(id: &'static str, columns: &[(&'static str, ColumnKind)]) -> Self {
        let columns = columns.iter().map(|&(id, kind)| TableColumn { id, kind }).collect();
        let (says, intro, rows, outro) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Table { id, says, reveals: false, intro, columns, rows, more: 0, outro }
    }

    /// Return the table with one more number or text for its headings, under this name.
    pub fn with(mut self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.says.push((name, value.into()));
        self
    }

    /// Return the table with these rows added: at most [`ROWS`] of them are kept, the others are counted.
    pub fn rows<R: IntoIterator<Item = Vec<Cell>>>(mut self, rows: R) -> Self {
        let mut rows = rows.into_iter();
        self.rows.extend(rows.by_ref().take(ROWS));
        self.more += rows.count();
        self
    }

    /// Return the table with one more sentence before the rows.
    pub fn before(mut self, claim: Claim) -> Self {
        self.intro.push(claim);
        self
    }

    /// Return the table with one more sentence after the rows.
    pub fn after(mut self, claim: Claim) -> Self {
        self.outro.push(claim);
        self
    }

    /// Return the sentences before the table, in its cells, and after it.
    pub fn claims(&self) -> impl Iterator<Item = &Claim> {
        let cells = self.rows.iter().flatten().filter_map(|cell| match cell {
            Cell::Words(claim) => Some(claim),
            _ => None,
        });
        self.intro.iter().chain(cells).chain(&self.outro)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_beyond_the_last_one_shown_are_counted() {
        let rows = |count: u64| (0..count).map(|n| vec![n.into()]);
        let table = |count| Table::new("moves", &[("part", ColumnKind::Number)]).rows(rows(count));
        for count in [0, 1, ROWS, ROWS + 1, ROWS + 9] {
            let table = table(count as u64);
            assert_eq!(
                (table.rows.len(), table.more),
                (count.min(ROWS), count.saturating_sub(ROWS))
            );
        }
    }
}
