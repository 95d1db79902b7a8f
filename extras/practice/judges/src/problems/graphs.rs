//! Problems about tokens on graphs.

use std::cmp::Reverse;

use super::super::draw::{acyclic as edges, tokens};
use super::super::graphs::{MAX_EDGES, acyclic, tree_edges};
use super::super::scan::{node_at, node_from};
use super::prelude::*;
use mexplorer::games::geography::matching::Matching;
use mexplorer::games::graph::dag::without_repeats;
use mexplorer::games::kit::graph_text::NO_EDGES;
use mexplorer::sort::sorted_by_key;
use mexplorer::{Links, Retrograde, Span};

/// The greatest number of nodes of a tree in a problem about matchings.
const MOST_MATCHED: u64 = 200_000;

/// Tokens on an acyclic graph.
pub(super) const TOKENS: Problem = Problem {
    id: "1319",
    cases: Cases::One,
    read: |s| {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let edges = s.count("m", MAX_EDGES)?;
        let tokens = s.number("k")?;
        let node = |s: &mut Scanner<'_>, expected| node_at(s, expected, nodes);
        let mut spots = Vec::new();
        let edges = s.list(edges, |s| {
            let (from, spot) = node(s, "an edge")?;
            spots.push(spot);
            Ok((from, node(s, "an edge")?.0))
        })?;
        let tokens = s.list(tokens, |s| Ok(node(s, "a token")?.0))?;
        let (graph, by_number) = acyclic(1, nodes, &edges, &spots)?;
        let tokens = tokens.into_iter().map(|n| by_number[n as usize]).collect();
        Ok(Case::play(Game::new(graph, false), Position::Tokens(tokens)))
    },
    print: Print::Lines("win", "lose"),
    draw: |rng| {
        let (n, edges) = edges(rng);
        let tokens = tokens(rng, n, 1);
        let lines: String = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).collect();
        format!("{n} {} {}\n{lines}{}", edges.len(), tokens.len(), line(&tokens))
    },
};

/// Acyclic graphs on nodes numbered from 0, each followed by lists of tokens; an empty list ends them.
pub(super) const CHESS: Problem = Problem {
    id: "POJ2425",
    cases: Cases::ToEnd,
    read: chess,
    print: Print::Lines("WIN", "LOSE"),
    draw: |rng| {
        let (n, edges) = edges(rng);
        let list = |node| {
            let to = edges.iter().filter(|(from, _)| *from == node).map(|edge| edge.1);
            counted(&to.collect::<Vec<u64>>()).trim_end().replace('\n', " ")
        };
        let lists: Vec<String> = (0..n).map(list).collect();
        let graph = format!("{n}\n{}", lists.join("\n"));
        let place = |rng: &mut Rng| {
            fair(rng, &mut |rng| counted(&tokens(rng, n, 0)).replace('\n', " "), &|place| {
                let input = format!("{graph}\n{place}\n0");
                judged("POJ2425", &input, |winner| winner == "WIN")
            })
        };
        let places: Vec<String> = (0..rng.within(2, 4)).map(|_| place(rng)).collect();
        format!("{graph}\n{}\n0", places.join("\n"))
    },
};

/// The nodes of a tree that some largest matching misses. A token that may not return to a node is lost for the player
/// to move exactly at these nodes (Fraenkel, Scheinerman and Ullman 1993).
pub(super) const MISSED: Problem = Problem {
    id: "ABC223G",
    cases: Cases::One,
    read: |s| {
        let (nodes, edges) = tree_edges(s, MOST_MATCHED)?;
        let words: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
        let game = format!("geography {}", words.join(" "));
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(a, b)| (a - 1, b - 1)).collect();
        let shown = move || {
            let game = Game::parse(&game)?;
            let start = game.position("1")?;
            Ok((game, start))
        };
        Ok(Case::answered(shown, move |budget| {
            let graph = Links::both_ways(nodes as usize, &edges);
            let missed = Matching::largest(&graph, &[], budget)?.missed(&graph);
            Ok(missed.into_iter().filter(|missed| *missed).count().to_string())
        }))
    },
    print: Print::Computed,
    draw: tree,
};

