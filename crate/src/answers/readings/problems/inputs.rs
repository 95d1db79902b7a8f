//! Practice problems recognised by the format of their input.

use super::super::MAX_READINGS;
use super::super::reading::Found;
use crate::answers::readings::catalogue::fitting;

/// The problem of Nim on several lists of heaps, whose input format fits other problems too.
const PLAINEST: &str = "P2197";
/// The largest lead of the best score over the score of `PLAINEST` at which `PLAINEST` is still preferred.
const CHANCE: f64 = 0.35;

/// Add the practice problems whose input a text may be as possible meanings, the best first.
pub(in crate::answers::readings) fn by_input(text: &str, found: &mut Found) {
    let text = without_labels(text);
    let is_input =
        |c: char| c.is_ascii_alphanumeric() || c.is_ascii_whitespace() || ",-.#".contains(c);
    if text.split_ascii_whitespace().nth(1).is_none()
        || !text.starts_with(|c: char| c.is_ascii_digit())
        || !text.chars().all(is_input)
    {
        return;
    }
    let mut all = fitting(text);
    // Prefer the simplest problem if its score is close to the best: a better score may be accidental, such as
    // ascending numbers.
    let least = all.first().map_or(0.0, |(_, fit)| *fit - CHANCE);
    if let Some(at) = all.iter().position(|(id, fit)| *id == PLAINEST && *fit >= least) {
        all[..=at].rotate_right(1);
    }
    for (id, fit) in all.into_iter().take(MAX_READINGS) {
        if fit > 0.0 {
            found.problem(id, false);
        }
    }
}

/// Remove headings such as "Sample Input" before an input, and the output after it.
fn without_labels(text: &str) -> &str {
    let is_label = |line: &str| {
        let line = line.to_lowercase();
        ["输入", "样例", "示例", "input", "sample", "example"]
            .iter()
            .any(|word| line.contains(word))
    };
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n')
        && !line.starts_with(|c: char| c.is_ascii_digit())
        && is_label(line)
    {
        rest = after;
    }
    let outputs = ["输出", "样例输出", "Output", "output", "Sample Output", "【"];
    let end = outputs.iter().filter_map(|word| rest.find(&format!("\n{word}"))).min();
    rest[..end.unwrap_or(rest.len())].trim()
}
