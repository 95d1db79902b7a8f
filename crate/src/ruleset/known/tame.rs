/// Parts that add up under misère play as Nim heaps do.
pub trait Tame {
    /// The value of a part and whether it is firm under misère play, as [`Sum::of_tame`](crate::ruleset::sum::Sum::of_tame)
    /// adds them, where the part and all that follow it are tame; once prepared for misère play.
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)>;
}
