//! Check the numbers in the facts, tables and pictures of explanations against plain play.

use std::collections::BTreeSet;

use mexplorer::explain::{Cell, Drawing, Step, Table};
use mexplorer::{Claim, Detail, Outcome};

use super::Case;
use super::said::{list, num, text};
use crate::common::{next, truth};

/// The ids of all claims in facts, tables and pictures.
pub const KINDS: &[&str] = &[
    "ones-none",
    "ones-one",
    "ones-bigger",
    "ones-firm",
    "ones-residue",
    "search",
    "period-like",
    "interval-one",
    "interval-steps",
    "odd-steps",
    "mirror-step",
    "mirror-all",
    "gaps",
    "stems",
    "stems-cycle",
    "stems-edges",
    "ratio-beyond",
    "ratio-equal",
    "ratio-within",
    "largest-heaps",
    "largest-ones",
    "golden-difference",
    "golden-pair",
    "golden-small",
    "golden-is",
    "golden-not",
    "parts-misere",
    "parts-sum",
    "parts-one",
    "parts-whole",
    "parts-first",
    "parts-some",
    "merge-left",
    "merge-ones",
    "merge-ops",
    "merge-usual",
    "merge-special",
    "merge-one",
    "merge-larger",
    "merge-halve",
    "merge-join",
    "merge-pair",
    "merge-all-won",
    "merge-some-lost",
    "odious-values",
    "graph-mex",
    "graph-loopy",
    "matching-edges",
    "matching-empty",
    "quotient-classes",
    "quotient-proven",
    "quotient-upto",
    "quotient-genus",
    "quotient-lost",
    "quotient-won",
];

fn number(cell: &Cell) -> u128 {
    match cell {
        Cell::Number(count) => count.0,
        other => panic!("no number: {other:?}"),
    }
}

fn label(cell: &Cell) -> &str {
    match cell {
        Cell::Text(text) => text,
        other => panic!("no text: {other:?}"),
    }
}

/// Return the Grundy value of a part, computed by plain play.
fn value(case: &mut Case<'_>, part: &str) -> u64 {
    let position = case.game.position(part).unwrap();
    truth(case.game, &position, case.memo).nimber
}

fn sorted(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.sort_unstable();
    numbers
}

/// Check the cells of a table against plain play; the table's id selects the check.
pub fn table(case: &mut Case<'_>, table: &Table) {
    let context = format!("{} at {}: {table:?}", case.game, case.found.position);
    assert!(table.rows.iter().all(|row| row.len() == table.columns.len()), "{context}");
    if table.id == "terms" {
        assert!(super::terms::table(table), "{context}");
        return;
    }
    for (i, row) in table.rows.iter().enumerate() {
        let heaps = case.position.heaps().to_vec();
        let holds = match table.id {
            // The label of a group of equal letters, such as `A×3`, contains its size.
            "period" if label(&row[0]).contains('×') => {
                let (letter, n) = label(&row[0]).split_once('×').unwrap();
                let word = letter.repeat(n.parse().unwrap());
                number(&row[1]) == number(&row[2])
                    && u128::from(value(case, &word)) == number(&row[2])
            }
            "period" => {
                let like = value(case, &number(&row[1]).to_string());
                let here = value(case, label(&row[0]));
                // In a table of a period with a saltus, the value of the heap exceeds the value of the heap it reduces
                // to.
                let repeats = table.columns[1].id == "period.repeats";
                u128::from(here) == number(&row[2]) && (here == like || repeats && here > like)
            }
            "interval" => {
                let heap: u128 = label(&row[0]).parse().unwrap();
                let modulus = match &table.says[..] {
                    [("modulus", Detail::Number(modulus))] => u128::from(*modulus),
                    other => panic!("{other:?}"),
                };
                heap % modulus == number(&row[1])
                    && u128::from(value(case, label(&row[0]))) == number(&row[2])
            }
            "odd-steps" => {
                let step = i as u128 + 1;
                (number(&row[0]), number(&row[1])) == (step, u128::from(heaps[i]))
                    && row[2] == Cell::Mark(step % 2 == 1)
            }
            "gaps" => {
                let coin = heaps.len() - 1 - i;
                let before = if coin == 0 { 0 } else { heaps[coin - 1] + 1 };
                number(&row[0]) == coin as u128 + 1
                    && number(&row[1]) == u128::from(heaps[coin])
                    && number(&row[2]) == u128::from(heaps[coin] - before)
                    && row[3] == Cell::Mark(i % 2 == 0)
            }
            "odious" => {
                let odious = value(case, label(&row[0]));
                number(&row[1]) == u128::from(odious)
                    && row[1] == row[2]
                    && number(&row[3]) == u128::from(odious.count_ones())
            }
            "values" => u128::from(value(case, label(&row[0]))) == number(&row[1]),
            "residues" | "residues.even" => {
                let modulus = if table.id == "residues" { 3 } else { 2 };
                label(&row[0]).parse::<u128>().unwrap() % modulus == number(&row[1])
            }
            // The value of a stem is 1 more than the value of the part that it carries. `stems` checks the sum of the
            // values.
            "stems" => match &row[1] {
                Cell::Words(edges) => u128::from(num(edges, "edges") % 2) == number(&row[2]),
                carries => {
                    case.found.position.contains(label(&row[0]))
                        && number(carries) + 1 == number(&row[2])
                }
            },
            "graph-values" => {
                let stands = case.found.position.split(' ').any(|node| node == label(&row[0]));
                row[2] == Cell::Mark(stands)
                    && u128::from(value(case, label(&row[0]))) == number(&row[1])
            }
            "quotient" => {
                // The heaps in the table are rows of the ring game, where a number without the sign `r` means a ring.
                let row_sign = if case.game.entry().name == "ring" { "r" } else { "" };
                let part = format!("{}{row_sign}", label(&row[0]));
                u128::from(value(case, &part)) == number(&row[2])
            }
            "merge" | "merge.moves" => true,
            other => panic!("nothing is known of the table {other}"),
        };
        assert!(holds, "row {i} of {context}");
    }
    match table.id {
        "merge" => merge(case, table),
        "merge.moves" => merging(case, table),
        "stems" => stems(case, table),
        _ => {}
    }
}

