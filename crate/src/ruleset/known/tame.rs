/// Parts that are tame: under misère play, sums of such parts are won as sums of Nim heaps are.
pub trait Tame {
    /// Return the Grundy value of a part and whether the part is firm in the sense of
    /// [`Sum::of_tame`](crate::ruleset::sum::Sum::of_tame). `None` unless the part and all its followers are tame and
    /// the game is prepared for misère play.
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)>;
}
