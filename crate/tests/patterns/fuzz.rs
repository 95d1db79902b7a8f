//! Random rules: every form found for such a rule holds for a hundred times as many heaps as the table has.

use mexplorer::{Budget, Game, Rng, conjecture, patterns};

/// The last heap of the table in which forms are searched, and the last heap up to which a form is compared.
const TABLE: u64 = 120;
const FAR: u64 = 12_000;

fn number(rng: &mut Rng) -> u64 {
    [1, 1, 1, 2, 2, 3, 4, 5, 7, 9, 12, 20, 60, 300, 1500][rng.below(15) as usize]
}

fn of_heap(rng: &mut Rng) -> String {
    let (a, b) = (number(rng), number(rng));
    match rng.below(12) {
        0..3 => "n".to_string(),
        3..5 => format!("n/{}", a + 1),
        5 => format!("(n+{a})/{}", b + 1),
        6 => "sqrt(n)".to_string(),
        7 => "log2(n)".to_string(),
        8 => format!("min(n, {a})"),
        9 => format!("n % {}", a + 1),
        10 => format!("popcount(n)+{a}"),
        _ => format!("{}*n/{}", a, a + b),
    }
}

fn condition(rng: &mut Rng, names: &[&str]) -> String {
    let name = names[rng.below(names.len() as u64) as usize];
    let (a, b) = (number(rng), number(rng));
    match rng.below(9) {
        0..3 => format!("{name} % {} == {}", a + 1, b % (a + 1)),
        3 => format!("{name} > {a}"),
        4 => format!("{name}/{} > {b}", a + 1),
        5 => format!("sqrt({name}) > {a}"),
        6 => format!("log2({name}) > {}", a % 14),
        7 => format!("popcount({name}) % 2 == {}", a % 2),
        _ => format!("v({name}, 2) > {}", a % 9),
    }
}

fn alternative(rng: &mut Rng) -> String {
    let (a, b) = (number(rng), number(rng));
    let ranged = rng.below(2) == 0;
    let option = match (ranged, rng.below(6)) {
        (false, 0..4) => format!("n-{a}"),
        (false, 4) => format!("n/{}", a + 1),
        (false, _) => of_heap(rng),
        (true, 0..3) => "n-k".to_string(),
        (true, 3) => format!("n-{a}*k"),
        (true, 4) => "n - k*k".to_string(),
        (true, _) => format!("n - 2^k - {b}"),
    };
    let range = if ranged { format!(" for k in 1..{}", of_heap(rng)) } else { String::new() };
    let names: &[&str] = if ranged { &["n", "k"] } else { &["n"] };
    let condition = match rng.below(3) {
        0 => format!(" if n > 0, {}", condition(rng, names)),
        _ => " if n > 0".to_string(),
    };
    format!("{option}{range}{condition}")
}

/// Return the number of rules to try: more if `MEX_FUZZ_SECONDS` allows a minute.
fn rules() -> u64 {
    let seconds = std::env::var("MEX_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    if seconds.unwrap_or(0) >= 60 { 2000 } else { 1000 }
}

#[test]
fn no_wrong_form_is_shown() {
    let (mut tried, mut shown, mut proven) = (0, 0, 0_u64);
    let mut seed =
        std::env::var("MEX_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    while tried < rules() {
        seed += 1;
        let rng = &mut Rng::new(seed);
        let alternatives: Vec<String> = (0..1 + rng.below(3)).map(|_| alternative(rng)).collect();
        let rule = format!("n -> {}", alternatives.join(" | "));
        let Ok(game) = Game::parse(&rule) else { continue };
        tried += 1;
        let Ok(found) = patterns(&game, TABLE, &mut Budget::steps(1 << 22)) else { continue };
        for form in found.values.iter().chain(&found.lost) {
            let far = conjecture(&game, &form.text, FAR, &mut Budget::steps(1 << 26));
            let far = match far {
                Ok(far) => far,
                // Skip the form if its rule has an error at large heaps or takes too many steps, but not if the form
                // itself is refused.
                Err(error) => {
                    assert!(
                        !error.details.iter().any(|(_, detail)| detail.to_string() == "claim"),
                        "{rule}: {}: {error}",
                        form.text
                    );
                    continue;
                }
            };
            assert_eq!(far.failures, 0, "{rule}: {} {form:?} {:?}", form.text, far.fails);
            shown += 1;
            proven += u64::from(form.proven);
        }
    }
    // Check that the test found enough forms to have a meaning.
    assert!(shown > 20 && proven > 5, "{shown} of {tried}, {proven} proven");
}
