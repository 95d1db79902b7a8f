//! Text to game and position, and back: `parse(print(x)) == x`.

mod heaps;
pub mod moves;
mod parse;
mod positions;

use std::fmt;

use crate::base::error::Result;
use crate::base::text::Source;
use crate::games::coins::row_text;
use crate::games::graph::Graph;
use crate::games::hackenbush;
use crate::games::{
    Chomp, Coins, Divisors, Euclid, Fibonacci, Greedy, Hackenbush, HeapGame, Letters, Merge, Moore,
    Nim, Nimble, Race, SilverDollar, Split, Staircase, Subtract, Wythoff,
};
use crate::ruleset::Ruleset;
use crate::ruleset::position::Position;

pub use heaps::is_rule;

/// The games by their first word, each with an example game and position.
pub const GAMES: &[(&str, &str, &str)] = &[
    ("nim", "nim", "3 5 7"),
    ("moore", "moore 2", "3 5 7 9"),
    ("staircase", "staircase", "2 1 3"),
    ("subtract", "subtract 1 3 4", "10 7"),
    ("split", "split", "2 3"),
    ("merge", "merge", "1 1 3"),
    ("letters", "letters", "AABBC"),
    ("graph", "graph a>b a>c b>c", "a a b"),
    ("race", "race 3..9", "100"),
    ("wythoff", "wythoff", "3 5"),
    ("fibonacci", "fibonacci", "13"),
    ("rule", "n -> n-1 | (i, n-1-i) for i in 1..n-2", "7 5"),
    ("octal", "octal 0.137", "6 9"),
    ("hex", "hex 0.8F", "5 7"),
    ("kayles", "kayles", "5 7"),
    ("dawson", "dawson", "8 6"),
    ("treblecross", "treblecross", "11"),
    ("grundy", "grundy", "9 7"),
    ("lasker", "lasker", "3 5 7"),
    ("officers", "officers", "7 9"),
    ("primes", "primes", "10 15"),
    ("squares", "squares", "11 20"),
    ("divisors", "divisors", "12 20"),
    ("bounded", "bounded 3", "10 7"),
    ("euclid", "euclid", "7 24"),
    ("chomp", "chomp", "5 5 3"),
    ("nimble", "nimble", "0 3 5"),
    ("turning-turtles", "turning-turtles", "THTHH"),
    ("mock-turtles", "mock-turtles", "THTHH"),
    ("ruler", "ruler", "THTHH"),
    ("silver-dollar", "silver-dollar", "1 4 6 9"),
    ("greedy", "greedy", "3 4 7"),
    ("hackenbush", "hackenbush", "0-a a-b a-c 0-d d-e e-0"),
];

/// The rule of a game, one variant a game of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each variant is documented at its type
pub enum Rule {
    Nim(Nim),
    Moore(Moore),
    Staircase(Staircase),
    Subtract(Subtract),
    Split(Split),
    Merge(Merge),
    Letters(Letters),
    Graph(Graph),
    Race(Race),
    Wythoff(Wythoff),
    Fibonacci(Fibonacci),
    Heap(HeapGame),
    Divisors(Divisors),
    Bounded(Subtract),
    Euclid(Euclid),
    Chomp(Chomp),
    Nimble(Nimble),
    Coins(Coins),
    SilverDollar(SilverDollar),
    Greedy(Greedy),
    Hackenbush(Hackenbush),
}

/// The rules behind whichever variant it is.
macro_rules! each_rule {
    ($rule:expr) => {
        match $rule {
            Rule::Nim(r) => r,
            Rule::Moore(r) => r,
            Rule::Staircase(r) => r,
            Rule::Subtract(r) => r,
            Rule::Split(r) => r,
            Rule::Merge(r) => r,
            Rule::Letters(r) => r,
            Rule::Graph(r) => r,
            Rule::Race(r) => r,
            Rule::Wythoff(r) => r,
            Rule::Fibonacci(r) => r,
            Rule::Heap(r) => r,
            Rule::Divisors(r) => r,
            Rule::Bounded(r) => r,
            Rule::Euclid(r) => r,
            Rule::Chomp(r) => r,
            Rule::Nimble(r) => r,
            Rule::Coins(r) => r,
            Rule::SilverDollar(r) => r,
            Rule::Greedy(r) => r,
            Rule::Hackenbush(r) => r,
        }
    };
}

