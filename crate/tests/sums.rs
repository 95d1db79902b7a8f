//! Compare sums of different games with plain play on whole positions, which uses only the moves of each summand.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use crate::common::{Truth, next};
use crate::registry::small_ones;
use mexplorer::explain::Step;
use mexplorer::{
    Budget, Detail, ErrorCode, GAMES, Game, Limits, Opponent, Outcome, Position, Rng, analyze,
    describe, explore, find_move, outcome, prepared, random_move, random_position, remoteness,
    report, respond, table,
};

/// A game and small positions of it, for use as a summand.
struct Term {
    text: String,
    game: Game,
    positions: Vec<String>,
}

/// Return summands of all games of the list except sums, of further named games, and of rules in brackets.
fn pool(most: usize) -> Vec<Term> {
    let rules = ["n -> n-1 | n/2 if n > 1", "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)"];
    let others = ["subtract 1 2", "subtract 1 2 3", "0.77", "every subtract 1 2", "hex 0.3F"];
    let listed = GAMES.iter().filter(|entry| entry.name != "sum").map(|entry| entry.game);
    let texts = listed.chain(rules).chain(others);
    texts
        .map(|text| {
            let game = Game::parse(text).unwrap();
            let mut positions = BTreeSet::new();
            for seed in 0..4 {
                let start = random_position(&game, seed, 0);
                positions.extend(small_ones(&game, start, &mut Rng::new(seed)));
            }
            let few = |text: &String| {
                let position = game.position(text).unwrap();
                let graph = explore(&game, &position, most, &mut Budget::default()).unwrap();
                !graph.truncated
            };
            let positions: Vec<String> = positions.into_iter().filter(few).collect();
            let text = if text.contains("->") { format!("[{text}]") } else { text.to_string() };
            Term { text, game, positions }
        })
        .filter(|term| !term.positions.is_empty())
        .collect()
}

/// Return the positions after each move in one of the summands.
fn after(games: &[&Game], at: &[Position]) -> Vec<Vec<Position>> {
    let mut all = Vec::new();
    for (i, game) in games.iter().enumerate() {
        for to in next(game, &at[i]) {
            let mut whole = at.to_vec();
            whole[i] = to;
            all.push(whole);
        }
    }
    all
}

/// Compute the Grundy value and the winner of a whole sum by plain recursion.
fn truth(games: &[&Game], at: &[Position], memo: &mut HashMap<Vec<Position>, Truth>) -> Truth {
    if let Some(known) = memo.get(at) {
        return *known;
    }
    let options: Vec<Truth> =
        after(games, at).iter().map(|option| truth(games, option, memo)).collect();
    let found = Truth {
        nimber: (0..).find(|v| options.iter().all(|o| o.nimber != *v)).unwrap(),
        wins_normal: options.iter().any(|o| !o.wins_normal),
        wins_misere: options.is_empty() || options.iter().any(|o| !o.wins_misere),
    };
    memo.insert(at.to_vec(), found);
    found
}

