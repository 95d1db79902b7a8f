//! The calls, as `crate/src/wasm` has them for JavaScript. `options` holds the numbers that were given,
//! `listener` hears how far a long call is.

use mexplorer::judge::{Place, random_test as drawn};
use mexplorer::options::{
    AnalyzeOptions, CertificateOptions, ExploreOptions, GridOptions, JudgeOptions, QuotientOptions,
    RandomOptions, RemotenessOptions, ReportOptions, RespondOptions, UnionOptions,
};
use mexplorer::union::count_union;
use mexplorer::{
    Budget, Error, GAMES, Game, Opponent, Played, Position, analyze_within, find_move, is_rule,
    random_position,
};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::answers::{Answer, answer};
use crate::failure::Failure;
use crate::options::{budgeted, options, unlocked, whole};

type Options<'a, 'py> = &'a Bound<'py, PyDict>;
type Listener = Option<Py<PyAny>>;

fn read(game: &str, position: &str) -> Result<(Game, Position), Error> {
    let game = Game::parse(game)?;
    let position = game.position(position)?;
    Ok((game, position))
}

#[pyfunction]
pub fn analyze<'py>(
    py: Python<'py>,
    game: &str,
    position: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|AnalyzeOptions { limit, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            let (game, position) = read(game, position)?;
            analyze_within(&game, &position, limit.get() as usize, budget)
        })
    });
    answer(py, &[("game", game), ("position", position)], found)
}

#[pyfunction]
pub fn describe<'py>(py: Python<'py>, game: &str, position: &str) -> Answer<'py> {
    let found = unlocked(py, || {
        let (game, position) = read(game, position)?;
        Ok(mexplorer::describe(&game, &position))
    });
    answer(py, &[("game", game), ("position", position)], found)
}

#[pyfunction]
pub fn read_game<'py>(py: Python<'py>, game: &str) -> Answer<'py> {
    let found = unlocked(py, || Ok(mexplorer::game_line(&Game::parse(game)?)));
    answer(py, &[("game", game)], found)
}

#[pyfunction]
pub fn play<'py>(py: Python<'py>, game: &str, position: &str, text: &str) -> Answer<'py> {
    let found = unlocked(py, || {
        let (game, position) = read(game, position)?;
        let found = find_move(&game, &position, text)?;
        Played::new(&game, &position, found)
    });
    answer(py, &[("game", game), ("position", position), ("move", text)], found)
}

/// What answers a position with a move.
type Respond = fn(&Game, &Position, Opponent, &mut Budget<'_>) -> Result<mexplorer::Reply, Error>;

fn reply<'py>(
    py: Python<'py>,
    (game, position): (&str, &str),
    given: Options<'_, 'py>,
    listener: Listener,
    by: Respond,
) -> Answer<'py> {
    let found = options(given).and_then(|RespondOptions { skill, seed, budget, .. }| {
        let opponent = Opponent { skill: skill.get(), seed: seed.get() };
        budgeted(py, budget, listener, |budget| {
            let (game, position) = read(game, position)?;
            by(&game, &position, opponent, budget)
        })
    });
    answer(py, &[("game", game), ("position", position)], found)
}

#[pyfunction]
pub fn respond<'py>(
    py: Python<'py>,
    game: &str,
    position: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    reply(py, (game, position), given, listener, mexplorer::respond)
}

#[pyfunction]
pub fn prolong<'py>(
    py: Python<'py>,
    game: &str,
    position: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    reply(py, (game, position), given, listener, mexplorer::prolong)
}

#[pyfunction]
pub fn quotient<'py>(
    py: Python<'py>,
    game: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|QuotientOptions { upto, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            mexplorer::quotient(&Game::parse(game)?, upto.get(), budget)
        })
    });
    answer(py, &[("game", game)], found)
}

#[pyfunction]
pub fn certificate<'py>(
    py: Python<'py>,
    game: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|CertificateOptions { upto, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            mexplorer::certificate(&Game::parse(game)?, upto.get(), budget)
        })
    });
    answer(py, &[("game", game)], found)
}

#[pyfunction]
pub fn grid<'py>(
    py: Python<'py>,
    game: &str,
    width: &Bound<'py, PyAny>,
    height: &Bound<'py, PyAny>,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = || {
        let (width, height) = (whole("width", width)? as usize, whole("height", height)? as usize);
        let GridOptions { third, budget, .. } = options(given)?;
        let third = third.get() as usize;
        budgeted(py, budget, listener, |budget| {
            mexplorer::grid(&Game::parse(game)?, width, height, third, budget)
        })
    };
    let texts = [("game", game)];
    let mut found = found().map_err(|failure| failure.raise(py, &texts))?;
    let nimbers = PyArray1::from_vec(py, std::mem::take(&mut found.nimbers));
    let result = answer(py, &texts, Ok(found))?;
    result.set_item("nimbers", nimbers)?;
    Ok(result)
}

