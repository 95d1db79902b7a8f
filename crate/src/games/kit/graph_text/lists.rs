//! Graphs in brackets: pairs `[(1,2),(2,3)]`, lists of neighbours `[[1,2],[2],[]]` from node 0 on, matrices, the
//! targets of each node `{1: [2, 3], 2: []}`, and JSON objects such as `{"nodes": [1, 2], "edges": [[1, 2]]}`.

use super::edges::{Edges, GraphText, Repeats, several};
use super::lex::{Kind, Text};
use super::tree::Tree;
use super::{Format, Want, faults, matrix, rows};
use crate::base::error::{Result, Span};

/// Keys that programs use for the parts of a graph, in lower case.
const EDGES: &[&str] = &["edges", "edge", "links", "arcs", "edge_list", "edgelist", "e", "边"];
const NODES: &[&str] = &["nodes", "vertices", "v", "点", "顶点"];
const GRAPHS: &[&str] = &["graph", "g", "adj", "adjacency", "matrix", "a", "图"];
/// Keys for the two ends of an edge, in lower case.
const ENDS: &[(&str, &str)] = &[("from", "to"), ("source", "target"), ("u", "v"), ("start", "end")];

/// The meaning of a key.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Edges,
    Nodes,
    Count,
    Graph,
    Directed,
}

struct Lists<'t, 's> {
    text: &'t Text<'s>,
    tree: Tree,
    want: Want,
}

/// Parse a text with brackets and without signs of edges.
pub(super) fn read(text: &Text<'_>, want: Want) -> Result<GraphText> {
    let tree = Tree::new(text)?;
    let lists = Lists { text, tree, want };
    let mut outer = 0;
    while let Some(inner) = lists.only(outer) {
        outer = inner;
    }
    let Some(parts) = lists.parts(outer) else {
        let (found, format) = lists.graph(outer, outer == 0, false)?;
        return found.finish(format, None);
    };
    let directed = lists.directed(&parts)?;
    let graph = parts.iter().find(|(key, _)| matches!(key, Key::Edges | Key::Graph));
    let Some(&(key, graph)) = graph else { return Err(rows::lone(text, want)) };
    let (mut found, format) = lists.graph(graph, false, key == Key::Edges)?;
    for &(key, item) in &parts {
        match key {
            Key::Nodes => lists.nodes(item, &mut found)?,
            Key::Count => lists.count(item, graph, &mut found)?,
            _ => {}
        }
    }
    found.finish(format, directed)
}

/// A parsed graph with its format.
type Found<'t, 's> = (Edges<'t, 's>, Format);

impl<'t, 's> Lists<'t, 's> {
    /// Return the only item of a list if this item is a list that contains more than names, so that the outer brackets
    /// can be dropped; `None` otherwise.
    fn only(&self, list: usize) -> Option<usize> {
        let mut items = self.tree.of(list);
        let (first, second) = (items.next()?, items.next());
        let inner = second.is_none() && self.tree.key(first).is_none() && self.tree.is_list(first);
        (inner && !self.tree.is_flat(first)).then_some(first)
    }

    fn key_of(&self, item: usize) -> Option<Key> {
        let name = self.text.name(self.tree.key(item)?).to_lowercase();
        let is = |names: &[&str]| names.contains(&&*name);
        match () {
            () if is(EDGES) => Some(Key::Edges),
            () if is(NODES) => Some(Key::Nodes),
            () if is(GRAPHS) => Some(Key::Graph),
            () if name == "n" => Some(Key::Count),
            () if name == "directed" => Some(Key::Directed),
            () => None,
        }
    }

