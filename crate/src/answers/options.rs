//! The options of the calls: each option's type holds its default and its range, so that reading,
//! documentation and TypeScript have one source. Unknown options are ignored.

use std::fmt;

use crate::answers::calls::Watch;
use crate::answers::calls::given::{Argument, Given};
use crate::answers::grid::MAX_THIRD;
use crate::answers::pasted::GraphGame;
#[cfg(feature = "lab")]
use crate::answers::program::{Form as ProgramForm, Language};
use crate::base::budget::{Budget, DEFAULT_STEPS};
use crate::base::error::Result;
use crate::base::nimber::MAX_HEAP;

/// The options of a call.
pub trait Options: Default + fmt::Debug + Send {
    /// The names of the options, in order.
    const NAMES: &'static [&'static str];

    /// Reads the options that an object has.
    ///
    /// # Errors
    /// `bad-option`, with the option's name.
    fn read(object: &impl Given) -> Result<Self>;
}

/// A whole number from 0 to `MAX`; the default is `DEFAULT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uint<const DEFAULT: u64, const MAX: u64>(u64);

impl<const DEFAULT: u64, const MAX: u64> Uint<DEFAULT, MAX> {
    /// The number.
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

// No number is written as an f64: that alone would make the small core a tenth larger.
fn expected_up_to(most: u64) -> String {
    format!("a whole number from 0 to {most}")
}

fn up_to(most: u64, n: f64) -> Option<u64> {
    ((0.0..=most as f64).contains(&n) && n.fract() == 0.0).then_some(n as u64)
}

/// The number of steps that a call may take; one step is about one option looked at.
pub type Steps<const DEFAULT: u64 = DEFAULT_STEPS> = Uint<DEFAULT, MAX_HEAP>;

impl<const DEFAULT: u64> Steps<DEFAULT> {
    /// A budget of this many steps, which reports its progress to `watch`.
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

/// How often the computer plays as well as can be played, from 0 to 1; 1 where it is not given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill(f64);

impl Skill {
    /// The number.
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

/// The seed of random choices: the same seed gives the same choices. Any finite number; 0 by
/// default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seed(u64);

impl Seed {
    /// The number, or its bits if it is negative or a fraction.
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
    /// The number.
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

/// How a lost position is played.
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
    /// Put the end as far off as possible, where the budget suffices to know that.
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

/// A wrong claim that is believed; none by default.
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
    /// The claim's name.
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

/// Declares the options of each call, all of them optional.
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

