//! Test graphs as people paste them. Each text of `tests/golden/graphs.txt` has the meaning listed in that file, a
//! graph printed in a format is parsed as the same graph, and a word that no format allows makes any text an error.

use std::collections::BTreeSet;

use mexplorer::games::kit::graph_text::Format;
use mexplorer::{Error, ErrorCode, Game, GraphGame, Pasted, read_graph};
use proptest::prelude::*;

/// Return the edges as sorted texts; an undirected edge begins with its smaller end.
fn edges(found: &Pasted) -> BTreeSet<String> {
    let name = |node: u32| found.nodes[node as usize].clone();
    let edge = |&(a, b): &(u32, u32)| match found.directed {
        Some(false) => {
            let (a, b) = (name(a), name(b));
            if a <= b { format!("{a}-{b}") } else { format!("{b}-{a}") }
        }
        _ => format!("{}>{}", name(a), name(b)),
    };
    found.edges.iter().map(edge).collect()
}

fn alone(found: &Pasted) -> BTreeSet<String> {
    let has = |node: u32| found.edges.iter().any(|edge| edge.0 == node || edge.1 == node);
    (0..found.nodes.len() as u32)
        .filter(|n| !has(*n))
        .map(|n| found.nodes[n as usize].clone())
        .collect()
}

/// Return the meaning of a text in the form of the golden file: the edges and nodes, then the tokens after `@` if there
/// are any; or the code of an error and the text at its span.
fn said(text: &str, found: &Result<Pasted, Error>) -> String {
    match found {
        Ok(found) => {
            let words: Vec<String> = edges(found).into_iter().chain(alone(found)).collect();
            let format = serde_json::to_string(&found.format).unwrap();
            let token = |token: &u32| found.nodes[*token as usize].clone();
            let tokens: Vec<String> = found.tokens.iter().map(token).collect();
            let tokens =
                if tokens.is_empty() { String::new() } else { format!(" @ {}", tokens.join(" ")) };
            format!("{}: {}{tokens}", format.trim_matches('"'), words.join(" "))
        }
        Err(error) => {
            let units: Vec<u16> = text.encode_utf16().collect();
            let span = error.span.unwrap();
            let spot = String::from_utf16(&units[span.start..span.end]).unwrap();
            format!("error {}: {}", error.code.as_str(), spot.replace('\n', "⏎"))
        }
    }
}

/// Return the texts of the golden file, each with the game for which it is parsed and its meaning. In the file, a text
/// follows a line `= GAME` and has a bar at the start of each line; its meaning follows after `=>`.
fn golden() -> Vec<(Option<GraphGame>, String, String)> {
    let list = include_str!("../../tests/golden/graphs.txt");
    let (mut game, mut text, mut found) = (None, Vec::new(), Vec::new());
    for line in list.lines() {
        if let Some(name) = line.strip_prefix("= ") {
            game = match name {
                "any" => None,
                "graph" => Some(GraphGame::Graph),
                "geography" => Some(GraphGame::Geography),
                "node-kayles" => Some(GraphGame::NodeKayles),
                "arc-kayles" => Some(GraphGame::ArcKayles),
                "hackenbush" => Some(GraphGame::Hackenbush),
                "prune" => Some(GraphGame::Prune),
                _ => panic!("{name}"),
            };
        } else if let Some(row) = line.strip_prefix('|') {
            text.push(row.strip_prefix(' ').unwrap_or(row));
        } else if let Some(means) = line.strip_prefix("=> ") {
            found.push((game, std::mem::take(&mut text).join("\n"), means.trim().to_string()));
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "{line}");
        }
    }
    found
}

