//! Sets given by the sizes of their intersections: the size of the union and of every region of the Venn diagram.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::MAX_N;
use super::decimal::{only_decimal, shortened, span_of, trimmed};
use crate::base::arithmetic::gcd;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::Count;
use crate::base::sort::sorted_by_key;

/// The largest number of sets in one call.
pub const MAX_SETS: usize = 5;

/// The sizes of a union and of its regions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct SetCount {
    /// The number of elements in the union of all sets.
    pub union: Count,
    /// The size of each region by its name, ordered by the number of sets in the name, then by the order of the sets.
    /// `A` is the region of elements in A alone, `A&B` the region of elements in A and B and in no other set.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Count>"))]
    pub regions: Vec<(String, Count)>,
    /// The names of the sets, in the order given.
    pub names: Vec<String>,
    /// The computed sizes by name, for sizes given as `?` or left out: `A&B` is the size of the whole intersection,
    /// `union` that of the union. Absent where every size was given.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<std::collections::HashMap<String, Count>>", optional)
    )]
    pub solved: Vec<(String, Count)>,
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

/// Compute the sizes of the union and of all Venn regions of 1 to 5 sets, from the sizes of their intersections and
/// unions.
///
/// `sizes` holds name and size as text: `A` is the size of the whole set A, `A&B` or `A∩B` that of the intersection, in
/// any order of names (`B & A` too); `A∪B` is the size of a union, and `union` that of all sets, unless an
/// intersection contains a set named `union`, or it is the only name. Numbers may be written `1,000`, `10^18` or `1e6`;
/// `?` asks for a size. A size given as `?` or left out must follow from the given sizes: an intersection inside an
/// empty intersection has size 0, and other sizes follow from unions.
///
/// ```
/// use mexplorer::{Count, union::count_sets};
/// let sizes = [("A", "5"), ("B", "4"), ("A&B", "2")].map(|(k, v)| (k.into(), v.into()));
/// let count = count_sets(&sizes)?;
/// assert_eq!(count.union, Count(7));
/// assert_eq!(count.regions[0], ("A".into(), Count(3)));
/// let sizes = [("union", "7"), ("A", "5"), ("B", "?"), ("A∩B", "2")].map(|(k, v)| (k.into(), v.into()));
/// assert_eq!(count_sets(&sizes)?.solved, [("B".into(), Count(4))]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// All with `field` sets. About a name, with the span in it: `empty-name`, `unexpected-argument` (a set or an
/// intersection named twice), `unknown-set` (an intersection with a set that has no size of its own), `stray-character`
/// (both signs in one name). About a size, with the span in it and `key` its name: `expected-number`,
/// `stray-character`, `negative-number`, `number-too-large`. About the whole: `missing-argument` (no set), `too-many`,
/// `missing-size` {region}, and `contradictory-sizes` {region, size} for the first region with a negative size, or
/// {region, size, given} for a union whose size contradicts the other sizes.
pub fn count_sets(sizes: &[(String, String)]) -> Result<SetCount> {
    collect(sizes).and_then(Given::solve).and_then(regions).map_err(|e| e.in_field("sets"))
}

/// The name that denotes the union of all sets.
const WHOLE: &str = "union";
/// The signs for a size that is to be computed, in ASCII and full width.
const ASKED: [&str; 2] = ["?", "？"];
const AND: [char; 3] = ['&', '＆', '∩'];
const OR: char = '∪';

/// The parsed input: the names of the sets, and the size of each intersection. An intersection is a bit mask of its
/// sets, and `sizes` is indexed by this mask.
struct Given {
    names: Vec<String>,
    sizes: Vec<Option<u128>>,
    /// The unions, each with the bit mask of its sets, its size (`None` if it is to be computed), and its name.
    unions: Vec<(usize, Option<u128>, String)>,
    /// The bit masks of the intersections to compute.
    asked: Vec<usize>,
    solved: Vec<(String, Count)>,
}

/// The parsed name of an intersection or a union: its sets, each with the start of its name in UTF-16 units.
struct Key<'k> {
    names: Vec<(&'k str, usize)>,
    joins: bool,
}

