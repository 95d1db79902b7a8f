//! Compare all analyses of small positions with exhaustive search: values of sums, winning moves, both notations of
//! each typed move, and the computer opponent.

use std::collections::BTreeSet;

use arbitrary::{Result, Unstructured};
use mexplorer::{Budget, GAMES, Game, Rng, explore, random_move, random_position};

use crate::common::check;

/// The most positions that the exhaustive search may examine, counting all positions reachable from the start.
const FEW: usize = 40;

/// Play random moves down to small positions, and compare their analyses with exhaustive search.
pub fn run(data: &[u8]) {
    let _ = plays(&mut Unstructured::new(data));
}

fn plays(u: &mut Unstructured<'_>) -> Result<()> {
    let entry = u.choose(GAMES)?;
    let Ok(game) = Game::parse(entry.game) else { panic!("{}", entry.game) };
    let mut rng = Rng::new(u.arbitrary()?);
    let mut here = random_position(&game, u.arbitrary()?, u.int_in_range(0..=2)?);
    loop {
        let Ok(graph) = explore(&game, &here, FEW, &mut Budget::default()) else { return Ok(()) };
        if !graph.truncated {
            let texts: BTreeSet<String> = graph.nodes.into_iter().map(|node| node.text).collect();
            check(entry.game, &texts.into_iter().collect::<Vec<_>>());
            return Ok(());
        }
        let Some(mv) = random_move(&game, &here, &mut rng) else { return Ok(()) };
        here = game.apply(&here, &mv).expect("a legal move");
    }
}