#[test]
fn pasted_texts_mean_what_the_list_says() {
    let list = golden();
    assert!(list.len() >= 120, "{} texts", list.len());
    let mut wrong = Vec::new();
    for (game, text, means) in &list {
        let found = said(text, &read_graph(text, *game));
        if found.trim() != *means {
            wrong.push(format!("{text}\n=> {found}\nand not {means}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n\n"));
}

/// Parsing a text as a game or a position gives the same graph as `read_graph`.
#[test]
fn games_read_what_the_call_reads() {
    for (_, text, _) in golden() {
        let Ok(graph) = read_graph(&text, Some(GraphGame::Graph)) else {
            let line = format!("graph {text}");
            let is_head = text.starts_with("graph") || text.starts_with("geography");
            assert!(is_head || Game::parse(&line).is_err(), "{text}");
            continue;
        };
        let is_named =
            ["graph", "digraph", "strict"].iter().any(|name| text.trim_start().starts_with(name));
        let line = if is_named { text.clone() } else { format!("graph {text}") };
        let read = Game::parse(&line).map(|game| game.to_string());
        assert_eq!(read.as_deref(), Ok(&*graph.game), "{text}");
    }
    for (_, text, _) in golden() {
        let Ok(net) = read_graph(&text, Some(GraphGame::NodeKayles)) else { continue };
        if text.starts_with("node-kayles") || text.starts_with("arc-kayles") {
            continue;
        }
        let game = Game::parse("node-kayles").unwrap();
        let read = game.position(&text).map(|position| game.text(&position));
        assert_eq!(read.as_deref(), Ok(&*net.position), "{text}");
    }
}

/// A random graph, which the methods write as a text of each format.
#[derive(Clone, Debug)]
struct Drawn {
    nodes: usize,
    edges: Vec<(usize, usize)>,
}

impl Drawn {
    fn lists(&self, both: bool) -> Vec<Vec<usize>> {
        let mut lists = vec![Vec::new(); self.nodes];
        for &(a, b) in &self.edges {
            lists[a].push(b);
            if both {
                lists[b].push(a);
            }
        }
        lists
    }

    fn pairs(&self, open: &str, between: &str, close: &str, join: &str) -> String {
        let pair = |(a, b): &(usize, usize)| format!("{open}{}{between}{}{close}", a + 1, b + 1);
        self.edges.iter().map(pair).collect::<Vec<_>>().join(join)
    }

    /// Return texts of the graph in formats that have no sign for the direction of an edge.
    fn unsaid(&self, both: bool) -> Vec<(Format, String)> {
        let join = |list: &[usize], between: &str| {
            list.iter().map(|n| (n + 1).to_string()).collect::<Vec<_>>().join(between)
        };
        let lists = self.lists(both);
        let lines = |colon: &str, between: &str, line: &str| {
            let one = |(node, list): (usize, &Vec<usize>)| {
                format!("{}{colon}{}", node + 1, join(list, between))
            };
            lists.iter().enumerate().map(one).collect::<Vec<_>>().join(line)
        };
        let bits = |between: &str, line: &str| {
            let row = |list: &Vec<usize>| {
                let bit = |n: usize| if list.contains(&n) { "1" } else { "0" };
                (0..self.nodes).map(bit).collect::<Vec<_>>().join(between)
            };
            lists.iter().map(row).collect::<Vec<_>>().join(line)
        };
        // Write the count of 0 tokens if the graph has lone nodes: a first line of two numbers alone could be an edge.
        let tokens = if self.has_no_lone() { "" } else { " 0" };
        let counts = format!("{} {}{tokens}", self.nodes, self.edges.len());
        let head = format!("{counts}\n{}", self.pairs("", " ", "", "\n"));
        let objects = self.pairs("{\"source\": ", ", \"target\": ", "}", ", ");
        let nodes = join(&(0..self.nodes).collect::<Vec<_>>(), ", ");
        let mut texts = vec![
            (Format::Judge, head),
            (Format::Lists, lines(": ", " ", "\n")),
            (Format::Lists, lines(":", ",", " ")),
            (Format::Lists, lines(": ", ", ", "; ")),
            (Format::Lists, format!("{{{}}}", lines(": [", ", ", "], ") + "]")),
            (Format::Matrix, bits(" ", "\n")),
            (Format::Matrix, bits("", "\n")),
            (Format::Matrix, format!("[[{}]]", bits(", ", "], ["))),
            (
                Format::Pairs,
                format!(
                    "{{\"nodes\": [{nodes}], \"edges\": [{}]}}",
                    self.pairs("[", ",", "]", ", ")
                ),
            ),
            (
                Format::Pairs,
                format!("n = {}, edges = [{}]", self.nodes, self.pairs("(", ",", ")", ", ")),
            ),
            (Format::Pairs, format!("{{\"nodes\": [{nodes}], \"links\": [{objects}]}}")),
        ];
        if self.has_no_lone() && self.edges.len() > 1 {
            texts.push((Format::Pairs, self.pairs("", ", ", "", "; ")));
            if !self.looks_like_a_head() {
                texts.push((Format::Pairs, self.pairs("", "\t", "", "\r\n")));
            }
            texts.push((Format::Pairs, format!("from,to\n{}", self.pairs("", ",", "", "\n"))));
            texts.push((Format::Pairs, format!("[{}]", self.pairs("(", ", ", ")", ", "))));
        }
        texts
    }

    fn has_no_lone(&self) -> bool {
        (0..self.nodes).all(|n| self.edges.iter().any(|edge| edge.0 == n || edge.1 == n))
    }

    /// Return whether the first edge could be the line of two counts that programming contests put before the edges.
    fn looks_like_a_head(&self) -> bool {
        let (n, m) = self.edges[0];
        let is_node = |edge: &(usize, usize)| edge.0.max(edge.1) <= n;
        m + 2 == self.edges.len() && self.edges[1..].iter().all(is_node)
    }

    fn lone(&self) -> Vec<String> {
        let lone = |n: &usize| !self.edges.iter().any(|edge| edge.0 == *n || edge.1 == *n);
        (0..self.nodes).filter(lone).map(|n| (n + 1).to_string()).collect()
    }

    /// Return texts of the graph in formats that write an edge with a sign such as `->`.
    fn with_signs(&self, arrow: &str, dot: &str, line: &str) -> Vec<(Format, String)> {
        let nodes: String =
            (1..=self.nodes).map(|n| format!("  {n} [label=\"node {n}\"];\n")).collect();
        let edges = self.pairs("  ", &format!(" {line} "), ";", "\n");
        let mut texts = vec![
            (Format::Edges, [self.pairs("", arrow, "", " "), self.lone().join(" ")].join(" ")),
            (Format::Dot, format!("{dot} G {{\n{nodes}{edges}\n}}")),
        ];
        if self.has_no_lone() {
            texts.push((Format::Edges, self.pairs("", &format!(" {arrow} "), "", ", ")));
            texts.push((Format::Edges, self.pairs("", line, "", "\n")));
            texts.push((Format::Edges, format!("{{{}}}", self.pairs("", line, "", ", "))));
        }
        texts
    }

    fn said(&self, sign: &str) -> BTreeSet<String> {
        let edge = |&(a, b): &(usize, usize)| {
            let (a, b) = ((a + 1).to_string(), (b + 1).to_string());
            if sign == "-" && b < a { format!("{b}-{a}") } else { format!("{a}{sign}{b}") }
        };
        self.edges.iter().map(edge).collect()
    }
}

/// Return a random graph of 3 to 9 nodes, without repeated edges in either direction.
fn drawn() -> impl Strategy<Value = Drawn> {
    (3..10_usize).prop_flat_map(|nodes| {
        prop::collection::vec((0..nodes, 0..nodes), 1..14).prop_map(move |pairs| {
            let mut seen = BTreeSet::new();
            let fresh = |&(a, b): &(usize, usize)| a != b && seen.insert((a.min(b), a.max(b)));
            let mut edges: Vec<(usize, usize)> = pairs.into_iter().collect();
            let mut fresh = fresh;
            edges.retain(|edge| fresh(edge));
            if edges.is_empty() {
                edges.push((0, 1));
            }
            Drawn { nodes, edges }
        })
    })
}

fn same(drawn: &Drawn, format: Format, text: &str, game: GraphGame) -> Result<(), TestCaseError> {
    let found = read_graph(text, Some(game))
        .map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
    let sign = if game == GraphGame::Graph { ">" } else { "-" };
    prop_assert_eq!(edges(&found), drawn.said(sign), "{}", text);
    prop_assert_eq!(alone(&found), drawn.lone().into_iter().collect(), "{}", text);
    prop_assert_eq!(found.format, format, "{}", text);
    // A printed graph is parsed as the same graph.
    let again = read_graph(
        &format!("{} {}", found.game, if game == GraphGame::Graph { "" } else { &found.position }),
        None,
    );
    let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!((again.game, again.edges), (found.game, found.edges), "{}", text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_graph_in_each_format_is_read_as_itself(drawn in drawn()) {
        for (format, text) in drawn.unsaid(false) {
            same(&drawn, format, &text, GraphGame::Graph)?;
        }
        for (format, text) in drawn.with_signs(">", "digraph", "->") {
            same(&drawn, format, &text, GraphGame::Graph)?;
        }
        for (format, text) in drawn.unsaid(true) {
            same(&drawn, format, &text, GraphGame::NodeKayles)?;
        }
        for (format, text) in drawn.with_signs("-", "graph", "--") {
            same(&drawn, format, &text, GraphGame::NodeKayles)?;
        }
    }

    /// A text with an additional word or sign between two words is an error.
    #[test]
    fn a_word_that_no_format_knows_is_an_error(drawn in drawn(), at in 0..1000_usize, word in "[!?%&~|.]|what!|3\\.5") {
        let all = drawn.unsaid(false).into_iter().chain(drawn.with_signs(">", "digraph", "->"));
        for (_, text) in all {
            let blanks: Vec<usize> = text.match_indices([' ', '\n']).map(|(at, _)| at).collect();
            let place = blanks.get(at % (blanks.len() + 1)).copied().unwrap_or(text.len());
            // Skip words within attributes of DOT: the parser ignores attributes.
            if text[..place].rfind('[') > text[..place].rfind(']') && text.contains("label") {
                continue;
            }
            let more = format!("{} {word} {}", &text[..place], &text[place..]);
            prop_assert!(read_graph(&more, None).is_err(), "{}", more);
        }
    }

    /// An additional name without an edge is an error in each format that cannot list nodes without edges.
    #[test]
    fn a_name_more_is_an_error(drawn in drawn()) {
        // Skip graphs of one edge: an edge with an additional name is a valid list of the options of a node, such as 1
        // -> 2, 3.
        prop_assume!(drawn.edges.len() > 1);
        let texts = [
            drawn.pairs("", " > ", "", ", "), drawn.pairs("", "->", "", " "), drawn.pairs("", " - ", "", "\n"),
            drawn.pairs("(", ",", ")", " "), drawn.pairs("", "  ", "", "\n"), drawn.pairs("", ",", "", " "),
        ];
        for text in texts {
            for more in [format!("{text} zz"), format!("zz {text}"), format!("{text}, zz"), format!("{text}\nzz")] {
                let found = read_graph(&more, None);
                prop_assert!(found.is_err(), "{:?}: {:?}", more, found);
            }
        }
    }

    #[test]
    fn nothing_panics(text in "[ -~\n→–，（）]{0,40}|[0-3a-c \n,;:>(){}\\[\\]-]{0,30}") {
        for game in [None, Some(GraphGame::Graph), Some(GraphGame::NodeKayles), Some(GraphGame::Hackenbush)] {
            if let Err(error) = read_graph(&text, game) {
                let span = error.span.unwrap();
                let units = text.encode_utf16().count();
                prop_assert!(span.start <= span.end && span.end <= units, "{:?} {:?}", text, error);
            }
        }
    }
}

/// Deeply nested brackets are parsed as lists, and groups of DOT are refused if they are nested too deeply.
#[test]
fn nesting_overflows_nothing() {
    let deep = 300_000;
    for (open, close) in [("[", "]"), ("{", "}"), ("(", ")")] {
        let text = format!("{}1,2{}", open.repeat(deep), close.repeat(deep));
        assert!(read_graph(&text, None).is_ok_and(|found| found.edges.len() == 1));
        assert!(read_graph(&open.repeat(deep), None).is_err());
    }
    let text = format!("digraph {}a -> b{}", "{".repeat(deep), "}".repeat(deep));
    assert_eq!(read_graph(&text, None).unwrap_err().code, ErrorCode::TooDeep);
    let text = format!("digraph {{ a -> {}b{} }}", "{".repeat(50), "}".repeat(50));
    assert_eq!(read_graph(&text, None).unwrap().game, "graph a>b");
}

/// In games whose positions are graphs, the text of a position without edges begins with `-` and is parsed as the same
/// position.
#[test]
fn a_position_without_edges_says_so() {
    let game = Game::parse("node-kayles").unwrap();
    for text in ["- c d", "-", "- 1"] {
        assert_eq!(game.text(&game.position(text).unwrap()), text);
    }
    assert_eq!(game.position("c d").unwrap_err().code, ErrorCode::ExpectedEdge);
    let path = game.position("a-b-c-d-e").unwrap();
    let mv = mexplorer::find_move(&game, &path, "-c").unwrap();
    let after = game.apply(&path, &mv).unwrap();
    assert_eq!(game.text(&after), "- a e");
    assert!(mexplorer::find_move(&game, &path, "- a e").is_ok());
}

/// Texts of many opening signs without closing ones are refused in linear time: each sign is examined once.
#[test]
fn long_texts_of_signs_are_refused_at_once() {
    for sign in ["/* ", "-", "‘", "\"", "'a ", "=", "(", "a->", "a -> {", "1:", "K1,", "{1:"] {
        assert!(read_graph(&sign.repeat(200_000), None).is_err(), "{sign}");
    }
}

/// Graphs as large as those of programming contests are parsed, in each format that can write them, in a time too short
/// for a quadratic parser.
#[test]
fn large_graphs_are_read() {
    let (nodes, count) = (100_000_u64, 200_000_u64);
    let edges: Vec<(u64, u64)> =
        (0..count).map(|i| (i % nodes + 1, nodes + 1 + (i * 7919) % nodes)).collect();
    let mut seen = BTreeSet::new();
    let edges: Vec<(u64, u64)> = edges.into_iter().filter(|edge| seen.insert(*edge)).collect();
    let pairs = |open: &str, between: &str, close: &str, join: &str| {
        edges
            .iter()
            .map(|(a, b)| format!("{open}{a}{between}{b}{close}"))
            .collect::<Vec<_>>()
            .join(join)
    };
    for text in [
        pairs("", ">", "", " "),
        pairs("", " -> ", "", ", "),
        pairs("", " ", "", "\n"),
        format!("{} {}\n{}", 2 * nodes, edges.len(), pairs("", " ", "", " ")),
        format!("[{}]", pairs("(", ", ", ")", ", ")),
        format!("digraph {{{}}}", pairs("", "->", "", ";")),
        pairs("", ": ", "", "\n"),
    ] {
        let found = read_graph(&text, Some(GraphGame::Graph)).unwrap();
        assert_eq!(found.edges.len(), edges.len());
    }
}
