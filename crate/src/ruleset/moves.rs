//! Moves as data with named fields, their language-neutral text, and what a hand may do on a board.

use serde::{Serialize, Serializer};

use crate::base::nimber::{Count, big};
use crate::base::sort::sorted;
use crate::ruleset::position::Position;

/// An amount taken from one heap, and what is left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taken {
    /// The heap, from 0.
    pub heap: usize,
    /// How many are taken, at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub take: u64,
    /// How many are left.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub left: u64,
}

impl Taken {
    /// The takings in the order of the board.
    pub(crate) fn in_order(takes: Vec<Taken>) -> Vec<Taken> {
        sorted(takes, |a, b| a.heap < b.heap)
    }
}

/// One move. Heaps count from 0 here and from 1 in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Move {
    /// Take from one heap.
    Take(Taken),
    /// Take from several heaps at once.
    Takes {
        /// What is taken, heap by heap, in the order of the board.
        takes: Vec<Taken>,
    },
    /// Put back on a heap.
    Back {
        /// The heap, from 0.
        heap: usize,
        /// How many are put back, at least 1.
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        put: u64,
    },
    /// Move stones one step down; from step 0 they leave the stairs.
    Step {
        /// The step, from 0.
        heap: usize,
        /// How many stones walk.
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        take: u64,
    },
    /// Replace a heap by two.
    Split {
        /// The heap, from 0.
        heap: usize,
        /// The two that stand in its place, the larger first.
        into: (u64, u64),
    },
    /// Put two heaps together; the sum stands at the first, the second is gone.
    Merge {
        /// The heaps, from 0, in the order of the board.
        heaps: (usize, usize),
    },
    /// Replace a heap by any number of smaller ones.
    Replace {
        /// The heap, from 0.
        heap: usize,
        /// What stands in its place, in descending order; a lone 0 where nothing is left.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
        into: Vec<u64>,
    },
    /// Divide one box of a pair in two, and empty the other to make room.
    Divide {
        /// The box that is divided, from 0; boxes 0 and 1 are a pair, 2 and 3, and so on.
        heap: usize,
        /// What stays in it, and what the other box gets.
        into: (u64, u64),
    },
    /// Bite off a square of the bar and all below it and to its right.
    Bite {
        /// The row, from 0.
        row: usize,
        /// The column, from 0: how many squares the row keeps.
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
        column: u64,
    },
    /// Turn coins over.
    Turn {
        /// Their squares, from 0, in descending order; the first turns from head to tail.
        coins: Vec<usize>,
    },
    /// Cut an edge of a plant.
    Cut {
        /// The edge, from 0, in the order of the position; of parallel ones the first.
        edge: usize,
        /// Its one end.
        from: String,
        /// Its other end.
        to: String,
    },
    /// Take some of one letter.
    Letters {
        /// The letter.
        letter: char,
        /// How many of it.
        take: u64,
    },
    /// Move a token along an edge.
    Edge {
        /// The token, from 0, in the order of the position.
        token: usize,
        /// The node it leaves.
        from: String,
        /// The node it reaches.
        to: String,
        /// The number of the node it reaches.
        #[serde(skip)]
        node: u32,
        /// Whether an earlier token stands on the same node, so that the text must tell them apart.
        #[serde(skip)]
        shared: bool,
    },
}

impl Move {
    /// The move as text in no language: `2-3` takes three from the second heap.
    ///
    /// ```
    /// use mexplorer::{Game, Move};
    /// let game = Game::parse("split")?;
    /// let text = Move::Split { heap: 0, into: (3, 1) }.text();
    /// assert_eq!(text, "1=3+1");
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn text(&self) -> String {
        match self {
            Move::Take(t) => format!("{}-{}", t.heap + 1, t.take),
            Move::Takes { takes } => {
                let each: Vec<String> =
                    takes.iter().map(|t| format!("{}-{}", t.heap + 1, t.take)).collect();
                each.join(" ")
            }
            Move::Step { heap, take } => format!("{}-{take}", heap + 1),
            Move::Back { heap, put } => format!("{}+{put}", heap + 1),
            Move::Split { heap, into } | Move::Divide { heap, into } => {
                format!("{}={}+{}", heap + 1, into.0, into.1)
            }
            Move::Merge { heaps } => format!("{}+{}", heaps.0 + 1, heaps.1 + 1),
            Move::Replace { heap, into } => {
                let parts: Vec<String> = into.iter().map(u64::to_string).collect();
                format!("{}={}", heap + 1, parts.join("+"))
            }
            Move::Bite { row, column } => format!("{}:{}", row + 1, column + 1),
            Move::Turn { coins } => turned(coins),
            Move::Cut { from, to, .. } => format!("-{from}-{to}"),
            Move::Letters { letter, take } => format!("{letter}-{take}"),
            Move::Edge { token, from, to, shared, .. } => {
                if *shared {
                    format!("{}:{from}>{to}", token + 1)
                } else {
                    format!("{from}>{to}")
                }
            }
        }
    }

