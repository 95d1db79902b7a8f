//! Search for the period of a take-and-break game. The search can be stopped and continued later.

use serde::{Serialize, Serializer};

use mexplorer::heaps::certified::CertifiedRules;
use mexplorer::heaps::octal::{BreakTable, Choice, Ended, Prover, TakeAndBreak, TakeCode};
use mexplorer::{Budget, Count, Error, ErrorCode, Game, Period, Result, Sequence, no_table};

use crate::slices::fill;

/// The minimum number of heaps whose values are first computed one by one. The number is raised to four times the width
/// of the window if that is larger.
const FIRST: u64 = 1 << 16;

/// The number of heaps counted as one step of the budget in a search with a window of the last values.
const HEAPS_A_STEP: u64 = 1 << 12;

/// The result of a search for a period, which may be unfinished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct ProofRun {
    /// The game in canonical form.
    pub game: String,
    /// The period if it is proven, else `None`.
    pub period: Option<Period>,
    /// The largest heap whose value was computed.
    #[serde(serialize_with = "count")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub reached: u64,
    /// A text from which a later call of `prove` continues, also in another program. `null` if the search used only the
    /// table of all values; a later call then starts again.
    pub state: Option<String>,
}

/// Search for the period of a game and for its proof. The search ends when the period is proven, the value of heap
/// `upto` is computed, or the budget is spent, which is no error. With the `state` of an earlier search for the same
/// game, continue that search. `watch` receives the largest heap whose value was computed, and `upto`, at intervals. A
/// search by the table of all values ends at the latest when the table exceeds the memory of the budget.
///
/// ```
/// use mexplorer::{Budget, Game, Period};
/// use mexplorer_prover::prove;
/// let game = Game::parse("octal 0.106")?;
/// let first = prove(&game, 200_000, None, &mut Budget::default(), &mut |_, _| {})?;
/// assert_eq!((first.period, first.reached), (None, 200_000));
/// let state = first.state.as_deref();
/// let second = prove(&game, 300_000, state, &mut Budget::default(), &mut |_, _| {})?;
/// assert_eq!(second.reached, 300_000);
/// let kayles = prove(&Game::parse("kayles")?, 1000, None, &mut Budget::default(), &mut |_, _| {})?;
/// assert_eq!(kayles.period, Some(Period::proven(71, 12)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table` for games without a value for each heap; `bad-option` for a `state` that is not a state of this game;
/// `too-many` where values grow too large for the engine; `memory`, with the largest heap, if the table of all values
/// exceeds the memory; the errors of a user-written rule.
pub fn prove(
    game: &Game,
    upto: u64,
    state: Option<&str>,
    budget: &mut Budget<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<ProofRun> {
    let code = match game.rule.as_certified().and_then(|rules| rules.certified()) {
        Some(CertifiedRules::Code { text, .. }) if !game.misere => code(&text),
        _ => None,
    };
    let Some((text, rules)) = code else {
        return match state {
            Some(_) => Err(no_state(game)),
            None => by_table(game, upto, budget, watch),
        };
    };
    let width = match state {
        Some(state) => {
            let (of, width) = Prover::game_of(state).ok_or_else(|| no_state(game))?;
            if of != text {
                return Err(no_state(game));
            }
            width
        }
        None => Choice::default().width,
    };
    let mut table = BreakTable::new(rules.clone());
    let first = FIRST.max(4 * width as u64);
    fill(&mut table, first - 1, budget, &mut |reached| watch(reached.min(upto), upto))?;
    if (table.values().len() as u64) < first || table.period().is_some_and(|p| p.proven) {
        return Ok(run_of(game, &table, upto));
    }
    let values: Vec<u8> = table.values().iter().take(first as usize).map_while(byte).collect();
    let choice = Choice { width, ..Choice::default() };
    let prover = match state {
        Some(state) => Prover::resume(&rules, &values, state, choice),
        None => Prover::new(&rules, &values, choice),
    };
    let mut prover = match prover {
        Some(prover) => prover,
        None if state.is_some() => return Err(no_state(game)),
        None => return by_table(game, upto, budget, watch),
    };
    loop {
        let done = prover.advance(upto.saturating_add(1)).map_err(|ended| refused(game, ended))?;
        let reached = prover.main().0 - 1;
        watch(reached, upto.max(reached));
        let spent = budget.spend(done.div_ceil(HEAPS_A_STEP), || format!("heap {reached}"));
        if done == 0 || spent.is_err() {
            break;
        }
    }
    let period = prover.period().map(|(preperiod, length)| Period::proven(preperiod, length));
    let state = prover.state(&text);
    Ok(ProofRun { game: game.to_string(), period, reached: prover.reached(), state: Some(state) })
}

fn byte(value: u32) -> Option<u8> {
    u8::try_from(value).ok()
}

/// Parse the rules of an octal or hexadecimal code.
fn code(text: &str) -> Option<(String, TakeAndBreak)> {
    let (name, digits) = text.split_once(' ')?;
    let word = mexplorer::text::Word { text: digits, start: 0 };
    let code = TakeCode::parse(word, name == "hex").ok()?;
    Some((text.to_string(), TakeAndBreak::from(&code)))
}

/// Search by a table of the values of all heaps, which stays in memory.
fn by_table(
    game: &Game,
    upto: u64,
    budget: &mut Budget<'_>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<ProofRun> {
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let mut sequence = game.rule.sequence().map_err(|reason| no_table(game, reason))?;
    fill(&mut *sequence, upto, budget, &mut |reached| watch(reached.min(upto), upto))?;
    Ok(run_of(game, &*sequence, upto))
}

fn run_of(game: &Game, sequence: &dyn Sequence, upto: u64) -> ProofRun {
    let period = sequence.period().filter(|period| period.proven);
    let reached = (sequence.values().len() as u64).saturating_sub(1).min(upto);
    ProofRun { game: game.to_string(), period, reached, state: None }
}

fn no_state(game: &Game) -> Error {
    let message = format!("expected state to be one of a search for the period of {game}");
    Error::new(ErrorCode::BadOption, message)
        .with("option", "state")
        .with("found", "")
        .with("expected", format!("one of a search for the period of {game}"))
}

fn refused(game: &Game, ended: Ended) -> Error {
    let (heap, why) = match ended {
        Ended::Window(heap) => (heap, "the last values do not decide it"),
        Ended::Value(heap) => (heap, "its value is above 255"),
    };
    let message = format!("heap {heap} of {game} is too much for this engine: {why}");
    Error::new(ErrorCode::TooMany, message).with("limit", heap).with("of", "prove").in_field("game")
}

/// Serialize a number, as text if it exceeds 2^53 − 1.
fn count<S: Serializer>(n: &u64, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    Count(u128::from(*n)).serialize(serializer)
}
