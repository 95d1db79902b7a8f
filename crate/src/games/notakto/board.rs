//! One board of Notakto: its lines, and its images.

/// The lines of a board, whose squares are bits, row by row.
const LINES: [u64; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Whether a board has a line of crosses.
pub(super) fn dead(board: u64) -> bool {
    LINES.iter().any(|line| board & line == *line)
}

/// The least of a board and its images when it is turned and mirrored.
pub(super) fn standard(board: u64) -> u64 {
    u64::from(STANDARD[board as usize & 511])
}

/// The standard form of every board, by its squares: positions of a hundred thousand boards ask often.
static STANDARD: [u16; 512] = {
    let mut all = [0; 512];
    let mut board = 0;
    while board < all.len() {
        all[board] = least(board as u16);
        board += 1;
    }
    all
};

const fn least(board: u16) -> u16 {
    let (mut least, mut turn) = (board, 0);
    while turn < 8 {
        let (mut image, mut square) = (0, 0);
        while square < 9 {
            if board >> square & 1 == 1 {
                let (mut x, mut y) = (square % 3, square / 3);
                if turn & 1 > 0 {
                    x = 2 - x;
                }
                if turn & 2 > 0 {
                    y = 2 - y;
                }
                if turn & 4 > 0 {
                    (x, y) = (y, x);
                }
                image |= 1 << (3 * y + x);
            }
            square += 1;
        }
        if image < least {
            least = image;
        }
        turn += 1;
    }
    least
}