fn collect(sizes: &[(String, String)]) -> Result<Given> {
    let mut keys = sizes.iter().map(|(key, _)| split(key)).collect::<Result<Vec<_>>>()?;
    let is_set = |name: &str| {
        let longer = keys.iter().filter(|key| key.names.len() > 1);
        keys.len() == 1 || longer.flat_map(|key| &key.names).any(|(other, _)| *other == name)
    };
    let whole = (!is_set(WHOLE)).then(|| keys.iter().position(|key| key.is(WHOLE))).flatten();
    let mut names: Vec<String> = Vec::new();
    for (at, key) in keys.iter().enumerate() {
        // Skip repeated names; the check after this loop reports each repetition with its span.
        if let [(name, _)] = key.names[..]
            && whole != Some(at)
            && !names.iter().any(|known| known == name)
        {
            names.push(name.to_string());
        }
    }
    if names.len() > MAX_SETS {
        return Err(Error::too_many("sets", MAX_SETS as u64, names.len() as u64));
    }
    if let Some(at) = whole {
        keys[at].joins = true;
    }
    let mut given = Given {
        sizes: vec![None; 1 << names.len()],
        names,
        unions: Vec::new(),
        asked: Vec::new(),
        solved: Vec::new(),
    };
    for (at, (key, (text, size))) in keys.iter().zip(sizes).enumerate() {
        let members = if whole == Some(at) { given.sizes.len() - 1 } else { given.members(key)? };
        let size = match ASKED.contains(&size.trim()) {
            true => None,
            false => Some(only_decimal(size, MAX_N).map_err(|e| e.with("key", text.as_str()))?),
        };
        let (name, start) = trimmed(text);
        let known = match key.joins {
            true => given.unions.iter().any(|(other, ..)| *other == members),
            false => given.sizes[members].is_some() || given.asked.contains(&members),
        };
        if known {
            return Err(twice(name).at(span_of(name, start)));
        }
        match (key.joins, size) {
            (true, size) => given.unions.push((members, size, name.to_string())),
            (false, Some(size)) => given.sizes[members] = Some(size),
            (false, None) => given.asked.push(members),
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

impl Key<'_> {
    fn is(&self, name: &str) -> bool {
        self.names.len() == 1 && self.names[0].0 == name
    }
}

fn split(key: &str) -> Result<Key<'_>> {
    let joins = key.contains(OR);
    if let Some(sign) = key.find(AND).filter(|_| joins) {
        let (sign, before) = (&key[sign..], key[..sign].encode_utf16().count());
        let sign = &sign[..sign.chars().next().map_or(0, char::len_utf8)];
        let message = "expected the name of an intersection or of a union, found both signs";
        return Err(Error::new(ErrorCode::StrayCharacter, message)
            .at(span_of(sign, before))
            .with("found", sign));
    }
    let mut start = 0;
    let mut names = Vec::new();
    for part in key.split([AND[0], AND[1], AND[2], OR]) {
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
    Ok(Key { names, joins })
}

impl Given {
    fn name(&self, members: usize) -> String {
        let of_region = |&(i, _): &(usize, &String)| members >> i & 1 == 1;
        let names = self.names.iter().enumerate().filter(of_region);
        names.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join("&")
    }

    /// Return the bit mask of the sets in a name.
    fn members(&self, key: &Key<'_>) -> Result<usize> {
        let mut members = 0_usize;
        for &(name, start) in &key.names {
            let spot = span_of(name, start);
            let Some(i) = self.names.iter().position(|known| known == name) else {
                let message = format!(
                    "“{}” is in an intersection but has no size of its own",
                    shortened(name)
                );
                return Err(Error::new(ErrorCode::UnknownSet, message)
                    .at(spot)
                    .with("found", shortened(name)));
            };
            if members >> i & 1 == 1 {
                return Err(twice(name).at(spot));
            }
            members |= 1 << i;
        }
        Ok(members)
    }

    /// Return the bit masks of all intersections, ordered by the number of sets, then by the first sets.
    fn order(&self) -> Vec<usize> {
        // Reverse the bits to compare the masks from the lowest bit on.
        sorted_by_key((1..self.sizes.len()).collect(), |members: &usize| {
            (members.count_ones(), !members.reverse_bits())
        })
    }

    /// Return the bit masks of the intersections with unknown size, neither given nor contained in an empty
    /// intersection.
    fn missing(&self) -> Vec<usize> {
        let missing = |members: &usize| self.known(*members).is_none();
        self.order().into_iter().filter(missing).collect()
    }

    /// Compute the sizes of the missing intersections from the sizes of the unions. The size of a union is the sum of
    /// the sizes of the intersections of its sets, where intersections of an even number of sets are subtracted.
    fn solve(mut self) -> Result<Given> {
        let missing = self.missing();
        let sign = |members: usize| if members.count_ones() % 2 == 1 { 1 } else { -1 };
        let within = |members: usize, union: usize| members & union == members;
        let mut rows: Vec<(Vec<i128>, i128)> = Vec::new();
        for (union, size, _) in &self.unions {
            let Some(size) = size else { continue };
            let known = (1..self.sizes.len()).filter(|members| within(*members, *union));
            let known = known.filter_map(|at| Some(sign(at) * self.known(at)? as i128));
            let left = *size as i128 - known.sum::<i128>();
            let signs = missing.iter().map(|at| if within(*at, *union) { sign(*at) } else { 0 });
            rows.push((signs.collect(), left));
        }
        for (place, values) in eliminated(rows, missing.len()) {
            let members = missing[place];
            match u128::try_from(values) {
                Ok(size) => self.sizes[members] = Some(size),
                Err(_) => return Err(contradictory(self.name(members), values)),
            }
            self.solved.push((self.name(members), Count(values.unsigned_abs())));
        }
        for members in std::mem::take(&mut self.asked) {
            if let (false, Some(0)) = (missing.contains(&members), self.known(members)) {
                self.solved.push((self.name(members), Count(0)));
            }
        }
        Ok(self)
    }

    /// Return the size of an intersection if known: the given size, or 0 inside an empty intersection.
    fn known(&self, members: usize) -> Option<u128> {
        let around = |&other: &usize| other & members == other;
        let within_empty = || (1..members).filter(around).any(|other| self.sizes[other] == Some(0));
        self.sizes[members].or_else(|| within_empty().then_some(0))
    }

    fn size(&self, members: usize) -> Result<u128> {
        match self.known(members) {
            Some(size) => Ok(size),
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

/// Solve linear equations by Gaussian elimination. Each row holds the coefficients and the right side; the result lists
/// the unknowns with a unique whole value, each with its index.
fn eliminated(mut rows: Vec<(Vec<i128>, i128)>, unknowns: usize) -> Vec<(usize, i128)> {
    let mut pivots: Vec<(usize, usize)> = Vec::new();
    for place in 0..unknowns {
        let free = pivots.len();
        let Some(pivot) = (free..rows.len()).find(|row| rows[*row].0[place] != 0) else { continue };
        rows.swap(free, pivot);
        let (from, sum) = rows[free].clone();
        for (at, (row, total)) in rows.iter_mut().enumerate() {
            let times = row[place];
            if at == free || times == 0 {
                continue;
            }
            let combined =
                |a: i128, b: i128| a.checked_mul(from[place])?.checked_sub(b.checked_mul(times)?);
            let next: Option<Vec<i128>> =
                row.iter().zip(&from).map(|(a, b)| combined(*a, *b)).collect();
            // Replace a row by zeros if its numbers overflow.
            let (next, left) = next.zip(combined(*total, sum)).unwrap_or((vec![0; unknowns], 0));
            let divisor = next.iter().fold(left.unsigned_abs(), |d, c| gcd(d, c.unsigned_abs()));
            let divisor = i128::try_from(divisor).unwrap_or(1).max(1);
            (*row, *total) = (next.iter().map(|c| c / divisor).collect(), left / divisor);
        }
        pivots.push((free, place));
    }
    let alone = |(row, place): (usize, usize)| {
        let (signs, sum) = &rows[row];
        let others = signs.iter().enumerate().any(|(at, sign)| at != place && *sign != 0);
        (!others && sum % signs[place] == 0).then(|| (place, sum / signs[place]))
    };
    pivots.into_iter().filter_map(alone).collect()
}

fn contradictory(region: String, size: i128) -> Error {
    let message = format!("these sizes contradict each other: {region} alone would hold {size}");
    Error::new(ErrorCode::ContradictorySizes, message)
        .with("region", region)
        .with("size", size.to_string())
}

fn regions(given: Given) -> Result<SetCount> {
    let order = given.order();
    // All sizes are at most 10^36 and there are at most 31, so the sums fit in `i128`.
    let mut exact = vec![0_i128; given.sizes.len()];
    for &members in &order {
        exact[members] = given.size(members)? as i128;
    }
    // For each intersection, subtract the elements that are also in one more set (Möbius inversion, one set at a time).
    for i in 0..given.names.len() {
        for members in 1..exact.len() {
            if members >> i & 1 == 0 {
                exact[members] -= exact[members | 1 << i];
            }
        }
    }
    let mut regions = Vec::new();
    for members in order {
        let size = exact[members];
        let Ok(count) = u128::try_from(size) else {
            return Err(contradictory(given.name(members), size));
        };
        regions.push((given.name(members), Count(count)));
    }
    let union_of = |union: usize| -> u128 {
        let held = (1..exact.len()).filter(|members| members & union != 0);
        held.map(|members| exact[members].unsigned_abs()).sum()
    };
    let mut solved = given.solved;
    for (members, size, name) in &given.unions {
        match (union_of(*members), size) {
            (found, None) => solved.push((name.clone(), Count(found))),
            (found, Some(size)) if found != *size => {
                let message = format!(
                    "these sizes contradict each other: {name} would hold {found}, and {size} is given"
                );
                return Err(Error::new(ErrorCode::ContradictorySizes, message)
                    .with("region", name.as_str())
                    .with("size", found.to_string())
                    .with("given", size.to_string()));
            }
            _ => {}
        }
    }
    let union = Count(union_of(exact.len() - 1));
    Ok(SetCount { union, regions, names: given.names, solved })
}
