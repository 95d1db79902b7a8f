//! Problems about a token that may not return to a node: vertex geography on boards and bipartite graphs.
//!
//! The player to move wins exactly when every largest matching covers the token's node (Fraenkel, Scheinerman and
//! Ullman 1993).

use super::super::grid::{self, Grid};
use super::super::scan::node_at;
use super::prelude::*;
use mexplorer::games::geography::matching::{Links, Matching};
use mexplorer::games::graph::dag::without_repeats;
use mexplorer::games::kit::graph_text::NO_EDGES;

/// The greatest number of squares of a board.
const MOST_SQUARES: u64 = 40_000;

/// The greatest numbers of peaks and of edges. With an edge to each peak, the edges are as many as the geography game
/// allows.
const MOST_PEAKS: u64 = 50_000;
const MOST_ROADS: u64 = 150_000;

/// The greatest side of a board of P4136 that is shown unchanged.
const SHOWN_SIDE: u64 = 8;

/// A token walks from a corner of a board of n × n squares. If n is even, dominoes cover the board, and the first
/// player wins by always moving to the other half of a domino. If n is odd, dominoes cover all squares but the corner,
/// and the second player wins in this way.
pub(super) const CORNER: Problem = Problem {
    id: "P4136",
    cases: Cases::UntilZeros(1),
    read: |s| {
        let side = at_least(s, "n", 1)?.0;
        Ok(Case::decided(move || corner(side), move |_| Ok(side.is_multiple_of(2))))
    },
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| rng.within(1, 40).to_string(),
};

/// A walk begins at a peak and leads to a valley, then to a peak, and so on, never to the same place twice. The player
/// who chooses valleys moves first. The graph on the board has one more node, from which the other player chooses the
/// first peak.
pub(super) const PEAKS: Problem = Problem {
    id: "P4617",
    cases: Cases::One,
    read: |s| {
        let peaks = s.count("N", MOST_PEAKS)? as u32;
        let roads = s.count("M", MOST_ROADS)?;
        let roads = s.list(roads, |s| {
            let peak = node_at(s, "a peak", peaks)?.0;
            Ok((peak - 1, peaks + node_at(s, "a valley", peaks)?.0 - 1))
        })?;
        let roads = without_repeats(2 * peaks as usize, roads);
        let graph = Links::both_ways(2 * peaks as usize, &roads);
        let shown = move || {
            let name = |node: u32| match node.checked_sub(peaks) {
                None => format!("p{}", node + 1),
                Some(valley) => format!("v{}", valley + 1),
            };
            chosen(0..peaks, &roads, &name)
        };
        Ok(Case::answered(shown, move |budget| {
            let missed = Matching::largest(&graph, &[], budget)?.missed(&graph);
            let winner = |missed: &bool| if *missed { "Mirko" } else { "Slavko" };
            let lines: Vec<&str> = missed.iter().take(peaks as usize).map(winner).collect();
            Ok(lines.join("\n"))
        }))
    },
    print: Print::Computed,
    draw: |rng| {
        let peaks = rng.within(1, 5);
        let all = (1..=peaks).flat_map(|peak| (1..=peaks).map(move |valley| [peak, valley]));
        let mut roads: Vec<[u64; 2]> = all.collect();
        shuffle(&mut roads, rng);
        roads.truncate(rng.within(1, 2 * peaks) as usize);
        let lines: String = roads.iter().map(|road| format!("\n{}", line(road))).collect();
        format!("{peaks} {}{lines}", roads.len())
    },
};

/// One player chooses the first square of a token, and the other player moves first. The winning choices are the
/// squares that some largest matching misses. The graph on the board has one more node, from which the first square is
/// chosen.
pub(super) const SQUARES: Problem = Problem {
    id: "P4055",
    cases: Cases::One,
    read: |s| {
        let grid = Grid::read(s, ".#", MOST_SQUARES)?;
        let edges = grid.edges(|a, b| a == b'.' && b == b'.');
        let squares = 0..grid.signs().len() as u32;
        let is_free = |square: &u32| grid.signs()[*square as usize] == b'.';
        let (free, walls): (Vec<u32>, Vec<u32>) = squares.partition(is_free);
        let graph = Links::both_ways(grid.signs().len(), &edges);
        let places: Vec<(u64, u64)> = free.iter().map(|square| grid.place(*square)).collect();
        let starts = free.clone();
        let shown = move || chosen(free.iter().copied(), &edges, &|square| grid.name(square));
        Ok(Case::answered(shown, move |budget| {
            let missed = Matching::largest(&graph, &walls, budget)?.missed(&graph);
            let wins = starts.iter().zip(&places).filter(|(square, _)| missed[**square as usize]);
            let lines: Vec<String> = wins.map(|(_, (r, c))| format!("\n{r} {c}")).collect();
            Ok(if lines.is_empty() { "LOSE".into() } else { format!("WIN{}", lines.concat()) })
        }))
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let (rows, columns) = (rng.within(1, 4), rng.within(1, 4));
            let signs: &[u8] = if rng.below(2) == 0 { b"..#" } else { b"...##" };
            grid::written(&grid::draw(rng, rows, columns, signs))
        };
        fair(rng, &mut draw, &|case| judged("P4055", case, |answer| answer.starts_with("WIN")))
    },
};

