//! Explanations as data: nine kinds of steps, whose words the web page has in each language.

mod argument;
mod build;
mod claim;
mod moves;
mod step;
mod table;

pub use argument::Terms;
pub use build::{reduced_columns, reduced_row, rows, valued};
pub use claim::{Claim, Says};
pub use moves::{Answer, MoveRow, MovesRole};
pub use step::*;
pub use table::{Cell, ColumnKind, ROWS, Table, TableColumn};
