//! Playing by hand: what a board shows, what a hand may do, and a move read from text.

use serde::Serialize;

use crate::error::{Code, Error, Result, Span};
use crate::games::letters::groups;
use crate::moves::{Legal, Move, Taken};
use crate::nimber::Count;
use crate::notation::{Game, Rule};
use crate::position::Position;
use crate::text::{Source, Word, number};

/// Nodes up to which a board draws a graph.
const DRAWN: usize = 2000;

/// Equal letters on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The letter.
    pub letter: char,
    /// How often it occurs.
    pub count: u64,
}

/// A position as a board draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of boards
pub enum Board {
    Heaps {
        heaps: Vec<Count>,
        #[serde(skip_serializing_if = "Option::is_none")]
        cap: Option<u64>,
    },
    Stairs {
        heaps: Vec<Count>,
    },
    Letters {
        word: String,
        letters: Vec<Group>,
    },
    Graph {
        nodes: Option<Vec<String>>,
        edges: Vec<(u32, u32)>,
        tokens: Vec<u32>,
        size: Size,
    },
}

/// How large a graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Size {
    /// Nodes.
    pub nodes: usize,
    /// Edges.
    pub edges: usize,
}

/// What a board needs to know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Described {
    /// The game in canonical form.
    pub game: String,
    /// The position in canonical form.
    pub position: String,
    /// The game's first word.
    pub name: &'static str,
    /// Whether who cannot move wins.
    pub misere: bool,
    /// The position as drawn.
    pub board: Board,
    /// What a hand may do.
    pub legal: Legal,
    /// Whether there is no move.
    pub over: bool,
}

/// What a board shows of a position, and what a hand may do there.
///
/// ```
/// use mexplorer::{describe, Game};
/// let game = Game::parse("nim")?;
/// assert!(describe(&game, &game.position("0 0")?).over);
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub fn describe(game: &Game, position: &Position) -> Described {
    let rules = game.rules();
    let counts = |heaps: &[u64]| heaps.iter().map(|h| Count(u128::from(*h))).collect::<Vec<_>>();
    let board = match (position, &game.rule) {
        (Position::Heaps(heaps), Rule::Staircase(_)) => Board::Stairs { heaps: counts(heaps) },
        (Position::Heaps(heaps), _) => Board::Heaps { heaps: counts(heaps), cap: None },
        (Position::Capped { heap, cap }, _) => Board::Heaps { heaps: counts(&[*heap]), cap: *cap },
        (Position::Letters(word), _) => Board::Letters {
            word: word.clone(),
            letters: (groups(position).into_iter())
                .map(|(letter, count)| Group { letter, count })
                .collect(),
        },
        (Position::Tokens(tokens), Rule::Graph(graph)) => {
            let size = Size { nodes: graph.len(), edges: graph.edges().len() };
            let drawn = graph.len() <= DRAWN;
            let names = || (0..graph.len() as u32).map(|n| graph.name(n).to_string()).collect();
            Board::Graph {
                nodes: drawn.then(names),
                edges: if drawn { graph.edges().to_vec() } else { Vec::new() },
                tokens: tokens.clone(),
                size,
            }
        }
        (Position::Tokens(tokens), _) => Board::Graph {
            nodes: None,
            edges: Vec::new(),
            tokens: tokens.clone(),
            size: Size { nodes: 0, edges: 0 },
        },
    };
    Described {
        game: game.to_string(),
        position: game.text(position),
        name: game.name(),
        misere: game.misere,
        board,
        legal: rules.legal(position),
        over: rules.move_count(position) == Some(0),
    }
}

fn allowed(amounts: &[(u64, u64)], take: u64) -> bool {
    amounts.iter().any(|(lo, hi)| (*lo..=*hi).contains(&take))
}

