//! Compare the misère quotients of short codes with tests/golden/quotients.txt, which holds earlier results of this
//! crate and is written by `npm run docs -- goldens`. Each quotient is proven when it is computed; the comparison shows
//! when an answer changes, or when a code needs more steps than before.

use std::fmt::Write as _;

use mexplorer::{Budget, Game, quotient};

/// The budget of steps for each code, and the largest heap examined.
const STEPS: u64 = 10_000_000;
const UPTO: u64 = 4000;

const HEAD: &str = "\
# Misère quotients of octal codes of up to three digits and quaternary codes of four, computed by
# `npm run docs -- goldens` with 10,000,000 steps a code and heaps up to 4000; a code that is not named was not
# solved by then. `T` and a number: tame, the quotient of misère Nim on that number of binary digits.
# code order P preperiod period proven-at tame
";

fn path() -> String {
    format!("{}/../tests/golden/quotients.txt", env!("CARGO_MANIFEST_DIR"))
}

/// Return all codes `0.d…` with a given number of digits in a given base, where the last digit is not 0.
fn codes(base: u32, digits: u32) -> impl Iterator<Item = String> {
    (0..base.pow(digits)).filter(move |n| n % base > 0).map(move |n| {
        let digit = |place: u32| char::from(b'0' + (n / base.pow(place) % base) as u8);
        format!("0.{}", (0..digits).rev().map(digit).collect::<String>())
    })
}

fn all() -> Vec<String> {
    let octal = (1..=3).flat_map(|digits| codes(8, digits));
    octal.chain(codes(4, 4)).collect()
}

/// Return the line of the table for a code, if its quotient is found and proven.
fn line(code: &str) -> Option<String> {
    let game = Game::parse(&format!("octal {code}")).unwrap();
    let found = quotient(&game, UPTO, &mut Budget::steps(STEPS)).unwrap();
    let (period, proof) = (found.period?, found.proof?);
    assert!(period.proven && proof.bound < proof.upto && !found.cut, "{code}");
    let (order, lost, repeats) = (found.order, found.p_order, period.preperiod);
    let mut line = format!("{code} {order} {lost} {repeats} {} {}", period.length, proof.upto);
    if let Some(n) = found.tn {
        write!(line, " T{n}").unwrap();
    }
    Some(line)
}

fn stored() -> Vec<String> {
    let text = std::fs::read_to_string(path()).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(String::from).collect()
}

/// Check all codes with a tame quotient in the table and one in six of the other codes; this takes a few seconds.
#[test]
fn solved_quotients_are_what_they_were() {
    let stored = stored();
    assert!(stored.len() > 100, "{}", stored.len());
    for (i, expected) in stored.iter().enumerate() {
        if !expected.contains('T') && i % 6 != 0 {
            continue;
        }
        let code = expected.split(' ').next().unwrap();
        assert_eq!(line(code).as_deref(), Some(&expected[..]));
    }
}

/// Check every code, including those without a known quotient. With `WRITE_GOLDEN` set, write the table.
#[test]
#[ignore = "minutes"]
fn all_quotients_are_what_they_were() {
    let found: Vec<String> = all().iter().filter_map(|code| line(code)).collect();
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        std::fs::write(path(), format!("{HEAD}{}\n", found.join("\n"))).unwrap();
    }
    assert_eq!(found, stored());
}

/// The table contains the published quotients (Plambeck and Siegel 2008).
#[test]
fn published_quotients_stand_in_the_table() {
    let stored = stored();
    for expected in [
        "0.75 8 2 8 2 23",
        "0.312 12 3 5 2 18",
        "0.34 12 3 7 8 33",
        "0.712 14 4 3 6 22",
        "0.53 16 3 21 9 63",
        "0.123 20 5 5 5 24",
        "0.72 24 5 16 4 43",
        "0.144 30 5 12 10 48",
        "0.71 36 9 3 6 21",
        "0.77 40 9 71 12 169",
        "0.15 42 12 66 10 155",
    ] {
        assert!(stored.iter().any(|line| line == expected), "{expected}");
    }
    // Codes whose digits are all 3 are Nim with a bound on the amount taken, and their quotients are tame.
    let tame = |code: &str| stored.iter().find(|line| line.starts_with(&format!("{code} ")));
    assert!(tame("0.333").is_some_and(|line| line.ends_with(" T2")));
}
