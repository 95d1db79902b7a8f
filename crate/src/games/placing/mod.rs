//! Games in which the players in turn place chess pieces of one kind, each on a square that no piece attacks.

mod board;
mod mirror;
mod playable;

use std::cell::RefCell;
use std::rc::Rc;

use crate::base::text::shortened;
use crate::games::kit::grid::turned;
use crate::games::kit::node_search::{Image, MOST, NodeSearch, Nodes};
use crate::games::kit::prelude::*;
use crate::ruleset::moves::Spot;
use crate::ruleset::piece::Piece;
use board::Layout;
use mirror::{Decided, decided};
pub use playable::{BISHOPS, KINGS, KNIGHTS, QUEENS, ROOKS};

/// The non-attacking queens game (Noon and Van Brummelen 2006) and the same game with other pieces: place a piece on an
/// empty square that no piece attacks; a player who cannot move loses. The game is Node Kayles (Schaefer 1978) on the
/// graph of the squares, where squares that attack each other are adjacent.
///
/// If a symmetry of the board pairs the free squares so that no square attacks its partner, the second player answers
/// each move by its image and wins. If a move leaves such squares, as in the centre of a board with odd sides, the
/// first player wins (for queens Noon and Van Brummelen 2006). Each rook occupies one row and one column, so the
/// smaller of the numbers of free rows and free columns decides, under misère play, too. Other positions are searched.
/// Queens on n × n squares have the values of OEIS A344227.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, Outcome, analyze};
/// let game = Game::parse("queens")?;
/// let found = analyze(&game, &game.position("8x8")?, Limits::default())?;
/// assert_eq!((found.outcome, found.nimber), (Outcome::N, Some(Nimber(3))));
/// let centre = analyze(&game, &game.position("9x9")?, Limits::default())?;
/// assert_eq!(centre.moves[0].text, "e5");
/// let torus = Game::parse("knights torus")?;
/// assert_eq!(analyze(&torus, &torus.position("4x6 a1 b1")?, Limits::default())?.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Placing {
    piece: Piece,
    torus: bool,
    /// The searches for the prepared positions and their followers. There may be several searches, because terms of a
    /// sum may share one game.
    searched: Vec<Rc<RefCell<Searched>>>,
}

/// The searches of the components of a position, or one search of all components together.
#[derive(Debug)]
struct Searched {
    layout: Layout,
    each: Vec<(Vec<usize>, NodeSearch)>,
}

/// The index of a search, and the free squares that belong to this search.
type Share = (usize, Nodes);

/// The largest number of prepared positions; beyond this number the oldest are removed.
const PREPARED: usize = 16;
/// The largest number of free squares for which all winning moves are searched for, even if a symmetry gives one.
const SEARCHED: usize = 36;
/// The same limit for queens, which attack more squares and leave smaller searches.
const SEARCHED_QUEENS: usize = 121;

impl Searched {
    fn new(layout: Layout, free: &[usize]) -> Searched {
        let made = |squares: Vec<usize>| {
            let search = NodeSearch::new(taken(&layout, &squares), images(&layout, &squares));
            (squares, search)
        };
        let each = match free.len() <= MOST {
            true => vec![free.to_vec()],
            false => components(&layout, free),
        };
        let small = each.into_iter().filter(|squares| squares.len() <= MOST);
        Searched { layout, each: small.map(made).collect() }
    }

    /// Divide free squares among the searches; return `None` if some square belongs to no search.
    fn shares(&self, free: &[usize]) -> Option<Vec<Share>> {
        let share = |(squares, _): &(Vec<usize>, NodeSearch)| -> Nodes {
            free.iter().filter_map(|square| squares.binary_search(square).ok()).collect()
        };
        let shares: Vec<Share> = self.each.iter().map(share).enumerate().collect();
        let found: usize = shares.iter().map(|(_, nodes)| nodes.count()).sum();
        (found == free.len()).then_some(shares)
    }

    /// Return the approximate size in bytes.
    fn held(&self) -> usize {
        self.each.iter().map(|(squares, search)| 8 * squares.len() + search.held()).sum()
    }

    fn known(&self, shares: &[Share]) -> Option<u64> {
        shares.iter().try_fold(0, |sum, (at, nodes)| Some(sum ^ self.each[*at].1.known(nodes)?))
    }

    /// Return the value of the shares of a position.
    ///
    /// # Errors
    /// `budget`.
    fn value(&mut self, shares: &[Share], budget: &mut Budget<'_>) -> Result<u64> {
        shares.iter().try_fold(0, |sum, (at, nodes)| {
            let (squares, search) = &mut self.each[*at];
            let text = |nodes: &Nodes| text_of(&self.layout, squares, nodes);
            Ok(sum ^ search.run(budget, &text).value(nodes)?)
        })
    }

