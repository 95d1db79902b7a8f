//! Problems in which one game is asked about in many positions.

use super::graphs::{MAX_EDGES, acyclic};
use super::scan::{MAX_COUNT, Scanner, at_least, heap_list, node_from};
use super::{Group, Problem, Question};
use crate::base::error::{Error, ErrorCode, Result};
use crate::games::subtract::subtraction;
use crate::heaps::subtraction::set::StepSet;
use crate::notation::Game;
use crate::ruleset::position::Position;

/// Read an input of one of these problems.
pub(super) fn read(problem: Problem, s: &mut Scanner<'_>) -> Result<Question> {
    let groups = match problem {
        Problem::Sets => sets(s)?,
        // Apples in a row: any number that lie side by side may be taken, so a row may break in two.
        Problem::Rows => one("octal 0.[7] misere", s, |s| heap_list(s, "n", "a row"))?,
        Problem::Sheets => {
            let side = |s: &mut Scanner<'_>| Ok(at_least(s, "a side", 2)?.0);
            one("cut 2", s, |s| Ok(vec![side(s)?, side(s)?]))?
        }
        _ => chess(s)?,
    };
    Ok(Question::Groups(groups))
}

/// Positions of one game to the end of the input.
fn one(
    game: &str,
    s: &mut Scanner<'_>,
    mut position: impl FnMut(&mut Scanner<'_>) -> Result<Vec<u64>>,
) -> Result<Vec<Group>> {
    let mut positions = Vec::new();
    while !s.is_done() {
        positions.push(Position::Heaps(position(s)?));
    }
    Ok(vec![Group { game: Game::parse(game)?, positions }])
}

/// A set and positions, again and again until a set of no numbers.
fn sets(s: &mut Scanner<'_>) -> Result<Vec<Group>> {
    let mut groups = Vec::new();
    loop {
        let (count, spot) = s.count_at("k", MAX_COUNT)?;
        if count == 0 {
            return Ok(groups);
        }
        let steps = s.list(count, |s| Ok(at_least(s, "a number of the set", 1)?.0))?;
        let set = StepSet::new(steps.into_iter().map(|step| (step, step)));
        let set = set.ok_or_else(|| Error::new(ErrorCode::EmptySet, "no numbers").at(spot))?;
        let count = s.count("m", MAX_COUNT)?;
        let heaps = |s: &mut Scanner<'_>| heap_list(s, "l", "a heap").map(Position::Heaps);
        let positions = s.list(count, heaps)?;
        groups.push(Group { game: Game::new(subtraction(set), false), positions });
    }
}

/// Acyclic graphs on nodes from 0 on, each with lists of tokens until an empty one.
fn chess(s: &mut Scanner<'_>) -> Result<Vec<Group>> {
    let mut groups = Vec::new();
    while !s.is_done() {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let (mut edges, mut spots) = (Vec::new(), Vec::new());
        for from in 0..nodes {
            let count = s.count("a number of nodes", MAX_EDGES - edges.len() as u64)?;
            for (to, spot) in s.list(count, |s| node_from(s, "a node", 0, nodes))? {
                edges.push((from, to));
                spots.push(spot);
            }
        }
        let (graph, by_number) = acyclic(0, nodes, &edges).map_err(|(error, edge)| {
            match edge.and_then(|i| spots.get(i)) {
                Some(spot) => error.at(*spot),
                None => error,
            }
        })?;
        let mut positions = Vec::new();
        loop {
            let count = s.count("m", MAX_COUNT)?;
            if count == 0 {
                break;
            }
            let token = |s: &mut Scanner<'_>| {
                node_from(s, "a token", 0, nodes).map(|(n, _)| by_number[n as usize])
            };
            positions.push(Position::Tokens(s.list(count, token)?));
        }
        groups.push(Group { game: Game::new(graph, false), positions });
    }
    Ok(groups)
}