/// A token on a graph with cycles. Moving the token to the end wins at once, and a player who cannot move it loses. The
/// answer for each start and end is the winner, or a draw.
pub(super) const CYCLES: Problem = Problem {
    id: "P6560",
    cases: Cases::One,
    read: cycles,
    print: Print::Computed,
    draw: |rng| {
        let nodes = rng.within(2, 7);
        let node = |rng: &mut Rng| rng.within(1, nodes);
        let edges: Vec<[u64; 2]> =
            (0..rng.within(1, 2 * nodes)).map(|_| [node(rng), node(rng)]).collect();
        let lines: String = edges.iter().map(|edge| format!("{}\n", line(edge))).collect();
        let mut questions = Vec::new();
        for _ in 0..rng.within(2, 4) {
            // Choose one of the three answers with equal chances, and draw start and end up to 30 times to get that
            // answer.
            let wanted = ["1", "-1", "0"][rng.below(3) as usize];
            let mut question = String::new();
            for _ in 0..30 {
                let start = node(rng);
                question = line(&[start, (start + rng.within(1, nodes - 1) - 1) % nodes + 1]);
                let input = format!("{nodes} {} 1\n{lines}{question}", edges.len());
                if rng.is_scripted() || judged("P6560", &input, |answer| answer == wanted) {
                    break;
                }
            }
            questions.push(question);
        }
        let counts = line(&[nodes, edges.len() as u64, questions.len() as u64]);
        format!("{counts}\n{lines}{}", questions.join("\n"))
    },
};

/// A move eats the largest heap of candies, or one candy of each heap; the player who eats the last candy loses. The
/// game is played by a token that walks over the diagram of the heaps, down or to the right, until it cannot move. A
/// square has the same winner as the next square on the diagonal. So only the last square of the diagonal counts, from
/// which two straight paths lead on (editorial of AtCoder Grand Contest 002).
pub(super) const CANDIES: Problem = Problem {
    id: "AGC002E",
    cases: Cases::One,
    read: |s| {
        let (count, spot) = s.count_at("N", MAX_COUNT)?;
        if count == 0 {
            let error = Error::new(ErrorCode::ExpectedNumber, "expected at least 1, found 0");
            return Err(error.at(spot).with("least", 1_u64).with("found", "0"));
        }
        let heaps = s.list(count, |s| Ok(at_least(s, "a heap", 1)?.0))?;
        let game = diagram(&sorted_by_key(heaps, |a| Reverse(*a)))?;
        Ok(Case::play(game, Position::Tokens(vec![0])))
    },
    print: Print::Lines("First", "Second"),
    draw: |rng| counted(&heaps(rng, 1, 7)),
};

/// The greatest number of candies for which the whole diagram is shown.
const MOST_CANDIES: u64 = 60;

/// The greatest length of a shown path from the last square of the diagonal. The length is even, so that a shortened
/// path keeps its parity.
const LONGEST_WAY: u64 = 10;

/// Return the diagram of heaps, largest first, as a graph. A node has the number of heaps eaten whole, and the number
/// of candies eaten from each other heap. A large diagram is replaced by the last square of its diagonal and the two
/// paths from there, each shortened by an even number of steps.
fn diagram(heaps: &[u64]) -> Result<Game> {
    let candies = heaps.iter().try_fold(0_u64, |all, heap| all.checked_add(*heap));
    let heaps = if candies.is_some_and(|all| all <= MOST_CANDIES) {
        heaps.to_vec()
    } else {
        let inside = |at: usize| heaps.get(at).is_some_and(|heap| *heap > at as u64);
        let corner = (0..heaps.len()).take_while(|at| inside(*at)).last().unwrap_or(0);
        let short = |way: u64| if way > LONGEST_WAY { LONGEST_WAY - way % 2 } else { way };
        let right = heaps[corner] - corner as u64 - 1;
        let down = heaps[corner + 1..].iter().filter(|heap| **heap > corner as u64).count();
        let mut hook = vec![1; short(down as u64) as usize + 1];
        hook[0] = short(right) + 1;
        hook
    };
    let mut words: Vec<String> = Vec::new();
    for (row, heap) in heaps.iter().enumerate() {
        for column in 0..*heap {
            let below = heaps.get(row + 1).is_some_and(|below| *below > column);
            let down = below.then(|| (row + 1, column));
            let right = (column + 1 < *heap).then_some((row, column + 1));
            let steps = down.into_iter().chain(right);
            words.extend(steps.map(|(r, c)| format!("{row}_{column}>{r}_{c}")));
        }
    }
    Game::parse(&line_of(&words, "0_0"))
}

/// Return the line of a game on edges that are all connected with `node`. Without edges, the graph has only this node.
fn line_of(edges: &[String], node: &str) -> String {
    if edges.is_empty() {
        format!("graph {NO_EDGES} {node}")
    } else {
        format!("graph {}", edges.join(" "))
    }
}