    /// Return the parts of a graph by their keys. Every item must have a different known key, and exactly one of them
    /// must be a list that can hold the edges. Return `None` otherwise, because the keys may then be names of nodes.
    fn parts(&self, list: usize) -> Option<Vec<(Key, usize)>> {
        let parts: Option<Vec<(Key, usize)>> =
            self.tree.of(list).map(|item| Some((self.key_of(item)?, item))).collect();
        let holds = |&(key, item): &(Key, usize)| {
            let is_graph = matches!(key, Key::Edges | Key::Graph) && self.tree.is_list(item);
            is_graph && (!self.tree.is_flat(item) || self.tree.of(item).next().is_none())
        };
        let parts = parts.filter(|parts| parts.iter().filter(|part| holds(part)).count() == 1)?;
        let once = |key: Key| parts.iter().filter(|part| part.0 == key).count() < 2;
        let each_once = [Key::Edges, Key::Nodes, Key::Count, Key::Graph, Key::Directed];
        each_once.into_iter().all(once).then_some(parts)
    }

    /// Return whether the graph is directed; `None` if no part states this.
    fn directed(&self, parts: &[(Key, usize)]) -> Result<Option<bool>> {
        let Some(&(_, item)) = parts.iter().find(|part| part.0 == Key::Directed) else {
            return Ok(None);
        };
        let at = self.tree.token(item);
        match () {
            () if self.text.says(at, "true") => Ok(Some(true)),
            () if self.text.says(at, "false") => Ok(Some(false)),
            () => Err(self.text.stray(at)),
        }
    }

    /// Add the nodes of a list of names, or of objects with a name each.
    fn nodes(&self, list: usize, found: &mut Edges<'t, 's>) -> Result {
        if !self.tree.is_list(list) {
            return Err(self.text.stray(self.tree.token(list)));
        }
        for item in self.tree.of(list) {
            let mut inside = self.tree.of(item);
            let name = if self.tree.is_list(item) { inside.next() } else { Some(item) };
            let has_id = |one: usize| match self.tree.key(one) {
                Some(key) => {
                    let key = self.text.name(key);
                    one != item && (key.eq_ignore_ascii_case("id") || key == "name")
                }
                None => one == item,
            };
            match name.filter(|one| has_id(*one) && !self.tree.is_list(*one)) {
                Some(one) if inside.next().is_none() || one == item => {
                    found.declare(self.tree.token(one))?;
                }
                _ => return Err(self.text.stray(self.tree.token(item))),
            }
        }
        Ok(())
    }

    /// Add as many nodes as the text states, numbered from 1, or from 0 if the number 0 occurs.
    fn count(&self, item: usize, graph: usize, found: &mut Edges<'t, 's>) -> Result {
        let at = self.tree.token(item);
        let count = self.number(at).filter(|_| !self.tree.is_list(item));
        let Some(count) = count else { return Err(self.text.stray(at)) };
        let mut names = Vec::new();
        for list in self.tree.of(graph).filter(|list| self.tree.is_list(*list)) {
            names.extend(self.tree.names(list));
        }
        let is_zero = |at: &usize| self.number(*at) == Some(0);
        let first = u64::from(!names.iter().any(is_zero));
        let outside =
            |at: &&usize| !self.number(**at).is_some_and(|n| (first..first + count).contains(&n));
        if let Some(at) = names.iter().find(outside) {
            let error = self.text.stray(*at);
            return Err(error);
        }
        if count > super::edges::MOST as u64 {
            return Err(faults::too_many("nodes", super::edges::MOST, self.text.span(at..at + 1)));
        }
        found.declare_numbers(first, count, at);
        Ok(())
    }

    fn number(&self, at: usize) -> Option<u64> {
        let name = self.text.text(at);
        (self.text.kind(at) == Kind::Name && name.len() < 16).then(|| name.parse().ok())?
    }

    /// Parse a list as a graph. `bare` tells that the list has no brackets around it, `edges` that its key names edges.
    fn graph(&self, list: usize, bare: bool, edges: bool) -> Result<Found<'t, 's>> {
        let items = || self.tree.of(list);
        let count = items().count();
        if count == 0 || !self.tree.is_list(list) {
            return Err(rows::lone(self.text, self.want));
        }
        let keyed = items().filter(|item| self.tree.key(*item).is_some()).count();
        if keyed > 0 {
            return self.options(list);
        }
        if bare && count == 1 {
            let inner = items().next().filter(|inner| self.tree.is_list(*inner));
            let found = inner.map_or(Ok(None), |inner| self.strings(inner))?;
            return found.ok_or_else(|| rows::lone(self.text, self.want));
        }
        if items().all(|item| !self.tree.is_list(item)) {
            let found = self.strings(list)?;
            return found.ok_or_else(|| self.no_edge(items().next().unwrap_or(list)));
        }
        match items().find(|item| !self.tree.is_list(*item)) {
            Some(item) => Err(self.no_edge(item)),
            None => self.of_lists(list, count, edges),
        }
    }

