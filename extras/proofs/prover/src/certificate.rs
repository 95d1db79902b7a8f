//! Certificates of a period or a misère quotient: files that another program can check without code of this program.
//! `docs/certificates.md` defines the format.

use serde::Serialize;

use mexplorer::heaps::certified::CertifiedRules;
use mexplorer::heaps::quotient::{ClassPeriod, Quotient};
use mexplorer::{Budget, Error, ErrorCode, Game, Period, Result, Sequence, no_table};

use crate::slices::fill;

const VERSION: u32 = 1;

/// The maxima for a certificate, within the limits of the checkers. In order: listed values; pairs of heaps, or of
/// heaps and numbers of a subtraction set; heaps of a user-written rule whose values repeat; heaps of a user-written
/// rule whose values grow in each period; classes of a quotient; pairs of heaps of a quotient.
const MOST_VALUES: u64 = 1 << 20;
const MOST_WORK: u64 = 1 << 33;
const MOST_TYPED: u64 = 1 << 16;
const MOST_CLIMBING: u64 = 1 << 12;
const MOST_CLASSES: u64 = 512;
const MOST_PAIRS: u64 = 1 << 27;

/// If a move leaves at most two heaps, the bound is at least `LONG`, and at most one in `FEW` heaps is rare, the
/// certificate lists the rare heaps instead of the values.
const LONG: u64 = 20_000;
const FEW: u64 = 64;

/// An entry in a list of values: one value, or a value with the number of consecutive heaps that have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CertificateRun"))]
#[serde(untagged)]
pub enum Run {
    /// The value of one heap.
    One(u64),
    /// A value, and the number of consecutive heaps that have it.
    Many([u64; 2]),
}

/// A file that proves a period or a misère quotient. `docs/certificates.md` defines the claim of each field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Certificate {
    /// Always `mexplorer-certificate`.
    pub format: &'static str,
    /// The version of the format, from 1 on.
    pub version: u32,
    /// `octal-period`, `subtraction-period`, `closed-form` (of a user-written rule) or `misere-quotient`.
    pub kind: &'static str,
    /// The game, as an octal or hexadecimal code, a subtraction set or a user-written rule. For a quotient, the last
    /// word is `misere`.
    pub game: String,
    /// The least preperiod: the first heap of the first period.
    pub preperiod: u64,
    /// The least period: the number of heaps after which the values, or the classes of a quotient, repeat.
    pub period: u64,
    /// The amount by which values of a closed form grow in one period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saltus: Option<u64>,
    /// The heap up to which a checker computes. A claim that is true up to this heap is true for all heaps.
    pub bound: u64,
    /// The values of the heaps below preperiod + period. For a quotient, the classes of these heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<Run>>,
    /// A bit mask. A heap is rare if its value has an even number of the bits of the mask. Present if the certificate
    /// lists rare heaps instead of values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mask: Option<u64>,
    /// The rare heaps from 1 to the bound, in ascending order: their values have an even number of bits in the mask.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rare: Option<Vec<u64>>,
    /// The first heap of a user-written rule from which on all options have the form described by `window` and
    /// `modulus`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// The maximum distance from a heap, from `from` on, to its options, apart from options below `from` and options
    /// inside a growing range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<u64>,
    /// The number modulo which the options of a heap n of a user-written rule depend on n, for n from `from` on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modulus: Option<u64>,
    /// The multiplication table of the classes of a quotient, row by row. Class 0 is the unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<Vec<u16>>>,
    /// The classes of the P-positions of a quotient, in ascending order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Vec<u16>>,
}

