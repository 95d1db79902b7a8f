/// Games that a typed rule describes as well.
pub trait TypedRule {
    /// The typed rule, where each part of a position is one of its heaps, or one of its pieces; `None` for one that
    /// would be too long.
    fn as_rule(&self) -> Option<String>;

    /// Whether a theorem says that misère play of every position follows that of Nim heaps of the parts' values.
    fn misere_as_nim(&self) -> bool;
}
