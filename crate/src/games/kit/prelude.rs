//! The imports of nearly every game.

pub use crate::base::Flow;
pub use crate::base::budget::Budget;
pub use crate::base::error::{Error, ErrorCode, Result, Span};
pub use crate::base::nimber::{MAX_HEAP, Nimber};
pub use crate::base::rng::Rng;
pub use crate::base::text::{Source, Word, number, number_up_to};
pub use crate::games::kit::arguments::{Arguments, Meaning};
pub use crate::games::kit::board::{Board, counts};
pub(crate) use crate::games::kit::offers::offers;
#[cfg(feature = "lab")]
pub use crate::games::kit::offers::{Certified, Composite, TypedRule};
pub use crate::games::kit::offers::{Frame, HeapRules, InPieces, OnGrid, Shorthand};
pub use crate::games::kit::playable::{Entry, Group, Heaps, Playable};
pub use crate::games::kit::random::Wanted;
pub use crate::games::kit::{heaps, moves, random};
pub use crate::heaps::HeapVisitor;
pub use crate::period::sequence::Sequence;
pub use crate::ruleset::explain::{Claim, ROWS, Step, Terms};
#[cfg(feature = "lab")]
pub use crate::ruleset::known::Searches;
pub(crate) use crate::ruleset::known::knows;
pub use crate::ruleset::known::{
    Explains, Loopy, MovesToValue, NamesMove, Outcomes, Remote, Strategy, Tame, Values,
};
pub use crate::ruleset::moves::{Legal, Move};
pub use crate::ruleset::outcome::Outcome;
pub use crate::ruleset::position::{Plant, Position};
pub use crate::ruleset::sum::Sum;
pub use crate::ruleset::{MoveVisitor, OptionVisitor, Part, Ruleset};
