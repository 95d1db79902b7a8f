//! Graphs on several lines with a title: edges under `from,to`, adjacency matrices, and trees with a root.

use super::{Told, has};
use crate::answers::pasted::{GraphGame, read_graph};
use crate::answers::readings::within::tokens;

/// Titles of two columns that list directed edges.
const ARROWS: &[&str] =
    &["from,to", "source,target", "src,dst", "tail,head", "start,end", "起点,终点", "parent,child"];

/// Read a graph from the lines of a text.
pub(super) fn graph(typed: &str) -> Option<Told> {
    let all: Vec<&str> = typed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (title, rest) = all.split_first().filter(|(_, rest)| rest.len() > 1)?;
    let title = title.to_ascii_lowercase();
    let below = rest.split_first().and_then(|(head, rows)| {
        let told = columns(&head.to_ascii_lowercase(), rows)?;
        let nodes: Vec<String> =
            rows.iter().flat_map(|row| row.split([',', ' ', '\t'])).map(str::to_string).collect();
        Some(Told { position: tokens(all[0], &nodes), ..told })
    });
    columns(&title, rest)
        .or(below)
        .or_else(|| matrix(&title, rest))
        .or_else(|| rooted(&title, rest))
        .or_else(|| judged(&all))
}

fn graph_of(edges: &[String]) -> Told {
    Told { line: format!("graph {}", edges.join(" ")), position: None }
}

fn columns(title: &str, lines: &[&str]) -> Option<Told> {
    let title = title.replace([' ', '\t', ';', '，'], ",").replace(",,", ",");
    if !ARROWS.contains(&title.as_str()) {
        return None;
    }
    let list = format!("from,to\n{}", lines.join("\n"));
    let found = read_graph(&list, Some(GraphGame::Graph)).ok()?;
    Some(Told { line: found.game, position: None })
}

/// Read a directed graph in the input format of online judges: `n m`, then m lines of two nodes. Words before or after
/// the graph may give the nodes of the tokens.
fn judged(lines: &[&str]) -> Option<Told> {
    const DIRECTED: &[&str] = &["有向", "directed", "digraph", "dag", "acyclic", "无环"];
    let numbers = |line: &&str| -> Option<Vec<u64>> {
        line.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let rows: Vec<Vec<u64>> = lines.iter().filter_map(numbers).collect();
    let words = lines.iter().filter(|line| numbers(line).is_none());
    let title = &words.map(|line| line.to_lowercase()).collect::<Vec<_>>().join("\n");
    if rows.is_empty() {
        return None;
    }
    let [nodes, count, ..] = rows[0][..] else { return None };
    let count = usize::try_from(count).ok()?;
    let pairs = rows.get(1..count.checked_add(1)?)?;
    let behind = &rows[count + 1..];
    let are_edges =
        pairs.iter().all(|pair| pair.len() == 2 && pair.iter().all(|one| *one <= nodes));
    let undirected = has(title, &["undirected", "无向"]);
    if !are_edges || behind.len() > 1 || undirected || !has(title, DIRECTED) {
        return None;
    }
    let edges: Vec<String> = pairs.iter().map(|pair| format!("{}>{}", pair[0], pair[1])).collect();
    let names: Vec<String> = pairs.iter().flatten().map(u64::to_string).collect();
    let own =
        behind.first().map(|row| row.iter().map(u64::to_string).collect::<Vec<_>>().join(" "));
    Some(Told { position: own.or_else(|| tokens(title, &names)), ..graph_of(&edges) })
}

/// Read an adjacency matrix of 0 and 1. The lines are the nodes 1, 2, 3 and so on.
fn matrix(title: &str, lines: &[&str]) -> Option<Told> {
    if !has(title, &["matrix", "矩阵"]) || !has(title, &["adjacency", "邻接", "graph", "dag", "图"])
    {
        return None;
    }
    let row = |line: &&str| -> Option<Vec<bool>> {
        let signs = line.chars().filter(|c| !" ,[]();".contains(*c));
        signs.map(|c| (c == '1' || c == '0').then_some(c == '1')).collect()
    };
    let rows: Vec<Vec<bool>> = lines.iter().map(row).collect::<Option<_>>()?;
    let is_square = rows.iter().all(|row| row.len() == rows.len());
    if !is_square {
        return None;
    }
    let size = 0..rows.len();
    let is_even = size.clone().all(|i| size.clone().all(|j| rows[i][j] == rows[j][i]));
    // A symmetric matrix is an undirected graph, so the title must name a game.
    if is_even {
        let game = ["node kayles", "node-kayles", "arc kayles", "arc-kayles"]
            .into_iter()
            .find(|name| title.contains(name))?;
        let pairs = size.clone().flat_map(|i| size.clone().skip(i + 1).map(move |j| (i, j)));
        let edges = pairs.filter(|(i, j)| rows[*i][*j]);
        let edges: Vec<String> = edges.map(|(i, j)| format!("{}-{}", i + 1, j + 1)).collect();
        let position = (!edges.is_empty()).then(|| edges.join(" "))?;
        return Some(Told { line: game.replace(' ', "-"), position: Some(position) });
    }
    let edges = size.clone().flat_map(|i| {
        let row = &rows[i];
        size.clone().filter(move |j| row[*j]).map(move |j| format!("{}>{}", i + 1, j + 1))
    });
    let edges: Vec<String> = edges.collect();
    Some(graph_of(&edges))
}

/// Read a tree whose branches are cut, as lines of two nodes. The game is Hackenbush, with the root on the ground.
fn rooted(title: &str, lines: &[&str]) -> Option<Told> {
    if !has(title, &["删边", "砍", "hackenbush", "cut", "remove an edge"]) {
        return None;
    }
    let at = ["根是", "根为", "根节点是", "根节点为", "root is", "rooted at", "root =", "root"]
        .iter()
        .find_map(|word| title.find(word).map(|at| at + word.len()))?;
    let root = title[at..].trim_start_matches([' ', ':', '=']);
    let end = root.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(root.len());
    let root = &root[..end];
    let pairs: Vec<Vec<&str>> =
        lines.iter().map(|line| line.split_whitespace().collect()).collect();
    // Skip a line with a single number, such as the number of edges, before the edges.
    let pairs = if pairs[0].len() == 1 { &pairs[1..] } else { &pairs[..] };
    let is_tree = pairs.iter().all(|pair| pair.len() == 2 && !pair.contains(&"0"))
        && pairs.iter().any(|pair| pair.contains(&root));
    if root.is_empty() || !is_tree {
        return None;
    }
    let name = |node: &str| if node == root { "0".to_string() } else { node.to_string() };
    let edges: Vec<String> =
        pairs.iter().map(|pair| format!("{}-{}", name(pair[0]), name(pair[1]))).collect();
    Some(Told { line: "hackenbush".to_string(), position: Some(edges.join(" ")) })
}
