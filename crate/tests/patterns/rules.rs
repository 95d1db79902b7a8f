//! Find games whose heaps have given values.

use std::time::Instant;

use mexplorer::{Budget, Game, Rng, rules_of, table};

fn values(text: &str, from: usize, count: usize) -> Vec<u64> {
    let game = Game::parse(text).unwrap();
    let table = table(&game, (from + count) as u64, &mut Budget::default()).unwrap();
    table.nimbers.iter().skip(from).take(count).map(u64::from).collect()
}

#[test]
fn games_are_found_from_their_values() {
    for (text, from, kind, game) in [
        ("kayles", 0, "name", "kayles"),
        ("kayles", 1, "sequence", "octal 0.77"),
        ("grundy", 0, "name", "grundy"),
        ("octal 0.137", 0, "octal", "octal 0.137"),
        ("octal 0.1777", 2, "sequence", "octal 0.1777"),
        ("octal 4.3", 0, "octal", "octal 4.3"),
        ("octal 0.6", 0, "sequence", "octal 0.6"),
        ("subtract 2 5 7", 0, "set", "subtract 2 5 7"),
        ("subtract 3 11 19", 3, "set", "subtract 3 11 19"),
        ("n -> n-k for k in 1..n/2", 0, "sequence", "n -> n - k for k in 1..n/2"),
        ("divisors", 0, "name", "divisors"),
    ] {
        for count in [12, 30, 200] {
            let given = values(text, from, count);
            let found = rules_of(&given);
            let all = || found.iter().map(|one| (one.kind, one.game.as_str())).collect::<Vec<_>>();
            // Do not expect the same subtraction set for 12 values: many sets may have so few values.
            if count > 12 || kind != "set" {
                assert!(all().contains(&(kind, game)), "{text} from {from}: {:?}", all());
            }
            for one in &found {
                let shift = one.shift as usize;
                assert_eq!(values(&one.game, shift, count), given, "{text}: {one:?}");
            }
        }
    }
}

#[test]
fn nothing_is_found_where_nothing_is() {
    let mut rng = Rng::new(7);
    let given: Vec<u64> = (0..40).map(|_| rng.below(4)).collect();
    assert_eq!(rules_of(&given), Vec::new());
    assert_eq!(rules_of(&[0; 11]), Vec::new());
}

/// Allow a minute: a release takes less than a second, but a test build is slower and shares its machine.
#[test]
fn the_search_is_short() {
    let begun = Instant::now();
    for text in ["kayles", "subtract 1 2 3", "octal 0.156"] {
        assert!(!rules_of(&values(text, 0, 100)).is_empty(), "{text}");
    }
    assert!(!rules_of(&[0; 12]).is_empty());
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}

/// Each listed sequence of the OEIS is found from its published terms. Another test checks that the file lists exactly
/// the sequences that the core has.
#[test]
fn sequences_have_their_published_terms() {
    let mut count = 0;
    for line in include_str!("oeis-terms.tsv").lines().filter(|line| !line.starts_with('#')) {
        let (id, terms) = line.split_once('\t').unwrap();
        let terms: Vec<u64> = terms.split(',').map(|term| term.parse().unwrap()).collect();
        let found = rules_of(&terms);
        let named = found.iter().find(|one| one.sequence == Some(id));
        let named = named.unwrap_or_else(|| panic!("{id}: {found:?}"));
        assert_eq!(named.compared, terms.len() as u64, "{id}");
        assert_eq!(values(&named.game, named.shift as usize, terms.len()), terms, "{id}");
        count += 1;
    }
    assert!(count >= 150, "{count}");
}
