//! The limits of the judges, problem by problem; no other file contains these numbers. They are those of the problem
//! statements. Where a statement gives no limit, the number is our choice.

use serde::{Serialize, Serializer};

use super::large::{Draw, boards, graphs, lists, numbers, rows, sets, splits, wythoff};
use mexplorer::Result;

/// The limits of a problem's inputs at its judge. A limit that does not apply to the problem is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JudgeLimits {
    /// The time limit of a program for one input, in seconds.
    pub seconds: u64,
    /// The greatest number of cases in an input, or of queries about its game.
    pub cases: u64,
    /// The greatest number of heaps, nodes, letters or rows in a case.
    pub count: u64,
    /// The largest number in an input: the size of a heap, an index, a side.
    #[serde(serialize_with = "as_number")]
    pub largest: u64,
    /// The limit of a further quantity: the numbers of a set, edges, columns, tokens, or a second number.
    pub more: u64,
}

/// Serialize a number above 2^53 − 1 as a floating-point number, since JavaScript has no larger integers.
fn as_number<S: Serializer>(number: &u64, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    match *number < 1 << 53 {
        true => serializer.serialize_u64(*number),
        false => serializer.serialize_f64(*number as f64),
    }
}

/// A row of the table: the limits of a problem, and the function that draws a large case within these limits.
pub(super) struct Row {
    id: &'static str,
    pub limits: JudgeLimits,
    pub draw: Draw,
    /// Whether all cases of an input together have at most `count` heaps or letters.
    pub is_shared: bool,
}

const fn row(
    id: &'static str,
    [seconds, cases, count, largest, more]: [u64; 5],
    draw: Draw,
) -> Row {
    let limits = JudgeLimits { seconds, cases, count, largest, more };
    Row { id, limits, draw, is_shared: false }
}

const fn shared(row: Row) -> Row {
    Row { is_shared: true, ..row }
}

/// Return the limits of a problem's inputs at its judge.
///
/// ```
/// use mexplorer_judges::limits;
/// let limits = limits("891")?;
/// assert_eq!((limits.seconds, limits.count, limits.largest), (1, 100_000, 1_000_000_000));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`.
pub fn limits(id: &str) -> Result<JudgeLimits> {
    Ok(super::asked::Asked::find(id)?.limits())
}

impl super::problem::Problem {
    pub(super) fn row(&self) -> &'static Row {
        let found = ROWS.iter().find(|row| row.id == self.id);
        // The fallback is never used: a test checks that every problem has a row.
        found.unwrap_or(&ROWS[0])
    }
}

const M: u64 = 1_000_000;
const G: u64 = 1_000_000_000;

/// The most stones of all heaps of P5970 together.
pub(super) const STONES_OF_P5970: u64 = 10 * M;

