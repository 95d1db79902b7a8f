//! The search for formulas for the values and the lost heaps of a game of heaps.

use super::form::{Form, Of};
use super::proofs::{Theorem, amounts, automatic, known, ranges, recurring, scaling};
use super::sight::Sight;
use super::{named, periods, program, relations, sets};
use crate::base::sort::sort_by_key;
use crate::period::{Period, Proof};

/// The most formulas to show, for values and for lost heaps each.
const SHOWN: usize = 4;

/// A formula that holds for all tested heaps.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) form: Form,
    pub(crate) family: &'static str,
    /// The number of constants in the formula that were fitted to the values.
    pub(crate) constants: usize,
    pub(crate) proven: Option<Theorem>,
}

impl Found {
    fn new(form: Form, family: &'static str, constants: usize) -> Found {
        Found { form, family, constants, proven: None }
    }

    fn proven(self, theorem: Option<Theorem>) -> Found {
        Found { proven: self.proven.or(theorem), ..self }
    }
}

/// Return the theorem that proves a period, or `None` for an unproven period.
fn of_period(period: Period, proof: Option<Proof>) -> Option<Theorem> {
    period.proven.then(|| match proof {
        None | Some(Proof::Window { .. }) => Theorem::own("window"),
        Some(Proof::FarSteps { .. }) => Theorem::own("amounts"),
        Some(proof) => {
            let (id, author, year) = proof.credit();
            Theorem::of(id, author, year)
        }
    })
}

/// Return the period of the values, proven or observed, with its theorem if proven.
pub(crate) fn recurring(sight: &Sight) -> Option<(Period, Option<Theorem>)> {
    let values = &sight.values;
    let proven = sight.period.filter(|period| period.proven);
    let period = proven.or_else(|| periods::seen(values, sight.fitted()))?;
    let amounts = || sight.rule.as_ref().and_then(|rule| amounts::proves(rule, period, values));
    Some((period, of_period(period, sight.proof).or_else(amounts)))
}

/// Return the theorem of the values' period, if the period proves a formula that agrees with all computed values.
pub(crate) fn by_period(form: &Form, sight: &Sight) -> Option<Theorem> {
    let (period, theorem) = recurring(sight)?;
    theorem.filter(|_| recurring::decides(form, period, sight.values.len() as u64))
}

/// Return the formulas for the values, proven or observed.
pub(crate) fn values(sight: &Sight) -> Vec<Found> {
    let values = &sight.values;
    let mut found: Vec<Found> = Vec::new();
    let rule = sight.rule.as_ref();
    if let Some((form, theorem)) = rule.and_then(known::of_rule) {
        found.push(Found::new(form, "named", 1).proven(Some(theorem)));
    }
    if let Some(Proof::Theorem { id, author, year }) = sight.proof
        && let Some(form) = known::of_game(id)
    {
        found.push(Found::new(form, "named", 1).proven(Some(Theorem::of(id, author, year))));
    }
    if let Some((form, theorem)) = rule.and_then(ranges::form) {
        found.push(Found::new(form, "relations", 1).proven(Some(theorem)));
    }
    if let Some((period, theorem)) = recurring(sight) {
        let constants = (period.preperiod + period.length) as usize;
        let forms = periods::forms(period, values).into_iter();
        found.extend(forms.map(|form| Found::new(form, "period", constants).proven(theorem)));
    } else {
        let related = relations::shortest(values).or_else(|| relations::automatic(values));
        let related = related.map(|(form, constants)| {
            let checked = values.len() as u64;
            let theorem = rule.and_then(|rule| {
                scaling::proves(rule, &form, checked)
                    .or_else(|| automatic::proves(rule, &form, values))
            });
            Found::new(form, "relations", constants).proven(theorem)
        });
        found.extend(related);
        let named = named::forms(values).into_iter();
        found.extend(named.map(|(form, constants)| Found::new(form, "named", constants)));
        if found.is_empty()
            && let Some((form, constants)) = relations::partial(values)
        {
            found.push(Found::new(form, "partial", constants));
        }
    }
    shown(found, sight)
}

/// Return the formulas for the lost heaps.
pub(crate) fn lost(sight: &Sight) -> Vec<Found> {
    let found = sets::forms(sight).into_iter().map(|(form, constants)| {
        let theorem = by_period(&form, sight);
        Found::new(form, "lost", constants).proven(theorem)
    });
    shown(found.collect(), sight)
}

/// Select the formulas to show: they hold for all computed heaps that they cover, and are proven or have enough
/// evidence. The shortest come first.
fn shown(found: Vec<Found>, sight: &Sight) -> Vec<Found> {
    let mut kept: Vec<(String, Found)> = Vec::new();
    let lively = sight.is_table() || changes(sight) >= 4;
    for each in found {
        let weighs = sight.weighs && lively && sight.tested() >= 4 * each.constants;
        if !(each.proven.is_some() || weighs) || !program::is_plain(&each.form) {
            continue;
        }
        let holds = match each.form.of {
            Of::Values if each.family == "partial" => true,
            Of::Values => sight.holds(&each.form),
            Of::Lost => sight.is_lost_by(&each.form),
        };
        if !holds {
            continue;
        }
        let text = each.form.text();
        match kept.iter_mut().find(|(other, _)| *other == text) {
            Some((_, other)) => other.proven = other.proven.or(each.proven),
            None => kept.push((text, each)),
        }
    }
    sort_by_key(&mut kept, |(text, each)| (text.chars().count(), each.proven.is_none()));
    // Keep at most two formulas of a family, and drop unproven formulas of a family with a proven formula.
    let mut families: Vec<(&str, bool)> = Vec::new();
    kept.retain(|(_, each)| {
        let family = (each.family, each.proven.is_some());
        let before = families.iter().filter(|other| **other == family).count();
        families.push(family);
        before < 2 && (family.1 || !families.contains(&(each.family, true)))
    });
    // Show at least one proven formula, even if others are shorter.
    let place = kept.iter().position(|(_, each)| each.proven.is_some());
    if let Some(place) = place.filter(|place| *place >= SHOWN) {
        kept.swap(place, SHOWN - 1);
    }
    kept.truncate(SHOWN);
    kept.into_iter().map(|(_, each)| each).collect()
}

/// Return how often a tested value differs from the previous value, or `usize::MAX` if the tested values are all equal.
fn changes(sight: &Sight) -> usize {
    let tested = sight.values.get(sight.fitted()..).unwrap_or(&[]);
    let still = tested.windows(2).all(|two| two[0] == two[1]);
    if still { usize::MAX } else { tested.windows(2).filter(|two| two[0] != two[1]).count() }
}