/// Compare a sum with plain play; with `all`, also all claims about it.
fn held(terms: &[&Term], positions: &[&str], all: bool) {
    let text = terms.iter().map(|term| term.text.as_str()).collect::<Vec<_>>().join(" + ");
    let place = positions.join(" + ");
    let games: Vec<&Game> = terms.iter().map(|term| &term.game).collect();
    let at: Vec<Position> =
        games.iter().zip(positions).map(|(game, text)| game.position(text).unwrap()).collect();
    let mut memo = HashMap::new();
    let here = truth(&games, &at, &mut memo);
    for misere in [false, true] {
        let text = if misere { format!("{text} misere") } else { text.clone() };
        let game = Game::parse(&text).unwrap();
        let context = format!("{game} at {place}");
        assert_eq!(Game::parse(&game.to_string()).unwrap(), game, "{context}");
        let position = game.position(&place).unwrap();
        assert_eq!(position, Position::Sum(at.clone()), "{context}");
        assert_eq!(game.position(&game.text(&position)).unwrap(), position, "{context}");
        let mut budget = Budget::default();
        let ready = prepared(&game, &position, &mut budget).unwrap();
        let expected = Outcome::mover_wins(here.wins(misere));
        let found = outcome(&game, &position, &mut budget).unwrap();
        assert_eq!(found, expected, "{context}");
        if !misere {
            let value =
                ready.rules().as_values().unwrap().known_value(&position).map(|value| value.0);
            assert_eq!(value, Some(here.nimber), "{context}");
        }
        let options = after(&games, &at);
        let lost: BTreeSet<String> = options
            .iter()
            .filter(|option| !memo[*option].wins(misere))
            .map(|option| game.text(&Position::Sum(option.clone())))
            .collect();
        let mut named = BTreeSet::new();
        let known = ready.rules().as_strategy().and_then(|theorem| {
            theorem.winning(&position, misere, &mut |mv| {
                named.insert(game.text(&game.apply(&position, &mv).unwrap()));
                ControlFlow::Continue(())
            })
        });
        if known.is_some() {
            assert_eq!(named, lost, "winning moves, {context}");
        } else {
            assert!(misere, "values are known, {context}");
        }
        if !all {
            continue;
        }
        let limits = Limits { moves: usize::MAX, ..Limits::default() };
        let found = analyze(&game, &position, limits).unwrap();
        assert_eq!(found.outcome, expected, "{context}");
        assert_eq!(found.nimber.map(|n| n.0), (!misere).then_some(here.nimber), "{context}");
        let wins: BTreeSet<String> =
            found.moves.iter().filter(|mv| mv.wins).map(|mv| mv.to.clone()).collect();
        assert_eq!(wins, lost, "{context}");
        assert_eq!(found.moves.len(), options.len(), "{context}");
        for mv in &found.moves {
            let whole = game.position(&mv.to).unwrap();
            for typed in [&mv.text, &mv.to] {
                let read = find_move(&game, &position, typed).unwrap();
                assert_eq!(game.apply(&position, &read).unwrap(), whole, "{typed} of {context}");
            }
            if let (Position::Sum(terms), false) = (&whole, misere) {
                let value = memo[terms].nimber;
                assert_eq!(mv.nimber.map(|n| n.0), Some(value), "{} of {context}", mv.text);
            }
        }
        let shown = describe(&game, &position);
        assert_eq!((shown.over, shown.card), (options.is_empty(), "sum"), "{context}");
        if !options.is_empty() {
            let perfect = Opponent { skill: 1.0, seed: 3 };
            let reply = respond(&game, &position, perfect, &mut budget).unwrap();
            assert_eq!(reply.wins, here.wins(misere), "{context}");
            let to = game.position(&reply.to).unwrap();
            let steps = report(&game, &[position.clone(), to], &mut budget).unwrap().steps;
            assert!(!steps[0].lost, "{context}");
        }
        let far = remoteness(&game, &position, 0, &mut budget).unwrap();
        assert_eq!(far.outcome, Some(expected), "{context}");
        let graph = explore(&game, &position, 400, &mut budget).unwrap();
        assert_eq!(graph.nodes[0].outcome, expected, "{context}");
    }
}

#[test]
fn random_sums_agree_with_plain_play() {
    let mut rng = Rng::new(36);
    for (count, most, sums) in [(2, 9, 3500), (3, 5, 1500)] {
        let pool = pool(most);
        for round in 0..sums {
            let mut pick = || &pool[rng.below(pool.len() as u64) as usize];
            let terms: Vec<&Term> = (0..count).map(|_| pick()).collect();
            let mut place = |term: &&Term| rng.below(term.positions.len() as u64) as usize;
            let places: Vec<usize> = terms.iter().map(&mut place).collect();
            let positions: Vec<&str> =
                terms.iter().zip(places).map(|(term, at)| term.positions[at].as_str()).collect();
            held(&terms, &positions, round % 25 == 0);
        }
    }
}

