//! The misère quotient of a game on heaps, as the API returns it.

use serde::Serialize;

use crate::answers::table::limits::no_table;
use crate::base::budget::Budget;
use crate::base::error::{Result, unless_budget};
use crate::heaps::quotient::{Generator, Quotient, Reach};
use crate::notation::Game;
use crate::period::Period;

/// A heap that increases the number of classes, and the new number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QuotientGrowth"))]
#[non_exhaustive]
pub struct Growth {
    /// The heap.
    pub heap: u64,
    /// The number of classes of all sums of heaps up to `heap`.
    pub order: usize,
}

/// The proof that the quotient of finitely many heaps is the quotient of all heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct QuotientProof {
    /// The name of the theorem, due to Plambeck and Siegel (2008).
    pub theorem: &'static str,
    /// The largest number of heaps into which a move may split a heap, at least 2.
    pub parts: u64,
    /// The largest number of tokens that a move takes.
    pub taken: u64,
    /// The bound M = parts · (preperiod + length) + taken: a quotient that is exact and periodic below M is exact
    /// and periodic for all heaps.
    pub bound: u64,
    /// The heap up to which exactness and periodicity were checked.
    pub upto: u64,
}

/// The misère quotient of a game, or of its heaps up to `reached`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Quotient"))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct QuotientAnswer {
    /// The game in canonical form, without `misere`.
    pub game: String,
    /// The number of classes of the quotient.
    pub order: usize,
    /// The number of classes that are P-positions.
    pub p_order: usize,
    /// Whether the quotient is tame: the quotient of misère Nim on heaps of at most some number of binary digits.
    pub tame: bool,
    /// The number n of binary digits, if the quotient is Tₙ; `None` for a wild quotient.
    pub tn: Option<u32>,
    /// The generators, in the order of their heaps.
    pub generators: Vec<Generator>,
    /// Equations between words (products of generators), from which all equations in the quotient follow.
    pub relations: Vec<String>,
    /// The word (product of generators) of each class; the first word is `1`.
    pub elements: Vec<String>,
    /// The words of the classes that are P-positions.
    pub p_positions: Vec<String>,
    /// The multiplication table: for each class the index of its product with each generator.
    pub products: Vec<Vec<u16>>,
    /// The words of the heaps 0, 1, 2 …
    pub phi: Vec<String>,
    /// The proven period of `phi`; `None` if no period is proven. The quotient then covers only the heaps up to
    /// `reached`.
    pub period: Option<Period>,
    /// The proof of `period`.
    pub proof: Option<QuotientProof>,
    /// The heaps that increase the number of classes.
    pub growth: Vec<Growth>,
    /// The largest heap examined.
    pub reached: u64,
    /// Whether the budget ended the search.
    pub cut: bool,
}

/// Compute the misère quotient of heaps up to `upto`, or of all heaps once a period is proven. If the budget ends
/// first, the answer covers the heaps examined until then.
///
/// ```
/// use mexplorer::{Budget, Game, Period, quotient};
/// let kayles = quotient(&Game::parse("kayles")?, 1000, &mut Budget::default())?;
/// assert_eq!((kayles.order, kayles.p_order, kayles.tame), (40, 9, false));
/// assert_eq!(kayles.period, Some(Period::proven(71, 12)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table` for games other than codes, user-written rules and subtraction sets; errors of a user-written rule.
pub fn quotient(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<QuotientAnswer> {
    let Some(rules) = game.rule.as_heap_rules() else {
        return Err(no_table(game, "no-quotient"));
    };
    let (options, reach) = rules.heap_rules();
    let mut quotient = Quotient::new();
    let cut = unless_budget(quotient.grow(upto, &options, reach, budget))?.is_none();
    Ok(answer(game, &quotient, reach, cut))
}

fn answer(game: &Game, quotient: &Quotient, reach: Option<Reach>, cut: bool) -> QuotientAnswer {
    let presentation = quotient.presentation();
    let classes = 0..quotient.order() as u16;
    let word = |class: u16| presentation.words[usize::from(class)].clone();
    let lost = classes.clone().filter(|class| quotient.is_lost_class(*class));
    let generators = presentation.generators.iter().filter_map(|g| quotient.class(g.heap));
    let generators: Vec<u16> = generators.collect();
    let reached = quotient.reached().unwrap_or(0);
    let proof = quotient.period().zip(reach).map(|(period, reach)| QuotientProof {
        theorem: "plambeck-siegel",
        parts: reach.parts,
        taken: reach.taken,
        bound: period.bound,
        upto: period.upto,
    });
    QuotientAnswer {
        game: game.rule.text(),
        order: quotient.order(),
        p_order: quotient.lost_count(),
        tame: quotient.tame().is_some(),
        tn: quotient.tame(),
        relations: presentation.relations.clone(),
        elements: presentation.words.clone(),
        p_positions: lost.map(word).collect(),
        products: classes
            .map(|x| generators.iter().map(|y| quotient.times(x, *y)).collect())
            .collect(),
        phi: (0..=reached).filter_map(|heap| quotient.class(heap)).map(word).collect(),
        period: quotient.period().map(|p| Period::proven(p.preperiod, p.length)),
        proof,
        growth: (quotient.growth().iter()).map(|&(heap, order)| Growth { heap, order }).collect(),
        generators: presentation.generators,
        reached,
        cut,
    }
}
