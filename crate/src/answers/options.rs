//! The options of the calls: each option's type holds its default and its range, so that reading,
//! documentation and TypeScript have one source. A misspelled option is an error; other unknown options are ignored.

use std::fmt;

use crate::answers::calls::given::{Argument, Given};
use crate::answers::grid::MAX_THIRD;
use crate::answers::pasted::GraphGame;
#[cfg(feature = "lab")]
use crate::answers::program::{Form as ProgramForm, Language};
use crate::base::budget::{Budget, DEFAULT_STEPS, Watch};
use crate::base::error::Result;
use crate::base::nimber::MAX_HEAP;

/// The options of a call.
pub trait Options: Default + fmt::Debug + Send {
    /// The names of the options, in order.
    const NAMES: &'static [&'static str];

    /// Read the options from the properties of an object.
    ///
    /// # Errors
    /// `bad-option`, with the option's name.
    fn read(object: &impl Given) -> Result<Self>;
}

/// A whole number from 0 to `MAX`; the default is `DEFAULT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uint<const DEFAULT: u64, const MAX: u64>(u64);

impl<const DEFAULT: u64, const MAX: u64> Uint<DEFAULT, MAX> {
    /// Return the number.
    pub fn get(self) -> u64 {
        self.0
    }
}

impl<const DEFAULT: u64, const MAX: u64> Default for Uint<DEFAULT, MAX> {
    fn default() -> Self {
        Uint(DEFAULT)
    }
}

impl<const DEFAULT: u64, const MAX: u64> Argument for Uint<DEFAULT, MAX> {
    fn expected() -> String {
        expected_up_to(MAX)
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.number().and_then(|n| up_to(MAX, n)).map(Uint)
    }
}

// Format the bound as an integer: the code that formats an f64 would make the small core a tenth larger.
fn expected_up_to(most: u64) -> String {
    format!("a whole number from 0 to {most}")
}

fn up_to(most: u64, n: f64) -> Option<u64> {
    ((0.0..=most as f64).contains(&n) && n.fract() == 0.0).then_some(n as u64)
}

/// The number of steps that a call may take. One step is about the examination of one option.
pub type Steps<const DEFAULT: u64 = DEFAULT_STEPS> = Uint<DEFAULT, MAX_HEAP>;

impl<const DEFAULT: u64> Steps<DEFAULT> {
    /// Return a budget of this many steps, which reports its progress to `watch`.
    ///
    /// ```
    /// use mexplorer::options::Steps;
    /// let mut watch = |_: u64, _: u64| {};
    /// assert!(Steps::<2>::default().within(&mut watch).spend(3, String::new).is_err());
    /// ```
    pub fn within(self, watch: Watch<'_>) -> Budget<'_> {
        Budget::steps(self.get()).watched(watch)
    }
}

/// The share of perfect moves of the computer, from 0 to 1; 1 by default.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill(f64);

impl Skill {
    /// Return the share.
    pub fn get(self) -> f64 {
        self.0
    }
}

impl Default for Skill {
    fn default() -> Self {
        Skill(1.0)
    }
}

impl Argument for Skill {
    fn expected() -> String {
        "a number from 0 to 1".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.number().filter(|n| (0.0..=1.0).contains(n)).map(Skill)
    }
}

/// The seed of random choices: equal seeds give equal choices. Any finite number; 0 by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seed(u64);

impl Seed {
    /// Return the seed: a given whole number unchanged, or the bits of a negative number or a fraction.
    pub fn get(self) -> u64 {
        self.0
    }
}

impl Argument for Seed {
    fn expected() -> String {
        "a finite number".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        let seed = given.number().filter(|n| n.is_finite())?;
        Some(Seed(if seed >= 0.0 && seed.fract() == 0.0 { seed as u64 } else { seed.to_bits() }))
    }
}

/// The most moves to list, from 0 to 1,000,000; 0 by default, and 200 for `true`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed(u64);

impl Listed {
    /// Return the number of moves.
    pub fn get(self) -> u64 {
        self.0
    }
}

impl Argument for Listed {
    fn expected() -> String {
        expected_up_to(1_000_000)
    }

