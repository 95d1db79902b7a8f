use crate::base::nimber::Nimber;
use crate::ruleset::Ruleset;
use crate::ruleset::position::Position;

/// Values of parts in normal play, by theorem or from the prepared table.
pub trait Values: Ruleset {
    /// Return the value of a part; `None` if the value is not known.
    fn part_value(&self, part: &[u64]) -> Option<Nimber>;

    /// Return the value of a position: the nim-sum of the values of its parts. `None` if the value of some part is not
    /// known.
    fn known_value(&self, position: &Position) -> Option<Nimber> {
        self.parts(position).iter().map(|part| self.part_value(part)).sum()
    }
}
