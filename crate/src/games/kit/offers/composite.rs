/// Games that are made of others.
pub trait Composite {
    /// The games of the terms of a sum, each once.
    fn term_games(&self) -> Vec<String>;
}
