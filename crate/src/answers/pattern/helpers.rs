//! The helper functions that generated programs call. Each function is a paragraph in a text file of its language.

use std::collections::BTreeSet;

use serde::Serialize;

/// A programming language for generated programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ProgramLanguage", rename_all = "lowercase")
)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // each variant has the name of its language
pub enum Language {
    /// C++17.
    #[default]
    Cpp,
    Python,
    Java,
    Rust,
    Javascript,
}

/// A helper function of a generated program. A function comes before the functions that call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Helper {
    Min,
    Max,
    Gcd,
    Popcount,
    Root,
    Totient,
    Valuation,
    Logarithm,
    Omega,
    BigOmega,
    Lpf,
    PrimeCount,
    Prime,
    Power,
    Quotient,
    Modulo,
}

impl Helper {
    /// Return the function's name, which is equal in every language.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Helper::Min => "smaller",
            Helper::Max => "larger",
            Helper::Gcd => "gcd",
            Helper::Popcount => "popcount",
            Helper::Root => "root",
            Helper::Totient => "totient",
            Helper::Valuation => "valuation",
            Helper::Logarithm => "logarithm",
            Helper::Omega => "omega",
            Helper::BigOmega => "bigomega",
            Helper::Lpf => "lpf",
            Helper::PrimeCount => "primes",
            Helper::Prime => "prime",
            Helper::Power => "power",
            Helper::Quotient => "quotient",
            Helper::Modulo => "modulo",
        }
    }
}

/// Return the source of all helper functions of a language, separated by empty lines and in the order of [`Helper`].
/// `WHOLE` stands for the integer type.
fn all(language: Language) -> &'static str {
    match language {
        Language::Cpp => include_str!("helpers/cpp.txt"),
        Language::Python => include_str!("helpers/python.txt"),
        Language::Java => include_str!("helpers/java.txt"),
        Language::Rust => include_str!("helpers/rust.txt"),
        Language::Javascript => include_str!("helpers/javascript.txt"),
    }
}

/// Return the source of the used helper functions, with the includes they need.
pub(crate) fn text(used: &BTreeSet<Helper>, language: Language, wide: bool) -> String {
    let needs = |helpers: &[Helper]| used.iter().any(|helper| helpers.contains(helper));
    let include = match language {
        Language::Cpp if needs(&[Helper::PrimeCount]) => "#include <vector>\n\n",
        Language::Python if needs(&[Helper::Gcd, Helper::Root, Helper::PrimeCount]) => {
            "import math\n\n"
        }
        Language::Java if wide => "import java.math.BigInteger;\n\n",
        _ => "",
    };
    let whole = match (language, wide) {
        (Language::Cpp, true) => "__int128",
        (Language::Cpp, false) => "long long",
        (_, true) => "i128",
        (_, false) => "i64",
    };
    let pieces: Vec<&str> = all(language).split("\n\n").collect();
    let used = used.iter().filter_map(|helper| pieces.get(*helper as usize));
    let functions: String = used.map(|piece| format!("{}\n\n", piece.trim_end())).collect();
    format!("{include}{functions}").replace("WHOLE", whole)
}