/// Whether a hand may make this move.
fn is_legal(legal: &Legal, mv: &Move, game: &Game, position: &Position) -> bool {
    let amounts = |takes: &[Vec<(u64, u64)>], heap: usize, take: u64| {
        takes.get(heap).is_some_and(|amounts| allowed(amounts, take))
    };
    match (legal, mv) {
        (Legal::Take { takes, .. } | Legal::Merge { takes }, Move::Take(t)) => {
            amounts(takes, t.heap, t.take)
        }
        (Legal::Take { takes, heaps_per_move, equal }, Move::Takes { takes: taken }) => {
            taken.len() as u64 <= *heaps_per_move
                && taken.iter().all(|t| amounts(takes, t.heap, t.take))
                && taken.windows(2).all(|two| two[0].heap < two[1].heap)
                && (!equal || taken.iter().all(|t| t.take == taken[0].take))
        }
        (Legal::Step { takes }, Move::Step { heap, take }) => amounts(takes, *heap, *take),
        (Legal::Split { heaps }, Move::Split { heap, into }) => {
            heaps.get(*heap).is_some_and(|size| into.0 < *size && into.1 <= into.0)
        }
        (Legal::Merge { takes }, Move::Merge { heaps: (i, j) }) => {
            i < j && amounts(takes, *i, 1) && amounts(takes, *j, 1)
        }
        (Legal::Letters { takes }, Move::Letters { letter, take }) => {
            let group = groups(position).iter().position(|g| g.0 == *letter);
            group.is_some_and(|group| amounts(takes, group, *take))
        }
        (Legal::Graph { targets }, Move::Edge { token, node, .. }) => {
            targets.get(*token).is_some_and(|targets| targets.contains(node))
                && game.edge_move(position, *token, *node).is_some()
        }
        _ => false,
    }
}

/// The move that a text means: a move in its own notation (`2-3`), or the position it leads to.
///
/// ```
/// use mexplorer::{find_move, Game};
/// let game = Game::parse("nim")?;
/// let position = game.position("3 5 7")?;
/// assert_eq!(find_move(&game, &position, "2-3")?, find_move(&game, &position, "3 2 7")?);
/// assert!(find_move(&game, &position, "3 5 8").is_err());
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `illegal-move`, or what the notation refuses; the span is in UTF-16 units of `text`, and `field`
/// is `move`.
pub fn find_move(game: &Game, position: &Position, text: &str) -> Result<Move> {
    let source = Source::new(text);
    let plain = source.plain();
    let whole = Span::new(plain.len() - plain.trim_start().len(), plain.trim_end().len());
    let illegal = || {
        Error::new(
            Code::IllegalMove,
            format!("expected a legal move or the position after one, found {:?}", plain.trim()),
        )
        .at(whole)
        .with("found", plain.trim())
    };
    let found = if plain.contains(['-', '=', '+', '>']) {
        let words: Vec<Word<'_>> = source.words().collect();
        written(game, position, &words).map(|mv| mv.ok_or_else(illegal)).and_then(|mv| mv)
    } else {
        // A position's own errors come with their spans already in place.
        let next = match game.position(text) {
            Ok(next) => next,
            Err(mut error) => {
                error.details.retain(|(name, _)| *name != "field");
                return Err(error.in_field("move"));
            }
        };
        leading_to(game, position, &next).ok_or_else(illegal)
    };
    let legal = game.rules().legal(position);
    found
        .and_then(|mv| if is_legal(&legal, &mv, game, position) { Ok(mv) } else { Err(illegal()) })
        .map(|mv| normal(mv, position))
        .map_err(|e| source.locate(e).in_field("move"))
}

/// A merge is listed with the first of a run of equal heaps; any other of them means the same.
fn normal(mv: Move, position: &Position) -> Move {
    match mv {
        Move::Merge { heaps: (i, mut j) } => {
            let heaps = position.heaps();
            while j > i + 1 && heaps[j - 1] == heaps[j] {
                j -= 1;
            }
            Move::Merge { heaps: (i, j) }
        }
        other => other,
    }
}