    /// The position after this move, which must be one that the rules listed for `position`.
    pub fn apply(&self, position: &Position) -> Position {
        let mut next = position.clone();
        match (self, &mut next) {
            (Move::Take(t), Position::Heaps(heaps) | Position::Backed { heaps, .. }) => {
                heaps[t.heap] = t.left;
            }
            (Move::Back { heap, put }, Position::Backed { heaps, back }) => {
                heaps[*heap] += put;
                *back -= put;
            }
            (Move::Take(t), Position::Capped { heap, cap }) => {
                *heap = t.left;
                *cap = Some((2 * t.take).min(crate::base::nimber::MAX_HEAP));
            }
            (Move::Takes { takes }, Position::Heaps(heaps)) => {
                takes.iter().for_each(|t| heaps[t.heap] = t.left);
            }
            (Move::Step { heap, take }, Position::Heaps(heaps)) => {
                heaps[*heap] -= take;
                if *heap > 0 {
                    heaps[heap - 1] += take;
                }
            }
            (Move::Split { heap, into }, Position::Heaps(heaps)) => {
                heaps[*heap] = into.0;
                heaps.insert(heap + 1, into.1);
            }
            (Move::Divide { heap, into }, Position::Heaps(heaps)) => {
                (heaps[*heap], heaps[heap ^ 1]) = *into;
            }
            (Move::Merge { heaps: (i, j) }, Position::Heaps(heaps)) => {
                heaps[*i] += heaps[*j];
                heaps.remove(*j);
            }
            (Move::Replace { heap, into }, Position::Heaps(heaps)) => {
                heaps.splice(*heap..=*heap, into.iter().copied());
            }
            (Move::Bite { row, column }, Position::Heaps(rows)) => {
                rows[*row..].iter_mut().for_each(|r| *r = (*r).min(*column));
                // Rows of nothing below the bar are no rows.
                rows.retain(|r| *r > 0);
            }
            (Move::Turn { coins }, Position::Coins(faces)) => {
                coins.iter().for_each(|c| faces[*c] = !faces[*c]);
            }
            (Move::Cut { edge, .. }, Position::Plant(plant)) => *plant = plant.without(*edge),
            (Move::Letters { letter, take }, Position::Letters(word)) => {
                // The last ones go, so that what stays keeps its order.
                let mut keep = word.matches(*letter).count() as u64 - take;
                word.retain(|c| {
                    if c != *letter {
                        return true;
                    }
                    let stays = keep > 0;
                    keep = keep.saturating_sub(1);
                    stays
                });
            }
            (Move::Edge { token, node, .. }, Position::Tokens(tokens)) => tokens[*token] = *node,
            // A move of another game changes nothing; the rules never list one.
            _ => {}
        }
        next
    }
}

/// The squares of turned coins, from 1; a run of three or more as a range from its lower end.
fn turned(coins: &[usize]) -> String {
    match coins {
        [high, .., low] if coins.len() > 2 && high - low + 1 == coins.len() => {
            format!("{}..{}", low + 1, high + 1)
        }
        _ => {
            let squares: Vec<String> = coins.iter().map(|c| (c + 1).to_string()).collect();
            squares.join("+")
        }
    }
}

fn big_list<S: Serializer>(list: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(|n| Count(u128::from(*n))))
}

fn is_one(unit: &u64) -> bool {
    *unit == 1
}

/// What one heap may become.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeapOptions {
    /// Each option as the heaps that it leaves, in descending order; a lone 0 for none.
    pub options: Vec<Vec<u64>>,
    /// Whether there are others, too many to list.
    pub more: bool,
}

/// Inclusive ranges of amounts.
pub type Amounts = Vec<(u64, u64)>;

fn big_amounts<S: Serializer>(takes: &[Amounts], serializer: S) -> Result<S::Ok, S::Error> {
    let count = |n: u64| Count(u128::from(n));
    serializer.collect_seq(
        takes.iter().map(|amounts| {
            amounts.iter().map(|(lo, hi)| (count(*lo), count(*hi))).collect::<Vec<_>>()
        }),
    )
}

/// What a hand may do on a board, as data: the board itself knows no rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", rename_all_fields = "camelCase")]
pub enum Legal {
    /// Take from heaps.
    Take {
        /// Per heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(test, ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
        /// From how many heaps at most in one move.
        heaps_per_move: u64,
        /// Whether a move on several heaps must take the same from each.
        equal: bool,
        /// The amounts of a range go in steps of this, counted from its lower end.
        #[serde(skip_serializing_if = "is_one", serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Option<Count>", optional))]
        unit: u64,
    },
    /// Replace a heap by one of its options.
    Options {
        /// What each heap may become.
        heaps: Vec<HeapOptions>,
    },
    /// Bite a square off the bar: any but the first of the first row.
    Bite {
        /// The rows of the bar.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
    },
    /// Turn coins over, of which the one furthest right is a head.
    Turn {
        /// How many coins at most; `None`: any number.
        most: Option<usize>,
        /// Whether they must be neighbours.
        run: bool,
    },
    /// Cut any edge of the plant.
    Cut,
    /// Move stones to the step below.
    Step {
        /// Per step, the amounts that may walk.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(test, ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Replace a heap by two smaller ones.
    Split {
        /// The heaps; one of at least 1 can be split.
        heaps: Vec<u64>,
    },
    /// Take one stone, or merge any two heaps that are not empty.
    Merge {
        /// Per heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(test, ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Take letters.
    Letters {
        /// The letters, in order of appearance; the board has them, too.
        #[serde(skip)]
        letters: Vec<char>,
        /// Per group of equal letters, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(test, ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Move tokens along edges.
    Graph {
        /// Per token, the numbers of the nodes that it may reach.
        targets: Vec<Vec<u32>>,
    },
}
