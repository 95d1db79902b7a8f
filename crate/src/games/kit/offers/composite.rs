/// Games that consist of other games.
pub trait Composite {
    /// Return the games of the terms of a sum, each once.
    fn term_games(&self) -> Vec<String>;
}
