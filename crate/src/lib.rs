//! Impartial games: values, winning moves, and explanations.
//!
//! In an *impartial* game both players have the same moves. Under normal play a player who cannot move loses; under
//! misère play a player who cannot move wins. Every position of a finite impartial game is either an N-position (the
//! *next* player wins) or a P-position (the *previous* player wins).
//!
//! Sprague (1935) and Grundy (1939) found that under normal play each position behaves like a Nim heap. The size of
//! this heap, the *nimber* of the position, is the *mex* (the least missing number) of its options' nimbers. A sum of
//! positions has the nim-sum (XOR) of their nimbers.
//!
//! ```
//! use mexplorer::{Game, Limits, Nimber, Outcome, analyze, mex};
//!
//! // Take 1, 3 or 4 from a heap. From 5 one reaches 4, 2 and 1.
//! let game = Game::parse("subtract 1 3 4")?;
//! let value = |heap: &str| -> Result<Nimber, mexplorer::Error> {
//!     let found = analyze(&game, &game.position(heap)?, Limits::default())?;
//!     Ok(found.nimber.expect("a heap game has values"))
//! };
//! assert_eq!(value("5")?, mex([value("4")?, value("2")?, value("1")?]));
//!
//! // Two heaps: nimber 3 + 0, so the mover wins, by making the nim-sum 0.
//! let found = analyze(&game, &game.position("5 7")?, Limits::default())?;
//! assert_eq!(found.outcome, Outcome::N);
//! assert_eq!(found.moves[0].to, "2 7");
//! # Ok::<(), mexplorer::Error>(())
//! ```

mod answers;
mod base;
pub mod games;
pub mod heaps;
mod notation;
mod period;
mod ruleset;

pub use answers::analysis::{Analysis, Limits, PartValue, analyze, analyze_within, outcome};
pub use answers::describe::{Described, Transition, describe};
#[cfg(feature = "lab")]
pub use answers::edges::{EdgeGraph, EdgeMove, MAX_NODES, NO_NIMBER, graph_from_edges};
pub use answers::explore::{
    GameGraph, GraphNode, Played, Refutation, Report, ReportStep, explore, report,
};
pub use answers::grid::{Grid, MAX_GRID, MAX_THIRD, grid, raster};
pub use answers::line::{GameLine, game_line};
pub use answers::listed::AnalyzedMove;
pub use answers::opponent::{Opponent, Reply, respond};
pub use answers::oracle::{Oracle, prepared, prepared_for};
pub use answers::pasted::{GraphGame, Pasted, read_graph};
#[cfg(feature = "lab")]
pub use answers::pattern::{
    Code, Conjecture, Failure, Pattern, Patterns, RuleOf, Theorem, ValuedOption, conjecture,
    patterns, rules_of,
};
pub use answers::place::Place;
#[cfg(feature = "lab")]
pub use answers::program;
#[cfg(feature = "lab")]
pub use answers::quotient::{QuotientAnswer, quotient};
pub use answers::random::{random_move, random_position};
#[cfg(feature = "lab")]
pub use answers::readings::catalogue::{Catalogue, know_problems};
#[cfg(feature = "lab")]
pub use answers::readings::{Absent, AbsentReason, MAX_READINGS, Reading, ViewFields, readings};
#[cfg(feature = "lab")]
pub use answers::refuted::{CLAIMS, Counterexample, WrongClaim, believing, refute};
#[cfg(feature = "lab")]
pub use answers::remoteness::{MoveRemoteness, Remoteness, Unknown, prolong, remoteness};
pub use answers::table::job::{Advance, TableJob};
pub use answers::table::limits::{MAX_TABLE, no_table};
pub use answers::table::{Table, table};
pub use answers::{cache, calls, options, union};
pub use base::Flow;
pub use base::arithmetic::{lcm_within, walsh};
pub use base::budget::{Budget, DEFAULT_STEPS, Progress};
pub use base::error::{Detail, Error, ErrorCode, Result, Span};
#[cfg(feature = "lab")]
pub use base::memory;
pub use base::nimber::{Count, MAX_HEAP, Nimber, mex};
pub use base::rng::Rng;
#[cfg(feature = "lab")]
pub use base::rng::all_small;
pub use base::{sort, text};
pub use games::GAMES;
pub use games::kit::board::{Board, Label, LetterGroup, Size};
#[cfg(feature = "lab")]
pub use games::kit::form::is_typed;
pub use games::kit::grid::NO_POSITION;
pub use games::kit::playable::Entry;
pub use games::kit::playable::Playable;
pub use notation::Game;
pub use notation::moves::find_move;
pub use period::sequence::Sequence;
pub use period::values::GrundyValues;
pub use period::{Period, Proof};
pub use ruleset::explain;
pub use ruleset::explain::Claim;
pub use ruleset::known;
pub use ruleset::links::Links;
pub use ruleset::moves::{Amounts, Legal, Move, Taken};
pub use ruleset::outcome::Outcome;
pub use ruleset::position::Position;
pub use ruleset::retrograde::Retrograde;
pub use ruleset::solver::Solver;
pub use ruleset::sum::Sum;
pub use ruleset::{Part, Ruleset};