/// Return the outcome of each position of a sum in which play may cycle, by retrograde analysis.
fn retrograde(
    games: &[&Game],
    start: &[Position],
    misere: bool,
) -> HashMap<Vec<Position>, Outcome> {
    let mut options: HashMap<Vec<Position>, Vec<Vec<Position>>> = HashMap::new();
    let mut open = vec![start.to_vec()];
    while let Some(at) = open.pop() {
        let Entry::Vacant(new) = options.entry(at) else { continue };
        let all = after(games, new.key());
        open.extend(all.iter().cloned());
        new.insert(all);
    }
    let mut found: HashMap<Vec<Position>, Outcome> = HashMap::new();
    loop {
        let mut now = Vec::new();
        for (at, all) in options.iter().filter(|(at, _)| !found.contains_key(*at)) {
            if all.is_empty() {
                now.push((at.clone(), Outcome::mover_wins(misere)));
            } else if all.iter().any(|to| found.get(to) == Some(&Outcome::P)) {
                now.push((at.clone(), Outcome::N));
            } else if all.iter().all(|to| found.get(to) == Some(&Outcome::N)) {
                now.push((at.clone(), Outcome::P));
            }
        }
        if now.is_empty() {
            break;
        }
        found.extend(now);
    }
    options.into_keys().map(|at| (at.clone(), *found.get(&at).unwrap_or(&Outcome::D))).collect()
}

#[test]
fn sums_with_cycles_agree_with_plain_play() {
    let mut rng = Rng::new(7);
    for round in 0..300 {
        let misere = round % 2 == 1;
        let nodes = 2 + rng.below(4);
        let mut edges = BTreeSet::from([(0, 1), (1, 0)]);
        for _ in 0..rng.below(2 * nodes) {
            edges.insert((rng.below(nodes), rng.below(nodes)));
        }
        let edges: Vec<String> = edges.into_iter().map(|(a, b)| format!("v{a}>v{b}")).collect();
        let graph = format!("graph {}", edges.join(" "));
        let texts = [graph.as_str(), "nim", "kayles"];
        let games: Vec<Game> = texts.iter().map(|text| Game::parse(text).unwrap()).collect();
        let games: Vec<&Game> = games.iter().collect();
        let tokens = if rng.below(2) == 0 { "v0".to_string() } else { "v0 v1".to_string() };
        let positions = [tokens, rng.below(4).to_string(), rng.below(4).to_string()];
        let at: Vec<Position> =
            games.iter().zip(&positions).map(|(game, text)| game.position(text).unwrap()).collect();
        let found = retrograde(&games, &at, misere);
        let ending = if misere { " misere" } else { "" };
        let game = Game::parse(&(texts.join(" + ") + ending)).unwrap();
        for (at, expected) in &found {
            let position = Position::Sum(at.clone());
            let context = format!("{game} at {}", game.text(&position));
            let limits = Limits { moves: usize::MAX, ..Limits::default() };
            let said = analyze(&game, &position, limits).unwrap();
            assert_eq!(said.outcome, *expected, "{context}");
            for mv in &said.moves {
                let Position::Sum(to) = game.position(&mv.to).unwrap() else { panic!() };
                assert_eq!(mv.wins, found[&to] == Outcome::P, "{} of {context}", mv.text);
                assert_eq!(mv.draws, found[&to] == Outcome::D, "{} of {context}", mv.text);
            }
        }
        // From a won position the computer wins within 200 turns against random moves.
        let mut position = Position::Sum(at.clone());
        if found[&at] != Outcome::N {
            continue;
        }
        for turn in 0.. {
            assert!(turn < 200, "{game} at {}", positions.join(" + "));
            if misere && next(&game, &position).is_empty() {
                break; // the player without a move has won
            }
            let perfect = Opponent { skill: 1.0, seed: turn };
            let reply = respond(&game, &position, perfect, &mut Budget::default()).unwrap();
            position = game.position(&reply.to).unwrap();
            let Some(mv) = random_move(&game, &position, &mut rng) else { break };
            position = game.apply(&position, &mv).unwrap();
        }
    }
}

