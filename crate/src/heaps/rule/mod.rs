//! A game in one line: a rule for the options of a heap `n`.
//!
//! ```text
//! rule        = "n" "->" alternative { "|" alternative }
//! alternative = option [ "for" range { "," range } ] [ "if" condition { "," condition } ]
//! option      = number | "(" number "," number { "," number } ")" | heaps { "+" heaps }
//! heaps       = [ number "of" ] "(" number { "," number } ")"
//! range       = name "in" number ".." number
//! ```
//!
//! An option with a heap below 0 does not exist; every other heap must be smaller than `n`. See
//! `docs/rules.md` for the whole grammar and for the properties of a rule that can be proven.

mod apparent_period;
#[cfg_attr(not(feature = "lab"), path = "walked.rs")]
pub mod compiled;
mod filter_cache;
mod forms;
#[cfg(feature = "lab")]
pub(crate) mod formula;
mod lex;
pub(crate) mod linear;
mod monotone;
#[cfg(feature = "lab")]
pub(crate) mod nest;
pub mod numbers;
mod options;
mod parse;
mod plan;
mod print;
mod ranges;
mod recurrence;
mod shape;
mod table;
#[cfg(all(test, not(target_arch = "wasm32")))] // proptest runs on the host alone
#[allow(clippy::unwrap_used)]
pub(crate) mod tests;
pub(crate) mod tree;
mod value;
mod walk;
mod ways;

use std::fmt;

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{ErrorCode, Result};
use crate::base::text::Source;
#[cfg(feature = "lab")]
use crate::heaps::certified::CertifiedRules;
use crate::heaps::octal::TakeAndBreak;

pub use lex::{Kind, Piece, tokens, tokens_in};
pub use table::RuleTable;

use plan::Plan;
use rustc_hash::FxHashSet;
use tree::{Alternative, Tree};
use walk::{Aim, Ignored, Sink, walk};

/// A rule for the options of one heap.
///
/// Two rules are equal if their printed forms are equal.
///
/// ```
/// use mexplorer::heaps::rule::HeapRule;
/// let rule = HeapRule::parse("n→(i,n−i) for i in 1..n-1 if i<n-i")?;
/// assert_eq!(rule.to_string(), "n -> (i, n-i) for i in 1..n-1 if i < n-i");
/// let error = HeapRule::parse("n -> n-1 | n+2").unwrap_err();
/// assert_eq!((error.code.as_str(), error.span.map(|s| s.start)), ("not-smaller", Some(11)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct HeapRule {
    tree: Tree,
    plans: Vec<Plan>,
}

/// The most distinct options of a heap or a position, or ranges of options, that are stored, as a limit of memory. An
/// option of many heaps counts as several options.
const MAX_SHOWN: usize = 1 << 20;

/// The largest heap for the trial of a rule when the rule is read, and the step limit of the trial.
const TRIED: (u64, u64) = (24, 20_000);

impl HeapRule {
    /// Read a rule and try it on small heaps.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text`: `expected-syntax`, `two-readings`, `unknown-name`, `name-taken`,
    /// `number-too-large`, `too-deep`, `too-many`; and, from the trial on small heaps, `not-smaller`, and
    /// `division-by-zero` if it occurs for every positive heap of the trial.
    pub fn parse(text: &str) -> Result<HeapRule> {
        let source = Source::new(text);
        let end = source.plain().len();
        HeapRule::read(&source, end).map_err(|e| source.locate(e))
    }

    /// Read a rule from the plain text up to byte `end`.
    ///
    /// # Errors
    /// The errors of [`HeapRule::parse`], with spans in bytes of the plain text, for [`Source::locate`].
    pub fn read(source: &Source<'_>, end: usize) -> Result<HeapRule> {
        let tree = parse::parse(source.plain().get(..end).unwrap_or(source.plain()), false)?;
        let plans = different(&tree).map(|each| Plan::new(each, 1)).collect();
        let mut rule = HeapRule { tree, plans };
        rule.try_out()?;
        let offsets = source.offsets();
        for plan in &mut rule.plans {
            plan.place(&|spot| offsets.span(spot));
        }
        Ok(rule)
    }

