//! What a game is made of besides its rules: its entry in the list of games, and how its text reads.

pub mod arguments;
pub mod board;
pub mod dashes;
pub mod form;
pub mod graph_text;
pub mod grid;
pub mod heaps;
pub mod moves;
#[cfg(feature = "lab")]
pub mod nearest;
#[cfg(feature = "lab")]
pub mod node_search;
pub mod piecewise;
pub mod plants;
pub mod playable;
#[cfg(feature = "lab")]
pub mod position_forms;
pub mod positions;
pub(super) mod prelude;
pub mod random;
#[cfg(feature = "lab")]
pub mod terms;
#[cfg(feature = "lab")]
pub(crate) mod titles;
#[cfg(feature = "lab")]
pub mod usual;
