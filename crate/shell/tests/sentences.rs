//! Sentences about games: the meaning of a sentence is the game that its words describe, and a sentence with an unknown
//! word has no certain meaning.

use std::collections::BTreeSet;

use mexplorer::{Game, Reading};

use crate::readings;

use crate::common::next;

fn said(text: &str) -> Option<(String, Reading)> {
    let first = readings(text).into_iter().next()?;
    let mut line = first.game.clone().or(first.problem.map(String::from))?;
    if let Some(position) = &first.position {
        line += &format!(" @ {position}");
    }
    if let Some(heaps) = first.heaps {
        line += &format!(" ? {heaps}");
    }
    Some((line, first))
}

/// A sentence with the letters `A`, `B`, `N` and `M` in place of numbers, and the game and position in notation that
/// the sentence means. Tests replace the letters by digits and by number words.
struct Template {
    text: &'static str,
    line: &'static str,
}

const fn template(text: &'static str, line: &'static str) -> Template {
    Template { text, line }
}

/// The sentences, with A < B; N is the size of one heap, and M the size of another.
const TEMPLATES: &[Template] = &[
    template("take A or B stones", "subtract A B"),
    template("Each player removes A, B or N matches", "subtract A B N"),
    template("take A to B", "subtract A..B"),
    template("take between A and B coins", "subtract A..B"),
    template("take at most B", "bounded B"),
    template("remove no more than B stones each turn", "bounded B"),
    template("at least A and at most B stones", "subtract A..B"),
    template("N stones, at most B", "bounded B @ N"),
    template("N matches, take A or B", "subtract A B @ N"),
    template("from a pile of N, take up to B", "bounded B @ N"),
    template("take A to B from N", "subtract A..B @ N"),
    template("heap of N, take A or B", "subtract A B @ N"),
    template("piles of N and M, take A or B stones", "subtract A B @ N M"),
    template("heaps of N, M and M; take at most B from one heap", "bounded B @ N M M"),
    template("three heaps: N, M, B", "nim @ N M B"),
    template("two heaps, take A or B", "subtract A B ? 2"),
    template("two piles of N stones each", "nim @ N N"),
    template("heaps N, M, B", "nim @ N M B"),
    template(
        "N matches, take A to B, whoever takes the last one loses",
        "subtract A..B misere @ N",
    ),
    template("N matches, take A to B, last match wins", "subtract A..B @ N"),
    template("{A, B}: N", "subtract A B @ N"),
    template("race to N by A..B", "race A..B @ N"),
    template("race to N, adding A or B", "race A B @ N"),
    template("whoever reaches N first wins, add A to B each turn", "race A..B @ N"),
    template(
        "take A or B from the left heap or A to M from the right one",
        "subtract A B + subtract A..M",
    ),
    template("每次取A或B个石子", "subtract A B"),
    template("取A、B或N颗", "subtract A B N"),
    template("每次取A到B颗", "subtract A..B"),
    template("最多取B个", "bounded B"),
    template("每次取不超过B颗", "bounded B"),
    template("至少取A个，至多取B个", "subtract A..B"),
    template("N个石子，每次最多取B个", "bounded B @ N"),
    template("从N个石子中取A到B个", "subtract A..B @ N"),
    template("一堆N颗石子，每次取A或B颗", "subtract A B @ N"),
    template("桌上有N枚硬币，每次拿A到B枚", "subtract A..B @ N"),
    template("两堆石子，分别有N颗和M颗，每次取A或B颗", "subtract A B @ N M"),
    template("三堆石子，分别为N、M、B颗", "nim @ N M B"),
    template("三堆石子，每次最多取B个", "bounded B ? 3"),
    template("三堆，每堆N颗", "nim @ N N N"),
    template("一堆N颗，一堆M颗", "nim @ N M"),
    template("N颗棋子，每次取A到B颗，取到最后一颗的人输", "subtract A..B misere @ N"),
    template("N根火柴，每次拿A到B根，拿最后一根者胜", "subtract A..B @ N"),
    template("抢N，每次报A到B个数", "race A..B @ N"),
    template("轮流报数，每次报A或B个数，先报到N者胜", "race A B @ N"),
    template("谁报到N谁输，每次报A到B个", "race A..B misere @ N"),
    // This template includes the amount 1: a text without it may also describe a subtraction game in which a heap of 1
    // has no move. `tests/golden/texts/races.tsv` lists such texts with uncertain meanings.
    template("从N开始，每次减1到B，减到0者胜", "race 1..B @ N"),
];

const WORDS: [(u64, &str, &str); 8] = [
    (2, "two", "二"),
    (5, "five", "五"),
    (7, "seven", "七"),
    (12, "twelve", "十二"),
    (21, "twenty-one", "二十一"),
    (30, "thirty", "三十"),
    (105, "one hundred and five", "一百零五"),
    (200, "two hundred", "两百"),
];