    /// Try the rule on small heaps, so that most mistakes are reported when the rule is typed. A division by 0 is an
    /// error only if it occurs for every positive heap of the trial.
    fn try_out(&self) -> Result<()> {
        let mut budget = Budget::steps(TRIED.1);
        let (mut divided, mut runs) = (Ok(()), false);
        for heap in 0..=TRIED.0 {
            match self.each(heap, heap, &mut budget, &mut Ignored) {
                Err(error) if error.is_exhausted() => break,
                Err(error) if error.code == ErrorCode::DivisionByZero => {
                    divided = divided.and(Err(error))
                }
                tried => runs |= tried.map(|_| heap > 0)?,
            }
        }
        if runs { Ok(()) } else { divided }
    }

    /// Return whether every option is a single heap, so that each move only makes a heap smaller.
    pub fn is_single(&self) -> bool {
        let single = |each: &Alternative| each.parts.len() == 1 && each.copies.is_empty();
        self.tree.alternatives.iter().all(single)
    }

    /// Return whether an option has a multiplicity, as in `q of (d)`, so that its number of heaps may depend on the
    /// heap.
    pub fn counts(&self) -> bool {
        self.plans.iter().any(|plan| !plan.copies.is_empty())
    }

    /// Return the same game as a take-and-break game, for which there are faster tables and proofs. This requires
    /// alternatives of the form `n - c`, or two heaps with the total n − c. The two heaps may have any sizes, any sizes
    /// from some size on, or any different sizes. A rule of another form, or one that never breaks a heap, gives
    /// `None`.
    ///
    /// ```
    /// use mexplorer::{heaps::octal::TakeAndBreak, heaps::rule::HeapRule};
    /// let grundy = HeapRule::parse("n -> (i, n-i) for i in 1..n-1 if i < n-i")?;
    /// assert_eq!(grundy.as_octal(), Some(TakeAndBreak::grundy()));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn as_octal(&self) -> Option<TakeAndBreak> {
        if self.is_single() { None } else { shape::as_octal(&self.plans) }
    }

    /// Return the rule in the form of a certificate, if a checker can verify the proof of its period.
    ///
    /// ```
    /// use mexplorer::heaps::{certified::CertifiedRules, rule::HeapRule};
    /// let rule = HeapRule::parse("n -> n-1 | n-3 if n % 2 == 0")?;
    /// let Some(CertifiedRules::Rule { window, modulus, .. }) = rule.certified() else { panic!() };
    /// assert_eq!((window, modulus), (3, 2));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    #[cfg(feature = "lab")]
    pub fn certified(&self) -> Option<CertifiedRules> {
        let [from, window, modulus] = shape::Shape::bounds(&self.plans)?;
        // Double the bound: a checker may decide a comparison only at larger heaps than this code.
        let from = from.checked_mul(2)?;
        let text = self.to_string();
        // Exclude functions that checkers do not support.
        let unknown = ["^", "sqrt(", "xor(", "phi(", "v(", "log2(", "omega(", "lpf(", "pi("];
        if unknown.iter().any(|sign| text.contains(sign)) {
            return None;
        }
        Some(CertifiedRules::Rule { text, from, window, modulus })
    }

    fn each(
        &self,
        n: u64,
        reached: u64,
        budget: &mut Budget<'_>,
        sink: &mut dyn Sink,
    ) -> Result<Flow> {
        let aim = Aim { reached: Some(reached), ..Aim::default() };
        for plan in &self.plans {
            let flow = walk(plan, &[n], aim, budget, sink)?;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(Flow::Continue(()))
    }
}

/// Return the distinct alternatives of a rule, since repeated alternatives add no option.
fn different(tree: &Tree) -> impl Iterator<Item = &Alternative> {
    let mut seen = FxHashSet::default();
    tree.alternatives.iter().filter(move |each| seen.insert(print::alternative(tree, each)))
}

impl PartialEq for HeapRule {
    fn eq(&self, other: &Self) -> bool {
        self.tree == other.tree
    }
}

impl Eq for HeapRule {}

impl fmt::Display for HeapRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print::print(&self.tree))
    }
}
