//! Sets given by the sizes of their intersections: the union, and every region of the Venn diagram.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::MAX_N;
use super::decimal::{only_decimal, shortened, span_of, trimmed};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::Count;
use crate::base::sort::sorted_by_key;

/// The most sets in one call.
pub const MAX_SETS: usize = 5;

/// The sizes of a union and of its regions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct SetCount {
    /// How many elements the sets have together.
    pub union: Count,
    /// Each region by its name, by size of the name, then by the order of the sets: `A` holds what is
    /// in A alone, `A&B` what is in A and B and in no other set.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, Count>"))]
    pub regions: Vec<(String, Count)>,
    /// The names of the sets, in the order given.
    pub names: Vec<String>,
}

fn as_map<S: Serializer>(
    regions: &[(String, Count)],
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(regions.len()))?;
    for (name, size) in regions {
        map.serialize_entry(name, size)?;
    }
    map.end()
}

/// The union and all Venn regions of 1 to 5 sets, from the sizes of their intersections.
///
/// `sizes` holds name and size as text: `A` is the size of the whole set A, `A&B` that of the
/// intersection, in any order of names (`B & A` too). Every intersection is needed, except those that
/// lie within one that is empty.
///
/// ```
/// use mexplorer::{Count, union::count_sets};
/// let sizes = [("A", "5"), ("B", "4"), ("A&B", "2")].map(|(k, v)| (k.into(), v.into()));
/// let count = count_sets(&sizes)?;
/// assert_eq!(count.union, Count(7));
/// assert_eq!(count.regions[0], ("A".into(), Count(3)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// All with `field` sets. About a name, with the span in it: `empty-name`, `unexpected-argument` (a
/// set or an intersection named twice), `unknown-set` (an intersection with a set that has no size of
/// its own). About a size, with the span in it and `key` its name: `expected-number`,
/// `stray-character`, `negative-number`, `number-too-large`. About the whole: `missing-argument` (no
/// set), `too-many`, `missing-size` {region}, and `contradictory-sizes` {region, size} for the first
/// region that would hold less than nothing.
pub fn count_sets(sizes: &[(String, String)]) -> Result<SetCount> {
    collect(sizes).and_then(regions).map_err(|e| e.in_field("sets"))
}

/// The input: the names of the sets, and the size of each intersection, indexed by the bits of its sets.
struct Given {
    names: Vec<String>,
    sizes: Vec<Option<u128>>,
}

fn collect(sizes: &[(String, String)]) -> Result<Given> {
    let keys = sizes.iter().map(|(key, _)| split(key)).collect::<Result<Vec<_>>>()?;
    let mut names: Vec<String> = Vec::new();
    for key in &keys {
        // A name given twice is reported below, where its span is known.
        if let [(name, _)] = key.as_slice()
            && !names.iter().any(|known| known == name)
        {
            names.push((*name).to_string());
        }
    }
    if names.len() > MAX_SETS {
        return Err(Error::too_many("sets", MAX_SETS as u64, names.len() as u64));
    }
    let mut given = Given { sizes: vec![None; 1 << names.len()], names };
    for (key, (text, size)) in keys.iter().zip(sizes) {
        let mut members = 0_usize;
        for &(name, start) in key {
            let spot = span_of(name, start);
            let Some(i) = given.names.iter().position(|known| known == name) else {
                return Err(Error::new(
                    ErrorCode::UnknownSet,
                    format!(
                        "“{}” is in an intersection but has no size of its own",
                        shortened(name)
                    ),
                )
                .at(spot)
                .with("found", shortened(name)));
            };
            if members >> i & 1 == 1 {
                return Err(twice(name).at(spot));
            }
            members |= 1 << i;
        }
        let size = only_decimal(size, MAX_N).map_err(|e| e.with("key", text.as_str()))?;
        if given.sizes[members].replace(size).is_some() {
            let (key, start) = trimmed(text);
            return Err(twice(key).at(span_of(key, start)));
        }
    }
    if given.names.is_empty() {
        return Err(Error::new(
            ErrorCode::MissingArgument,
            "expected the size of at least one set",
        )
        .with("expected", "set"));
    }
    Ok(given)
}

fn twice(name: &str) -> Error {
    Error::new(
        ErrorCode::UnexpectedArgument,
        format!("expected each name once, found “{}” again", shortened(name)),
    )
    .with("found", shortened(name))
}

/// The names in a key, each with where it begins, in UTF-16 units.
fn split(key: &str) -> Result<Vec<(&str, usize)>> {
    let mut start = 0;
    let mut names = Vec::new();
    for part in key.split(['&', '＆']) {
        let (name, blanks) = trimmed(part);
        let spot = span_of(name, start + blanks);
        if name.is_empty() {
            return Err(
                Error::new(ErrorCode::EmptyName, "expected the name of a set, found none").at(spot)
            );
        }
        names.push((name, spot.start));
        start += part.encode_utf16().count() + 1;
    }
    Ok(names)
}

impl Given {
    fn name(&self, members: usize) -> String {
        let of_region = |&(i, _): &(usize, &String)| members >> i & 1 == 1;
        let names = self.names.iter().enumerate().filter(of_region);
        names.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join("&")
    }

    /// The size of an intersection, which may follow from an empty one around it.
    fn size(&self, members: usize) -> Result<u128> {
        let within_empty = || {
            let around = |&other: &usize| other & members == other;
            (1..members).filter(around).any(|other| self.sizes[other] == Some(0))
        };
        match self.sizes[members] {
            Some(size) => Ok(size),
            None if within_empty() => Ok(0),
            None => {
                let region = self.name(members);
                Err(Error::new(
                    ErrorCode::MissingSize,
                    format!("expected the size of {region} too"),
                )
                .with("region", region))
            }
        }
    }
}

fn regions(given: Given) -> Result<SetCount> {
    // Within one number of sets: the earlier set first, so compare the bits from the lowest.
    fn place(members: &usize) -> (u32, usize) {
        (members.count_ones(), !members.reverse_bits())
    }
    let order = sorted_by_key((1..given.sizes.len()).collect(), place);
    // Sizes are at most 10^36 and there are 31: the sums fit.
    let mut exact = vec![0_i128; given.sizes.len()];
    for &members in &order {
        exact[members] = given.size(members)? as i128;
    }
    // Take from each intersection what lies in one more set (Möbius inversion, one set at a time).
    for i in 0..given.names.len() {
        for members in 1..exact.len() {
            if members >> i & 1 == 0 {
                exact[members] -= exact[members | 1 << i];
            }
        }
    }
    let mut union = 0;
    let mut regions = Vec::new();
    for members in order {
        let region = given.name(members);
        let size = exact[members];
        let Ok(count) = u128::try_from(size) else {
            return Err(Error::new(
                ErrorCode::ContradictorySizes,
                format!("these sizes contradict each other: {region} alone would hold {size}"),
            )
            .with("region", region)
            .with("size", size.to_string()));
        };
        union += count;
        regions.push((region, Count(count)));
    }
    Ok(SetCount { union: Count(union), regions, names: given.names })
}
