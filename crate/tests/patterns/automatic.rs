//! Compare forms that an automaton proves with the values of much larger heaps.

use mexplorer::{Budget, Game, conjecture, patterns};

/// Rules whose options subtract a constant or divide by a power of one base; one rule leaves a heap of 1 beside the
/// quotient.
const RULES: [&str; 12] = [
    "n -> n-1 | n/2 if n > 0",
    "n -> n-1 | n-2 | n/2 if n > 0",
    "n -> n-1 | n/3 if n > 0",
    "n -> n-1 | n/4 if n > 0",
    "n -> n-2 | n/2 if n > 0",
    "n -> n-1 | (n+1)/2 if n > 1",
    "n -> n-1 if n % 2 == 1 | n/2 if n > 0",
    "n -> n-k for k in 1..2 | n/3 if n > 0",
    "n -> n/2 | n/4 | n-1 if n % 3 == 0, n > 0",
    "n -> n-1 | n/10 if n > 0",
    "n -> n-1 | n/2, 1 if n > 1",
    "n -> n-3 | n/2 if n > 0",
];

#[test]
fn automata_prove_forms() {
    let mut proven = Vec::new();
    for rule in RULES {
        let Ok(game) = Game::parse(rule) else { continue };
        let found = patterns(&game, 2000, &mut Budget::default()).unwrap();
        for form in &found.values {
            let is_automaton = form.theorem.is_some_and(|theorem| theorem.id == "automaton");
            if is_automaton {
                proven.push(rule);
                let far =
                    conjecture(&game, &form.text, 300_000, &mut Budget::steps(1 << 30)).unwrap();
                assert!(far.holds && far.proven, "{rule}: {}", form.text);
            }
            println!("{rule}: {} {:?}", form.text, form.theorem);
        }
    }
    assert!(proven.len() >= 4, "{proven:?}");
    assert!(proven.contains(&"n -> n-1 | n/2 if n > 0"));
}

/// A typed claim of the same form is proven, and a wrong claim does not hold.
#[test]
fn automata_judge_claims() {
    let game = Game::parse("n -> n-1 | n/2 if n > 0").unwrap();
    let found = patterns(&game, 1000, &mut Budget::default()).unwrap();
    let text = &found.values[0].text;
    let judge = |claim: &str| conjecture(&game, claim, 3000, &mut Budget::default()).unwrap();
    assert!(judge(text).proven);
    assert!(!judge(&text.replacen("= 0 |", "= 1 |", 1)).holds);
}