    /// Return whether the player to move loses. Under misère play components do not add up, so only a position within
    /// one search can be decided.
    ///
    /// # Errors
    /// `budget`, and at once for a misère position with several searches.
    fn is_lost(&mut self, shares: &[Share], misere: bool, budget: &mut Budget<'_>) -> Result<bool> {
        match (shares, misere) {
            ([(at, nodes)], _) => {
                let (squares, search) = &mut self.each[*at];
                let text = |nodes: &Nodes| text_of(&self.layout, squares, nodes);
                search.run(budget, &text).is_lost(nodes, misere)
            }
            (_, true) => {
                let all = shares.iter().flat_map(|(at, nodes)| {
                    nodes.iter().map(|node| self.each[*at].0[node]).collect::<Vec<_>>()
                });
                Err(too_large(&self.layout, &all.collect::<Vec<_>>(), budget))
            }
            (_, false) => Ok(self.value(shares, budget)? == 0),
        }
    }
}

/// Return nodes of a search as text, by the names of their squares.
fn text_of(layout: &Layout, squares: &[usize], nodes: &Nodes) -> String {
    shortened(&names(layout, nodes.iter().map(|node| squares[node])))
}

/// Create the `budget` error for a position that is too large to search.
fn too_large(layout: &Layout, free: &[usize], budget: &Budget<'_>) -> Error {
    let squares = names(layout, free.iter().copied());
    Error::budget(budget.limit(), format!("0 positions, then {}", shortened(&squares)))
}

/// Return for each square the set of squares that a piece on it occupies or attacks, as indices into `squares`.
fn taken(layout: &Layout, squares: &[usize]) -> Vec<Nodes> {
    let takes = |one: &usize| {
        let takes = |other: &usize| one == other || layout.attacks(*one, *other);
        (0..squares.len()).filter(|other| takes(&squares[*other])).collect()
    };
    squares.iter().map(takes).collect()
}

/// Return the rotations and reflections of the board that map `squares` to themselves, as indices into `squares`.
fn images(layout: &Layout, squares: &[usize]) -> Vec<Image> {
    let turns = if layout.columns == layout.rows { 1..8 } else { 1..4 };
    let image = |turn: u32| -> Option<Image> {
        let sides = (layout.columns, layout.rows);
        let to = |square: &usize| {
            let to = layout.at(turned(turn, layout.place(*square), sides));
            squares.binary_search(&to).ok().map(|place| place as u8)
        };
        squares.iter().map(to).collect()
    };
    turns.filter_map(image).collect()
}

/// Return the components of a set of squares, each in ascending order.
fn components(layout: &Layout, squares: &[usize]) -> Vec<Vec<usize>> {
    let mut left = squares.to_vec();
    let mut found = Vec::new();
    while let Some(first) = left.pop() {
        let (mut met, mut at) = (vec![first], 0);
        while let Some(&here) = met.get(at) {
            at += 1;
            left.retain(|other| {
                let joined = layout.attacks(here, *other);
                if joined {
                    met.push(*other);
                }
                !joined
            });
        }
        met.sort_unstable();
        found.push(met);
    }
    found.sort_unstable();
    found
}

/// Return whether a component is too large to search.
fn is_large(layout: &Layout, free: &[usize]) -> bool {
    free.len() > MOST && components(layout, free).iter().any(|squares| squares.len() > MOST)
}

/// Return the names of squares, separated by blanks.
fn names(layout: &Layout, squares: impl Iterator<Item = usize>) -> String {
    squares.map(|square| layout.name(square)).collect::<Vec<_>>().join(" ")
}

/// Encode a component as a part: the width and the height of the board, and the free squares as bits.
fn part(layout: &Layout, squares: &[usize]) -> Part {
    let mut part = vec![0; 2 + layout.size().div_ceil(64)];
    (part[0], part[1]) = (layout.columns as u64, layout.rows as u64);
    squares.iter().for_each(|square| part[2 + square / 64] |= 1 << (square % 64));
    part
}

impl Placing {
    fn new(piece: Piece, torus: bool) -> Placing {
        Placing { piece, torus, searched: Vec::new() }
    }

