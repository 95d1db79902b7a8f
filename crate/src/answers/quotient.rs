//! The misère quotient of a game on heaps, as an answer of the API.

use serde::Serialize;

use crate::answers::table::limits::no_table;
use crate::base::budget::Budget;
use crate::base::error::{Result, unless_budget};
use crate::heaps::quotient::{Generator, Quotient, Reach};
use crate::notation::Game;
use crate::period::Period;

/// A heap at which the number of classes grew, and to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QuotientGrowth"))]
#[non_exhaustive]
pub struct Growth {
    /// The heap.
    pub heap: u64,
    /// The classes of all sums of heaps up to it.
    pub order: usize,
}

/// What proves that the quotient of the heaps looked at is that of all heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct QuotientProof {
    /// The theorem: that of Plambeck and Siegel (2008).
    pub theorem: &'static str,
    /// Into how many heaps a move may break one, at least 2.
    pub parts: u64,
    /// How many a move takes at most.
    pub taken: u64,
    /// M = parts · (preperiod + length) + taken: a quotient that is exact and periodic below it always is.
    pub bound: u64,
    /// The heap up to which both was checked.
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
    /// How many classes there are.
    pub order: usize,
    /// How many of them are P-positions.
    pub p_order: usize,
    /// Whether it is the quotient of misère Nim on heaps of some number of binary digits.
    pub tame: bool,
    /// That number of digits: the quotient is Tₙ; `None` where it is wild.
    pub tn: Option<u32>,
    /// The generators, in the order of their heaps.
    pub generators: Vec<Generator>,
    /// Equations of words that all others follow from.
    pub relations: Vec<String>,
    /// The word of each class; the first is `1`.
    pub elements: Vec<String>,
    /// The words of the classes that are P-positions.
    pub p_positions: Vec<String>,
    /// For each class, which class each generator makes of it.
    pub products: Vec<Vec<u16>>,
    /// The words of heaps 0, 1, 2 …
    pub phi: Vec<String>,
    /// The period of the words; `None` where none is proven, so that the quotient is that of the heaps
    /// up to `reached` alone.
    pub period: Option<Period>,
    /// What proves it.
    pub proof: Option<QuotientProof>,
    /// The heaps at which the number of classes grew.
    pub growth: Vec<Growth>,
    /// The largest heap that was looked at.
    pub reached: u64,
    /// Whether the budget ended the search.
    pub cut: bool,
}

/// The misère quotient of heaps up to `upto`, or of all heaps once a period is proven. If the
/// budget ends first, the answer covers the heaps up to then.
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
/// `no-table` for games other than codes, typed rules and sets of numbers to be taken; errors of a
/// typed rule.
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