/// The greatest total number of edges for which the graphs of P6560 are shown.
const MOST_SHOWN: usize = 200_000;

/// The number of edges that are examined for one step of the budget.
const EDGES_A_STEP: u64 = 32;

fn cycles(s: &mut Scanner<'_>) -> Result<Case> {
    let nodes = s.count("n", MAX_COUNT)? as u32;
    let edges = s.count("m", MAX_EDGES)?;
    let questions = s.count("q", MAX_COUNT)?;
    let pair = |s: &mut Scanner<'_>, from, to| -> Result<(u32, u32)> {
        Ok((node_at(s, from, nodes)?.0 - 1, node_at(s, to, nodes)?.0 - 1))
    };
    let edges = s.list(edges, |s| pair(s, "an edge", "an edge"))?;
    let questions = s.list(questions, |s| {
        let start = node_at(s, "a start", nodes)?.0;
        let (end, spot) = node_at(s, "an end", nodes)?;
        if start == end { Err(same_node(end, spot)) } else { Ok((start - 1, end - 1)) }
    })?;
    let links = Links::new(nodes as usize, &without_repeats(nodes as usize, edges));
    let (shown, asked) = (links.clone(), questions.clone());
    Ok(Case::Computed {
        shown: Box::new(move || {
            let mut places = Vec::new();
            let mut left = MOST_SHOWN;
            for &(start, end) in &asked {
                let words = reached(&shown, start, end);
                if words.len() > left && !places.is_empty() {
                    break;
                }
                left = left.saturating_sub(words.len());
                let game = Game::parse(&line_of(&words, &(start + 1).to_string()))?;
                let position = game.position(&(start + 1).to_string())?;
                places.push((game, position));
            }
            Ok(places)
        }),
        answer: Box::new(move |budget| {
            let (back, degrees) = (links.back(), links.degrees());
            let size = (degrees.len() + links.all().len()) as u64;
            let mut lines = Vec::with_capacity(questions.len());
            for &(start, end) in &questions {
                budget.spend(1 + size / EDGES_A_STEP, || format!("question {}", lines.len()))?;
                let labels = Retrograde::toward(end, &back, degrees.clone());
                lines.push(match labels.outcome(start) {
                    Outcome::N => "1",
                    Outcome::P => "-1",
                    Outcome::D => "0",
                });
            }
            Ok(lines.join("\n"))
        }),
        accepts: None,
    })
}

/// Return the error for a start that is also the end, which the inputs of the judge do not have.
fn same_node(node: u32, spot: Span) -> Error {
    let message = format!("expected an end that is not the start, found {node} twice");
    let error = Error::new(ErrorCode::WrongOrder, message).at(spot);
    error.with("found", node.to_string()).with("of", "end")
}

/// Return the edges that a token may take from `start`, without edges that leave `end`.
fn reached(links: &Links, start: u32, end: u32) -> Vec<String> {
    let mut seen = vec![false; links.nodes()];
    seen[start as usize] = true;
    let mut queue = vec![start];
    let mut words = Vec::new();
    let mut next = 0;
    while let Some(&node) = queue.get(next) {
        next += 1;
        for &to in links.of(node).iter().filter(|_| node != end) {
            words.push(format!("{}>{}", node + 1, to + 1));
            if !std::mem::replace(&mut seen[to as usize], true) {
                queue.push(to);
            }
        }
    }
    words
}

fn chess(s: &mut Scanner<'_>) -> Result<Case> {
    let nodes = s.count("n", MAX_COUNT)? as u32;
    let (mut edges, mut spots) = (Vec::new(), Vec::new());
    for from in 0..nodes {
        let count = s.count("a number of nodes", MAX_EDGES - edges.len() as u64)?;
        for (to, spot) in s.list(count, |s| node_from(s, "a node", 0, nodes))? {
            edges.push((from, to));
            spots.push(spot);
        }
    }
    let (graph, by_number) = acyclic(0, nodes, &edges, &spots)?;
    let mut positions = Vec::new();
    while !s.skip_zeros(1) {
        let count = s.count("m", MAX_COUNT)?;
        let token = |s: &mut Scanner<'_>| {
            node_from(s, "a token", 0, nodes).map(|(n, _)| by_number[n as usize])
        };
        positions.push(Position::Tokens(s.list(count, token)?));
    }
    Ok(Case::Winners(Group { name: None, game: Game::new(graph, false), positions }))
}
