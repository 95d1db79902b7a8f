//! Further names of games besides the first words of their texts: the names in the languages of the page, and other
//! common names that players may type.

use std::sync::LazyLock;

/// The further names of each game; `tests/unit/i18n/titles.test.ts` compares these names with the texts of the page.
pub(crate) static TITLES: &[(&str, &[&str])] = &[
    ("nim", &["Nim 游戏", "尼姆", "取石子游戏"]),
    ("moore", &["Moore's Nim", "Moore Nim", "摩尔", "k-Nim"]),
    ("subtract", &["Subtraction game", "集合 Nim", "减法游戏"]),
    ("bounded", &["Bounded Nim", "巴什博弈", "Bash", "Bachet", "报数"]),
    ("wythoff", &["Wythoff's game", "威佐夫博弈", "威佐夫游戏", "威佐夫"]),
    ("fibonacci", &["Fibonacci Nim", "斐波那契 Nim", "斐波那契"]),
    ("euclid", &["Euclid's game", "欧几里得游戏"]),
    ("greedy", &["Greedy Nim", "贪心 Nim"]),
    ("divisors", &["Subtract a divisor", "取真约数"]),
    ("merge", &["Take one or merge", "取一或合并"]),
    ("race", &["Race to zero", "倒数到零", "倒数"]),
    ("primes", &["Subtract a prime", "取质数"]),
    ("squares", &["Subtract a square", "取平方数"]),
    ("kayles", &["保龄球游戏"]),
    ("dawson", &["Dawson's Kayles", "道森的保龄球游戏"]),
    ("treblecross", &["一维井字棋"]),
    ("grundy", &["Grundy's game", "Grundy 游戏", "格伦迪"]),
    ("lasker", &["Lasker's Nim", "Lasker Nim", "拉斯克"]),
    ("officers", &["军官游戏"]),
    ("octal", &["Take-and-break code", "八进制游戏", "八进制"]),
    ("hex", &["Hexadecimal code", "十六进制游戏", "十六进制"]),
    ("rule", &["A rule of your own", "自定规则"]),
    ("ring", &["Rings", "环形游戏"]),
    ("two-numbers", &["A rule in several numbers", "多个数的规则"]),
    ("split", &["拆分 Nim"]),
    ("two-boxes", &["Two boxes", "两个盒子"]),
    ("e-and-d", &["E&D: pairs of boxes", "E&D 游戏"]),
    ("end-nim", &["两端取石子"]),
    ("nimble", &["移硬币"]),
    ("silver-dollar", &["Silver dollar game", "银元游戏"]),
    ("staircase", &["Staircase Nim", "台阶 Nim", "阶梯 Nim", "Stairs"]),
    ("boxes", &["Boxes by distance", "按距离排列的盒子"]),
    ("northcott", &["Northcott's game", "Northcott 游戏", "诺斯科特"]),
    ("poker-nim", &["Poker Nim", "扑克 Nim"]),
    ("turning-turtles", &["Turning Turtles", "翻硬币游戏", "翻龟"]),
    ("mock-turtles", &["Mock Turtles", "翻硬币游戏", "假龟"]),
    ("ruler", &["翻硬币游戏", "直尺"]),
    ("corners", &["Turning Corners", "翻四角"]),
    ("rugs", &["翻地毯"]),
    ("product", &["Product of coin games", "翻硬币游戏的积"]),
    ("chomp", &["巧克力游戏"]),
    ("cut", &["Cutting rectangles", "切矩形"]),
    ("cram", &["填骨牌"]),
    ("notakto", &["只画叉的井字棋"]),
    ("queens", &["Non-attacking queens", "放皇后"]),
    ("kings", &["Non-attacking kings", "放国王"]),
    ("knights", &["Non-attacking knights", "放马"]),
    ("bishops", &["Non-attacking bishops", "放象"]),
    ("rooks", &["Non-attacking rooks", "放车"]),
    ("graph", &["Tokens on a graph", "有向图游戏", "DAG", "有向无环图", "移棋子", "digraph"]),
    ("geography", &["Vertex geography", "图上走子", "二分图博弈"]),
    ("node-kayles", &["Node Kayles", "图上 Kayles"]),
    ("arc-kayles", &["Arc Kayles", "图上删边 Kayles"]),
    ("letters", &["取字母"]),
    ("hackenbush", &["Green Hackenbush", "绿色 Hackenbush", "删边游戏"]),
    ("prune", &["Pruning trees", "删子树"]),
    ("uproot", &["Uprooting paths", "删祖先链"]),
    ("every", &["Every part at once", "每部分都走", "Every-SG"]),
    ("rapid", &["The first part to end", "先走完者定胜负"]),
    ("sum", &["Sum of games", "不同游戏之和"]),
];

/// Return the further names of a game; none if no game has this name.
pub(crate) fn titles_of(game: &str) -> &'static [&'static str] {
    TITLES.iter().find(|(name, _)| *name == game).map_or(&[], |(_, titles)| titles)
}

/// The letters of the further names of each game, in the order of `TITLES`. A misspelled word is compared with all
/// names, so the names are converted once.
static LETTERS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let of_one = |titles: &[&str]| titles.iter().map(|title| letters(title).collect()).collect();
    TITLES.iter().map(|(_, titles)| of_one(titles)).collect()
});

/// Return the letters of the further names of a game, in the order of [`titles_of`].
pub(crate) fn letters_of(game: &str) -> &'static [String] {
    let at = TITLES.iter().position(|(name, _)| *name == game);
    at.map_or(&[], |at| &LETTERS[at])
}

/// Iterate over the letters and digits of a name, in lower case.
pub(crate) fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
}
