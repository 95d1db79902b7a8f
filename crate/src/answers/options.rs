//! The options of the calls that JavaScript makes: each option's type holds its default and its range,
//! so that reading, documentation and TypeScript have one source. Unknown options are ignored.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};

use crate::answers::grid::MAX_THIRD;
use crate::answers::table::limits::MAX_TABLE;
use crate::base::budget::DEFAULT_STEPS;
use crate::base::nimber::MAX_HEAP;

/// A whole number from 0 to `MAX`, which is `DEFAULT` where it is not given.
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

impl<'de, const DEFAULT: u64, const MAX: u64> Deserialize<'de> for Uint<DEFAULT, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_f64(Range::Whole(MAX)).map(|n| Uint(n as u64))
    }
}

/// The number of steps that a call may take; one step is about one option looked at.
pub type Steps<const DEFAULT: u64 = DEFAULT_STEPS> = Uint<DEFAULT, MAX_HEAP>;

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

impl<'de> Deserialize<'de> for Skill {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_f64(Range::Portion).map(Skill)
    }
}

/// Where chance begins: the same seed, the same choices. Any finite number; 0 where it is not given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seed(u64);

impl Seed {
    /// The number, or the bits of one that is negative or a fraction.
    pub fn get(self) -> u64 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seed = deserializer.deserialize_f64(Range::Finite)?;
        Ok(Seed(if seed >= 0.0 && seed.fract() == 0.0 { seed as u64 } else { seed.to_bits() }))
    }
}

/// The numbers that an option accepts.
#[derive(Clone, Copy)]
enum Range {
    /// Whole numbers from 0 to this.
    Whole(u64),
    /// Numbers from 0 to 1.
    Portion,
    /// Every number but infinity.
    Finite,
}

impl<'de> Visitor<'de> for Range {
    type Value = f64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // No number is written as an f64: that alone would make the small core a tenth larger.
            Range::Whole(most) => write!(f, "a whole number from 0 to {most}"),
            Range::Portion => f.write_str("a number from 0 to 1"),
            Range::Finite => f.write_str("a finite number"),
        }
    }

    #[inline(never)]
    fn visit_f64<E: Error>(self, n: f64) -> Result<f64, E> {
        let accepted = match self {
            Range::Whole(most) => (0.0..=most as f64).contains(&n) && n.fract() == 0.0,
            Range::Portion => (0.0..=1.0).contains(&n),
            Range::Finite => n.is_finite(),
        };
        if accepted { Ok(n) } else { Err(E::invalid_value(Unexpected::Other("it"), &self)) }
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<f64, E> {
        self.visit_f64(n as f64)
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<f64, E> {
        self.visit_f64(n as f64)
    }
}

/// Declares the options of each call, all of them optional.
macro_rules! options {
    ($($(#[$doc:meta])+ $name:ident { $($fields:tt)+ })+) => {
        $($(#[$doc])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
        #[serde(default)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
        #[non_exhaustive]
        pub struct $name { $($fields)+ })+
    };
}

options! {
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

    /// The options of `certificate`.
    CertificateOptions {
        /// The heap at which the search for a proof ends, from 0 to 2^53 − 1; default 50,000,000. It ends before
        /// once a period is proven, or where the budget ends. A repetition seen by then is followed as far as
        /// its proof needs.
        pub upto: Uint<MAX_TABLE, MAX_HEAP>,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 1,000,000,000.
        pub budget: Steps<1_000_000_000>,
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
        /// Steps that the search may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `remoteness`.
    RemotenessOptions {
        /// Moves that are listed at most, each with its own remoteness, from 0 to 1,000,000; default 0. In
        /// JavaScript `true` is 200.
        #[cfg_attr(test, ts(type = "number | boolean", optional))]
        pub moves: Uint<0, 1_000_000>,
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

    /// The options of `countUnion`.
    UnionOptions {
        /// Terms that are listed at most, from 0 to 1,000,000; default 1000. `omitted` counts the others.
        pub limit: Uint<1000, 1_000_000>,
        /// Steps that the sum may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }

    /// The options of `judge`.
    JudgeOptions {
        /// Steps that the answer may take, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }
}

/// In TypeScript each option is a number that may be left out.
#[cfg(test)]
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

#[cfg(test)]
optional_number!([const DEFAULT: u64, const MAX: u64] Uint<DEFAULT, MAX>, [] Skill, [] Seed);

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<RespondOptions, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_not_given_is_the_default_and_what_is_unknown_is_ignored() {
        let defaults = RespondOptions::default();
        assert_eq!(read("{}"), Ok(defaults));
        assert_eq!(read(r#"{"speed": "slow"}"#), Ok(defaults));
        assert_eq!(defaults.budget.get(), DEFAULT_STEPS);
        let given = read(r#"{"skill": 0.5, "seed": -1.5, "budget": 7}"#).expect("options");
        assert_eq!((given.skill.get(), given.budget.get()), (0.5, 7));
        assert_eq!(given.seed.get(), (-1.5_f64).to_bits());
    }

    #[test]
    fn numbers_outside_the_range_are_refused() {
        for (text, expected) in [
            (r#"{"budget": -1}"#, "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": 9007199254740992}"#, "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": 0.5}"#, "a whole number from 0 to 9007199254740991"),
            (r#"{"budget": "7"}"#, "a whole number from 0 to 9007199254740991"),
            (r#"{"skill": 1.01}"#, "a number from 0 to 1"),
            (r#"{"seed": "x"}"#, "a finite number"),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
