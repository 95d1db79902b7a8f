//! Claims about the values of a game, and their test against the computed values.

use serde::Serialize;

use super::form::{Form, Of, Shape};
use super::notation::{Claim, read};
use super::plane::{self, Plane};
use super::proofs::{Theorem, automatic};
use super::search;
use super::sight::{Sight, typed};
use crate::answers::table::limits::no_table;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result, Span};
#[cfg(feature = "typescript")]
use crate::base::nimber::Count;
use crate::base::nimber::big;
use crate::heaps::rule::formula::{text, worth};
use crate::notation::Game;

/// The largest coordinate up to which a claim about pairs of numbers is tested.
const FARTHEST: u64 = 200;

/// The most options of a position that a refutation lists.
const LISTED: usize = 64;

/// The result of testing a claim about the values of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Conjecture {
    /// The claim in canonical form.
    pub claim: String,
    /// The subject of the claim: `values`, `lost` positions, a `period`, or heaps that are lost `together`.
    pub kind: &'static str,
    /// The last heap on which the claim is tested; for a claim about pairs of numbers, the largest tested number.
    pub checked: u64,
    /// Whether the claim is wrong on no tested heap, and gives a value for at least one tested heap.
    pub holds: bool,
    /// Whether the claim is proven for all heaps.
    pub proven: bool,
    /// The theorem that proves the claim; null for an unproven claim.
    pub theorem: Option<Theorem>,
    /// The number of tested heaps on which the claim is wrong.
    pub failures: u64,
    /// The heap from which the claim holds for all further tested heaps, if the claim is wrong on some heaps; null if
    /// the claim is wrong on no heap or on the last heap, and for a claim about pairs of numbers.
    pub holds_from: Option<u64>,
    /// The number of heaps for which the claim gives no value.
    pub silent: u64,
    /// The first position on which the claim is wrong; null if the claim is wrong on no tested position.
    pub fails: Option<Failure>,
}

/// The first position on which a claim is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Failure {
    /// The position in the notation of positions.
    pub position: String,
    /// The claimed value. For a claim about lost positions, 1 means lost and 0 means won.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub says: u64,
    /// The true value, or for a claim about lost positions 1 for lost and 0 for won.
    pub truth: u64,
    /// At most 64 options of the position with their values. The options show the error: `says` is among their values,
    /// or a number below `says` is not among their values.
    pub options: Vec<ValuedOption>,
}

/// An option of a position, with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct ValuedOption {
    /// The option in the notation of positions.
    pub to: String,
    /// The Grundy value of the option.
    pub value: u64,
}

/// Counts of the heap-by-heap comparison of a claim with the values.
#[derive(Default)]
struct Tally {
    failures: u64,
    silent: u64,
    first: Option<(u64, u64, u64)>,
    last: u64,
}

impl Tally {
    fn see(&mut self, n: u64, says: Option<u64>, truth: u64) {
        match says {
            None => self.silent += 1,
            Some(says) if says != truth => {
                self.failures += 1;
                self.first.get_or_insert((n, says, truth));
                self.last = n;
            }
            Some(_) => {}
        }
    }
}