/// The claims about sums of a graph with a cycle and a heap or a row of pins, under misère play.
#[test]
fn misere_sums_with_cycles_say_how_they_were_found() {
    let found = |game: &str, position: &str, steps: u64| {
        let game = Game::parse(game).unwrap();
        let limits = Limits { steps, ..Limits::default() };
        analyze(&game, &game.position(position).unwrap(), limits)
    };
    let said = |game: &str, position: &str| {
        let whole = found(game, position, 1_000_000).unwrap();
        let claims = whole.why.into_iter().flat_map(|step| match step {
            Step::Sentences { claims, .. } => claims,
            _ => Vec::new(),
        });
        let one = |claim: mexplorer::Claim| {
            let numbers = claim.says.into_iter().map(|(_, detail)| detail.to_string());
            format!("{} {}", claim.id, numbers.collect::<Vec<_>>().join(" "))
        };
        (whole.outcome, claims.map(one).collect::<Vec<_>>())
    };
    // The search examines 6 positions: a token on one of three nodes, beside a heap of 0 or 1.
    let game = "graph a>b b>a b>c + nim misere";
    let (outcome, claims) = said(game, "a + 1");
    assert_eq!(outcome, Outcome::D);
    assert_eq!(claims, ["loops-searched 6", "loops-hold 2 1"]);
    let (outcome, claims) = said(game, "b + 1");
    assert_eq!(outcome, Outcome::N);
    assert_eq!(claims, ["loops-searched 6", "loops-moves 2"]);
    // If no token can reach the cycle, the theorem for misère play decides the sum without a search.
    let far = "graph x>y y>x x>c c>d d>e c>e + nim misere";
    let largest = found(far, "c + 9007199254740991", 100_000).unwrap();
    assert_eq!((largest.outcome, largest.moves[0].wins), (Outcome::N, true));
    // The error of a search that exceeds its budget says how far the search went.
    let error =
        found("graph a>b b>a b>c + nim misere", "a + 9007199254740991", 10_000).unwrap_err();
    assert_eq!(error.code, ErrorCode::Budget);
    assert!(error.details.iter().any(|(name, _)| *name == "reached"), "{error:?}");
    let error = found("graph a>b b>a b>c + nim misere", "a + 300", 10_000).unwrap_err();
    let reached = error.details.iter().find(|(name, _)| *name == "reached").unwrap();
    assert!(reached.1.to_string().ends_with(" positions"), "{error:?}");
}

/// Sums that are too large for a search are decided by a theorem or refused.
#[test]
fn hard_sums_are_answered_or_refused() {
    let found = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        analyze(&game, &position, Limits::default())
    };
    // A sum of a hundred games.
    let games = ["nim", "kayles", "subtract 1 3 4", "[n -> n-1 | n/2 if n > 1]", "grundy"];
    let game: Vec<&str> = games.into_iter().cycle().take(100).collect();
    let position: Vec<String> = (0..100).map(|i| (i % 13).to_string()).collect();
    let whole = found(&game.join(" + "), &position.join(" + ")).unwrap();
    let mut expected = 0;
    for (game, position) in game.iter().zip(&position) {
        let game = game.trim_matches(['[', ']']);
        expected ^= found(game, position).unwrap().nimber.unwrap().0;
    }
    assert_eq!(whole.nimber.unwrap().0, expected);
    // The largest Nim heap with a graph of ten thousand nodes.
    let edges: Vec<String> = (0..10_000)
        .flat_map(|i| [i + 1, i / 2].into_iter().map(move |j| format!("v{i}>v{j}")))
        .filter(|edge| edge != "v0>v0")
        .collect();
    let cyclic = edges.join(" ");
    let game = format!("nim + graph {cyclic}");
    let cut = found(&game, "9007199254740991 + v0").unwrap();
    assert_eq!(cut.outcome, Outcome::D);
    let acyclic: Vec<String> =
        (1..10_000).flat_map(|i| [i - 1, i / 2].map(|j| format!("v{i}>v{j}"))).collect();
    let acyclic: BTreeSet<String> = acyclic.into_iter().collect();
    let game = format!("nim + graph {}", Vec::from_iter(acyclic).join(" "));
    let whole = found(&game, "9007199254740991 + v9999").unwrap();
    assert_eq!(whole.outcome, Outcome::N);
    assert_eq!(whole.moves.iter().filter(|mv| mv.wins).count(), 1);
    // A sum in misère play whose graph has only tame nodes.
    let nodes: Vec<String> = (1..10_000).map(|i| format!("v{i}>v{}", i - 1)).collect();
    let game = format!("nim + graph {} misere", nodes.join(" "));
    let whole = found(&game, "9007199254740991 + v9999").unwrap();
    assert_eq!((whole.outcome, whole.moves[0].wins), (Outcome::N, true));
    // A sum with a Chomp bar of unknown value is decided if the other summands have nim-sum 0, and refused otherwise.
    let chomp = found("chomp + nim", "40 40 40 40 40 40 40 40 40 40 + 0");
    assert_eq!(chomp.unwrap().outcome, Outcome::N);
    let error = found("nim + chomp", "3 + 40 40 40 40 40 40 40 40 40 40").unwrap_err();
    assert_eq!(error.code, ErrorCode::Budget);
    assert!(error.details.iter().any(|(name, _)| *name == "term"), "{error:?}");
    assert!(error.details.iter().any(|(name, _)| *name == "reached"), "{error:?}");
    let error = found("grundy + kayles misere", "200 + 300").unwrap_err();
    assert_eq!(error.code, ErrorCode::Budget);
}