    fn read(given: &impl Given) -> Option<Self> {
        match given.flag() {
            Some(flag) => Some(Listed(if flag { 200 } else { 0 })),
            None => given.number().and_then(|n| up_to(1_000_000, n)).map(Listed),
        }
    }
}

impl Argument for bool {
    fn expected() -> String {
        "true or false".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.flag()
    }
}

/// The computer's strategy in a lost position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "RespondStyle", rename_all = "lowercase")
)]
pub enum Style {
    /// Leave the opponent as few winning replies as possible.
    #[default]
    Trap,
    /// Delay the end as long as possible, if the budget suffices to find such a move.
    Prolong,
}

impl Argument for Style {
    fn expected() -> String {
        "trap or prolong".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        match given.text()?.as_str() {
            "trap" => Some(Style::Trap),
            "prolong" => Some(Style::Prolong),
            _ => None,
        }
    }
}

/// The name of a wrong claim that the computer follows; none by default.
#[cfg(feature = "lab")]
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Believed(Option<String>);

#[cfg(feature = "lab")]
impl std::fmt::Debug for Believed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "lab")]
impl Believed {
    /// Return the claim's name, or `None` if no claim is given.
    pub fn get(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

#[cfg(feature = "lab")]
impl Argument for Believed {
    fn expected() -> String {
        "the name of a claim".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.text().map(|name| Believed(Some(name).filter(|name| !name.is_empty())))
    }
}

/// Declare the structs of options of the calls. All options are optional.
#[macro_export]
macro_rules! options {
    ($($(#[$doc:meta])+ $name:ident {
        $($(#[doc = $about:literal])+ $(#[cfg($when:meta)])? $(#[cfg_attr($($attr:tt)+)])?
        pub $field:ident: $type:ty,)*
    })+) => {
        $($(#[$doc])+
        #[derive(Clone, Debug, Default, PartialEq)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
        #[non_exhaustive]
        pub struct $name {
            $($(#[doc = $about])+ $(#[cfg($when)])? $(#[cfg_attr($($attr)+)])? pub $field: $type,)*
        }

        impl $crate::calls::Options for $name {
            const NAMES: &'static [&'static str] = &[$($(#[cfg($when)])? stringify!($field)),*];

            #[allow(unused)] // for calls without options
            fn read(object: &impl $crate::calls::Given) -> $crate::Result<Self> {
                $crate::calls::given::spelled(object, Self::NAMES)?;
                Ok(Self { $($(#[cfg($when)])? $field: $crate::calls::given::option(object, stringify!($field))?,)* })
            }
        })+
    };
}

options! {
    /// The options of a call without options.
    NoOptions {}

    /// The options of `analyze`.
    AnalyzeOptions {
        /// The most moves to list, from 0 to 1,000,000; default 200. `moveCount` counts all moves.
        pub limit: Uint<200, 1_000_000>,
        /// The most steps of the analysis, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `table`.
    TableOptions {
        /// The most steps of the table, from 0 to 2^53 − 1; default 1,000,000,000. The default is large, since the page
        /// shows the table while it grows and can cancel it.
        pub budget: Steps<1_000_000_000>,
    }

    /// The options of `quotient`.
    QuotientOptions {
        /// The largest heap of the computation, from 0 to 2^53 − 1; default 10,000.
        pub upto: Uint<10_000, MAX_HEAP>,
        /// The most steps of the search, from 0 to 2^53 − 1; default 100,000,000. With fewer steps the quotient may
        /// hold for smaller heaps only, up to `reached`.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `program`.
    ProgramOptions {
        /// The programming language: `cpp` (C++17), `python`, `java`, `rust` or `javascript`; default `cpp`.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Language>", optional))]
        pub language: Language,
        /// The source of the program's values: `rule`, the text of the rule, `period`, a proven period, or `pattern`,
        /// the best formula that `patterns` finds; default `rule`.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<ProgramForm>", optional))]
        pub form: ProgramForm,
        /// Whether the program also prints the winning moves; default `false`.
        #[cfg_attr(feature = "typescript", ts(type = "boolean", optional))]
        pub moves: bool,
        /// The most steps of the search for a period or a formula, from 0 to 2^53 − 1; default 100,000,000.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `patterns`.
    PatternsOptions {
        /// The last heap of the table from which formulas are derived, from 0 to 100,000; default 1000. Unproven
        /// formulas are then checked on ten times as many further heaps, as far as the budget suffices.
        pub upto: Uint<1000, 100_000>,
        /// The most steps for computing values, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `conjecture`.
    ConjectureOptions {
        /// The last heap on which the claim is tested, from 0 to 10,000,000; default 10,000.
        pub upto: Uint<10_000, 10_000_000>,
        /// The most steps for computing values, from 0 to 2^53 − 1; default 100,000,000.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `grid`.
    GridOptions {
        /// The length of the third row of each bar of `chomp`, from 0 to 64; default 0. Other games ignore this option.
        pub third: Uint<0, { MAX_THIRD as u64 }>,
        /// The most steps of the grid, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `respond`.
    RespondOptions {
        /// The share of perfect moves of the computer, from 0 to 1; default 1.
        pub skill: Skill,
        /// The seed of the random choices, any finite number; default 0. Equal seeds give equal moves.
        pub seed: Seed,
        /// The strategy in a lost position; default `trap`, which leaves the opponent as few winning replies as
        /// possible. `prolong` delays the end as long as possible, if the budget suffices to find such a move.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Style>", optional))]
        pub style: Style,
        /// The name of a wrong claim (see `claims`) that the computer follows: the computer plays a move that the claim
        /// calls winning, and perfectly if the claim calls no move winning; default none.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
        pub believes: Believed,
        /// Whether the answer has a description of the position after the move, as the answer of `play` has; default
        /// `false`.
        #[cfg_attr(feature = "typescript", ts(type = "boolean", optional))]
        pub describe: bool,
        /// The most steps of the search, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `remoteness`.
    RemotenessOptions {
        /// The most moves to list, each with its own remoteness, from 0 to 1,000,000; default 0. `true` means 200.
        #[cfg_attr(feature = "typescript", ts(type = "number | boolean", optional))]
        pub moves: Listed,
        /// The most steps of the search, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `report`.
    ReportOptions {
        /// The most steps for all moves together, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `explore`.
    ExploreOptions {
        /// The most positions of the graph, from 0 to 100,000; default 120.
        pub limit: Uint<120, 100_000>,
        /// The most steps for the values of all positions, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `random`.
    RandomOptions {
        /// The seed of the random choices, any finite number; default 0. Equal seeds give equal positions.
        pub seed: Seed,
        /// The size of the position, from 0 to 2; default 1. A larger number gives a larger position.
        pub level: Uint<1, 2>,
    }

    /// The options of `readGraph`.
    ReadGraphOptions {
        /// The game to play on the graph: `graph`, `geography`, `node-kayles`, `arc-kayles`, `hackenbush`, `prune` or
        /// `uproot`; default none, which means the game that the text names, or all games that can be played on the
        /// graph.
        #[cfg_attr(feature = "typescript", ts(as = "Option<GraphGame>", optional))]
        pub game: Option<GraphGame>,
    }

    /// The options of `graphFromEdges`.
    GraphFromEdgesOptions {
        /// The number of nodes, from 0 to 16,777,216; default 0. A smaller number is raised to one more than the
        /// largest number of an edge or a token.
        pub nodes: Uint<0, { 1 << 24 }>,
        /// The most winning moves to list, from 0 to 1,000,000; default 200. `winningCount` counts all winning moves.
        pub limit: Uint<200, 1_000_000>,
    }

    /// The options of `countUnion`.
    UnionOptions {
        /// The most terms to list, from 0 to 1,000,000; default 1000. `omitted` counts the other terms.
        pub limit: Uint<1000, 1_000_000>,
        /// The most steps for adding the terms, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }
}

#[cfg(feature = "typescript")]
macro_rules! optional_number {
    ($([$($generic:tt)*] $type:ty),+) => {
        $(impl<$($generic)*> ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = f64;
            const IS_OPTION: bool = true;
            fn name(_: &ts_rs::Config) -> String {
                "number".into()
            }
            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        })+
    };
}

#[cfg(feature = "typescript")]
optional_number!([const DEFAULT: u64, const MAX: u64] Uint<DEFAULT, MAX>, [] Skill, [] Seed);

#[cfg(test)]
mod tests {
    use super::*;

    use serde_json::Value;

    use crate::base::error::Result;

    fn read(text: &str) -> Result<RespondOptions> {
        RespondOptions::read(&serde_json::from_str::<Value>(text).expect("JSON"))
    }

    #[test]
    fn a_misspelled_option_is_refused() {
        for (text, found, expected) in [
            (r#"{"buget": 7}"#, "buget", "budget"),
            (r#"{"Budget": 7}"#, "Budget", "budget"),
            (r#"{"budget": 7, "skil": 1}"#, "skil", "skill"),
            (r#"{"believe": "x"}"#, "believe", "believes"),
        ] {
            let error = read(text).expect_err(text);
            assert_eq!(error.code.as_str(), "bad-option");
            assert_eq!(error.message, format!("expected the option {expected}, found {found}"));
        }
        // These names are no options of `respond`, but of other calls or of the boundary.
        for name in ["level", "limit", "upto", "moves", "nodes", "state", "onProgress", "resume"] {
            assert!(read(&format!(r#"{{"{name}": 1}}"#)).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_is_not_given_is_the_default_and_what_is_unknown_is_ignored() {
        let defaults = RespondOptions::default();
        assert_eq!(read("{}"), Ok(defaults.clone()));
        assert_eq!(read(r#"{"tempo": "slow"}"#), Ok(defaults.clone()));
        assert_eq!(defaults.budget.get(), DEFAULT_STEPS);
        let given = r#"{"skill": 0.5, "seed": -1.5, "budget": 7, "style": "prolong"}"#;
        let given = read(given).expect("options");
        assert_eq!((given.skill.get(), given.budget.get()), (0.5, 7));
        assert_eq!(given.seed.get(), (-1.5_f64).to_bits());
        assert_eq!(given.style, Style::Prolong);
        let listed = |text| RemotenessOptions::read(&serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(listed(r#"{"moves": true}"#).expect("options").moves.get(), 200);
        assert_eq!(listed(r#"{"moves": false}"#).expect("options").moves.get(), 0);
        assert_eq!(listed(r#"{"moves": 3}"#).expect("options").moves.get(), 3);
    }

    #[test]
    fn other_values_are_refused() {
        for (text, option, expected) in [
            (r#"{"budget": -1}"#, "budget", "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": 9007199254740992}"#, "budget", "a whole number from 0 to"),
            (r#"{"budget": 0.5}"#, "budget", "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": "7"}"#, "budget", "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": true}"#, "budget", "a whole number from 0 to 9007199254740991"),
            (r#"{"skill": 1.01}"#, "skill", "a number from 0 to 1"),
            (r#"{"seed": "x"}"#, "seed", "a finite number"),
            (r#"{"style": "idle"}"#, "style", "trap or prolong"),
            (r#"{"style": 3}"#, "style", "trap or prolong"),
        ] {
            let error = read(text).expect_err(text);
            assert!(
                error.message.contains(&format!("expected {option} to be {expected}")),
                "{text}"
            );
        }
    }
}
