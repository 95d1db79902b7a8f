//! Sentences of an argument as data: which one it is, and the numbers of this position that it says.

use serde::{Serialize, Serializer};

use crate::base::error::Detail;

/// A sentence of an argument. The page words it; `crate/tests/claims.rs` holds every kind of it
/// against plain play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyClaim"))]
pub struct Claim {
    /// Which sentence it is.
    pub id: &'static str,
    /// Whether it gives a winning move away.
    pub reveals: bool,
    /// What it says of this position, by name.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, Detail>"))]
    pub says: Vec<(&'static str, Detail)>,
}

fn by_name<S: Serializer>(
    says: &[(&'static str, Detail)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(says.iter().map(|(name, detail)| (*name, detail)))
}

impl Claim {
    /// A sentence that says no number yet.
    pub fn new(id: &'static str) -> Self {
        Claim { id, reveals: false, says: Vec::new() }
    }

    /// The sentence with one more thing that it says.
    pub fn with(mut self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.says.push((name, value.into()));
        self
    }

    /// The sentence as one that gives a winning move away.
    pub fn revealing(mut self) -> Self {
        self.reveals = true;
        self
    }
}