/// Replace the letters of a template by digits, or by number words of its language.
fn filled(text: &str, numbers: [u64; 4], in_words: bool) -> String {
    let is_chinese = !text.is_ascii();
    let word = |number: u64| match WORDS.iter().find(|(value, ..)| *value == number) {
        Some((_, english, chinese)) if in_words => {
            if is_chinese { *chinese } else { *english }.to_string()
        }
        _ => number.to_string(),
    };
    let mut filled = String::new();
    let mut before = ' ';
    let all: Vec<char> = text.chars().collect();
    for (i, letter) in all.iter().copied().enumerate() {
        let alone =
            !before.is_ascii_alphabetic() && !all.get(i + 1).is_some_and(char::is_ascii_alphabetic);
        match "ABNM".find(letter).filter(|_| alone) {
            Some(at) => filled += &word(numbers[at]),
            None => filled.push(letter),
        }
        before = letter;
    }
    filled
}

fn canonical(line: &str) -> String {
    let (game, rest) = match line.find([' ']).and_then(|_| line.find(" @ ").or(line.find(" ? "))) {
        Some(at) => line.split_at(at),
        None => (line, ""),
    };
    format!("{}{rest}", Game::parse(game).unwrap())
}

const NUMBERS: [[u64; 4]; 5] =
    [[7, 12, 30, 200], [2, 5, 21, 30], [5, 7, 30, 105], [2, 21, 105, 7], [3, 4, 1000, 50]];

/// Visit the sentences of all templates, filled with each of the first `many` entries of `NUMBERS`.
fn each_sentence(many: usize, mut visit: impl FnMut(&str, &str)) {
    for numbers in NUMBERS.into_iter().take(many) {
        for Template { text, line } in TEMPLATES {
            for in_words in [false, true] {
                visit(&filled(text, numbers, in_words), &canonical(&filled(line, numbers, false)));
            }
        }
    }
}

