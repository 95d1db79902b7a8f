//! A practice problem: the format of its cases, its question, its output, and a function that draws random cases.

use super::scan::{MAX_COUNT, Scanner};
use mexplorer::union::union_size;
use mexplorer::{Budget, Game, Oracle, Outcome, Position, Result, Rng, prepared_for};

/// A practice problem, named by its number at the judge that has it.
pub(super) struct Problem {
    pub id: &'static str,
    /// The way in which the cases of an input are delimited.
    pub cases: Cases,
    /// The function that parses one case.
    pub read: fn(&mut Scanner<'_>) -> Result<Case>,
    pub print: Print,
    /// The function that draws a random small case.
    pub draw: fn(&mut Rng) -> String,
}

#[derive(Clone, Copy)]
pub(super) enum Cases {
    One,
    /// The number of cases, under this name in error messages, and then the cases.
    Counted(&'static str),
    /// Cases up to a mark of this many zeros.
    UntilZeros(usize),
    ToEnd,
}

#[derive(Clone, Copy)]
pub(super) enum Print {
    /// The winner of each position on a separate line, as the first text for the first player and the second text for
    /// the second player.
    Lines(&'static str, &'static str),
    /// The winners of all positions of a case in one line: the texts for the two players, and the separator between
    /// winners.
    Joined(&'static str, &'static str, &'static str),
    /// The number of the case and its winner: the text before the number, and the texts for the two players.
    Numbered(&'static str, &'static str, &'static str),
    Computed,
}

#[derive(Debug)]
pub(super) struct Group {
    /// The text of the game, if cases with equal texts are of the same game and may share its tables.
    pub name: Option<String>,
    pub game: Game,
    pub positions: Vec<Position>,
}

pub(super) enum Case {
    /// Find the winner of each position of the group.
    Winners(Group),
    /// Find the winner of each of the shown positions by a theorem of the problem.
    Decided { shown: Places, winners: Winners },
    /// Answer another question about the shown positions; no position is shown if no game of the list has it. `accepts`
    /// is present if the judge accepts several answers.
    Computed { shown: Places, answer: Answer, accepts: Option<Accepts> },
    /// Count the numbers from 1 to n that are multiples of some of these divisors.
    Multiples { n: u128, divisors: Vec<u128> },
}

pub(super) type Answer = Box<dyn Fn(&mut Budget<'_>) -> Result<String>>;

/// A function that returns whether the judge accepts these words as an answer, for example with another winning first
/// move.
pub(super) type Accepts = Box<dyn Fn(&[&str], &mut Budget<'_>) -> Result<bool>>;

/// A function that returns the positions of a case for the board.
pub(super) type Places = Box<dyn Fn() -> Result<Vec<(Game, Position)>>>;

pub(super) type Winners = Box<dyn Fn(&mut Budget<'_>) -> Result<Vec<Outcome>>>;

impl Case {
    pub(super) fn play(game: Game, position: Position) -> Case {
        Case::Winners(Group { name: None, game, positions: vec![position] })
    }

    pub(super) fn heaps(game: &str, heaps: Vec<u64>) -> Result<Case> {
        Case::of(game, vec![Position::Heaps(heaps)])
    }

    pub(super) fn of(game: &str, positions: Vec<Position>) -> Result<Case> {
        let name = Some(game.to_string());
        Ok(Case::Winners(Group { name, game: Game::parse(game)?, positions }))
    }

    /// Return a case whose winner is found by the function `won`, a theorem of the problem. `shown` returns an
    /// equivalent position for the board.
    pub(super) fn decided(
        shown: impl Fn() -> Result<(Game, Position)> + 'static,
        won: impl Fn(&mut Budget<'_>) -> Result<bool> + 'static,
    ) -> Case {
        Case::Decided {
            shown: Box::new(move || Ok(vec![shown()?])),
            winners: Box::new(move |budget| Ok(vec![Outcome::mover_wins(won(budget)?)])),
        }
    }

    pub(super) fn answered(
        shown: impl Fn() -> Result<(Game, Position)> + 'static,
        answer: impl Fn(&mut Budget<'_>) -> Result<String> + 'static,
    ) -> Case {
        let shown: Places = Box::new(move || Ok(vec![shown()?]));
        Case::Computed { shown, answer: Box::new(answer), accepts: None }
    }

    /// Return a case that asks a question about heaps of a game; `answer` computes the output.
    pub(super) fn computed(
        game: &str,
        heaps: Vec<u64>,
        answer: impl Fn(&[u64], &mut Budget<'_>) -> Result<String> + 'static,
    ) -> Result<Case> {
        let game = Game::parse(game)?;
        let shown = heaps.clone();
        let place = move || Ok((game.clone(), Position::Heaps(shown.clone())));
        Ok(Case::answered(place, move |budget| answer(&heaps, budget)))
    }
}

impl Cases {
    pub(super) fn are_many(self) -> bool {
        !matches!(self, Cases::One)
    }

    pub(super) fn read(
        self,
        s: &mut Scanner<'_>,
        read: fn(&mut Scanner<'_>) -> Result<Case>,
    ) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        match self {
            Cases::One => cases.push(read(s)?),
            Cases::Counted(name) => {
                let count = s.count(name, MAX_COUNT)?;
                cases = s.list(count, read)?;
            }
            Cases::UntilZeros(many) => {
                let run = s.open_run(None);
                while !s.skip_zeros(many) {
                    cases.push(s.item_of(run, read)?);
                }
            }
            Cases::ToEnd => {
                let run = s.open_run(None);
                while !s.is_done() {
                    cases.push(s.item_of(run, read)?);
                }
            }
        }
        Ok(cases)
    }

    pub(super) fn written(self, cases: &[String]) -> String {
        let all = cases.join("\n");
        match self {
            Cases::One | Cases::ToEnd => all,
            Cases::Counted(_) => format!("{}\n{all}", cases.len()),
            Cases::UntilZeros(many) => format!("{all}\n{}", vec!["0"; many].join(" ")),
        }
    }
}

impl Print {
    /// Return the text for the winner of the case with this number.
    pub(super) fn winner(self, number: usize, outcome: Outcome) -> String {
        let (first, second) = match self {
            Print::Lines(first, second)
            | Print::Joined(first, second, _)
            | Print::Numbered(_, first, second) => (first, second),
            Print::Computed => ("", ""),
        };
        let winner = if outcome == Outcome::N { first } else { second };
        match self {
            Print::Numbered(before, ..) => format!("{before}{number}: {winner}"),
            _ => winner.to_string(),
        }
    }

    /// Return the lines of the output; for a computed problem, the text of each case.
    pub(super) fn output(self, cases: &[Case], budget: &mut Budget<'_>) -> Result<Vec<String>> {
        let mut lines = Vec::with_capacity(cases.len());
        for cases in cases.chunk_by(|a, b| self.joins(a, b)) {
            let outcomes = match cases {
                [Case::Computed { answer, .. }] => {
                    lines.push(answer(budget)?);
                    continue;
                }
                [Case::Multiples { n, divisors }] => {
                    lines.push(union_size(*n, divisors, budget)?.to_string());
                    continue;
                }
                [Case::Decided { winners, .. }] => winners(budget)?,
                [Case::Winners(group)] => group.outcomes(budget)?,
                // Solve successive cases of the same game together, so that they share the tables of the game.
                cases => {
                    let groups = cases.iter().filter_map(|case| match case {
                        Case::Winners(group) => Some(group),
                        _ => None,
                    });
                    let groups: Vec<&Group> = groups.collect();
                    let positions = groups.iter().flat_map(|group| group.positions.clone());
                    let all = Group {
                        name: None,
                        game: groups[0].game.clone(),
                        positions: positions.collect(),
                    };
                    all.outcomes(budget)?
                }
            };
            let winners = (lines.len() + 1..).zip(outcomes);
            let winners = winners.map(|(number, outcome)| self.winner(number, outcome));
            match self {
                Print::Joined(_, _, between) => {
                    lines.push(winners.collect::<Vec<String>>().join(between));
                }
                _ => lines.extend(winners.collect::<Vec<String>>()),
            }
        }
        Ok(lines)
    }

    /// Return whether two successive cases are of the same game and are solved together.
    fn joins(self, a: &Case, b: &Case) -> bool {
        let (Case::Winners(a), Case::Winners(b)) = (a, b) else { return false };
        !matches!(self, Print::Joined(..)) && a.name.is_some() && a.name == b.name
    }
}

impl Group {
    pub(super) fn outcomes(&self, budget: &mut Budget<'_>) -> Result<Vec<Outcome>> {
        let game = prepared_for(&self.game, &self.positions, budget)?;
        let mut oracle = Oracle::new(&game);
        self.positions.iter().map(|position| oracle.outcome(position, budget)).collect()
    }
}