    /// Parse the lists of targets after each node. At least two nodes are required, because any text may have a single
    /// name with a colon.
    fn options(&self, list: usize) -> Result<Found<'t, 's>> {
        let mut found = Edges::new(self.text);
        found.repeats = Repeats::Lists;
        // The targets follow the colon either in brackets, or as separate items up to the next node.
        let (mut node, mut lists) = (None, 0);
        for item in self.tree.of(list) {
            if let Some(key) = self.tree.key(item) {
                if self.text.kind(key + 1) != Kind::Colon {
                    return Err(self.text.stray(key + 1));
                }
                found.declare(key)?;
                lists += 1;
                node = Some(key);
            }
            let Some(from) = node else { return Err(self.no_edge(item)) };
            if !self.tree.is_list(item) {
                found.edge(from, self.tree.token(item))?;
            } else if self.tree.is_flat(item) && self.tree.key(item).is_some() {
                self.tree.names(item).try_for_each(|to| found.edge(from, to))?;
                node = None;
            } else {
                return Err(self.no_edge(item));
            }
        }
        if lists < 2 { Err(rows::lone(self.text, self.want)) } else { Ok((found, Format::Lists)) }
    }

    /// Parse texts of 0 and 1 as the rows of a matrix; return `None` if the names are no such rows.
    fn strings(&self, list: usize) -> Result<Option<Found<'t, 's>>> {
        let width = self.tree.of(list).count();
        let mut cells = Vec::new();
        for at in self.tree.names(list) {
            let name = self.text.name(at);
            let is_row = name.len() == width && name.bytes().all(|b| b"01".contains(&b));
            if !is_row || width < 2 {
                return Ok(None);
            }
            let spot = self.text.word(at).span();
            cells.extend(name.bytes().map(|b| (b == b'1', spot)));
        }
        Ok(Some((matrix::of_cells(self.text, &cells, width)?, Format::Matrix)))
    }

    /// Parse a list of lists as pairs, as lists of neighbours or as a matrix, if only one of these fits. Lists in round
    /// brackets, and lists with a key for edges, are pairs.
    fn of_lists(&self, list: usize, count: usize, edges: bool) -> Result<Found<'t, 's>> {
        let items = || self.tree.of(list);
        if items().all(|item| self.ends(item).is_some()) {
            let mut found = Edges::new(self.text);
            items().filter_map(|item| self.ends(item)).try_for_each(|(a, b)| found.edge(a, b))?;
            return Ok((found, Format::Pairs));
        }
        if let Some(item) = items().find(|item| !self.tree.is_flat(*item)) {
            return Err(self.no_edge(item));
        }
        let is_pairs = items().all(|item| self.tree.of(item).count() == 2);
        let is_round = |item: usize| self.text.text(self.tree.token(item)) == "(";
        let others = !edges && !items().all(is_round);
        let is_matrix = others
            && count > 1
            && items().all(|item| {
                let mut width = 0;
                let is_bit = |at: usize| matches!(self.text.text(at), "0" | "1");
                self.tree.names(item).inspect(|_| width += 1).all(is_bit) && width == count
            });
        let is_neighbours = others && self.are_neighbours(list, count as u64, is_pairs);
        match (is_pairs, is_matrix, is_neighbours) {
            (true, false, false) => self.pairs(list),
            (false, true, false) => self.matrix(list, count),
            (false, false, true) => self.neighbours(list, count),
            (false, false, false) => {
                let other = items().find(|item| self.tree.of(*item).count() != 2);
                Err(self.no_edge(other.unwrap_or(list)))
            }
            _ => {
                let (pairs, matrix) =
                    (is_pairs.then(|| self.pairs(list)), || self.matrix(list, count));
                let matrix = is_matrix.then(matrix);
                let neighbours = is_neighbours.then(|| self.neighbours(list, count));
                let readings = [pairs, matrix, neighbours].into_iter().flatten();
                let finish = |found: Result<Found<'t, 's>>| {
                    found.and_then(|(found, format)| found.finish(format, None))
                };
                let readings = readings.map(finish).collect::<Result<Vec<_>>>()?;
                Err(several(self.text, &readings, self.want))
            }
        }
    }

