//! Explanations of the outcome of a sum: the value of each term and the nim-sum of all values.

use super::{Added, Infinite, SumOfGames};
use crate::base::nimber::nimbers;
use crate::base::text::{joined, shortened};
use crate::games::kit::prelude::*;
use crate::ruleset::explain::{Cell, Choice, ColumnKind, Table};

/// The most terms whose moves to the wanted value are listed, and the most such moves listed for each term.
const EXPLAINED: usize = 8;
const LISTED: usize = 6;
/// The most terms whose value is derived as a mex, and the most options that a term may have for such a derivation.
const DERIVED: usize = 3;
const READ: usize = 16;

/// Return the steps that explain the outcome of a position; the outcome must be known.
pub(super) fn why(sum: &SumOfGames, position: &Position, misere: bool) -> Vec<Step> {
    if misere {
        return misere_why(sum, position);
    }
    let added = sum.added(position);
    let loops = sum.loops();
    let theorem = match loops {
        true => Step::Theorem { id: "loopy", author: "Smith", year: 1966 },
        false => Step::sprague_grundy(),
    };
    let mut steps = vec![theorem, sum.table(position)];
    if !added.open.is_empty() {
        steps.extend(Step::argument(open(sum, position, &added)));
        return steps;
    }
    let terms = position.terms();
    let values: Vec<u64> = (0..terms.len()).map(|i| sum.value(i, &terms[i]).unwrap_or(0)).collect();
    let label = |i: usize| sum.label(i, &terms[i]);
    let mut sums = Step::sum(&values, Terms::Values, false, &label);
    if loops {
        // Keep the first step only, and add the argument for loopy games: a move that raises a value can be reversed.
        sums.truncate(1);
        sums.extend(Step::argument(["loops-lower", "loops-back"].map(Claim::new).to_vec()));
    }
    steps.extend(sums);
    if added.numbers != 0 {
        steps.extend(Step::facts("terms-reach", reaching(sum, position, &values, added.numbers)));
    }
    let derived = (0..terms.len()).filter_map(|i| sum.mex(i, &terms[i], values[i]));
    steps.extend(derived.take(DERIVED));
    steps
}

impl SumOfGames {
    fn table(&self, position: &Position) -> Step {
        let columns = [
            ("terms.game", ColumnKind::Text),
            ("terms.position", ColumnKind::Text),
            ("terms.parts", ColumnKind::Text),
            ("nimber", ColumnKind::Nimber),
        ];
        let rows = self.each(position).map(|(term, game, place)| {
            let value = match (self.value(term, place), self.infinite_term(game, place)) {
                (Some(value), _) => Cell::from(value),
                (None, Some(Infinite { reaches: Some(reaches) })) => {
                    Cell::Infinite(nimbers(reaches))
                }
                _ => Cell::None,
            };
            let parts = self.parts_of(term, place);
            let values = parts.iter().map(|part| self.part_value(part).map(|Nimber(value)| value));
            let several = values.collect::<Option<Vec<u64>>>().filter(|values| values.len() > 1);
            let parts =
                several.map_or(Cell::None, |values| Cell::from(shortened(&joined(&values, " ⊕ "))));
            vec![
                shortened(&game.text()).into(),
                shortened(&game.position_text(place)).into(),
                parts,
                value,
            ]
        });
        Table::new("terms", &columns).rows(rows).into()
    }

    /// Return the game and the position of a term as a short label for sentences.
    fn label(&self, term: usize, position: &Position) -> String {
        let Some(game) = self.game(term) else { return String::new() };
        let (name, place) = (self.term_text(term), game.position_text(position));
        format!("{}: {}", shortened(&name), shortened(&place))
    }

    /// Return a step that derives the value of a term as the mex of the values of its options. Return `None` if the
    /// term has no option or more than `READ` options, if play in the term can cycle, if the term does not consist of
    /// exactly one part, or if the value of an option is unknown.
    fn mex(&self, term: usize, position: &Position, value: u64) -> Option<Step> {
        let game = self.game(term)?;
        let few =
            game.move_count(position).is_some_and(|count| (1..=READ as u128).contains(&count));
        if !few || game.as_loopy().is_some() || game.parts(position).len() != 1 {
            return None;
        }
        let mut options = Some(Vec::new());
        let _ = game.moves(position, &mut |mv| {
            let next = game.apply(position, &mv);
            let choice = next.and_then(|next| {
                let nimber = Nimber(self.value(term, &next)?);
                Some(Choice { to: game.position_text(&next), nimber })
            });
            options = options
                .take()
                .zip(choice)
                .map(|(options, choice)| [options, vec![choice]].concat());
            Flow::Continue(())
        });
        Some(Step::mex(self.label(term, position), options?, value))
    }
}