/// The players exchange the empty square of a board with a white piece beside it, then with a black one, and so on. The
/// empty square is a token that walks between squares of different colours and visits none twice, since each square
/// left behind has a piece of a colour that cannot move from there again. A move of the first player is a mistake if
/// she could win before it and the other player can win after it.
pub(super) const MISTAKES: Problem = Problem {
    id: "P1971",
    cases: Cases::One,
    read: |s| {
        let grid = Grid::read(s, "XO.", MOST_SQUARES)?;
        let walk = walk(s, &grid)?;
        // The empty square counts as black: the first move exchanges it with a white piece.
        let colour = |sign: u8| if sign == b'O' { b'O' } else { b'X' };
        let edges = grid.edges(|a, b| colour(a) != colour(b));
        let squares = grid.signs().len();
        let graph = Links::both_ways(squares, &edges);
        let start = walk[0];
        let shown = move || played(start, &edges, &|square| grid.name(square));
        Ok(Case::answered(shown, move |budget| {
            let mut matching = Matching::largest(&graph, &[], budget)?;
            let mut wins = Vec::new();
            for (turn, square) in walk.iter().enumerate() {
                budget.spend(squares as u64, || format!("move {turn}"))?;
                let size = matching.size();
                matching.remove(&graph, *square);
                wins.push(matching.size() < size);
            }
            let rounds = (1..).zip(wins.chunks_exact(2));
            let wrong = rounds.filter(|(_, both)| both[0] && both[1]);
            let wrong: Vec<String> = wrong.map(|(round, _)| format!("\n{round}")).collect();
            Ok(format!("{}{}", wrong.len(), wrong.concat()))
        }))
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let mut drawn = String::new();
            for _ in 0..DRAWS {
                let (rows, columns) = (or_far(rng, 1, 4, 5), or_far(rng, 2, 4, 5));
                drawn = played_out(rng, rows, columns);
                if rng.is_scripted() || !drawn.ends_with("\n0") {
                    break;
                }
            }
            drawn
        };
        fair(rng, &mut draw, &|case| judged("P1971", case, |answer| answer != "0"))
    },
};

/// The greatest number of attempts to draw a random play in which each player has moved.
const DRAWS: u32 = 60;

/// The name of the extra node, from which the first node of a walk is chosen.
const START: &str = "start";

/// Return a game of geography on named nodes, with the token on `start`.
fn walking(start: &str, words: impl Iterator<Item = String>) -> Result<(Game, Position)> {
    let words: Vec<String> = words.collect();
    let edges = if words.is_empty() { NO_EDGES.to_string() } else { words.join(" ") };
    let game = Game::parse(&format!("geography {edges} {start}"))?;
    let position = game.position(start)?;
    Ok((game, position))
}

/// Return the board of P4136 with the token in its corner. A large board is replaced by a smaller one whose side has
/// the same parity.
fn corner(side: u64) -> Result<(Game, Position)> {
    let side = if side > SHOWN_SIDE { SHOWN_SIDE - side % 2 } else { side };
    let name = |row: u64, column: u64| format!("{row}_{column}");
    let mut words = Vec::new();
    for row in 1..=side {
        for column in 1..=side {
            let right = (column < side).then(|| name(row, column + 1));
            let below = (row < side).then(|| name(row + 1, column));
            let next = right.into_iter().chain(below);
            words.extend(next.map(|to| format!("{}-{to}", name(row, column))));
        }
    }
    walking(&name(1, 1), words.into_iter())
}