/// Check that in plants without cycles the values of the edges at the ground have the nim-sum found by plain play.
fn stems(case: &Case<'_>, table: &Table) {
    if table.more > 0 || table.rows.iter().any(|row| matches!(row[0], Cell::Words(_))) {
        return;
    }
    let is_grounded = |row: &&Vec<Cell>| label(&row[0]).split('-').any(|node| node == "0");
    let sum = table.rows.iter().filter(is_grounded).fold(0, |sum, row| sum ^ number(&row[2]));
    assert_eq!(sum, u128::from(case.truth.nimber), "{}: {table:?}", case.found.position);
}

/// Return the number of heaps of one, and the number of moves in the larger heaps.
fn counted(heaps: &[u64]) -> (u128, u128) {
    let larger: Vec<u64> = heaps.iter().copied().filter(|h| *h > 1).collect();
    let stones: u64 = larger.iter().sum();
    let ones = heaps.iter().filter(|h| **h == 1).count() as u128;
    (ones, u128::from(stones + (larger.len() as u64).saturating_sub(1)))
}

fn merge(case: &Case<'_>, table: &Table) {
    let (ones, ops) = counted(case.position.heaps());
    assert_eq!((number(&table.rows[0][1]), number(&table.rows[1][1])), (ones, ops));
    for (row, count) in table.rows.iter().zip([ones, ops]) {
        let Cell::Words(left) = &row[2] else { continue };
        let modulus = u128::from(num(left, "modulus"));
        assert_eq!(count % modulus, u128::from(num(left, "remainder")), "{}", case.context());
    }
}

/// Check the kinds of moves in a table about merging heaps, and the outcome after each.
fn merging(case: &Case<'_>, table: &Table) {
    let wins = |to: &mexplorer::Position| case.memo[to].wins(false);
    let truly: BTreeSet<_> =
        case.options().iter().map(|to| (counted(to.heaps()), wins(to))).collect();
    let row =
        |row: &Vec<Cell>| ((number(&row[1]), number(&row[2])), row[3] == Cell::Outcome(Outcome::N));
    let said: BTreeSet<_> = table.rows.iter().map(row).collect();
    assert_eq!(said, truly, "{}", case.context());
    assert_eq!(table.reveals, case.truth.wins(false), "{}", case.context());
}