/// Return the certificate of a game's period, or of its misère quotient if the game ends in `misere`. Values are
/// computed heap by heap until a period is proven, `upto` is reached, or the budget ends. If the values of the heaps
/// up to `upto` repeat, the computation continues as far as the proof of the period needs.
///
/// ```
/// use mexplorer::{Budget, Game};
/// use mexplorer_prover::certificate;
/// let proof = certificate(&Game::parse("kayles")?, 100, &mut Budget::default())?;
/// assert_eq!((proof.kind, &proof.game[..]), ("octal-period", "octal 0.77"));
/// // Two heaps are left at most and two taken: 2 · (71 + 12) + 2 − 2.
/// assert_eq!((proof.preperiod, proof.period, proof.bound), (71, 12, 166));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `budget` if the budget ends before a period is proven; `no-certificate` if none is proven up to `upto`, if the
/// values grow without a user-written rule, and for games that are no code, set or user-written rule of heaps;
/// `too-many` if a checker would exceed its limits; `memory` if the values exceed the memory of the budget; the errors
/// of a user-written rule.
pub fn certificate(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<Certificate> {
    let rules = game.rule.as_certified().and_then(|rules| rules.certified());
    let Some(rules) = rules else { return Err(refused(game, "kind", 0)) };
    if game.misere {
        return of_quotient(game, &rules, upto, budget);
    }
    let mut sequence = game.rule.sequence().map_err(|reason| no_table(game, reason))?;
    fill(&mut *sequence, upto, budget, &mut |_| {})?;
    let period = sequence.period().filter(|period| period.proven);
    let reached = (sequence.values().len() as u64).saturating_sub(1);
    let period = period.ok_or_else(|| unproven(game, reached, budget))?;
    of_period(game, rules, period, &*sequence, budget)
}

fn of_period(
    game: &Game,
    rules: CertifiedRules,
    period: Period,
    sequence: &dyn Sequence,
    budget: &mut Budget<'_>,
) -> Result<Certificate> {
    let (q, p) = (period.preperiod, period.length);
    // Plain additions below cannot overflow 64 bits, since all summands are below 2^53.
    let sure = |n: Option<u64>| n.ok_or_else(|| too_many(game));
    if let CertifiedRules::Rule { text, from, window, modulus } = rules {
        let listed = values(game, q.saturating_add(p), sequence, budget)?;
        let whole = sure(p.checked_mul(modulus))?;
        let largest = listed.iter().map(|run| run.value()).max().unwrap_or(0);
        let saltus = period.saltus;
        // An upper bound of the values of all heaps below preperiod + period · modulus.
        let largest = largest + saltus * modulus;
        let times = if saltus == 0 { 1 } else { largest / (saltus * modulus) + 4 };
        let bound = sure(whole.checked_mul(times))?.saturating_add(from + window + q);
        let most = if saltus == 0 { MOST_TYPED } else { MOST_CLIMBING };
        if bound > most {
            return Err(too_many(game));
        }
        return Ok(Certificate {
            saltus: Some(saltus),
            values: Some(listed),
            from: Some(from),
            window: Some(window),
            modulus: Some(modulus),
            ..Certificate::new("closed-form", text, (q, p), bound)
        });
    }
    if period.saltus > 0 {
        return Err(refused(game, "saltus", 0));
    }
    let (kind, text, parts, taken, count) = match rules {
        CertifiedRules::Set { text, taken, count } => ("subtraction-period", text, 1, taken, count),
        CertifiedRules::Code { text, parts, taken } => ("octal-period", text, parts, taken, taken),
        CertifiedRules::Rule { .. } => return Err(refused(game, "kind", 0)),
    };
    let reach = sure(q.max(1).checked_add(p).and_then(|end| end.checked_mul(parts)))?;
    let bound = (reach + taken - parts).max(taken + p);
    let plain = Certificate::new(kind, text, (q, p), bound);
    if parts == 2
        && bound >= LONG
        && let Some((mask, rare)) = rare_heaps(bound, sequence, budget)?
    {
        return Ok(Certificate { mask: Some(mask), rare: Some(rare), ..plain });
    }
    let work = sure(bound.checked_pow(parts as u32))?.max(sure(bound.checked_mul(count))?);
    if work > MOST_WORK {
        return Err(too_many(game));
    }
    Ok(Certificate { values: Some(values(game, q + p, sequence, budget)?), ..plain })
}

impl Certificate {
    fn new(kind: &'static str, game: String, (preperiod, period): (u64, u64), bound: u64) -> Self {
        Certificate {
            format: "mexplorer-certificate",
            version: VERSION,
            kind,
            game,
            preperiod,
            period,
            bound,
            ..Certificate::default()
        }
    }
}

impl Run {
    fn value(self) -> u64 {
        match self {
            Run::One(value) | Run::Many([value, _]) => value,
        }
    }
}

/// Group equal consecutive values. Three or more equal values become one entry with a count.
fn runs(values: impl Iterator<Item = u64>) -> Vec<Run> {
    let mut counted: Vec<[u64; 2]> = Vec::new();
    for value in values {
        match counted.last_mut() {
            Some([last, count]) if *last == value => *count += 1,
            _ => counted.push([value, 1]),
        }
    }
    let written = counted.into_iter().flat_map(|[value, count]| match count {
        1 => vec![Run::One(value)],
        2 => vec![Run::One(value); 2],
        _ => vec![Run::Many([value, count])],
    });
    written.collect()
}

fn values(
    game: &Game,
    end: u64,
    sequence: &dyn Sequence,
    budget: &mut Budget<'_>,
) -> Result<Vec<Run>> {
    if end > MOST_VALUES {
        return Err(too_many(game));
    }
    budget.spend(end, || format!("heap {end}"))?;
    Ok(runs((0..end).map(|heap| sequence.value(heap).unwrap_or(0))))
}

/// Return the mask with the fewest rare heaps, and these heaps, or `None` if more than one in `FEW` heaps is rare.
fn rare_heaps(
    bound: u64,
    sequence: &dyn Sequence,
    budget: &mut Budget<'_>,
) -> Result<Option<(u64, Vec<u64>)>> {
    budget.spend(bound, || format!("heap {bound}"))?;
    let value = |heap: u64| sequence.value(heap).unwrap_or(0);
    // Return `None` for a value above 255, since a checker stores each value in one byte.
    let mut counts = [0u64; 256];
    for heap in 1..=bound {
        match counts.get_mut(value(heap) as usize) {
            Some(count) => *count += 1,
            None => return Ok(None),
        }
    }
    let is_rare = |value: u64, mask: u64| (value & mask).count_ones().is_multiple_of(2);
    let count = |mask: &u64| -> u64 {
        counts.iter().zip(0..).filter(|(_, v)| is_rare(*v, *mask)).map(|(count, _)| count).sum()
    };
    let mask = (1..256).min_by_key(count).filter(|mask| count(mask) <= bound / FEW);
    let Some(mask) = mask else { return Ok(None) };
    budget.spend(bound, || format!("heap {bound}"))?;
    Ok(Some((mask, (1..=bound).filter(|heap| is_rare(value(*heap), mask)).collect())))
}

fn of_quotient(
    game: &Game,
    rules: &CertifiedRules,
    upto: u64,
    budget: &mut Budget<'_>,
) -> Result<Certificate> {
    let (CertifiedRules::Code { text, .. } | CertifiedRules::Set { text, .. }) = rules else {
        return Err(refused(game, "kind", 0));
    };
    let Some(heaps) = game.rule.as_heap_rules() else {
        return Err(refused(game, "kind", 0));
    };
    let (options, reach) = heaps.heap_rules();
    let mut quotient = Quotient::new();
    quotient.grow(upto, &options, reach, budget)?;
    let reached = quotient.reached().unwrap_or(0);
    let period = quotient.period().ok_or_else(|| unproven(game, reached, budget))?;
    let ClassPeriod { preperiod: q, length: p, bound, .. } = period;
    let pairs = bound.checked_pow(reach.map_or(2, |reach| reach.parts) as u32);
    if pairs.is_none_or(|pairs| pairs > MOST_PAIRS) || quotient.order() as u64 > MOST_CLASSES {
        return Err(too_many(game));
    }
    let order = quotient.order() as u16;
    let row = |x| (0..order).map(|y| quotient.times(x, y)).collect();
    let class = |heap| quotient.class(heap).map_or(0, u64::from);
    Ok(Certificate {
        values: Some(runs((0..q + p).map(class))),
        table: Some((0..order).map(row).collect()),
        lost: Some((0..order).filter(|x| quotient.is_lost_class(*x)).collect()),
        ..Certificate::new("misere-quotient", format!("{text} misere"), (q, p), bound)
    })
}

/// Return the error of a search that ended without a proof: the budget error if no step is left, else `no-certificate`.
fn unproven(game: &Game, reached: u64, budget: &Budget<'_>) -> Error {
    match budget.left() {
        0 => Error::budget(budget.limit(), format!("heap {reached}")),
        _ => refused(game, "unproven", reached),
    }
}

fn refused(game: &Game, reason: &'static str, reached: u64) -> Error {
    let why = match reason {
        "unproven" => format!("no period is proven up to heap {reached}; set a larger `upto`"),
        "saltus" => "its values grow without end, and it is no typed rule".to_string(),
        _ => "it is no code, set or typed rule whose proof can be followed".to_string(),
    };
    Error::new(ErrorCode::NoCertificate, format!("{game} has no certificate: {why}"))
        .with("game", game.to_string())
        .with("reason", reason)
        .with("reached", reached)
}

fn too_many(game: &Game) -> Error {
    let message = format!(
        "{game} has a period too long for a certificate; its table names the proof of the period"
    );
    Error::new(ErrorCode::TooMany, message)
        .with("limit", MOST_VALUES)
        .with("of", "certificate")
        .in_field("game")
}

#[cfg(test)]
mod tests {
    use super::*;
    use mexplorer::Game;

    fn text(game: &str) -> Option<String> {
        match Game::parse(game).unwrap().rule.as_certified()?.certified()? {
            CertifiedRules::Code { text, .. }
            | CertifiedRules::Set { text, .. }
            | CertifiedRules::Rule { text, .. } => Some(text),
        }
    }

    #[test]
    fn games_have_one_form() {
        for (game, wanted) in [
            ("kayles", Some("octal 0.77")),
            ("hex 0.8F", Some("hex 0.8F")),
            ("hex 0.77", Some("octal 0.77")),
            ("treblecross", Some("octal 0.11337")),
            ("n -> n-1 | (i, n-1-i) for i in 1..n-2", Some("octal 0.7")),
            ("octal 4.0", Some("octal 4.0")),
            ("subtract 4 1 3", Some("subtract 1 3 4")),
            ("bounded 3", Some("subtract 1..3")),
            ("n -> n-1|n-3", Some("n -> n-1 | n-3")),
            ("grundy", None),
            ("lasker", None),
            ("octal 0.0", None),
            ("race 3..9", None),
            ("wythoff", None),
            ("n -> n - p for p in 1..n if prime(p)", None),
            ("subtract 1..5000", None),
        ] {
            assert_eq!(text(game).as_deref(), wanted, "{game}");
        }
    }
}