    /// Return the board of a position, and the squares of its pieces.
    fn read<'p>(&self, position: &'p Position) -> (Layout, &'p [usize]) {
        match position {
            Position::Placed { columns, rows, at } => {
                (Layout::new(self.piece, self.torus, *columns, *rows), at)
            }
            _ => (Layout::new(self.piece, self.torus, 1, 1), &[0]),
        }
    }

    /// Return the board of a position, and its free squares.
    fn free(&self, position: &Position) -> (Layout, Vec<usize>) {
        let (layout, at) = self.read(position);
        let free = layout.free(at);
        (layout, (0..free.len()).filter(|square| free[*square]).collect())
    }

    fn squares_of(&self, part: &[u64]) -> (Layout, Vec<usize>) {
        let layout = Layout::new(self.piece, self.torus, part[0] as usize, part[1] as usize);
        let bit = |at: &usize| part[2 + at / 64] >> (at % 64) & 1 == 1;
        (layout, (0..layout.size()).filter(bit).collect())
    }

    fn parts_of(&self, layout: &Layout, free: &[usize]) -> Vec<Part> {
        components(layout, free).iter().map(|squares| part(layout, squares)).collect()
    }

    fn put(&self, layout: &Layout, square: usize) -> Move {
        Move::Place { piece: self.piece, square: layout.name(square) }
    }

    /// Return the square of a move; `None` for a move of another kind.
    fn square(&self, layout: &Layout, mv: &Move) -> Option<usize> {
        match mv {
            Move::Place { piece, square } if *piece == self.piece => {
                layout.named(Word { text: square, start: 0 })
            }
            _ => None,
        }
    }

    /// For rooks, return the number of rooks that can still be placed, which does not depend on the moves, and the
    /// numbers of columns and of rows with free squares; `None` for other pieces.
    fn rooks(&self, layout: &Layout, free: &[usize]) -> Option<[usize; 3]> {
        let mut places = (vec![false; layout.columns], vec![false; layout.rows]);
        for (column, row) in free.iter().map(|square| layout.place(*square)) {
            (places.0[column], places.1[row]) = (true, true);
        }
        let count = |lines: &[bool]| lines.iter().filter(|line| **line).count();
        let (columns, rows) = (count(&places.0), count(&places.1));
        (self.piece == Piece::Rook).then_some([columns.min(rows), columns, rows])
    }

    fn decided(&self, position: &Position) -> Option<Decided> {
        let (layout, at) = self.read(position);
        let free = layout.free(at);
        free.contains(&true).then(|| decided(&layout, &free)).flatten()
    }

    fn why_rooks(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (layout, free) = self.free(position);
        let Some([left, columns, rows]) = self.rooks(&layout, &free) else { return Vec::new() };
        let count = Claim::new("rooks-left").with("columns", columns).with("rows", rows);
        let parity = Claim::new("rooks-parity").with("left", left);
        let parity = parity.with("misere", u64::from(misere));
        let theorem = Step::Theorem { id: "rooks", author: "", year: 0 };
        [theorem]
            .into_iter()
            .chain(Step::argument(vec![count.with("left", left), parity]))
            .collect()
    }
}

impl Ruleset for Placing {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (layout, free) = self.free(position);
        self.parts_of(&layout, &free)
    }

    /// Generate the options from the free squares, because a part does not store the pieces.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let (layout, free) = self.squares_of(part);
        free.iter().try_for_each(|square| {
            let left = free.iter().copied();
            let left = left.filter(|other| other != square && !layout.attacks(*square, *other));
            visit(&self.parts_of(&layout, &left.collect::<Vec<_>>()))
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        let (layout, free) = self.squares_of(part);
        names(&layout, free.into_iter())
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let (layout, free) = self.free(position);
        free.into_iter().try_for_each(|square| visit(self.put(&layout, square)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Position::Placed { columns, rows, at } = position else { return None };
        let (layout, _) = self.read(position);
        let square = self.square(&layout, mv)?;
        let mut at = at.clone();
        let place = at.binary_search(&square).err()?;
        at.insert(place, square);
        Some(Position::Placed { columns: *columns, rows: *rows, at })
    }

    fn legal(&self, position: &Position) -> Legal {
        let (layout, free) = self.free(position);
        let spot = |square: usize| {
            let (column, row) = layout.place(square);
            let (x, y) = (column as u64, (layout.rows - 1 - row) as u64);
            Spot { sheet: 0, x, y, width: 1, height: 1, text: layout.name(square) }
        };
        Legal::Spots { spots: free.into_iter().map(spot).collect() }
    }

    fn prepare(&mut self, position: &Position, _misere: bool, _budget: &mut Budget<'_>) -> Result {
        let (layout, free) = self.free(position);
        if self.search_of(&layout, &free).is_none() && !is_large(&layout, &free) {
            if self.searched.len() == PREPARED {
                self.searched.remove(0);
            }
            self.searched.push(Rc::new(RefCell::new(Searched::new(layout, &free))));
        }
        Ok(())
    }

    knows!(Values, Outcomes, Strategy, NamesMove, Searches, Explains);
}

impl Values for Placing {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        let (layout, free) = self.squares_of(part);
        self.value_of(&layout, &free)
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        let (layout, free) = self.free(position);
        self.value_of(&layout, &free)
    }
}

impl Outcomes for Placing {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (layout, free) = self.free(position);
        if let Some([left, ..]) = self.rooks(&layout, &free) {
            return Some(Outcome::mover_wins((left % 2 == 1) != misere));
        }
        let decided = self.decided(position).filter(|_| !misere)?;
        Some(Outcome::mover_wins(decided.first.is_some()))
    }
}

