//! Pairs of squares under a symmetry of the board. If no square attacks its partner, the player who answers each move
//! by its image makes the last move.

use super::board::Layout;

/// A symmetry of the board that is its own inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mirror {
    /// The reflection in a point: the two columns of a pair have the first sum, the two rows the second sum.
    Point(usize, usize),
    /// The reflection of the columns: the two columns of a pair have this sum.
    Columns(usize),
    /// The reflection of the rows: the two rows of a pair have this sum.
    Rows(usize),
    /// The reflection in a diagonal of a square board, shifted by this number on a torus.
    Diagonal(usize),
    /// The reflection in an antidiagonal of a square board: the column of a square and the row of its image have this
    /// sum.
    Antidiagonal(usize),
    /// The shift of a torus by these numbers of columns and rows, each of which is 0 or half of the side.
    Shift(usize, usize),
}

use Mirror::{Antidiagonal, Columns, Diagonal, Point, Rows, Shift};

/// A decision of a position by a symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) mirror: Mirror,
    /// The move after which the symmetry pairs all free squares, so that the player to move wins; `None` if the free
    /// squares are already paired and the player to move loses.
    pub(super) first: Option<usize>,
}

impl Mirror {
    /// Return the identifier of the kind of symmetry.
    pub(super) fn kind(self) -> &'static str {
        match self {
            Point(..) => "point",
            Columns(_) => "columns",
            Rows(_) => "rows",
            Diagonal(_) => "diagonal",
            Antidiagonal(_) => "antidiagonal",
            Shift(..) => "shift",
        }
    }

    /// Return the image of a square.
    pub(super) fn image(self, layout: &Layout, square: usize) -> usize {
        let (column, row) = layout.place(square);
        let (width, height) = (layout.columns, layout.rows);
        let to = match self {
            Point(x, y) => ((x + width - column) % width, (y + height - row) % height),
            Columns(x) => ((x + width - column) % width, row),
            Rows(y) => (column, (y + height - row) % height),
            Diagonal(by) => ((row + by) % width, (column + width - by) % width),
            Antidiagonal(by) => ((by + width - row) % width, (by + width - column) % width),
            Shift(x, y) => ((column + x) % width, (row + y) % height),
        };
        layout.at(to)
    }

    /// Return the symmetries of a board. On a torus these include every position of an axis and of a centre.
    fn all(layout: &Layout) -> Vec<Mirror> {
        let (width, height) = (layout.columns, layout.rows);
        let is_square = width == height;
        if !layout.torus {
            let (x, y) = (width - 1, height - 1);
            let plain = [Point(x, y), Columns(x), Rows(y)];
            let turned = [Diagonal(0), Antidiagonal(x)];
            return plain.into_iter().chain(turned.into_iter().filter(|_| is_square)).collect();
        }
        let halves = |length: usize| match length % 2 {
            0 => vec![0, length / 2],
            _ => vec![0],
        };
        let mut found: Vec<Mirror> = Vec::new();
        for x in halves(width) {
            found.extend(halves(height).into_iter().map(|y| Shift(x, y)));
        }
        found.retain(|mirror| *mirror != Shift(0, 0));
        found.extend((0..width).map(Columns));
        found.extend((0..height).map(Rows));
        if is_square {
            found.extend((0..width).map(Diagonal));
            found.extend((0..width).map(Antidiagonal));
        }
        found.extend((0..width).flat_map(|x| (0..height).map(move |y| Point(x, y))));
        found
    }

    /// Return the first free square without a partner: its image is not free, is the square itself, or is attacked from
    /// the square. Return `None` if every free square has a partner.
    fn unpaired(self, layout: &Layout, free: &dyn Fn(usize) -> bool) -> Option<usize> {
        (0..layout.size()).filter(|square| free(*square)).find(|square| {
            let image = self.image(layout, *square);
            image == *square || !free(image) || layout.attacks(*square, image)
        })
    }
}

/// Return the symmetry that decides a position: the symmetry pairs the free squares so that no square attacks its
/// partner, either at once or after one move. Return `None` if no such symmetry is found.
///
/// Since a torus has many symmetries, on a torus only moves on squares that the symmetry fixes are tried.
pub(super) fn decided(layout: &Layout, free: &[bool]) -> Option<Decided> {
    let is_free = |square: usize| free[square];
    let mut unpaired = Vec::new();
    for mirror in Mirror::all(layout) {
        match mirror.unpaired(layout, &is_free) {
            None => return Some(Decided { mirror, first: None }),
            Some(square) => unpaired.push((mirror, square)),
        }
    }
    unpaired.into_iter().find_map(|(mirror, unpaired)| {
        let takes = |square: &usize| {
            free[*square] && (*square == unpaired || layout.attacks(*square, unpaired))
        };
        let pairs = |square: &usize| {
            let left =
                |other: usize| free[other] && other != *square && !layout.attacks(*square, other);
            mirror.unpaired(layout, &left).is_none()
        };
        let stays = |square: &usize| mirror.image(layout, *square) == *square;
        let mut on_axis = (0..free.len()).filter(stays).filter(takes);
        let found = on_axis.find(pairs).or_else(|| {
            let mut others = (0..free.len()).filter(|square| !layout.torus && !stays(square));
            others.find(|square| takes(square) && pairs(square))
        })?;
        Some(Decided { mirror, first: Some(found) })
    })
}