            #[allow(unused)] // where there are none
            fn read(object: &impl $crate::calls::Given) -> $crate::Result<Self> {
                Ok(Self { $($(#[cfg($when)])? $field: $crate::calls::given::option(object, stringify!($field))?,)* })
            }
        })+
    };
}

options! {
    /// No options.
    NoOptions {}

    /// The options of `analyze`.
    AnalyzeOptions {
        /// Moves that are listed at most, from 0 to 1,000,000; default 200. `moveCount` counts all of them.
        pub limit: Uint<200, 1_000_000>,
        /// Steps that the analysis may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `table`.
    TableOptions {
        /// Steps that the table may take, from 0 to 2^53 − 1; default 1,000,000,000, since it is shown as it
        /// grows and can be cancelled.
        pub budget: Steps<1_000_000_000>,
    }

    /// The options of `quotient`.
    QuotientOptions {
        /// The largest heap that the quotient is computed for, from 0 to 2^53 − 1; default 10,000.
        pub upto: Uint<10_000, MAX_HEAP>,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 100,000,000. With fewer the quotient
        /// may end at a smaller heap, which `reached` names.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `program`.
    ProgramOptions {
        /// The language: `cpp` (C++17), `python`, `java`, `rust` or `javascript`; default `cpp`.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Language>", optional))]
        pub language: Language,
        /// Where values come from: `rule`, the rule's own text, `period`, a proven period, or `pattern`, the best form
        /// that `patterns` finds; default `rule`.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<ProgramForm>", optional))]
        pub form: ProgramForm,
        /// Whether it also prints the winning moves; default `false`.
        #[cfg_attr(feature = "typescript", ts(type = "boolean", optional))]
        pub moves: bool,
        /// Steps that the search for a period or a form may take, from 0 to 2^53 − 1; default 100,000,000.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `patterns`.
    PatternsOptions {
        /// The last heap of the table that forms are searched for in, from 0 to 100,000; default 1000. They are
        /// compared with ten times as many behind it, as far as the budget goes.
        pub upto: Uint<1000, 100_000>,
        /// Steps that the values may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `conjecture`.
    ConjectureOptions {
        /// The last heap that the claim is compared with, from 0 to 10,000,000; default 10,000.
        pub upto: Uint<10_000, 10_000_000>,
        /// Steps that the values may take, from 0 to 2^53 − 1; default 100,000,000.
        pub budget: Steps<100_000_000>,
    }

    /// The options of `grid`.
    GridOptions {
        /// The length of the third row of each bar of `chomp`, from 0 to 64; default 0. Other games ignore it.
        pub third: Uint<0, { MAX_THIRD as u64 }>,
        /// Steps that the grid may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `respond`.
    RespondOptions {
        /// How often the computer plays as well as can be played, from 0 to 1; default 1.
        pub skill: Skill,
        /// Where chance begins, any finite number; default 0. The same seed gives the same move.
        pub seed: Seed,
        /// How a lost position is played; default `trap`, which leaves the opponent as few winning replies as
        /// possible. `prolong` puts the end as far off as possible, where the budget suffices to know that.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Style>", optional))]
        pub style: Style,
        /// The name of a wrong claim (see `claims`) that the computer believes: it plays a move that the claim
        /// calls winning, and perfectly where it names none; default none.
        #[cfg(feature = "lab")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
        pub believes: Believed,
        /// Whether the answer has a description of the position after the move, as `play` has; default `false`.
        #[cfg_attr(feature = "typescript", ts(type = "boolean", optional))]
        pub describe: bool,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `remoteness`.
    RemotenessOptions {
        /// Moves that are listed at most, each with its own remoteness, from 0 to 1,000,000; default 0. `true`
        /// is 200.
        #[cfg_attr(feature = "typescript", ts(type = "number | boolean", optional))]
        pub moves: Listed,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `report`.
    ReportOptions {
        /// Steps that all moves together may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `explore`.
    ExploreOptions {
        /// Positions that the graph has at most, from 0 to 100,000; default 120.
        pub limit: Uint<120, 100_000>,
        /// Steps that the values of all positions may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `random`.
    RandomOptions {
        /// Where chance begins, any finite number; default 0. The same seed gives the same position.
        pub seed: Seed,
        /// How large the position is, from 0 to 2; default 1.
        pub level: Uint<1, 2>,
    }

    /// The options of `readGraph`.
    ReadGraphOptions {
        /// The game that the graph is for: `graph`, `geography`, `node-kayles`, `arc-kayles`, `hackenbush`, `prune` or
        /// `uproot`; default none: the one that the text names, or all that can be played on it.
        #[cfg_attr(feature = "typescript", ts(as = "Option<GraphGame>", optional))]
        pub game: Option<GraphGame>,
    }

    /// The options of `graphFromEdges`.
    GraphFromEdgesOptions {
        /// How many nodes there are, from 0 to 16,777,216; default 0, which is one more than the largest number of an edge or a token.
        pub nodes: Uint<0, { 1 << 24 }>,
        /// Winning moves that are listed at most, from 0 to 1,000,000; default 200. `winningCount` counts all of them.
        pub limit: Uint<200, 1_000_000>,
    }

    /// The options of `countUnion`.
    UnionOptions {
        /// Terms that are listed at most, from 0 to 1,000,000; default 1000. `omitted` counts the others.
        pub limit: Uint<1000, 1_000_000>,
        /// Steps that the sum may take, from 0 to 2^53 − 1; default 20,000,000.
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
    fn what_is_not_given_is_the_default_and_what_is_unknown_is_ignored() {
        let defaults = RespondOptions::default();
        assert_eq!(read("{}"), Ok(defaults.clone()));
        assert_eq!(read(r#"{"speed": "slow"}"#), Ok(defaults.clone()));
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