impl Strategy for Placing {
    /// Visit the winning moves that a theorem gives. For rooks these are all moves of a won position. For other pieces,
    /// a position that a symmetry decides as lost has no winning moves, and on a large board the only visited move is
    /// the one after which every move is answered by its image.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let (layout, free) = self.free(position);
        if self.rooks(&layout, &free).is_some() {
            let wins = self.outcome(position, misere)? == Outcome::N;
            return Some(match wins {
                true => self.moves(position, visit),
                false => Flow::Continue(()),
            });
        }
        let decided = self.decided(position).filter(|_| !misere)?;
        let most = if self.piece == Piece::Queen { SEARCHED_QUEENS } else { SEARCHED };
        match decided.first {
            None => Some(Flow::Continue(())),
            Some(first) => (free.len() > most).then(|| {
                let _ = visit(self.put(&layout, first));
                // Return `Break`, since further winning moves may exist that are not searched for.
                Flow::Break(())
            }),
        }
    }
}

impl NamesMove for Placing {
    fn named(&self, position: &Position, misere: bool) -> Option<Move> {
        let first = self.decided(position).filter(|_| !misere)?.first?;
        Some(self.put(&self.read(position).0, first))
    }
}

impl Searches for Placing {
    fn searched_value(
        &self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>> {
        let (layout, free) = self.free(position);
        match self.search_of(&layout, &free) {
            Some((searched, shares)) => {
                Some(searched.borrow_mut().value(&shares, budget).map(Nimber))
            }
            None => is_large(&layout, &free).then(|| Err(too_large(&layout, &free, budget))),
        }
    }

    fn searched_outcome(
        &self,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Outcome>> {
        let (layout, free) = self.free(position);
        let found = match self.search_of(&layout, &free) {
            Some((searched, shares)) => searched.borrow_mut().is_lost(&shares, misere, budget),
            None if is_large(&layout, &free) => Err(too_large(&layout, &free, budget)),
            None => return None,
        };
        Some(found.map(|lost| Outcome::mover_wins(!lost)))
    }
}

impl Explains for Placing {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if self.piece == Piece::Rook {
            return self.why_rooks(position, misere);
        }
        let Some(Decided { mirror, first }) = self.decided(position).filter(|_| !misere) else {
            return Vec::new();
        };
        let (layout, free) = self.free(position);
        let stays = |square: &usize| {
            first.is_none_or(|first| first != *square && !layout.attacks(first, *square))
        };
        let theorem =
            Step::Theorem { id: "mirror-pairs", author: "Noon, Van Brummelen", year: 2006 };
        let mut claims = Vec::new();
        if let Some(first) = first {
            let takes = Claim::new("mirror-first").with("square", layout.name(first));
            claims.push(takes.with("kind", mirror.kind()).revealing());
        }
        let pair = free.into_iter().find(stays);
        let after = u64::from(first.is_some());
        if let Some(one) = pair {
            let pair = Claim::new("mirror-pair").with("kind", mirror.kind()).with("after", after);
            let other = layout.name(mirror.image(&layout, one));
            let pair = pair.with("one", layout.name(one)).with("other", other);
            claims.push(if first.is_some() { pair.revealing() } else { pair });
        }
        let last = Claim::new("mirror-answer").with("after", after);
        claims.push(if first.is_some() { last.revealing() } else { last });
        [theorem].into_iter().chain(Step::argument(claims)).collect()
    }
}

impl Placing {
    /// Return the value of a set of free squares, if a theorem or a finished search gives the value.
    fn value_of(&self, layout: &Layout, free: &[usize]) -> Option<Nimber> {
        if let Some([left, ..]) = self.rooks(layout, free) {
            return Some(Nimber(left as u64 % 2));
        }
        let (searched, shares) = self.search_of(layout, free)?;
        searched.borrow().known(&shares).map(Nimber)
    }

    /// Return the search that contains all given free squares, with their division among its components; `None` if no
    /// search contains them.
    fn search_of(
        &self,
        layout: &Layout,
        free: &[usize],
    ) -> Option<(&RefCell<Searched>, Vec<Share>)> {
        self.searched.iter().find_map(|search| {
            let searched = search.borrow();
            let shares = (searched.layout == *layout).then(|| searched.shares(free))??;
            Some((search.as_ref(), shares))
        })
    }
}
