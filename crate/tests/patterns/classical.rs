//! Test rules with published forms, and rules without a known form.

use mexplorer::{Budget, Game, Patterns, patterns};

const CLASSICAL: &str = include_str!("classical.txt");
const OPEN: &str = include_str!("open.txt");

pub fn find(text: &str, upto: u64) -> Patterns {
    let game = Game::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let found = patterns(&game, upto, &mut Budget::default());
    found.unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

#[test]
fn published_forms_are_found() {
    let (mut found, mut proven) = (0, 0);
    for line in lines(CLASSICAL) {
        let [_, rule, form, state] = line.split("; ").collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let all = find(rule, 1000);
        let texts = || all.values.iter().chain(&all.lost);
        let here = texts().find(|one| one.text == form);
        let here =
            here.unwrap_or_else(|| panic!("{rule}: {form}, {:?}", texts().collect::<Vec<_>>()));
        assert_eq!(here.proven, state == "proven", "{rule}: {form}");
        assert_eq!(here.theorem.is_some(), here.proven);
        // An unproven form was compared for ten times as many heaps as the table has.
        assert!(here.proven || here.checked >= 10_000, "{rule}: {}", here.checked);
        found += 1;
        proven += usize::from(here.proven);
    }
    assert!(found >= 40 && proven >= 35, "{found} {proven}");
}

#[test]
fn nothing_is_claimed_of_open_problems() {
    let mut count = 0;
    for rule in lines(OPEN) {
        let all = find(rule, 300);
        assert_eq!((all.values, all.lost), (Vec::new(), Vec::new()), "{rule}");
        count += 1;
    }
    assert!(count >= 20, "{count}");
}

/// Rules whose values change late are not claimed to be periodic: amounts beyond the table, bounds that grow slowly,
/// and conditions on large heaps.
#[test]
fn late_changes_are_not_claimed_away() {
    for rule in [
        "n -> n-1 | n-20000",
        "n -> n-1 | n - 200*k*k for k in 1..n if k % 9 == 4, n > 40*k*k*k",
        "n -> n-k for k in 1..log2(log2(n)+1)+1",
        "n -> n-1 | n-3 if n/100 > 130",
        "n -> n-1 | n-2 if sqrt(n) > 200",
        "n -> n-1 | n-2 if log2(n) > 13",
        "n -> n-1 | n-2 if popcount(n) > 12",
        "n -> n-1 | n-2 if omega(n) > 5",
        "n -> n-1 | n-2 if n % 20011 == 1",
        "n -> n-1 | n-2 if v(n, 2) > 13",
    ] {
        let all = find(rule, 1000);
        let game = Game::parse(rule).unwrap();
        let table = mexplorer::table(&game, 120_000, &mut Budget::steps(1 << 34)).unwrap();
        for form in all.values.iter().filter(|form| form.family != "partial") {
            let claim =
                mexplorer::conjecture(&game, &form.text, 120_000, &mut Budget::steps(1 << 34));
            assert!(claim.unwrap().holds, "{rule}: {} {:?}", form.text, table.period);
        }
    }
}
