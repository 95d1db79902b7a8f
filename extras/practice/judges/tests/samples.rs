//! Test the published samples of the judges.

use mexplorer::Budget;
use mexplorer_judges::judge;
use serde_json::Value;

#[test]
fn samples() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/golden/judge.json");
    let entries: Vec<Value> =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let text = |entry: &Value, field: &str| entry[field].as_str().unwrap().to_string();
    for entry in entries {
        let (id, input) = (text(&entry, "id"), text(&entry, "input"));
        let output = judge(&id, &input, &mut Budget::default()).unwrap();
        assert_eq!(output, text(&entry, "output"), "{id}: {input:?}");
    }
}