/// The limits of all problems: the numbers of a row are seconds, cases, count, largest and more.
pub(super) static ROWS: [Row; 80] = [
    row("890", [1, 1, 16, G, 0], numbers::multiples),
    row("891", [1, 1, 100_000, G, 0], lists::nim),
    row("892", [1, 1, 100_000, G, 0], lists::stairs),
    row("893", [1, 1, 100, 10_000, 100], sets::set_and_heaps),
    row("894", [1, 1, 100, 100, 0], splits::splits),
    row("1319", [1, 1, 2000, 0, 6000], graphs::tokens),
    row("1321", [1, 50, 50, 1000, 0], lists::with_ones),
    row("102780F", [1, 1, 100_000, 0, 0], boards::letters),
    row("102780H", [1, 1, 0, 10_000, 0], numbers::one),
    row("HDU1847", [1, 1000, 0, 1000, 0], numbers::one),
    row("HDU1848", [1, 1000, 0, 1000, 0], numbers::three),
    row("POJ2348", [1, 1000, 0, 2_147_483_647, 0], numbers::euclid),
    shared(row("CSES1099", [1, 200_000, 200_000, G, 0], lists::stairs_on_ground)),
    row("HDU3032", [1, 100, M, 2_147_483_647, 0], splits::lasker),
    row("POJ1704", [1, 20, 1000, 10_000, 0], lists::squares),
    row("POJ3537", [2, 1, 0, 2000, 0], numbers::crosses),
    row("AGC017D", [2, 1, 100_000, 0, 0], graphs::tree),
    row("HDU1536", [1, 100, 100, 10_000, 100], sets::set_and_positions),
    row("HDU1730", [1, 20, 1000, 100, 0], lists::rows_of_two),
    row("HDU2509", [1, 100, 100, 100, 0], lists::with_ones),
    row("HDU3389", [1, 200, 10_000, 100, 0], lists::boxes),
    row("POJ2311", [1, 500, 0, 200, 0], numbers::sheet),
    row("POJ2425", [3, 1, 1000, 0, 10], graphs::chess),
    row("POJ3710", [1, 10, 100, 0, 500], graphs::plants),
    row("P2148", [1, 20, 20_000, 2 * G, 0], splits::even_heaps),
    row("P2599", [1, 10, 1000, G, 0], lists::heaps),
    row("ABC223G", [2, 1, 200_000, 0, 0], graphs::tree),
    row("P2197", [1, 10, 10_000, 2_147_483_647, 0], lists::nim),
    shared(row("CSES1730", [1, 200_000, 200_000, G, 0], lists::nim)),
    row("HDU1849", [1, 100, 1000, 2_147_483_647, 0], lists::nim),
    row("POJ2975", [1, 100, 1000, G, 0], lists::nim),
    row("HDU1850", [1, 100, 100, M, 0], lists::nim),
    row("HDU2176", [1, 10, 200_000, 2_147_483_647, 0], lists::nim),
    row("P1247", [1, 1, 500_000, G, 0], lists::nim),
    row("P4301", [1, 1, 100, G, 0], lists::heaps),
    row("P4279", [1, 474, 47, 4747, 0], lists::nim),
    row("P5675", [1, 1, 200, 255, 0], lists::heaps),
    row("ARC168B", [2, 1, 200_000, G, 0], lists::nim),
    shared(row("CSES1098", [1, 200_000, 200_000, G, 0], lists::remainders)),
    row("HDU1846", [1, 100, 0, 1000, 1000], numbers::two),
    row("CSES1729", [1, 1, 0, M, 100], sets::each_size),
    row("P4018", [1, 100_000, 0, 50 * M, 0], numbers::sixes),
    row("P3480", [1, 10, 1000, 10_000, 0], lists::ascending),
    row("P2575", [1, 100, 1000, 20, 0], lists::rows_of_twenty),
    row("P2252", [1, 1, 0, G, 0], wythoff::wythoff),
    row("HDU1527", [1, 1000, 0, G, 0], wythoff::wythoff),
    row("HDU2177", [1, 200, 0, M, 0], wythoff::ordered_wythoff),
    row("HDU2516", [1, 1000, 0, 2_147_483_647, 0], numbers::fibonacci),
    row("P6487", [1, 1, 0, M * G, 0], numbers::fibonacci),
    row("CSES2207", [1, 100_000, 0, M, 0], numbers::grundy),
    row("POJ2484", [1, 1000, 0, M, 0], numbers::one),
    row("HDU3980", [1, 100, 0, 1000, 10], rows::beads),
    row("HDU2999", [2, 5, 1000, 1000, 100], rows::runs),
    row("HDU3595", [1, 10, 1000, 1000, 0], numbers::pairs),
    row("ABC278G", [2, 1, 0, 2000, 0], rows::neighbours),
    row("P5363", [1, 1, 0, 150_000, 50], numbers::coins),
    row("P4101", [1, 500, 0, 500, 500], numbers::two),
    row("P2594", [1, 50, 100, 0, 100], boards::heads),
    row("P3179", [1, 100, 100, G, 0], lists::cells),
    row("P2490", [1, 1, 0, 10_000, 100], numbers::gaps),
    row("P7589", [1, 10, 1000, G, 1000], lists::lines),
    row("P5970", [3, 1, 500_000, M, 10], lists::thrown_away),
    row("P6791", [1, 100_000, 0, G * G, 0], numbers::bound_and_heap),
    row("CF494E", [4, 1, 50_000, G, 0], boards::rectangles),
    row("P3235", [1, 100, 100, 100_000, 0], lists::evenly),
    row("P5652", [2, M, M, G, 0], lists::staying),
    row("P3185", [1, 10, 21, 10_000, 0], lists::heaps),
    row("P6560", [2, 500, 100_000, 0, 500_000], graphs::cycles),
    row("P4136", [1, 1000, 0, 10_000, 0], numbers::one),
    row("P4617", [1, 1, 3500, 0, 70_000], graphs::peaks),
    row("P4055", [1, 1, 100, 0, 100], boards::maze),
    row("AGC010F", [2, 1, 3000, G, 0], graphs::stones),
    row("COT3", [1, 1, 100_000, 0, 0], graphs::colours),
    row("P7864", [1, 10, 100_000, 0, 0], graphs::parents),
    row("P8347", [1, 10, 100_000, 0, 0], graphs::odd_tree),
    shared(row("CF1704F", [1, 10_000, 500_000, 0, 0], boards::colours)),
    row("CF1149E", [2, 1, 200_000, G, 200_000], graphs::taxes),
    row("P1971", [1, 1, 40, 0, 40], boards::walk),
    row("CF1451F", [2, 10, 100, M, 100], boards::matrix),
    row("AGC002E", [2, 1, 100_000, G, 0], lists::heaps),
];