/// Test a claim about the values of heaps, such as `g(n) = n % 4`, `lost if n % 3 == 0` or `period 12 from 71`, on the
/// heaps up to `upto`.
///
/// ```
/// use mexplorer::{Budget, Game, conjecture};
/// let game = Game::parse("octal 0.07")?;
/// let found = conjecture(&game, "period 12 from 4", 1000, &mut Budget::default())?;
/// let fails = found.fails.expect("a heap");
/// assert_eq!((fails.position.as_str(), fails.says, fails.truth), ("16", 2, 5));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// With a span in UTF-16 units of `claim`: `expected-syntax`, `unknown-name`, `number-too-large`, `too-deep`;
/// `no-table`; `budget`; errors of a user-written rule.
pub fn conjecture(
    game: &Game,
    claim: &str,
    upto: u64,
    budget: &mut Budget<'_>,
) -> Result<Conjecture> {
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let mut sequence = match game.rule.sequence() {
        Ok(sequence) => sequence,
        Err(reason) => return of_pairs(game, claim, upto, reason, budget),
    };
    let claimed = read(claim, &["n".to_string()])?;
    sequence.extend(upto, true, budget)?;
    let (period, proof) = (sequence.period(), sequence.proof());
    let values: Vec<u64> = (0..=upto).map_while(|heap| sequence.value(heap)).collect();
    let rule = typed(game);
    let sight = Sight { table: values.len(), values, period, proof, weighs: true, rule };
    let mut tally = Tally::default();
    let (kind, canonical) = compare(&claimed, &sight, &mut tally);
    let holds = tally.failures == 0 && tally.silent < sight.values.len() as u64;
    let theorem = if holds { proven(&claimed, &canonical, &sight) } else { None };
    let checked = sight.values.len() as u64 - 1;
    let from = tally.last + 1;
    Ok(Conjecture {
        claim: canonical,
        kind,
        checked,
        holds,
        proven: theorem.is_some(),
        theorem,
        failures: tally.failures,
        holds_from: (tally.failures > 0 && from <= checked).then_some(from),
        silent: tally.silent,
        fails: tally.first.map(|(n, says, truth)| {
            let position = match &claimed {
                Claim::Together(heaps) => {
                    let each = heaps.iter().filter_map(|heap| worth(heap, &[n.cast_signed()]));
                    each.map(|heap| heap.to_string()).collect::<Vec<_>>().join(" ")
                }
                _ => n.to_string(),
            };
            let value = |heap: &[usize]| sight.values.get(*heap.first()?).copied();
            let options = options(game, &position, 1, &value);
            Failure { position, says, truth, options }
        }),
    })
}

/// Test a claim about pairs of numbers.
fn of_pairs(
    game: &Game,
    claim: &str,
    upto: u64,
    reason: &'static str,
    budget: &mut Budget<'_>,
) -> Result<Conjecture> {
    let side = upto.min(FARTHEST) as usize + 1;
    let plane = Plane::of_side(game, side, budget)?.ok_or_else(|| no_table(game, reason))?;
    let form = match read(claim, &plane.names)? {
        Claim::Form(form) => form,
        // Refuse the other claims: a game of two numbers has no periods of heaps, and no relations between heaps.
        _ => return Err(unreadable(claim)),
    };
    let own = |to: &[u64]| {
        let (x, y) = (to[0] as usize, to[1] as usize);
        (x.max(y) < side).then(|| plane.at(x, y))
    };
    let (mut tally, mut reader) = (Tally::default(), form.reader());
    for (x, y) in plane.places() {
        let value = plane.at(x, y);
        let truth = if form.of == Of::Lost { u64::from(value == 0) } else { value };
        let says = reader.says(&[x as u64, y as u64], &own);
        tally.see((x * side + y) as u64, says, truth);
    }
    let holds = tally.failures == 0 && tally.silent < (side * side) as u64;
    let canonical = form.text();
    let same = |one: &search::Found| one.form.text() == canonical;
    let found = || {
        let values = plane::values(&plane);
        let lost = plane::lost(&plane, &values);
        values.into_iter().chain(lost)
    };
    let theorem = if holds { found().filter(same).find_map(|one| one.proven) } else { None };
    Ok(Conjecture {
        kind: if form.of == Of::Lost { "lost" } else { "values" },
        claim: canonical,
        checked: side as u64 - 1,
        holds,
        proven: theorem.is_some(),
        theorem,
        failures: tally.failures,
        holds_from: None,
        silent: tally.silent,
        fails: tally.first.map(|(place, says, truth)| {
            let (x, y) = (place as usize / side, place as usize % side);
            let position = format!("{x} {y}");
            let value = |pair: &[usize]| {
                let [x, y] = pair else { return None };
                (x.max(y) < &side).then(|| plane.at(*x, *y))
            };
            let options = options(game, &position, 2, &value);
            Failure { position, says, truth, options }
        }),
    })
}

#[cold]
fn unreadable(claim: &str) -> Error {
    Error::new(ErrorCode::ExpectedSyntax, format!("expected g(x, y), found {claim}"))
        .at(Span::new(0, claim.encode_utf16().count()))
        .with("expected", vec!["g(x, y)".to_string()])
        .with("found", claim)
        .in_field("claim")
}

