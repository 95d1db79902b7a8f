//! Conditions of recurrences: the conditions of each option, sums that are in a list, and letters without a range.

use crate::answers::readings::brackets::pieces;

/// Rewrite the condition that a sum is in a list, `a + b in {n-1, n-2}`, as equalities.
pub(super) fn listed(condition: &str) -> String {
    let part = |part: &str| {
        let (sum, list) = part
            .replace('∈', " in ")
            .split_once(" in ")
            .map(|(a, b)| (a.trim().to_string(), b.trim().to_string()))?;
        let inner = list.strip_prefix('{')?.strip_suffix('}')?;
        let is_sum = sum.contains(['+', '-']);
        let equal = pieces(inner, &[","]).into_iter().map(|one| format!("{sum} == {one}"));
        is_sum.then(|| format!("({})", equal.collect::<Vec<_>>().join(" or ")))
    };
    const PRIME: &[&str] =
        &["为素数", "为质数", "是素数", "是质数", " is prime", " prime", "素数", "质数"];
    let prime = |part: &str| {
        let letter = PRIME.iter().find_map(|word| part.strip_suffix(word))?.trim();
        (letter.len() == 1).then(|| format!("prime({letter})"))
    };
    let part = |one: &str| part(one).or_else(|| prime(one));
    let parts = pieces(condition, &[",", "，"]);
    // A condition such as `a, b >= 0` is split at the comma, so drop letters without a sign too.
    let is_letter = |one: &&str| one.len() == 1;
    let is_least = |one: &str| {
        let one = one.replace(' ', "");
        one.get(1..).is_some_and(|rest| [">=0", "≥0"].contains(&rest))
    };
    let (has_letters, has_least) =
        (parts.iter().any(is_letter), parts.iter().any(|one| is_least(one)));
    let is_plain = has_letters && has_least;
    if !is_plain && parts.iter().all(|one| part(one).is_none()) {
        return condition.to_string();
    }
    let parts = parts.iter().filter(|one| !(is_letter(one) || has_letters && is_least(one)));
    parts.map(|one| part(one).unwrap_or_else(|| (*one).to_string())).collect::<Vec<_>>().join(", ")
}

/// Return the parts of a condition whose free letters occur in the option. The range of another option's letter must
/// not apply to this option: if that range is empty, this option would be missing.
pub(super) fn own(names: &[&str], options: &[String], option: &str, condition: &str) -> String {
    fn letters(text: &str) -> impl Iterator<Item = &str> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric());
        words.filter(|word| word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic()))
    }
    let has = |letter: &str| names.contains(&letter) || letters(option).any(|own| own == letter);
    let parts = pieces(condition, &[",", ";", "，", "；", "and", "且"]);
    // Ignore letters that occur in no option: they are parts of other text.
    let is_free = |letter: &str| options.iter().any(|one| letters(one).any(|own| own == letter));
    let of_others = |part: &&str| {
        let mut others = letters(part).filter(|letter| !has(letter)).peekable();
        others.peek().is_some() && others.all(is_free)
    };
    if !parts.iter().any(of_others) {
        return condition.to_string();
    }
    parts.into_iter().filter(|part| !of_others(part)).collect::<Vec<_>>().join(", ")
}

/// Add ranges for free letters to a condition. Heaps, as in `a + b = n - 2`, are at least 0 and smaller than the
/// number; an amount, as in `n - p` where p is prime, is at least 1 and at most the number.
pub(super) fn ranged(names: &[&str], options: &[String], condition: &str) -> String {
    let mut free: Vec<&str> = Vec::new();
    for word in options.iter().flat_map(|option| option.split(|c: char| !c.is_ascii_alphanumeric()))
    {
        let is_name = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_name && !names.contains(&word) && !free.contains(&word) {
            free.push(word);
        }
    }
    let most = names.first().copied().unwrap_or_default();
    let is_heap = |name: &str| {
        options
            .iter()
            .any(|option| option.split(['(', ')', ',', '+']).any(|part| part.trim() == name))
    };
    // The range starts at 0 for an exponent, and for a letter whose condition includes 0.
    let dense = |text: &str| text.replace(' ', "").replace('≥', ">=");
    let begins = |name: &str| {
        let exponent = format!("^{name}");
        let is_exponent = options.iter().any(|option| dense(option).contains(&exponent));
        u64::from(!is_exponent && !dense(condition).contains(&format!("{name}>=0")))
    };
    let range = |name: &&str| match is_heap(name) {
        true => format!("{name} in 0..{most}-1"),
        false => format!("{name} in {}..{most}", begins(name)),
    };
    let ranges: Vec<String> = free.iter().map(range).collect();
    let condition = if condition.is_empty() { "" } else { &format!(" if {condition}") };
    match ranges.is_empty() {
        true => condition.to_string(),
        false => format!(" for {}{condition}", ranges.join(", ")),
    }
}
