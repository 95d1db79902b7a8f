//! Games that a text tells as a story: each by words that stand anywhere in it, with the place that its numbers say. A
//! story is offered and never certain, as its words can mean another game.

mod place;

use super::misere::without_play;
use super::names::at_start;
use super::reading::{Found, Reading};
use crate::base::text::Offsets;
use crate::notation::Game;
use place::{Place, number};

/// The longest text that is read as a story, in bytes.
const LONGEST: usize = 1500;

/// Signs of a game: its line, words of which each group has one in the text, words that it has not, and its place.
/// Between the groups stands `;`, between the words of one `|`.
type Story = (&'static str, &'static str, &'static str, Place);

const CHESS: &str = "left|corner|diagonal|(0,0)|(0, 0)|origin|左|角|原点";

/// A game with its place, where its number stands, and where its words do.
type Told = (String, Place, Option<(usize, usize)>, Vec<(usize, usize)>);

/// The stories, those with more words first.
const STORIES: &[Story] = &[
    ("poker-nim #", "poker|扑克;nim|尼姆;back|return|add|放回|加回|补", "", Place::Heaps),
    (
        "moore #",
        "moore|摩尔|穆尔|nim_;k=|k =|at most|up to|no more than|最多|至多|不超过|nim_",
        "",
        Place::Heaps,
    ),
    (
        "moore #",
        "at most|up to|no more than|最多|至多|不超过;piles|heaps|堆;as many as|any number|any positive|as they like|任意|若干|arbitrar",
        "from one|from a pile|from a heap|one pile|一堆|moves|size|largest|最多的|最大的",
        Place::Heaps,
    ),
    ("nim misere", "marienbad|马里昂巴|马里恩巴|马伦巴", "", Place::Heaps),
    ("wythoff", "queen|皇后;@", "eight queen|八皇后", Place::Pair),
    (
        "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1",
        "rook|棋盘上的车|一辆车|一只车|一个车;@",
        "queen",
        Place::Pair,
    ),
    (
        "chomp",
        "chocolate|巧克力|cookie|饼干|chomp|板;poison|毒|bite|咬|chomp|右下|below and to the right|rotten",
        "",
        Place::Board,
    ),
    (
        "cut 1",
        "cut|scissors|剪|切|掰|break|snap|裁|撕;sheet|paper|grid line|rectangle|纸|方格|巧克力|chocolate|矩形|长方形|bar;two|halves|piece|part|line|两|线|刀|不动",
        "edge|cut down",
        Place::Board,
    ),
    (
        "cram",
        "domino|骨牌|1x2|1×2|2x1;board|grid|rectangle|棋盘|方格|格子|盘|网格",
        "vertical|竖着放|only horizontal|the other player|另一人",
        Place::Board,
    ),
    (
        "treblecross",
        "cross|x|叉;in a row|consecutive|adjacent|三个连|连成三|三连|连续三|三个叉|连着三|3 个连|连成 3;strip|row of|squares|cells|1 x|1x|1×|1 ×|格|一行|一排|纸带;win|赢|胜",
        "tic|井字|3x3|3×3|loses|输",
        Place::One,
    ),
    (
        "euclid",
        "multiple|倍;smaller|小;larger|bigger|greater|大;subtract|take|remove|minus|减|取",
        "",
        Place::Pair,
    ),
    (
        "fibonacci",
        "twice|double|两倍|二倍|2倍|2 倍;previous|last|just|opponent|before|上次|上一|对方|对手|前一|刚;take|remove|取|拿|pick",
        "",
        Place::One,
    ),
    (
        "staircase",
        "staircase|stair|steps|a step|台阶|楼梯|阶梯;below|down|lower|next|ground|floor|下一|地面|移|推|挪",
        "",
        Place::Heaps,
    ),
    (
        "nimble",
        "coin|硬币|piece|棋子|token|counter;strip|tape|squares|纸带|纸条|带|格|line;left|左;share|stack|pile up|same square|pass each|may jump|can jump|可以重叠|可以叠|可重叠|可以在同一|可以越过|可以跨|任意多枚|同一格可",
        "may not share|cannot share|can't share",
        Place::Heaps,
    ),
    (
        "silver-dollar",
        "coin|硬币|piece|棋子|token|counter|银元;strip|tape|squares|纸带|纸条|带|格|line;left|左;jump|pass|over|越过|跨|跳过|超过|overlap|重叠|same square|同一格|occupied|share",
        "",
        Place::Heaps,
    ),
    (
        "mock-turtles",
        "coin|硬币|turtle|龟;flip|turn|翻;three|up to 3|三|3 枚|3 个|3枚|3个",
        "consecutive|contiguous|连续",
        Place::Coins,
    ),
    ("ruler", "coin|硬币;flip|turn|翻;consecutive|contiguous|连续|相连", "", Place::Coins),
    (
        "turning-turtles",
        "coin|硬币|turtle|龟;flip|turn|翻;head|tail|正|反|h t|t h|ht|th",
        "",
        Place::Coins,
    ),
    (
        "kayles",
        "pin|瓶|skittle|bowl|保龄;two|2|两|二|pair|相邻|neighbo;adjacent|next to|neighbo|side by side|touching|相邻|挨|并排|连着|邻;one or|or two|one pin|single|1 or|or 2|or a|一个或|1个或|1 个或|一只或|一支或|或两|或相邻|或者|或 2",
        "",
        Place::Heaps,
    ),
    (
        "dawson",
        "pin|瓶|skittle|bowl|保龄;two|2|两|二|pair;adjacent|next to|neighbo|side by side|touching|相邻|挨|并排|连着|邻",
        "",
        Place::Heaps,
    ),
    (
        "grundy",
        "split|divide|break|separate|分成|拆|分;two|2|两;unequal|different|not equal|not the same|distinct|不等|不同|不相等|不一样",
        "take|remove|取",
        Place::Heaps,
    ),
    (
        "lasker",
        "split|divide|break|分成|拆|分为;take|remove|取|拿;or|或;pile|heap|堆",
        "one stone|take one|take 1|remove one|取一|拿一|1 个|1个|unequal|不等|different",
        Place::Heaps,
    ),
    (
        "end-nim",
        "end pile|end heap|two ends|either end|leftmost|两端|最左|两头|首尾;take|remove|取|拿",
        "strip",
        Place::Heaps,
    ),
    (
        "greedy",
        "largest|biggest|最大的|最多的|最多堆|最高的;pile|heap|stack|堆;take|remove|取|拿",
        "",
        Place::Heaps,
    ),
    (
        "wythoff",
        "two|both|两|2;same|equal|同样|相同|一样|相等;both|两堆|from each|同时;take|remove|取|拿",
        "split|divide|分成|拆",
        Place::Heaps,
    ),
    (
        "divisors",
        "divisor|factor|约数|因数|因子|除数;subtract|minus|decrease|replac|减|game|博弈|游戏;proper|smaller|less than|strict|other than|itself|<|真|小于|自身|本身|game|博弈|游戏",
        "prime factor|质因",
        Place::One,
    ),
];

/// Puts the game of a story before what else a text may mean.
pub(super) fn stories(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let lower = plain.to_ascii_lowercase();
    // A rule without one of its parts is another rule.
    if ["except", "but not", "cannot take", "除了", "除 ", "不能取"]
        .iter()
        .any(|word| lower.contains(word) && !lower.contains("不能取者"))
    {
        return;
    }
    if sum(plain, &lower, start, offsets, found) {
        return;
    }
    let told = STORIES.iter().find_map(|(line, groups, without, kind)| {
        let used = told(groups, without, &lower)?;
        let number = number(&lower).filter(|_| line.contains('#'));
        let line = match (line.contains('#'), number) {
            (true, None) => return None,
            (_, number) => line.replace('#', &number.map_or(0, |(number, _)| number).to_string()),
        };
        Some((line, *kind, number.map(|(_, span)| span), used))
    });
    let told = told.or_else(|| named(plain, found));
    let Some((line, kind, number, mut used)) = told else { return };
    let place = kind.of(&lower, number);
    used.extend(number);
    // The player who eats the poison loses, as one without a move does.
    let says_play = !matches!(kind, Place::Board | Place::Coins);
    let misere = says_play && without_play(plain).is_some_and(|(_, misere)| misere);
    let line = if misere && !line.ends_with("misere") { format!("{line} misere") } else { line };
    let Ok(game) = Game::parse(&line) else { return };
    let position = place
        .as_ref()
        .and_then(|(text, _)| game.position(text).ok())
        .map(|position| game.text(&position));
    let is_same = |one: &Reading| one.game.as_ref() == Some(&line);
    if position.is_none() && found.all.iter().any(|one| is_same(one) && one.position.is_some()) {
        found.all.retain(|one| one.game.is_none() || is_same(one));
        return;
    }
    if let Some((_, span)) = place.filter(|_| position.is_some()) {
        used.push(span);
    }
    let rest = outside(plain, used, start, offsets);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    found.push(Reading { rest, ..Reading::game(&game, position, false) });
}

/// What stands outside of some spots and has words, in UTF-16 units.
fn outside(
    plain: &str,
    mut used: Vec<(usize, usize)>,
    start: usize,
    offsets: &Offsets,
) -> Vec<(usize, usize)> {
    used.sort_unstable();
    let (mut rest, mut at) = (Vec::new(), 0);
    for (from, to) in used.into_iter().chain([(plain.len(), plain.len())]) {
        if from > at && plain[at..from].contains(char::is_alphanumeric) {
            rest.push((offsets.utf16(start + at), offsets.utf16(start + from)));
        }
        at = at.max(to);
    }
    rest
}

/// The game that a text names once, wherever in it, with where its name stands; none where another was found.
fn named(plain: &str, found: &Found) -> Option<Told> {
    let lower = plain.to_ascii_lowercase();
    // The number of a problem is none of heaps.
    if ["oj", "leetcode", "codeforces", "atcoder", "力扣", "题"]
        .iter()
        .any(|judge| lower.contains(judge))
    {
        return None;
    }
    let all = names(plain);
    let [(line, span)] = &all[..] else { return None };
    let is_other =
        |one: &Reading| one.card.is_some_and(|card| card != *line || one.position.is_some());
    if line.contains(' ') || found.all.iter().any(is_other) {
        return None;
    }
    let kind = Place::kind(line.split(' ').next()?);
    Some(((*line).to_string(), kind, None, vec![*span]))
}

/// The games that a text names, each once, and where.
fn names(plain: &str) -> Vec<(&'static str, (usize, usize))> {
    let mut all: Vec<(&str, (usize, usize))> = Vec::new();
    let mut at = 0;
    while let Some(c) = plain[at..].chars().next() {
        let is_letter = |c: char| c.is_ascii_alphanumeric();
        let begins = c.is_alphabetic() && !(is_letter(c) && plain[..at].ends_with(is_letter));
        let named = if begins { at_start(&plain[at..]) } else { Vec::new() };
        match &named[..] {
            [one, ..]
                if !one.is_vague
                    && named.len() == 1
                    && !is_word(&plain[at..at + one.end])
                    && one.end > 2 =>
            {
                let span = (at, at + one.end);
                at = span.1;
                if !all.iter().any(|(line, _)| *line == one.entry.game) {
                    all.push((one.entry.game, span));
                }
            }
            _ => at += c.len_utf8(),
        }
    }
    all
}

/// Whether the name of a game is a common word besides.
fn is_word(name: &str) -> bool {
    const WORDS: &str = "split merge letters graph race squares primes divisors cut ring ruler corners boxes rings sum every rapid \
        bounded subtract moves prune stairs product octal hex rule 移棋子 倒数 报数 取字母";
    WORDS.split_whitespace().any(|word| word.eq_ignore_ascii_case(name.trim()))
}

/// Adds the sum of games that a text names, each with its numbers beside it; whether it does.
fn sum(plain: &str, lower: &str, start: usize, offsets: &Offsets, found: &mut Found) -> bool {
    const JOINS: &[&str] = &[
        " plus ",
        " together with ",
        " alongside ",
        " combined with ",
        " beside ",
        " along with ",
        "加上",
        "外加",
        "再加",
        "以及",
        "+",
        " and ",
        " & ",
        "和",
        "与",
        "，",
        ",",
    ];
    JOINS.iter().any(|join| {
        let mut spots = lower.match_indices(join).take(8);
        spots.any(|(at, _)| divided(plain, lower, (at, at + join.len()), start, offsets, found))
    })
}

/// Adds the sum of the games on both sides of a sign.
fn divided(
    plain: &str,
    lower: &str,
    join: (usize, usize),
    start: usize,
    offsets: &Offsets,
    found: &mut Found,
) -> bool {
    let spans = [(0, join.0), (join.1, plain.len())];
    let (mut games, mut positions, mut used) = (Vec::new(), Vec::new(), vec![join]);
    for (from, to) in spans {
        let names: Vec<_> = names(&plain[from..to]);
        let [(line, span)] = names[..] else { return false };
        let place =
            Place::kind(line.split(' ').next().unwrap_or_default()).of(&lower[from..to], None);
        games.push(line);
        used.push((from + span.0, from + span.1));
        if let Some((position, span)) = place {
            positions.push(position);
            used.push((from + span.0, from + span.1));
        }
    }
    let Ok(game) = Game::parse(&games.join(" + ")) else { return false };
    let position = match positions.len() {
        0 => None,
        2 => game.position(&positions.join(" + ")).ok().map(|position| game.text(&position)),
        _ => return false,
    };
    let rest = outside(plain, used, start, offsets);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    found.push(Reading { rest, ..Reading::game(&game, position, false) });
    true
}

/// Where the words of a story stand, if all groups have one.
fn told(groups: &str, without: &str, text: &str) -> Option<Vec<(usize, usize)>> {
    if without.split('|').any(|word| find(text, word).is_some()) {
        return None;
    }
    let group = |words: &str| {
        let words = if words == "@" { CHESS } else { words };
        words.split('|').find_map(|word| find(text, word))
    };
    groups.split(';').map(group).collect()
}

/// Where a word begins in a text, as a word of its own or the beginning of one, and where it ends.
fn find(text: &str, word: &str) -> Option<(usize, usize)> {
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    let mut all = text.match_indices(word).filter(|(at, _)| {
        let begins = !word.starts_with(is_letter) || !text[..*at].ends_with(is_letter);
        // Short words are whole.
        begins
            && (word.len() > 2
                || !word.is_ascii()
                || !text[at + word.len()..].starts_with(is_letter))
    });
    let (at, _) = all.next().filter(|_| !word.is_empty())?;
    Some((at, at + word.len()))
}
