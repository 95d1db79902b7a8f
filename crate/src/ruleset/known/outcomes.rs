use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// The winner by theorem.
pub trait Outcomes {
    /// Who wins; `None` where the theorem does not say.
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome>;
}
