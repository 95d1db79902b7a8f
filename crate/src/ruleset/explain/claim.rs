//! Sentences of an explanation as data: the id of a sentence, and the numbers that it contains.

use serde::{Serialize, Serializer};

use crate::base::error::Detail;

/// The numbers and texts that fill the gaps of a sentence or a heading, each under its name.
pub type Says = Vec<(&'static str, Detail)>;

/// A sentence of an explanation. The web page has the words of each sentence by its id; `crate/tests/claims` checks
/// every id against plain play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyClaim"))]
pub struct Claim {
    /// The id of the sentence, by which the page finds the words.
    pub id: &'static str,
    /// Whether the sentence gives a winning move away.
    pub reveals: bool,
    /// The numbers and texts of this position that the sentence contains, each under its name.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Detail>"))]
    pub says: Says,
}

/// Serialise a list of named details as a map.
pub(super) fn by_name<S: Serializer>(says: &Says, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(says.iter().map(|(name, detail)| (*name, detail)))
}

impl Claim {
    /// Create a sentence without numbers.
    pub fn new(id: &'static str) -> Self {
        Claim { id, reveals: false, says: Vec::new() }
    }

    /// Return the sentence with one more number or text, under this name.
    pub fn with(mut self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.says.push((name, value.into()));
        self
    }

    /// Return the sentence, marked as one that gives a winning move away.
    pub fn revealing(mut self) -> Self {
        self.reveals = true;
        self
    }

    /// Return the number or text of the sentence under this name, if there is one.
    pub fn said(&self, name: &str) -> Option<&Detail> {
        self.says.iter().find(|(said, _)| *said == name).map(|(_, detail)| detail)
    }
}
