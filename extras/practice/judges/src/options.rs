//! The arguments and options of the calls about practice problems.

use mexplorer::calls::{Argument, Given};
use mexplorer::options;
use mexplorer::options::{Steps, Uint};

/// The size of a generated input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "TestSize", rename_all = "lowercase")
)]
pub enum TestSize {
    /// A few small numbers.
    #[default]
    Small,
    /// Inputs as large as the judge allows, in numbers, in counts or in both.
    Large,
}

impl Argument for TestSize {
    fn expected() -> String {
        "small or large".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        match given.text()?.as_str() {
            "small" => Some(TestSize::Small),
            "large" => Some(TestSize::Large),
            _ => None,
        }
    }
}

/// The id of a practice problem, as text.
#[derive(Clone, Debug)]
pub struct Id(pub String);

impl Argument for Id {
    fn expected() -> String {
        "a text".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.text().map(Id)
    }
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Id {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        // The TypeScript type of an id: a caller may pass a number as well, which reaches the core as text.
        "string | number".into()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

options! {
    /// The options of `randomTest`.
    TestOptions {
        /// The size of the input: `small`, or `large` for the limits of the judge; default `small`.
        #[cfg_attr(feature = "typescript", ts(as = "Option<TestSize>", optional))]
        pub size: TestSize,
        /// The most numbers of a large input, approximately, from 0 to 1,000,000; default 1,000,000.
        pub most: Uint<1_000_000, 1_000_000>,
    }

    /// The options of `smallTests` and `smallerTests`.
    TestsOptions {
        /// The most inputs to list, from 0 to 1,000; default 100.
        pub limit: Uint<100, 1_000>,
    }

    /// The options of `judge`.
    JudgeOptions {
        /// An output to check; default none. If the judge accepts several outputs and this is one of them, the call
        /// returns it.
        pub output: Option<String>,
        /// The most steps for computing the answer, from 0 to 2^53 − 1; default 20,000,000.
        pub budget: Steps,
    }
}