/// Compare a claim with the values, and return the claim's kind and canonical text.
fn compare(claimed: &Claim, sight: &Sight, tally: &mut Tally) -> (&'static str, String) {
    let values = &sight.values;
    match claimed {
        Claim::Form(form) => {
            let lost = form.of == Of::Lost;
            let mut reader = form.reader();
            let own = |to: &[u64]| values.get(to[0] as usize).copied();
            for (n, value) in values.iter().enumerate() {
                let truth = if lost { u64::from(*value == 0) } else { *value };
                tally.see(n as u64, reader.says(&[n as u64], &own), truth);
            }
            (if lost { "lost" } else { "values" }, form.text())
        }
        Claim::Period { length, from, saltus } => {
            for (n, value) in values.iter().enumerate() {
                let before = (n as u64).checked_sub(*length).filter(|before| before >= from);
                let says = before.map(|before| values[before as usize] + saltus);
                tally.see(n as u64, says, *value);
            }
            let form = Shape::Period {
                preperiod: *from,
                saltus: *saltus,
                values: vec![0; from.saturating_add(*length).min(1 << 24) as usize],
            };
            ("period", Form::new(Of::Values, form).text())
        }
        Claim::Together(heaps) => {
            for n in 0..values.len() as u64 {
                let each = heaps.iter().map(|heap| {
                    let heap = u64::try_from(worth(heap, &[n.cast_signed()])?).ok()?;
                    values.get(usize::try_from(heap).ok()?).copied()
                });
                let sum = each.sum_xor();
                if let Some(sum) = sum {
                    tally.see(n, Some(1), u64::from(sum == 0));
                } else {
                    tally.see(n, None, 0);
                }
            }
            let heaps: Vec<String> = heaps.iter().map(|heap| text(heap, &["n"])).collect();
            ("together", format!("lost ({})", heaps.join(", ")))
        }
    }
}

/// Extension of iterators with the nim-sum of values; `None` if a value is unknown.
trait SumXor {
    fn sum_xor(self) -> Option<u64>;
}

impl<I: Iterator<Item = Option<u64>>> SumXor for I {
    fn sum_xor(mut self) -> Option<u64> {
        self.try_fold(0, |sum, value| Some(sum ^ value?))
    }
}

/// Return the theorem that proves a claim, if the claim passed all comparisons: the theorem of a proven period, of an
/// equal proven formula, or of a proof by automata.
fn proven(claimed: &Claim, canonical: &str, sight: &Sight) -> Option<Theorem> {
    let found = || search::values(sight).into_iter().chain(search::lost(sight));
    match claimed {
        Claim::Form(form) => {
            let same = |one: &search::Found| one.form == *form || one.form.text() == canonical;
            let known = found().filter(same).find_map(|one| one.proven);
            let rule = sight.rule.as_ref();
            known
                .or_else(|| search::by_period(form, sight))
                .or_else(|| rule.and_then(|rule| automatic::proves(rule, form, &sight.values)))
        }
        Claim::Period { length, from, saltus } => {
            let (period, theorem) = search::recurring(sight)?;
            let multiple = length.is_multiple_of(period.length)
                && (length / period.length).checked_mul(period.saltus) == Some(*saltus);
            // The proof needs the values of the heaps up to the start of the proven period or of the claimed period,
            // whichever is later, and of one claimed length beyond.
            let seen = period.preperiod.max(*from).saturating_add(*length);
            theorem.filter(|_| multiple && seen <= sight.values.len() as u64)
        }
        Claim::Together(_) => None,
    }
}

/// Return at most `LISTED` options of a position with their values, without the options of unknown value. A piece of
/// the position has `numbers` numbers: 1 for a heap, 2 for a pair.
fn options(
    game: &Game,
    position: &str,
    numbers: usize,
    value: &dyn Fn(&[usize]) -> Option<u64>,
) -> Vec<ValuedOption> {
    let Ok(position) = game.position(position) else { return Vec::new() };
    let mut found = Vec::new();
    let _ = game.rule.moves(&position, &mut |mv| {
        if let Some(to) = game.rule.apply(&position, &mv) {
            let text = game.text(&to);
            let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
            let left: Vec<usize> = words.filter_map(|word| word.parse().ok()).collect();
            let sum = left.chunks(numbers).try_fold(0, |sum, piece| Some(sum ^ value(piece)?));
            found.extend(sum.map(|value| ValuedOption { to: text, value }));
        }
        if found.len() < LISTED {
            std::ops::ControlFlow::Continue(())
        } else {
            std::ops::ControlFlow::Break(())
        }
    });
    found
}
