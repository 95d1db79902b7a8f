//! Compare Notakto with plain play: a single board with all claims about it, and several boards by a
//! separate search.

use std::collections::HashMap;

use crate::common::{agrees_with_itself, check};
use mexplorer::{Budget, Game, Legal, Limits, Outcome, Rng, analyze, outcome};

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn has_line(board: &[u8]) -> bool {
    LINES.iter().any(|line| line.iter().all(|square| board[*square] == b'X'))
}

/// Return whether the player to move wins by the rules of the game: the player who completes the last line loses.
fn wins(boards: &[Vec<u8>], memo: &mut HashMap<Vec<Vec<u8>>, bool>) -> bool {
    let mut live: Vec<Vec<u8>> = boards.iter().filter(|board| !has_line(board)).cloned().collect();
    live.sort();
    if live.is_empty() {
        return true; // the other side completed the last line
    }
    if let Some(known) = memo.get(&live) {
        return *known;
    }
    let mut found = false;
    for i in 0..live.len() {
        for square in 0..9 {
            if live[i][square] == b'.' && !found {
                let mut next = live.clone();
                next[i][square] = b'X';
                found = !wins(&next, memo);
            }
        }
    }
    memo.insert(live, found);
    found
}

fn boards(text: &str) -> Vec<Vec<u8>> {
    text.split(' ').map(|board| board.as_bytes().to_vec()).collect()
}

/// Return all boards without a complete line and with at least `crosses` crosses.
fn live(crosses: usize) -> Vec<String> {
    let text = |code: u32| -> String {
        (0..9).map(|square| if code >> square & 1 == 1 { 'X' } else { '.' }).collect()
    };
    let all = (0..512u32).filter(|code| code.count_ones() as usize >= crosses).map(text);
    all.filter(|board| !has_line(board.as_bytes())).collect()
}

#[test]
fn one_board() {
    check("notakto", &live(3));
    let game = Game::parse("notakto").unwrap();
    let found = analyze(&game, &game.position(".........").unwrap(), Limits::default()).unwrap();
    let winning = found.moves.iter().filter(|m| m.wins);
    assert_eq!(winning.map(|m| m.text.as_str()).collect::<Vec<_>>(), ["1:2:2"]);
}

#[test]
fn several_boards() {
    let some = ["XX.X..... .X.XX....", "X...XX.X. XX.X.X..X", "XX.....XX XXX......"];
    check("notakto", &some.map(String::from));
    let game = Game::parse("notakto").unwrap();
    let (mut memo, all) = (HashMap::new(), live(0));
    let mut rng = Rng::new(7);
    for count in [1, 2, 3, 4] {
        for _ in 0..400 / count {
            let mut left = 13;
            let mut text = Vec::new();
            while text.len() < count {
                let board = &all[rng.below(all.len() as u64) as usize];
                let free = board.matches('.').count();
                if free <= left {
                    left -= free;
                    text.push(board.as_str());
                } else if left < 4 {
                    break;
                }
            }
            let text = text.join(" ");
            let position = game.position(&text).unwrap();
            let found = outcome(&game, &position, &mut Budget::default()).unwrap();
            assert_eq!(found, Outcome::mover_wins(wins(&boards(&text), &mut memo)), "{text}");
        }
    }
}

#[test]
fn many_boards() {
    let many = vec!["......... X...X.... .X...X..."; 33_334].join(" ");
    agrees_with_itself("notakto", &many);
    for (count, found) in [(1, Outcome::N), (2, Outcome::P), (3, Outcome::N), (4, Outcome::P)] {
        let game = Game::parse("notakto").unwrap();
        let empty = game.position(&vec!["........."; count].join(" ")).unwrap();
        assert_eq!(outcome(&game, &empty, &mut Budget::default()), Ok(found), "{count}");
    }
}

/// A spot of the drawn boards lies where its text says: the board, the row and the column, counted from 1.
#[test]
fn spots_lie_where_their_texts_say() {
    let game = Game::parse("notakto").unwrap();
    let position = game.position("X...X.... .........").unwrap();
    let Legal::Spots { spots } = game.rules().legal(&position) else { panic!("no spots") };
    assert_eq!(spots.len(), 7 + 9);
    for spot in spots {
        let place = format!("{}:{}:{}", spot.sheet + 1, spot.y + 1, spot.x + 1);
        assert_eq!(spot.text, place);
    }
}

#[test]
fn what_is_no_board_is_refused() {
    let game = Game::parse("notakto").unwrap();
    let refused = [
        ("", "empty-position"),
        ("....", "wrong-count"),
        (".......... .........", "wrong-count"),
        ("O........", "stray-character"),
        ("XXX......", "all-dead"),
    ];
    for (text, code) in refused {
        assert_eq!(game.position(text).unwrap_err().code.as_str(), code, "{text}");
    }
    assert_eq!(game.position("．Ｘ．......"), game.position(".x......."));
}