    fn pairs(&self, list: usize) -> Result<Found<'t, 's>> {
        let mut found = Edges::new(self.text);
        for item in self.tree.of(list) {
            let mut names = self.tree.names(item);
            if let (Some(a), Some(b)) = (names.next(), names.next()) {
                found.edge(a, b)?;
            }
        }
        Ok((found, Format::Pairs))
    }

    fn matrix(&self, list: usize, width: usize) -> Result<Found<'t, 's>> {
        let names = self.tree.of(list).flat_map(|item| self.tree.names(item));
        let cell = |at: usize| (self.text.text(at) == "1", self.text.word(at).span());
        let cells: Vec<(bool, Span)> = names.map(cell).collect();
        Ok((matrix::of_cells(self.text, &cells, width)?, Format::Matrix))
    }

    fn neighbours(&self, list: usize, count: usize) -> Result<Found<'t, 's>> {
        let mut found = Edges::new(self.text);
        found.repeats = Repeats::Lists;
        for (node, item) in self.tree.of(list).enumerate() {
            for at in self.tree.names(item) {
                let ends = (found.number(node as u64, at)?, found.node(at)?);
                found.join(ends, self.text.word(at).span())?;
            }
        }
        found.declare_numbers(0, count as u64, self.tree.token(list));
        Ok((found, Format::Lists))
    }

    /// Return whether the lists may be lists of neighbours of nodes numbered from 0: each entry is such a number and no
    /// list has an entry twice. If all lists are pairs, each node must also be in the lists of its neighbours.
    /// Otherwise pairs are meant, because a directed graph in which every node has two targets has no end.
    fn are_neighbours(&self, list: usize, count: u64, is_pairs: bool) -> bool {
        let mut last = vec![u64::MAX; count as usize];
        let mut pairs: Vec<u64> = Vec::new();
        let are_different = (0..).zip(self.tree.of(list)).all(|(node, item): (u64, usize)| {
            self.tree.names(item).all(|at| {
                let number = self.number(at).filter(|n| *n < count);
                pairs.extend(number.filter(|_| is_pairs));
                number.is_some_and(|n| std::mem::replace(&mut last[n as usize], node) != node)
            })
        });
        let leads = |from: u64, to: u64| pairs[2 * from as usize..][..2].contains(&to);
        let both_ways = |(at, to): (usize, &u64)| {
            let node = at as u64 / 2;
            *to != node && leads(*to, node)
        };
        are_different && (!is_pairs || pairs.iter().enumerate().all(both_ways))
    }

    /// Return the two ends of an edge from an object that names both ends; `None` for any other item.
    fn ends(&self, item: usize) -> Option<(usize, usize)> {
        let mut inside = self.tree.of(item);
        let (a, b) = (inside.next()?, inside.next()?);
        let name = |item: usize| Some(self.text.name(self.tree.key(item)?).to_lowercase());
        let (from, to) = (name(a)?, name(b)?);
        let is_end = ENDS.contains(&(&*from, &*to));
        let leaves = !self.tree.is_list(a) && !self.tree.is_list(b);
        (is_end && leaves && inside.next().is_none())
            .then(|| (self.tree.token(a), self.tree.token(b)))
    }

    fn no_edge(&self, item: usize) -> crate::base::error::Error {
        let at = self.tree.token(item);
        faults::no_edge(self.text.text(at), self.want).at(self.text.word(at).span())
    }
}
