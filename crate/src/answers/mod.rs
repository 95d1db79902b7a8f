//! Analyses of games and positions, and the data types of their results.

pub mod analysis;
pub mod cache;
pub mod calls;
pub mod describe;
#[cfg(feature = "lab")]
pub mod edges;
#[cfg(test)]
mod example;
pub mod explore;
pub mod grid;
pub mod line;
pub mod listed;
pub mod opponent;
pub mod options;
pub mod oracle;
pub mod pasted;
#[cfg(feature = "lab")]
pub mod pattern;
pub mod place;
#[cfg(feature = "lab")]
pub mod program;
#[cfg(feature = "lab")]
pub mod quotient;
pub mod random;
#[cfg(feature = "lab")]
pub mod readings;
#[cfg(feature = "lab")]
pub mod refuted;
#[cfg(feature = "lab")]
pub mod remoteness;
pub mod table;
pub mod union;
