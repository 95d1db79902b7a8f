/// Games that are made of other games.
pub trait Composite {
    /// The games of the terms of a sum, each once.
    fn term_games(&self) -> Vec<String>;
}
