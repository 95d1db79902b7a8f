/// A game that a user can also write as a rule.
pub trait TypedRule {
    /// Return the game as a rule in the language of user-written rules, in which each part of a position is a heap or a
    /// piece; `None` if the rule would be too long.
    fn as_rule(&self) -> Option<String>;

    /// Return whether, by a theorem, misère play of every position follows misère Nim with the values of the parts as
    /// heaps.
    fn misere_as_nim(&self) -> bool {
        false
    }
}