/// A move in the notation of moves; `None` for what cannot be one of this game.
fn written(game: &Game, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
    let heaps = position.heaps();
    let place = |word: Word<'_>| number(word).map(|n| (n as usize).checked_sub(1));
    let taken = |word: Word<'_>| -> Result<Option<Taken>> {
        let Some((heap, take)) = pair(word, '-') else { return Ok(None) };
        let (heap, take) = (place(heap)?, number(take)?);
        let size = |heap: usize| match position {
            Position::Capped { heap: size, .. } => (heap == 0).then_some(*size),
            _ => heaps.get(heap).copied(),
        };
        Ok(heap.and_then(|heap| {
            let size = size(heap)?;
            // In a race a step beyond 0 stops there.
            let take = match &game.rule {
                Rule::Race(race) if race.set().contains(take) => take.min(size),
                _ => take,
            };
            let left = size.checked_sub(take)?;
            Some(Taken { heap, take, left })
        }))
    };
    let [first, rest @ ..] = words else { return Ok(None) };
    Ok(match &game.rule {
        Rule::Graph(_) if rest.is_empty() => edge(game, position, *first)?,
        Rule::Letters(_) if rest.is_empty() => {
            let Some((letter, take)) = pair(*first, '-') else { return Ok(None) };
            let mut letters = letter.text.chars();
            match (letters.next(), letters.next()) {
                (Some(c), None) => {
                    Some(Move::Letters { letter: c.to_ascii_uppercase(), take: number(take)? })
                }
                _ => None,
            }
        }
        Rule::Staircase(_) if rest.is_empty() => {
            taken(*first)?.map(|t| Move::Step { heap: t.heap, take: t.take })
        }
        Rule::Split(_) if rest.is_empty() => {
            let Some((heap, into)) = pair(*first, '=') else { return Ok(None) };
            let Some((a, b)) = pair(into, '+') else { return Ok(None) };
            let (heap, a, b) = (place(heap)?, number(a)?, number(b)?);
            heap.map(|heap| Move::Split { heap, into: (a.max(b), a.min(b)) })
        }
        Rule::Merge(_) if rest.is_empty() && first.text.contains('+') => {
            let Some((a, b)) = pair(*first, '+') else { return Ok(None) };
            match (place(a)?, place(b)?) {
                (Some(a), Some(b)) if a.max(b) < heaps.len() => {
                    Some(Move::Merge { heaps: (a.min(b), a.max(b)) })
                }
                _ => None,
            }
        }
        Rule::Moore(_) | Rule::Wythoff(_) if !rest.is_empty() => {
            let takes: Result<Option<Vec<Taken>>> = words.iter().map(|w| taken(*w)).collect();
            takes?.map(|takes| Move::Takes { takes: Taken::in_order(takes) })
        }
        Rule::Graph(_) | Rule::Letters(_) | Rule::Staircase(_) | Rule::Split(_) => None,
        _ if rest.is_empty() => taken(*first)?.map(Move::Take),
        _ => None,
    })
}

/// The two sides of the first `sign` in a word.
fn pair(word: Word<'_>, sign: char) -> Option<(Word<'_>, Word<'_>)> {
    word.text.find(sign).map(|at| (word.part(0, at), word.part(at + 1, word.text.len())))
}

fn edge(game: &Game, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
    let (Rule::Graph(graph), Position::Tokens(tokens)) = (&game.rule, position) else {
        return Ok(None);
    };
    let (token, path) = match word.text.find(':') {
        Some(at) => (
            number(word.part(0, at))?.checked_sub(1).map(|t| t as usize),
            word.part(at + 1, word.text.len()),
        ),
        None => (None, word),
    };
    let Some(at) = path.text.find('>') else { return Ok(None) };
    let ends = [path.part(0, at), path.part(at + 1, path.text.len())];
    let ends = graph.tokens(ends.into_iter())?;
    let token = token.or_else(|| tokens.iter().position(|t| *t == ends[0]));
    Ok(token
        .filter(|t| tokens.get(*t) == Some(&ends[0]))
        .and_then(|token| game.edge_move(position, token, ends[1])))
}

impl Game {
    /// The move of a token to a node, whether or not an edge leads there; `None` without a graph.
    pub(crate) fn edge_move(&self, position: &Position, token: usize, node: u32) -> Option<Move> {
        let (Rule::Graph(graph), Position::Tokens(tokens)) = (&self.rule, position) else {
            return None;
        };
        let from = *tokens.get(token)?;
        Some(Move::Edge {
            token,
            from: graph.name(from).to_string(),
            to: graph.name(node).to_string(),
            node,
            shared: tokens[..token].contains(&from),
        })
    }
}

