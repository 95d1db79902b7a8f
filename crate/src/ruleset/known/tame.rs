/// Parts that are tame: under misère play, sums of such parts are won as sums of Nim heaps are.
pub trait Tame {
    /// Return the Grundy value of a part and whether the part is firm, as
    /// [`Sum::of_tame`](crate::ruleset::sum::Sum::of_tame) takes them. `None` unless the part and all its followers are
    /// tame and the game is prepared for misère play.
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)>;
}