/// Return a claim for each term that has moves to the nim-sum of the other terms. A claim names at most [`LISTED`] of
/// these moves, and there are at most [`EXPLAINED`] claims.
fn reaching(sum: &SumOfGames, position: &Position, values: &[u64], all: u64) -> Vec<Claim> {
    let mut claims = Vec::new();
    for (term, game, place) in sum.each(position) {
        if claims.len() == EXPLAINED {
            break;
        }
        let target = values[term] ^ all;
        let (mut to, mut more) = (Vec::new(), false);
        let _ = sum.reach(term, place, target, &mut |mv| {
            more = to.len() == LISTED;
            if more {
                return Flow::Break(());
            }
            to.extend(game.apply(place, &mv).map(|next| shortened(&game.position_text(&next))));
            Flow::Continue(())
        });
        if to.is_empty() {
            continue;
        }
        let claim = Claim::new("terms-reach")
            .with("label", sum.label(term, place))
            .with("value", values[term])
            .with("target", target)
            .with("to", to)
            .with("more", u64::from(more));
        claims.push(claim.revealing());
    }
    claims
}

/// Return the claims about the outcome when some term has no known finite value.
fn open(sum: &SumOfGames, position: &Position, added: &Added) -> Vec<Claim> {
    let terms = position.terms();
    let label = |term: usize| sum.label(term, &terms[term]);
    match &added.open[..] {
        [(term, None)] => vec![Claim::new("terms-alone").with("label", label(*term))],
        [(term, Some(Infinite { reaches: Some(reaches) }))] => {
            let here = |id| Claim::new(id).with("label", label(*term)).with("rest", added.numbers);
            if !reaches.contains(&added.numbers) {
                return vec![here("terms-apart")];
            }
            let mut claims = vec![here("terms-bring").revealing()];
            claims.extend(["loops-lower", "loops-back"].map(Claim::new));
            claims
        }
        [(term, _), others @ ..] => {
            let other = others.first().map_or(*term, |other| other.0);
            vec![Claim::new("terms-both").with("label", label(*term)).with("other", label(other))]
        }
        [] => Vec::new(),
    }
}

/// Explain the outcome under misère play.
fn misere_why(sum: &SumOfGames, position: &Position) -> Vec<Step> {
    if let Some(tame) = sum.tame_sum(position) {
        let parts = sum.parts(position);
        let value = |part: &Part| sum.tame(part).map_or(0, |(value, _)| value);
        let rows = crate::ruleset::explain::rows(
            parts.iter().map(|part| (shortened(&sum.part_text(part)), value(part))),
        );
        let theorem = Step::Theorem { id: "tame", author: "Conway", year: 1976 };
        let added = Step::nim_sum(rows, parts.iter().map(value));
        return vec![sum.table(position), added, theorem, Step::firm(&tame)];
    }
    if let Some(found) = sum.found_at(position) {
        return searched(sum, position, found);
    }
    let Some((order, lost)) = sum.classes() else { return Vec::new() };
    let theorem = Step::Theorem { id: "misere-quotient", author: "Plambeck, Siegel", year: 2008 };
    let claim = Claim::new("terms-classes").with("order", order).with("lost", lost);
    [theorem].into_iter().chain(Step::facts("terms-classes", vec![claim])).collect()
}

/// Explain the outcome that the search of all positions found.
fn searched(sum: &SumOfGames, position: &Position, (outcome, depth): (Outcome, u64)) -> Vec<Step> {
    let theorem = Step::Theorem { id: "retrograde", author: "Kalmár", year: 1928 };
    let positions = sum.count_searched().unwrap_or(0);
    let ending = match outcome {
        Outcome::D => {
            let holds = sum.found_moves(position, Outcome::D).map_or(0, |moves| moves.len());
            let moves = sum.move_count(position).and_then(|count| u64::try_from(count).ok());
            let moves = moves.unwrap_or(u64::MAX);
            Claim::new("loops-hold").with("moves", moves).with("holds", holds)
        }
        _ => Claim::new("loops-moves").with("moves", depth),
    };
    let claims = vec![Claim::new("loops-searched").with("positions", positions), ending];
    [theorem].into_iter().chain(Step::argument(claims)).collect()
}