#[pyfunction]
pub fn report<'py>(
    py: Python<'py>,
    game: &str,
    positions: Vec<String>,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|ReportOptions { budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            let game = Game::parse(game)?;
            let positions = positions.iter().map(|text| game.position(text));
            let positions = positions.collect::<Result<Vec<_>, _>>()?;
            mexplorer::report(&game, &positions, budget)
        })
    });
    answer(py, &[("game", game)], found)
}

#[pyfunction]
pub fn explore<'py>(
    py: Python<'py>,
    game: &str,
    position: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|ExploreOptions { limit, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            let (game, position) = read(game, position)?;
            mexplorer::explore(&game, &position, limit.get() as usize, budget)
        })
    });
    answer(py, &[("game", game), ("position", position)], found)
}

#[pyfunction]
pub fn remoteness<'py>(
    py: Python<'py>,
    game: &str,
    position: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|RemotenessOptions { moves, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            let (game, position) = read(game, position)?;
            mexplorer::remoteness(&game, &position, moves.get() as usize, budget)
        })
    });
    answer(py, &[("game", game), ("position", position)], found)
}

#[pyfunction]
pub fn random<'py>(py: Python<'py>, game: &str, given: Options<'_, 'py>) -> Answer<'py> {
    let found = options(given).and_then(|RandomOptions { seed, level, .. }| {
        unlocked(py, || {
            let game = Game::parse(game)?;
            let position = random_position(&game, seed.get(), level.get());
            Ok(Place { game: game.to_string(), position: game.text(&position) })
        })
    });
    answer(py, &[("game", game)], found)
}

#[pyfunction]
pub fn union<'py>(
    py: Python<'py>,
    n: &str,
    divisors: Vec<String>,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|UnionOptions { limit, budget, .. }| {
        budgeted(py, budget, listener, |budget| {
            count_union(n, &divisors, limit.get() as usize, budget)
        })
    });
    answer(py, &[("n", n)], found)
}

#[pyfunction]
pub fn count_sets<'py>(py: Python<'py>, sizes: Vec<(String, String)>) -> Answer<'py> {
    let found = unlocked(py, || Ok(mexplorer::union::count_sets(&sizes)?));
    answer(py, &[], found)
}

#[pyfunction]
pub fn judge<'py>(
    py: Python<'py>,
    id: &str,
    input: &str,
    given: Options<'_, 'py>,
    listener: Listener,
) -> Answer<'py> {
    let found = options(given).and_then(|JudgeOptions { budget, .. }| {
        budgeted(py, budget, listener, |budget| mexplorer::judge::judge(id, input, budget))
    });
    answer(py, &[("id", id), ("input", input)], found)
}

#[pyfunction]
pub fn judge_position<'py>(py: Python<'py>, id: &str, input: &str) -> Answer<'py> {
    let found = unlocked(py, || Ok(mexplorer::judge::judge_position(id, input)?));
    answer(py, &[("id", id), ("input", input)], found)
}

#[pyfunction]
pub fn random_test<'py>(py: Python<'py>, id: &str, seed: &Bound<'py, PyAny>) -> Answer<'py> {
    let found = whole("seed", seed).and_then(|seed| unlocked(py, || Ok(drawn(id, seed)?)));
    answer(py, &[("id", id)], found)
}

#[pyfunction]
pub fn highlight<'py>(py: Python<'py>, game: &str) -> Answer<'py> {
    let tokens = if is_rule(game) { mexplorer::heaps::rule::tokens(game) } else { Vec::new() };
    answer(py, &[], Ok::<_, Failure>(tokens))
}

#[pyfunction]
pub fn suggest(py: Python<'_>) -> Answer<'_> {
    let place = |entry: &&mexplorer::Entry| Place {
        game: entry.game.into(),
        position: entry.position.into(),
    };
    answer(py, &[], Ok::<_, Failure>(GAMES.iter().map(place).collect::<Vec<_>>()))
}

#[pyfunction]
pub fn games(py: Python<'_>) -> Answer<'_> {
    answer(py, &[], Ok::<_, Failure>(&GAMES))
}
