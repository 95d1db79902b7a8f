//! Compare the core with published values, lost positions and samples, from data files that cite their sources.

use mexplorer::{Budget, Game, Outcome, analyze_within, outcome};
use serde_json::Value;

fn golden(name: &str) -> Vec<Value> {
    let path = format!("{}/../tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let entries: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert!(entries.iter().all(|entry| entry["source"].is_string()), "{path} cites sources");
    entries
}

fn text<'v>(entry: &'v Value, field: &str) -> &'v str {
    entry[field].as_str().unwrap()
}

#[test]
fn values() {
    for entry in golden("values") {
        let game = Game::parse(text(&entry, "game")).unwrap();
        for (i, value) in entry["values"].as_array().unwrap().iter().enumerate() {
            let position = entry["positions"][i].as_str().map_or(i.to_string(), String::from);
            let position = game.position(&position).unwrap();
            let found = analyze_within(&game, &position, 0, &mut Budget::default()).unwrap();
            assert_eq!(found.nimber.map(|n| n.0), value.as_u64(), "{game}: {}", found.position);
        }
    }
}

/// Return all lists of `count` heaps of sizes 0 to `upto`, each in ascending order.
fn ascending(count: usize, upto: u64) -> Vec<Vec<u64>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..count {
        let longer = |list: Vec<u64>| {
            let least = list.last().copied().unwrap_or(0);
            (least..=upto).map(move |heap| [&list[..], &[heap]].concat())
        };
        lists = lists.into_iter().flat_map(longer).collect();
    }
    lists
}

#[test]
fn lost_positions() {
    for entry in golden("lost") {
        let game = Game::parse(text(&entry, "game")).unwrap();
        let lost: Vec<Vec<u64>> = serde_json::from_value(entry["lost"].clone()).unwrap();
        let upto = entry["upto"].as_u64().unwrap();
        for heaps in ascending(lost[0].len(), upto) {
            // Skip positions smaller than the first lost position: there the published form does not apply, since in
            // misère play the player who cannot move wins.
            if heaps.last() < lost[0].first() {
                continue;
            }
            let written: Vec<String> = heaps.iter().map(u64::to_string).collect();
            let position = game.position(&written.join(" ")).unwrap();
            let found = outcome(&game, &position, &mut Budget::default()).unwrap();
            let expected = Outcome::mover_wins(!lost.contains(&heaps));
            assert_eq!(found, expected, "{game}: {heaps:?}");
        }
    }
}