/// Check a picture's drawing against the position.
pub fn drawing(case: &Case<'_>, drawing: &Drawing) {
    if let Drawing::Bars { bars: parts } = drawing {
        let mexplorer::Position::Capped { heap, .. } = case.position else { unreachable!() };
        let sum: u64 = parts.iter().map(|part| part.0).sum();
        assert_eq!(sum + u64::from(case.game.misere), heap, "{}", case.context());
    }
}

/// Return whether a claim agrees with plain play.
pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let heaps = case.position.heaps().to_vec();
    match claim.id {
        "ones-none" => case.truth.wins_misere == n("ones").is_multiple_of(2) && n("bigger") == 0,
        "ones-residue" => {
            n("bigger") == 0
                && n("ones") % n("modulus") == n("residue")
                && case.truth.wins_misere == (n("residue") != 1)
        }
        "ones-one" => n("bigger") == 1 && case.truth.wins_misere,
        // With a heap greater than one, misère play has the winner of normal play.
        "ones-bigger" => n("bigger") > 0 && case.truth.wins_misere == case.truth.wins_normal,
        "ones-firm" => n("bigger") > 0,
        "search" => n("steps") < 1 << 40,
        "period-like" => {
            let heap = text(claim, "heap");
            let part = match heap.split_once('×') {
                Some((letter, n)) => letter.repeat(n.parse().unwrap()),
                None => heap,
            };
            let like = n("reduced").to_string();
            value(case, &part) == n("nimber")
                && (part.starts_with(char::is_alphabetic) || value(case, &like) == n("nimber"))
        }
        "interval-one" | "interval-steps" => {
            (n("lo") == 1) == (claim.id == "interval-one")
                && (0..3 * (n("lo") + n("hi"))).all(|heap| {
                    value(case, &heap.to_string()) == heap % (n("lo") + n("hi")) / n("lo")
                })
        }
        // Check that the nim-sum in the explanation, which includes only some of the heaps, is the value of the
        // position.
        "odd-steps" | "gaps" => super::sums::total(case) == Some(case.truth.nimber),
        "mirror-step" | "mirror-all" => {
            let odd =
                |p: &mexplorer::Position| p.heaps().iter().step_by(2).copied().collect::<Vec<_>>();
            let laden = (1..heaps.len()).step_by(2).find(|i| heaps[*i] > 0);
            let here = odd(&case.position);
            let from_even = |to: &mexplorer::Position| {
                (1..heaps.len()).step_by(2).any(|i| to.heaps()[i] < heaps[i])
            };
            let answered =
                |to: &mexplorer::Position| next(case.game, to).iter().any(|back| odd(back) == here);
            (claim.id == "mirror-all") == laden.is_none()
                && laden.is_none_or(|i| (n("step"), n("below")) == (i as u64 + 1, i as u64))
                && (n("misere") == 1) == case.game.misere
                && case.options().iter().filter(|to| from_even(to)).all(answered)
        }
        "stems" | "stems-cycle" | "stems-edges" => case.found.position.contains('-'),
        "ratio-beyond" | "ratio-equal" | "ratio-within" => {
            let (small, large) = (n("small"), n("large"));
            let beyond = large * large > large * small + small * small;
            sorted(heaps) == [small, large]
                && match claim.id {
                    "ratio-beyond" => beyond,
                    "ratio-equal" => small == large,
                    _ => !beyond && small < large && case.options().len() == 1,
                }
        }
        "largest-heaps" | "largest-ones" => {
            let largest = heaps.iter().max().copied().unwrap_or(0);
            let count = heaps.iter().filter(|heap| **heap == largest).count() as u64;
            (n("size"), n("count")) == (largest, count)
                && (claim.id == "largest-heaps"
                    || largest == 1 && case.truth.wins_misere == count.is_multiple_of(2))
        }
        "golden-difference" => {
            sorted(heaps) == [n("small"), n("large")] && n("large") - n("small") == n("n")
        }
        // Among the pairs of this difference whose smaller number is at most `a`, only the pair in the claim is lost.
        "golden-pair" | "golden-small" => {
            let lost = |a: u64, case: &mut Case<'_>| {
                let pair = case.game.position(&format!("{a} {}", a + n("n"))).unwrap();
                !case.wins(&pair)
            };
            n("b") == n("a") + n("n")
                && (0..=n("a")).all(|a| lost(a, case) == (a == n("a")))
                && (claim.id == "golden-small") == (case.game.misere && n("n") < 2)
        }
        "golden-is" => case.found.outcome == Outcome::P,
        "golden-not" => case.found.outcome == Outcome::N,
        "parts-misere" => {
            let mexplorer::Position::Capped { heap, .. } = case.position else { unreachable!() };
            case.game.misere && n("heap") + 1 == heap
        }
        "parts-sum" | "parts-one" => {
            let parts: Vec<u64> =
                list(claim, "parts").iter().map(|part| part.parse().unwrap()).collect();
            let fold = mexplorer::Game::parse(&format!("fibonacci {}", n("times"))).unwrap();
            // Each term of the sum is a heap that is lost at the start of a game, and exceeds `times` the next term.
            let lost = |part: &u64| {
                let start = fold.position(&part.to_string()).unwrap();
                !truth(&fold, &start, case.memo).wins_normal
            };
            parts.iter().all(lost)
                && parts.iter().sum::<u64>() == n("heap")
                && parts.windows(2).all(|pair| pair[0] > n("times") * pair[1])
                && (parts.len() == 1) == (claim.id == "parts-one")
        }
        "parts-whole" | "parts-first" | "parts-some" => {
            let can = n("smallest") <= n("cap");
            can == (claim.id == "parts-whole")
                && (claim.id != "parts-first"
                    || n("smallest") == n("heap") && n("cap") == n("heap") - 1)
                && (n("cap") == 0 || can == (case.found.outcome == Outcome::N))
        }
        "merge-left" => n("remainder") < n("modulus"),
        "merge-ones" | "merge-ops" => claim.says.is_empty(),
        "merge-usual" | "merge-special" => {
            let (ones, ops) = counted(&heaps);
            let lost = if ops <= 2 {
                ones.is_multiple_of(3)
            } else {
                ones.is_multiple_of(2) && ops.is_multiple_of(2)
            };
            lost != case.truth.wins_normal
                && (n("lost") == 1) == lost
                && (ops <= 2) == (claim.id == "merge-special")
                && text(claim, "ops") == ops.to_string()
                && u128::from(n("ones")) == ones
        }
        "merge-one" | "merge-larger" | "merge-halve" | "merge-join" | "merge-pair" => {
            let ones = heaps.iter().filter(|heap| **heap == 1).count();
            let larger = heaps.iter().filter(|heap| **heap > 1).count();
            match claim.id {
                "merge-one" => ones > 0,
                "merge-larger" => larger > 1 || heaps.iter().any(|heap| *heap > 2),
                "merge-halve" => heaps.contains(&2),
                "merge-join" => ones > 0 && larger > 0,
                _ => ones > 1,
            }
        }
        "merge-all-won" => case.options().iter().all(|to| case.wins(to)),
        "merge-some-lost" => case.options().iter().any(|to| !case.wins(to)),
        "odious-values" => {
            let mut odious = (1u64..).filter(|v| v.count_ones() % 2 == 1);
            let small = (1..=heaps.iter().copied().max().unwrap_or(0).min(6)).collect::<Vec<_>>();
            small.iter().all(|heap| odious.next() == Some(value(case, &heap.to_string())))
        }
        "graph-mex" | "graph-loopy" => {
            (claim.id == "graph-loopy") == case.game.rules().as_loopy().is_some()
        }
        "matching-edges" | "matching-empty" => {
            let edges = case.found.why.iter().find_map(|step| match step {
                Step::Picture { drawing: Drawing::Matching { matching: edges }, .. } => {
                    Some(edges.clone())
                }
                _ => None,
            });
            let edges: Vec<String> =
                edges.unwrap().iter().map(|(a, b)| format!("{a}–{b}")).collect();
            let listed = list(claim, "list");
            let node = case.found.position.rsplit(' ').next().unwrap();
            edges.len() == listed.len() + n("rest") as usize
                && edges[..listed.len()] == listed[..]
                && listed.is_empty() == (claim.id == "matching-empty")
                && text(claim, "node") == node
        }
        "quotient-classes" => {
            let words = list(claim, "words");
            words.len() as u64 + n("others") == n("lost") && n("lost") < n("order")
        }
        "quotient-proven" => n("length") > 0,
        "quotient-upto" => heaps.iter().all(|heap| *heap <= n("heap")),
        "quotient-genus" => case.game.misere,
        "quotient-lost" => !case.truth.wins_misere,
        "quotient-won" => case.truth.wins_misere,
        id => panic!("no sentence {id}"),
    }
}
