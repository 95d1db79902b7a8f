use crate::base::nimber::Nimber;
use crate::ruleset::Ruleset;
use crate::ruleset::position::Position;

/// Values of parts in normal play, by theorem or from the prepared table.
pub trait Values: Ruleset {
    /// The value of a part; `None` where it is not known.
    fn part_value(&self, part: &[u64]) -> Option<Nimber>;

    /// The value of a position, where those of all its parts are known: their nim-sum.
    fn known_value(&self, position: &Position) -> Option<Nimber> {
        self.parts(position).iter().map(|part| self.part_value(part)).sum()
    }
}
