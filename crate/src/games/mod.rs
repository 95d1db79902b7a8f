//! One game a file: its rules, and its theorem where one is known.

pub mod breaking;
pub mod cycle;
pub mod dag;
pub mod fibonacci;
pub mod graph;
pub mod heaps;
pub mod interval;
pub mod letters;
pub mod masks;
pub mod merge;
pub mod moore;
pub mod nim;
pub mod race;
pub mod set;
pub mod split;
pub mod staircase;
pub mod steps;
pub mod subtract;
pub mod tally;
pub mod wythoff;

pub use breaking::HeapGame;
pub use fibonacci::Fibonacci;
pub use graph::Graph;
pub use letters::Letters;
pub use merge::Merge;
pub use moore::Moore;
pub use nim::Nim;
pub use race::Race;
pub use split::Split;
pub use staircase::Staircase;
pub use subtract::Subtract;
pub use wythoff::Wythoff;