/// Return a game of geography with the token on an extra node, from which it may move to each of `starts`.
fn chosen(
    starts: impl Iterator<Item = u32>,
    edges: &[(u32, u32)],
    name: &dyn Fn(u32) -> String,
) -> Result<(Game, Position)> {
    let starts = starts.map(|node| format!("{START}-{}", name(node)));
    walking(START, starts.chain(edges.iter().map(|(a, b)| format!("{}-{}", name(*a), name(*b)))))
}

/// Return a game of geography on the component of `start`, with the token on `start`.
fn played(
    start: u32,
    edges: &[(u32, u32)],
    name: &dyn Fn(u32) -> String,
) -> Result<(Game, Position)> {
    let nodes = edges.iter().map(|edge| edge.0.max(edge.1)).max().map_or(start, |n| n.max(start));
    let graph = Links::both_ways(nodes as usize + 1, edges);
    let mut reached = vec![false; nodes as usize + 1];
    reached[start as usize] = true;
    let mut queue = vec![start];
    while let Some(node) = queue.pop() {
        for &to in graph.of(node) {
            if !std::mem::replace(&mut reached[to as usize], true) {
                queue.push(to);
            }
        }
    }
    let held = edges.iter().filter(|edge| reached[edge.0 as usize]);
    walking(&name(start), held.map(|(a, b)| format!("{}-{}", name(*a), name(*b))))
}

/// Parse `k` and 2k moves, and return the squares that are empty one after the other.
fn walk(s: &mut Scanner<'_>, grid: &Grid) -> Result<Vec<u32>> {
    let mut signs = grid.signs().to_vec();
    let empty: Vec<u32> =
        (0..).zip(&signs).filter(|(_, s)| **s == b'.').map(|(at, _)| at).collect();
    let [start] = empty[..] else {
        let spot = grid.row_spot(empty.get(1).copied().unwrap_or(signs.len() as u32 - 1));
        let message = format!("expected one empty square, found {}", empty.len());
        let error = Error::new(ErrorCode::WrongCount, message).at(spot);
        return Err(error.with("expected", "empty").with("found", empty.len()));
    };
    let rounds = s.count("k", MOST_SQUARES)?;
    let mut walk = vec![start];
    let mut go = |s: &mut Scanner<'_>| {
        let (row, spot) = at_least(s, "a square", 1)?;
        let column = at_least(s, "a square", 1)?.0;
        let from = walk[walk.len() - 1];
        let moved = if walk.len() % 2 == 1 { b'O' } else { b'X' };
        let (here, there) = (grid.place(from), (row, column));
        let beside = here.0.abs_diff(there.0) + here.1.abs_diff(there.1) == 1;
        match grid.square(row, column).filter(|to| beside && signs[*to as usize] == moved) {
            Some(to) => {
                signs.swap(from as usize, to as usize);
                walk.push(to);
                Ok(())
            }
            None => {
                let message =
                    format!("expected a piece beside the empty square, found {row} {column}");
                let error = Error::new(ErrorCode::IllegalMove, message).at(spot);
                let piece = if moved == b'O' { "O" } else { "X" };
                Err(error.with("found", format!("{row} {column}")).with("piece", piece))
            }
        }
    };
    // Each round is a move of both players. An input without rounds is valid.
    s.list(rounds, |s| {
        go(s)?;
        go(s)
    })?;
    Ok(walk)
}

/// Draw a board, and a random play on it to its end or until both players have moved equally often.
pub(in super::super) fn played_out(rng: &mut Rng, rows: u64, columns: u64) -> String {
    let mut board = grid::draw(rng, rows, columns, b"XO");
    let mut empty = (rng.below(rows) as usize, rng.below(columns) as usize);
    board[empty.0][empty.1] = b'.';
    let input = grid::written(&board);
    let mut moves = Vec::new();
    loop {
        let moved = if moves.len() % 2 == 0 { b'O' } else { b'X' };
        let (row, column) = empty;
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        let sign = |(r, c): (usize, usize)| board.get(r).and_then(|row| row.get(c)).copied();
        let mut options: Vec<(usize, usize)> =
            beside.into_iter().filter(|square| sign(*square) == Some(moved)).collect();
        shuffle(&mut options, rng);
        let Some(to) = options.pop() else { break };
        board[row][column] = moved;
        board[to.0][to.1] = b'.';
        empty = to;
        moves.push(format!("\n{} {}", to.0 + 1, to.1 + 1));
    }
    let rounds = moves.len() / 2;
    format!("{input}\n{rounds}{}", moves[..2 * rounds].concat())
}
