//! The problem named in a call: a listed problem, or a game given by its line. The input of a game has the format of
//! the programs that [`program`](mexplorer::program) writes.

use mexplorer::text::joined;
use mexplorer::{Error, ErrorCode, Game, Result, Rng, game_line};

use super::draw::heaps;
use super::large::Large;
use super::limits::JudgeLimits;
use super::problem::{Case, Cases, Print, Problem};
use super::problems::{PROBLEM_IDS, PROBLEMS};
use super::scan::{self, MAX_COUNT, Scanner};

pub(super) enum Asked {
    Listed(&'static Problem),
    Own(Own),
}

/// A game given by its line, as a problem: the input is the number of heaps or pieces and then all their numbers, the
/// output is whether the first player wins.
pub(super) struct Own {
    game: Game,
    /// The count of numbers in a piece; 1 for heaps.
    numbers: u64,
}

impl Asked {
    /// Find the problem with an id. An id may also be the line of a game.
    ///
    /// # Errors
    /// `unknown-problem`; the errors of a rule.
    pub(super) fn find(id: &str) -> Result<Asked> {
        let wanted = |problem: &&Problem| problem.id.eq_ignore_ascii_case(id.trim());
        if let Some(listed) = PROBLEMS.iter().find(wanted) {
            return Ok(Asked::Listed(listed));
        }
        let own = match Game::parse(id) {
            Ok(game) => Own::of(game),
            Err(error) if id.contains("->") => return Err(error),
            Err(_) => None,
        };
        own.map(Asked::Own).ok_or_else(|| {
            let known = PROBLEM_IDS.map(String::from).to_vec();
            Error::new(
                ErrorCode::UnknownProblem,
                format!("expected one of the problems {}, found {id:?}", known.join(", ")),
            )
            .with("id", id)
            .with("known", known)
        })
    }

    pub(super) fn cases(&self) -> Cases {
        match self {
            Asked::Listed(problem) => problem.cases,
            Asked::Own(_) => Cases::One,
        }
    }

    pub(super) fn print(&self) -> Print {
        match self {
            Asked::Listed(problem) => problem.print,
            Asked::Own(_) => Print::Lines("Yes", "No"),
        }
    }

    /// Draw a random small case.
    pub(super) fn draw(&self, rng: &mut Rng) -> String {
        match self {
            Asked::Listed(problem) => (problem.draw)(rng),
            Asked::Own(own) => own.draw(rng),
        }
    }

    /// Draw a random case as large as the limits allow.
    pub(super) fn draw_large(&self, large: &mut Large<'_>) -> String {
        match self {
            Asked::Listed(problem) => (problem.row().draw)(large),
            Asked::Own(own) => own.draw_large(large),
        }
    }

    pub(super) fn limits(&self) -> JudgeLimits {
        match self {
            Asked::Listed(problem) => problem.row().limits,
            Asked::Own(own) => own.limits(),
        }
    }

    /// Return whether the limit of heaps or letters applies to all cases of an input together.
    pub(super) fn shares_count(&self) -> bool {
        matches!(self, Asked::Listed(problem) if problem.row().is_shared)
    }

    /// Parse all cases of an input from a scanner.
    ///
    /// # Errors
    /// Those of the format.
    pub(super) fn read(&self, s: &mut Scanner<'_>) -> Result<Vec<Case>> {
        match self {
            Asked::Listed(problem) => problem.cases.read(s, problem.read),
            Asked::Own(own) => Ok(vec![own.read(s)?]),
        }
    }

    /// Parse all cases of an input.
    ///
    /// # Errors
    /// Those of the format, with spots in the input.
    pub(super) fn cases_of(&self, input: &str) -> Result<Vec<Case>> {
        scan::read(input, |scanner| self.read(scanner))
    }
}

/// The largest heap of a small case. Heaps up to this size suffice to show short periods and preperiods.
const SMALL: u64 = 24;

impl Own {
    /// Return the problem of a game; `None` if positions of the game are not lists of any number of heaps or pieces.
    fn of(game: Game) -> Option<Own> {
        let numbers = game_line(&game).numbers;
        let are_heaps = game.rule.sequence().is_ok() && game.position("1 2 3").is_ok();
        (are_heaps || numbers > 1).then_some(Own { game, numbers: numbers as u64 })
    }

    fn read(&self, s: &mut Scanner<'_>) -> Result<Case> {
        let count = s.count("k", MAX_COUNT)?;
        let pieces = s.list(count, |s| (0..self.numbers).map(|_| s.number("a heap")).collect())?;
        let all: Vec<u64> = pieces.into_iter().flat_map(|piece: Vec<u64>| piece).collect();
        // Replace an empty list by a single empty heap, which is played in the same way.
        let all = if all.is_empty() { vec![0; self.numbers as usize] } else { all };
        let position = self.game.position(&joined(&all, " "));
        // Remove the span of the error: it refers to the list of numbers and not to the input.
        let position = position.map_err(|mut error| {
            error.span = None;
            error.in_field("input")
        })?;
        Ok(Case::play(self.game.clone(), position))
    }

    fn written(&self, numbers: &[u64]) -> String {
        format!("{}\n{}", numbers.len() as u64 / self.numbers, joined(numbers, " "))
    }

    fn draw(&self, rng: &mut Rng) -> String {
        let most = if rng.chance(3) { SMALL } else { 9 };
        if self.numbers == 1 {
            return self.written(&heaps(rng, 0, most));
        }
        let count = rng.within(1, 3) * self.numbers;
        let most = if self.numbers == 2 { 9 } else { 4 };
        self.written(&(0..count).map(|_| rng.within(0, most)).collect::<Vec<_>>())
    }

    /// Return the limits of a game given by its line. A solution fills a table up to the largest heap by trying each
    /// option; in misère play without a theorem it searches whole positions.
    fn limits(&self) -> JudgeLimits {
        let (count, largest) = match (self.game.misere, self.numbers) {
            (true, _) => (3, 12),
            (_, 1) => (1000, 2000),
            (_, 2) => (100, 60),
            _ => (10, 12),
        };
        JudgeLimits { seconds: 2, cases: 1, count, largest, more: 0 }
    }

    fn draw_large(&self, large: &mut Large<'_>) -> String {
        let count = large.count();
        let mut numbers = large.numbers(count * self.numbers, 0);
        // Repeat the first half of the pieces: pairs of equal pieces make a lost position.
        if large.is_lost && !self.game.misere {
            let half = numbers.len() / 2 / self.numbers as usize * self.numbers as usize;
            numbers.truncate(half);
            numbers.extend_from_within(..);
        }
        self.written(&numbers)
    }
}
