//! Pairs of squares by a symmetry of the board: who answers each move with its image makes the last move.

use super::board::Layout;

/// A symmetry that is its own inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mirror {
    /// Each square to the one opposite a point: the columns and the rows of both come to these sums.
    Point(usize, usize),
    /// Columns change sides: both come to this sum.
    Columns(usize),
    /// Rows change sides.
    Rows(usize),
    /// Columns and rows of a square board change places, shifted by this on a torus.
    Diagonal(usize),
    /// The same about the other diagonal.
    Antidiagonal(usize),
    /// Shifted by half of a torus, along columns and rows.
    Shift(usize, usize),
}

use Mirror::{Antidiagonal, Columns, Diagonal, Point, Rows, Shift};

/// The decision by a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) mirror: Mirror,
    /// The square after which the mirror answers every move, where it does not do so at once.
    pub(super) first: Option<usize>,
}

impl Mirror {
    /// The word for its kind.
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

    /// The image of a square.
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

    /// The mirrors of a board: on a torus every place of an axis and of a centre.
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

    /// The first free square that is not paired: its image is not free, is itself, or is attacked from it.
    fn unpaired(self, layout: &Layout, free: &dyn Fn(usize) -> bool) -> Option<usize> {
        (0..layout.size()).filter(|square| free(*square)).find(|square| {
            let image = self.image(layout, *square);
            image == *square || !free(image) || layout.attacks(*square, image)
        })
    }
}

/// The mirror that decides a position, if there is one: the free squares are in pairs no two of which attack
/// each other, or are so after one move.
///
/// On a torus, which has many mirrors, that move is looked for only where a mirror changes nothing.
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