/// The only move that could lead from one position to another, not yet known to be legal.
fn leading_to(game: &Game, from: &Position, to: &Position) -> Option<Move> {
    match (from, to) {
        (Position::Heaps(a), Position::Heaps(b)) => match game.rule {
            Rule::Split(_) => split_between(a, b),
            Rule::Merge(_) if b.len() < a.len() => merge_between(a, b),
            Rule::Staircase(_) => {
                let heap = (0..a.len()).rfind(|&i| a.get(i) != b.get(i))?;
                let take = a[heap].checked_sub(*b.get(heap)?)?;
                let mv = Move::Step { heap, take };
                let legal = a[heap] >= take && mv.apply(from) == *to;
                legal.then_some(mv)
            }
            _ => {
                let same_length = a.len() == b.len();
                let changed = (0..a.len()).filter(|&i| a.get(i) != b.get(i));
                let taken = |heap: usize| {
                    let take = a[heap].checked_sub(b[heap])?;
                    Some(Taken { heap, take, left: b[heap] })
                };
                let takes: Vec<Taken> = if same_length {
                    changed.map(taken).collect::<Option<_>>()?
                } else {
                    return None;
                };
                match takes[..] {
                    [] => None,
                    [one] => Some(Move::Take(one)),
                    _ => Some(Move::Takes { takes }),
                }
            }
        },
        (Position::Capped { heap: a, .. }, Position::Capped { heap: b, cap }) => {
            let take = a.checked_sub(*b)?;
            let mv = Move::Take(Taken { heap: 0, take, left: *b });
            // The new cap follows from the move; it may be left out, or be right.
            let right = cap.is_none() || mv.apply(from) == *to;
            right.then_some(mv)
        }
        (Position::Letters(_), Position::Letters(_)) => {
            let (a, b) = (groups(from), groups(to));
            let left = |c: char| b.iter().find(|g| g.0 == c).map_or(0, |g| g.1);
            let grown = b.iter().any(|g| a.iter().all(|h| h.0 != g.0 || h.1 < g.1));
            let changed: Vec<&(char, u64)> = a.iter().filter(|g| g.1 != left(g.0)).collect();
            match changed[..] {
                [(letter, n)] if !grown => {
                    Some(Move::Letters { letter: *letter, take: n - left(*letter) })
                }
                _ => None,
            }
        }
        (Position::Tokens(a), Position::Tokens(b)) if a.len() == b.len() => {
            let changed: Vec<usize> = (0..a.len()).filter(|&i| a[i] != b[i]).collect();
            match changed[..] {
                [token] => game.edge_move(from, token, b[token]),
                _ => None,
            }
        }
        _ => None,
    }
}

fn split_between(a: &[u64], b: &[u64]) -> Option<Move> {
    if b.len() != a.len() + 1 {
        return None;
    }
    // Where a heap equals what stands in its place, the change is found further right.
    let heap = (0..a.len()).find(|&i| a[i] != b[i]).unwrap_or(a.len() - 1);
    let candidates = [heap, heap.saturating_sub(1)];
    candidates.into_iter().find_map(|heap| {
        let fits = a[..heap] == b[..heap] && a[heap + 1..] == b[heap + 2..];
        let (x, y) = (b[heap], b[heap + 1]);
        (fits && x.max(y) < a[heap]).then_some(Move::Split { heap, into: (x.max(y), x.min(y)) })
    })
}

fn merge_between(a: &[u64], b: &[u64]) -> Option<Move> {
    let i = (0..b.len()).find(|&i| a[i] != b[i])?;
    let added = b[i].checked_sub(a[i])?;
    let rest = |j: usize| a[i + 1..j] == b[i + 1..j] && a[j + 1..] == b[j..];
    let fits = |j: &usize| a[*j] == added && added > 0 && rest(*j);
    (i + 1..a.len())
        .find(fits)
        .filter(|_| b.len() + 1 == a.len())
        .map(|j| Move::Merge { heaps: (i, j) })
}
