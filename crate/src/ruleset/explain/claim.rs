//! Sentences of an explanation as data: an id, and the numbers of the position.

use serde::{Serialize, Serializer};

use crate::base::error::Detail;

/// The numbers and names that a sentence or a heading contains, by name.
pub type Says = Vec<(&'static str, Detail)>;

/// A sentence of an explanation. The words are the page's, by id; `crate/tests/claims` checks every
/// id against plain play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyClaim"))]
pub struct Claim {
    /// The sentence.
    pub id: &'static str,
    /// Whether it gives a winning move away.
    pub reveals: bool,
    /// What it says of this position, by name.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Detail>"))]
    pub says: Says,
}

/// Serialises a list of named details as a map.
pub(super) fn by_name<S: Serializer>(says: &Says, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(says.iter().map(|(name, detail)| (*name, detail)))
}

impl Claim {
    /// A sentence without numbers.
    pub fn new(id: &'static str) -> Self {
        Claim { id, reveals: false, says: Vec::new() }
    }

    /// The sentence with one more number or name.
    pub fn with(mut self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.says.push((name, value.into()));
        self
    }

    /// The sentence as one that gives a winning move away.
    pub fn revealing(mut self) -> Self {
        self.reveals = true;
        self
    }

    /// The number or name that the sentence says under this name.
    pub fn said(&self, name: &str) -> Option<&Detail> {
        self.says.iter().find(|(said, _)| *said == name).map(|(_, detail)| detail)
    }
}