#[test]
fn errors_point_at_their_terms() {
    let game = |text: &str| {
        let error = Game::parse(text).unwrap_err();
        let term = error.details.iter().find(|(name, _)| *name == "term");
        let span = error.span.unwrap();
        let spot = text[span.start..span.end].to_string();
        (error.code.as_str(), spot, term.map(|term| term.1.to_string()))
    };
    let second = || Some("2".to_string());
    assert_eq!(game("nim + kayle"), ("unknown-game", "kayle".into(), second()));
    assert_eq!(game("nim + subtract 1 0"), ("zero-in-set", "0".into(), second()));
    assert_eq!(game("nim + "), ("empty-game", "".into(), second()));
    assert_eq!(
        game("kayles + nim misere + nim"),
        ("unexpected-argument", "misere".into(), second())
    );
    assert_eq!(game("nim + [nim + nim]"), ("no-parts", "nim + nim".into(), second()));
    assert_eq!(game("nim + [n -> n-1"), ("expected-syntax", "".into(), None));
    assert_eq!(game("[nim] nim + nim"), ("expected-syntax", "nim".into(), None));
    assert_eq!(game("nim + [n -> n-m] + nim"), ("unknown-name", "m".into(), second()));
    let sum = Game::parse("nim + kayles").unwrap();
    let place = |text: &str| {
        let error = sum.position(text).unwrap_err();
        let span = error.span.unwrap();
        (error.code.as_str(), text[span.start..span.end].to_string())
    };
    assert_eq!(place("3 + x"), ("expected-number", "x".into()));
    assert_eq!(place("3 5"), ("wrong-count", String::new()));
    assert_eq!(place("3 + 5 + 7"), ("wrong-count", "7".into()));
    assert_eq!(place("3 + "), ("empty-position", String::new()));
    assert_eq!(place(" "), ("empty-position", " ".into()));
    // The span of an error is correct for full-width text, too.
    let error = Game::parse("ｎｉｍ　＋　subtract 1 0").unwrap_err();
    assert_eq!(error.span.map(|span| (span.start, span.end)), Some((17, 18)));
}

/// A sum has no table, and the error names the games of its terms, each of which may have one.
#[test]
fn the_error_of_a_table_names_the_terms() {
    let sum = Game::parse("nim + bounded 2 + kayles").unwrap();
    let error = table(&sum, 9, &mut Budget::default()).unwrap_err();
    let terms = ["nim", "bounded 2", "kayles"].map(String::from).to_vec();
    assert_eq!(error.code, ErrorCode::NoTable);
    assert!(error.details.contains(&("terms", Detail::List(terms))), "{:?}", error.details);
}