#[test]
fn a_sentence_means_what_its_words_say() {
    let mut wrong = Vec::new();
    each_sentence(5, |text, line| match said(text) {
        Some((found, first)) if found == line && first.certain && first.rest.is_empty() => {}
        other => wrong.push(format!("{text}: {line}: {other:?}")),
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn with_a_word_that_is_not_known_nothing_is_certain() {
    let mut wrong = Vec::new();
    each_sentence(1, |text, _| {
        let apart: Vec<usize> = match text.is_ascii() {
            true => text.match_indices(' ').map(|(at, _)| at).chain([0, text.len()]).collect(),
            false => text.char_indices().map(|(at, _)| at).chain([text.len()]).collect(),
        };
        let words: &[&str] = if text.is_ascii() { &[" zorp "] } else { &["蓝", "zorp"] };
        for at in apart {
            for word in words {
                let longer = format!("{}{word}{}", &text[..at], &text[at..]);
                let all = readings(&longer);
                if all.iter().any(|one| one.certain) {
                    wrong.push(format!("{longer}: {:?}", all[0]));
                }
            }
        }
    });
    assert!(
        wrong.is_empty(),
        "{} of them: {}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

#[test]
fn a_certain_reading_written_as_a_line_is_read_as_itself() {
    let mut wrong = Vec::new();
    each_sentence(5, |text, _| {
        let Some((_, Reading { game: Some(game), position, certain: true, .. })) = said(text)
        else {
            return;
        };
        let again = said(&game).unwrap();
        if !again.1.certain || again.0 != game {
            wrong.push(format!("{game}: {again:?}"));
        }
        if let Some(position) = position {
            let parsed = Game::parse(&game).unwrap();
            let place = parsed.position(&position).unwrap();
            assert_eq!(parsed.text(&place), position);
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A function from a heap to its options, each a list of the heaps left, without empty heaps.
type Options = fn(u64) -> Vec<Vec<u64>>;

fn taking(n: u64, may: impl Fn(u64) -> bool) -> Vec<Vec<u64>> {
    (1..=n).filter(|k| may(*k)).map(|k| vec![n - k]).collect()
}

fn splits(n: u64, may: impl Fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    (1..n).filter(|i| may(*i, n - i)).map(|i| vec![i, n - i]).collect()
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Groups of sentences that describe the same game, each group with the options of a heap.
const RULES: &[(&[&str], Options)] = &[
    (
        &[
            "take at most half of the heap",
            "Remove no more than half the stones",
            "take up to half",
            "每次最多取一半",
            "取走一半以内",
            "每次取不超过一半的石子",
        ],
        |n| taking(n, |k| 2 * k <= n),
    ),
    (
        &[
            "take an odd number of stones",
            "remove any odd number",
            "取奇数个",
            "每次取的个数必须是奇数",
            "{1, 3, 5, ...}",
        ],
        |n| taking(n, |k| k % 2 == 1),
    ),
    (&["take an even number of stones", "每次只能取偶数颗石子"], |n| {
        taking(n, |k| k % 2 == 0)
    }),
    (
        &[
            "take a power of two",
            "remove a power of 2 stones",
            "每次取2的幂个",
            "取二的幂次颗石子",
            "每次取 1、2、4、8、16……颗",
        ],
        |n| taking(n, u64::is_power_of_two),
    ),
    (&["take a power of three", "取3的幂"], |n| taking(n, |k| [1, 3, 9, 27, 81].contains(&k))),
    (&["take a power of 7", "取7的幂个"], |n| taking(n, |k| [1, 7, 49].contains(&k))),
    (
        &["take a square number", "take a perfect square", "每次取完全平方数颗石子"],
        |n| taking(n, |k| k.isqrt().pow(2) == k),
    ),
    (&["take a perfect cube", "取立方数"], |n| taking(n, |k| [1, 8, 27, 64].contains(&k))),
    (&["take a prime number of stones", "每次取质数颗"], |n| {
        taking(n, |k| k > 1 && (2..k).all(|d| k % d != 0))
    }),
    (
        &["take a proper divisor", "取真约数", "取走的个数必须是石子数的真因数"],
        |n| taking(n, |k| k < n && n % k == 0),
    ),
    (&["take a number coprime to the heap", "取的个数与石子数互质"], |n| {
        taking(n, |k| gcd(n, k) == 1)
    }),
    (&["take a Fibonacci number of stones", "取斐波那契数颗"], |n| {
        taking(n, |k| [1, 2, 3, 5, 8, 13, 21, 34].contains(&k))
    }),
    (&["take a multiple of 3", "取走3的倍数颗"], |n| taking(n, |k| k % 3 == 0)),
    (&["take at least 3", "至少取3颗"], |n| taking(n, |k| k >= 3)),
    (
        &["take any number from one heap", "每次从一堆中取任意多个", "取任意多颗石子"],
        |n| taking(n, |_| true),
    ),
    (&["take one or all", "取一颗或者全部取走"], |n| taking(n, |k| k == 1 || k == n)),
    (&["take one or halve"], |n| {
        let halved = (n > 0).then(|| vec![n / 2]);
        taking(n, |k| k == 1).into_iter().chain(halved).collect()
    }),
    (
        &[
            "take any or split into two",
            "take any number from one heap, or split a heap into two",
            "取任意颗，或者分成两堆",
        ],
        |n| [taking(n, |_| true), splits(n, |_, _| true)].concat(),
    ),
    (&["take one or split into two"], |n| [taking(n, |k| k == 1), splits(n, |_, _| true)].concat()),
    (
        &[
            "split a heap into two unequal heaps",
            "divide a pile into two piles of different sizes",
            "把一堆分成大小不等的两堆",
        ],
        |n| splits(n, |a, b| a != b),
    ),
    (&["split a heap into two equal heaps", "把一堆分成相等的两堆"], |n| {
        splits(n, |a, b| a == b)
    }),
    (
        &["split into two", "split a heap into two non-empty heaps", "把一堆石子分成两堆"],
        |n| splits(n, |_, _| true),
    ),
];

fn options(game: &Game, heap: u64) -> BTreeSet<Vec<u64>> {
    let position = game.position(&heap.to_string()).unwrap();
    next(game, &position).iter().map(|option| sorted(option.heaps().to_vec())).collect()
}

fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

#[test]
fn rules_of_words_are_what_their_words_define() {
    let mut wrong = Vec::new();
    for (texts, rule) in RULES {
        for text in *texts {
            let Some((line, first)) =
                said(text).filter(|(_, first)| first.certain && first.position.is_none())
            else {
                wrong.push(format!("{text}: {:?}", readings(text)));
                continue;
            };
            let game = Game::parse(&first.game.unwrap()).unwrap();
            for heap in 0..=40 {
                let wanted: BTreeSet<Vec<u64>> = rule(heap).into_iter().map(sorted).collect();
                if options(&game, heap) != wanted {
                    wrong.push(format!("{text}: {line} at {heap}"));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Compare the moves from (x, y) of each board piece that moves towards the corner (0, 0) with its moves in chess.
#[test]
fn pieces_go_to_the_corner_as_they_do() {
    let rays = |x: i64, y: i64, ways: &[(i64, i64)], far: i64| -> BTreeSet<(i64, i64)> {
        let steps =
            ways.iter().flat_map(|way| (1..=far).map(move |k| (x - k * way.0, y - k * way.1)));
        steps.filter(|(x, y)| *x >= 0 && *y >= 0).collect()
    };
    /// A piece, its steps, and the largest number of times that it may repeat a step.
    type Piece = (&'static str, &'static [(i64, i64)], i64);
    let pieces: [Piece; 5] = [
        ("queen", &[(1, 0), (0, 1), (1, 1)], 99),
        ("rook", &[(1, 0), (0, 1)], 99),
        ("bishop", &[(1, 1)], 99),
        ("king", &[(1, 0), (0, 1), (1, 1)], 1),
        ("knight", &[(1, 2), (2, 1), (-1, 2), (2, -1)], 1),
    ];
    for (piece, ways, far) in pieces {
        let (line, first) = said(&format!("a {piece} moves to the corner")).unwrap();
        assert!(first.certain, "{piece}");
        let alone = readings(piece);
        assert!(
            alone[0].game.as_deref() == Some(line.as_str()) && !alone[0].certain,
            "{piece}: {alone:?}"
        );
        let game = Game::parse(&line).unwrap();
        for (x, y) in (0..9).flat_map(|x| (0..9).map(move |y| (x, y))) {
            let position = game.position(&format!("{x} {y}")).unwrap();
            let found: BTreeSet<(i64, i64)> = next(&game, &position)
                .iter()
                .map(|option| {
                    let text = game.text(option).replace(['(', ')', ','], " ");
                    let numbers: Vec<i64> =
                        text.split_whitespace().map(|n| n.parse().unwrap()).collect();
                    (numbers[0], numbers[1])
                })
                .collect();
            let mut wanted = rays(x, y, ways, far);
            if piece == "queen" {
                // Sort the two coordinates, as the heaps of Wythoff's game have no order.
                wanted = wanted.into_iter().collect();
            }
            assert_eq!(found, wanted, "{piece} at {x} {y}");
        }
    }
}

/// Ambiguous texts: about two heaps at once or one of two heaps, about one number or two, or with a rule for one player
/// alone.
#[test]
fn what_may_be_something_else_is_not_certain() {
    for text in [
        "take one stone from two heaps",
        "take any two stones",
        "nim 3 players",
        "three heaps with 20 stones in total",
        "take the largest heap",
        "take at most 3 heaps",
        "容斥 2 3 5",
        "{1,2} or {3,4}",
        "first player takes 1 or 2, second player takes 3",
        "甲取1个，乙取2个",
        "take 1 to 3 stones but not from the first heap",
        "每次取1到3个，且不能与上次相同",
        "10 stones, 3 players, take 1 or 2",
        "heaps thirty one five",
        "piles of two hundred and thirty, take 1 or 2",
        "取三四个或一百二",
        "take 1,200 or 3",
    ] {
        assert!(readings(text).iter().all(|one| !one.certain), "{text}");
    }
}

#[test]
fn a_part_of_a_word_or_a_word_of_a_sentence_is_no_name() {
    for text in [
        "take",
        "king",
        "stringent",
        "vertex cover game",
        "taking",
        "horse race",
        "the king and the ring",
    ] {
        let all = readings(text);
        let names: Vec<_> = all.iter().filter_map(|one| one.card).collect();
        for name in ["ring", "merge", "octal", "race"] {
            assert!(!names.contains(&name), "{text}: {names:?}");
        }
        assert!(all.iter().all(|one| !one.certain), "{text}");
    }
    for (text, name) in [
        ("nmi", "nim"),
        ("kayels", "kayles"),
        ("chmop", "chomp"),
        ("wytoff", "wythoff"),
        ("尼母", "nim"),
    ] {
        let all = readings(text);
        assert!(all[0].card == Some(name) && !all[0].certain, "{text}: {all:?}");
    }
}

#[test]
fn games_that_are_not_here_are_named() {
    use mexplorer::AbsentReason::{Missing, NotCombinatorial, Partizan};
    for (text, name, reason) in [
        ("Domineering", "domineering", Partizan),
        ("clobber", "clobber", Partizan),
        ("Go", "go", Partizan),
        ("围棋", "go", Partizan),
        ("chess", "chess", Partizan),
        ("国际象棋", "chess", Partizan),
        ("中国象棋", "chinese chess", Partizan),
        ("hex the board game", "hex", Partizan),
        ("tic tac toe", "tic-tac-toe", Partizan),
        ("Connect four", "connect four", Partizan),
        ("sprouts", "sprouts", Missing),
        ("Sylver coinage", "sylver coinage", Missing),
        ("dots and boxes", "dots and boxes", NotCombinatorial),
        ("poker", "poker", NotCombinatorial),
        ("Mancala", "mancala", NotCombinatorial),
    ] {
        let all = readings(text);
        let absent = all[0].absent.as_ref().unwrap_or_else(|| panic!("{text}: {all:?}"));
        assert_eq!((absent.name, absent.reason, all.len()), (name, reason, 1), "{text}");
    }
}