/// A game: a rule, and whether who takes last wins (normal play) or loses (misère).
///
/// ```
/// use mexplorer::Game;
/// let game = Game::parse("subtract 4，3,1 MISERE")?;
/// assert_eq!(game.to_string(), "subtract 1 3 4 misere");
/// let position = game.position("１０ 7")?;
/// assert_eq!(game.text(&position), "10 7");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What may be done.
    pub rule: Rule,
    /// Whether the player who cannot move wins.
    pub misere: bool,
}

impl Game {
    /// Read a game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: game`: `empty-game`, `unknown-game`,
    /// `missing-argument`, `unexpected-argument`, and what sets, numbers and graphs refuse.
    pub fn parse(text: &str) -> Result<Game> {
        let source = Source::new(text);
        parse::game(&source).map_err(|e| {
            let e = if e.span.is_none() { e.at(source.end()) } else { e };
            source.locate(e).in_field("game")
        })
    }

    /// Read a position of this game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: position`: `empty-position`,
    /// `wrong-count`, `unknown-node`, `expected-letter`, and what numbers refuse.
    pub fn position(&self, text: &str) -> Result<Position> {
        let source = Source::new(text);
        positions::read(self, &source).map_err(|e| {
            let e = if e.span.is_none() { e.at(source.end()) } else { e };
            source.locate(e).in_field("position")
        })
    }

    /// The rules, for solvers.
    pub fn rules(&self) -> &dyn Ruleset {
        each_rule!(&self.rule)
    }

    /// The rules, for preparing a theorem's table.
    pub fn rules_mut(&mut self) -> &mut dyn Ruleset {
        each_rule!(&mut self.rule)
    }

    /// The game's first word.
    pub fn name(&self) -> &'static str {
        match &self.rule {
            Rule::Nim(_) => "nim",
            Rule::Moore(_) => "moore",
            Rule::Staircase(_) => "staircase",
            Rule::Subtract(_) => "subtract",
            Rule::Split(_) => "split",
            Rule::Merge(_) => "merge",
            Rule::Letters(_) => "letters",
            Rule::Graph(_) => "graph",
            Rule::Race(_) => "race",
            Rule::Wythoff(_) => "wythoff",
            Rule::Fibonacci(_) => "fibonacci",
            Rule::Heap(heap) => heap.name(),
            Rule::Divisors(_) => "divisors",
            Rule::Bounded(_) => "bounded",
            Rule::Euclid(_) => "euclid",
            Rule::Chomp(_) => "chomp",
            Rule::Nimble(_) => "nimble",
            Rule::Coins(coins) => coins.turning().name(),
            Rule::SilverDollar(_) => "silver-dollar",
            Rule::Greedy(_) => "greedy",
            Rule::Hackenbush(_) => "hackenbush",
        }
    }

    /// A position in canonical form. Order and empty heaps are kept.
    pub fn text(&self, position: &Position) -> String {
        match position {
            Position::Heaps(heaps) => {
                let mut out = String::with_capacity(heaps.len() * 4);
                for (i, h) in heaps.iter().enumerate() {
                    if i > 0 {
                        out.push(' ');
                    }
                    out.push_str(&h.to_string());
                }
                out
            }
            Position::Capped { heap, cap: Some(cap) } => format!("{heap}:{cap}"),
            Position::Capped { heap, cap: None } => heap.to_string(),
            Position::Letters(word) => word.clone(),
            Position::Coins(faces) => row_text(faces),
            Position::Plant(plant) => hackenbush::edges(plant),
            Position::Tokens(tokens) => match &self.rule {
                Rule::Graph(graph) => {
                    let names: Vec<&str> = tokens.iter().map(|t| graph.name(*t)).collect();
                    names.join(" ")
                }
                _ => String::new(),
            },
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Rule::Heap(heap) = &self.rule {
            f.write_str(heap.text())?;
            return if self.misere { f.write_str(" misere") } else { Ok(()) };
        }
        f.write_str(self.name())?;
        match &self.rule {
            Rule::Moore(moore) => write!(f, " {}", moore.k)?,
            Rule::Subtract(subtract) => write!(f, " {}", subtract.set())?,
            Rule::Race(race) => write!(f, " {}", race.set())?,
            Rule::Bounded(subtract) => write!(f, " {}", subtract.set().max())?,
            Rule::Graph(graph) => write!(f, "{graph}")?,
            _ => {}
        }
        if self.misere { f.write_str(" misere") } else { Ok(()) }
    }
}
