//! Knowledge about a game beyond its rules, one trait for each kind of knowledge. A game implements the traits for
//! which it has a theorem, a table or a search, and lists them in its [`Ruleset`](super::Ruleset) by `knows!`.

mod explains;
mod loopy;
mod moves_to_value;
mod names_move;
mod outcomes;
mod remote;
#[cfg(feature = "lab")]
mod searches;
mod strategy;
mod tame;
mod values;

pub use explains::Explains;
pub use loopy::Loopy;
pub use moves_to_value::MovesToValue;
pub use names_move::NamesMove;
pub use outcomes::Outcomes;
pub use remote::Remote;
#[cfg(feature = "lab")]
pub use searches::Searches;
pub use strategy::{Strategy, usual_cost};
pub use tame::Tame;
pub use values::Values;

/// Write the methods of a [`Ruleset`](super::Ruleset) that return the game as a trait object of each listed trait. A
/// game that has a trait only under a condition writes the method by hand. The methods under `lab` are compiled only
/// with that feature, since the core without the feature has no code that calls them.
macro_rules! knows {
    (@ Values) => { knows!(@ [] as_values Values); };
    (@ MovesToValue) => { knows!(@ [#[cfg(feature = "lab")]] as_moves_to_value MovesToValue); };
    (@ Tame) => { knows!(@ [#[cfg(feature = "lab")]] as_tame Tame); };
    (@ Outcomes) => { knows!(@ [] as_outcomes Outcomes); };
    (@ Strategy) => { knows!(@ [] as_strategy Strategy); };
    (@ NamesMove) => { knows!(@ [] as_names_move NamesMove); };
    (@ Remote) => { knows!(@ [#[cfg(feature = "lab")]] as_remote Remote); };
    (@ Searches) => { knows!(@ [#[cfg(feature = "lab")]] as_searches Searches); };
    (@ Explains) => { knows!(@ [] as_explains Explains); };
    (@ [$($when:tt)*] $method:ident $known:ident) => {
        $($when)*
        fn $method(&self) -> Option<&dyn $crate::ruleset::known::$known> {
            Some(self)
        }
    };
    ($($known:ident),+) => {
        $(knows!(@ $known);)+
    };
}
pub(crate) use knows;
