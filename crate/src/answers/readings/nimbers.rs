//! Numbers that are added without carrying: Nim with heaps of these sizes.

use super::brackets::pieces;
use super::reading::{Found, Reading};
use crate::notation::Game;

/// Adds Nim with heaps that a text adds without carrying, as in `3 ⊕ 5 ⊕ 7` or `*3 + *5`.
pub(super) fn nimbers(plain: &str, found: &mut Found) {
    const NAMES: [&str; 8] =
        ["nim_sum", "nim-sum", "nim sum", "nimsum", "xor_sum", "xor", "xorsum", "异或和"];
    let lower = plain.get(..8).unwrap_or(plain).to_ascii_lowercase();
    let name = NAMES.iter().find(|name| lower.starts_with(*name) || plain.starts_with(*name));
    let named = name.map(|name| plain[name.len()..].trim_start());
    let named = named.and_then(|rest| rest.strip_prefix(['=', ':'])).map(str::trim);
    let plain = named.unwrap_or(plain);
    let heaps = |joins: &[&str]| {
        let all = pieces(plain, joins);
        let digits = |one: &&str| {
            let one = one.strip_prefix('*').unwrap_or(one).trim();
            !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit())
        };
        (all.len() > 1 && all.iter().all(digits)).then(|| all.join(" ").replace('*', ""))
    };
    // `^` may raise to a power, and `+` may carry.
    let is_star = plain.starts_with('*') && is_nimbers(plain);
    let powers: &[&str] = if named.is_some() { &["^"] } else { &[] };
    let joins = [&["⊕", "xor", "XOR", "异或"], powers].concat();
    let sure = heaps(&joins).or(if is_star { heaps(&["+"]) } else { None });
    let certain = sure.is_some();
    if let Some(list) = sure.or_else(|| heaps(&["^"])).or_else(|| heaps(&["+"]))
        && let Ok(nim) = Game::parse("nim")
        && let Ok(position) = nim.position(&list)
    {
        found.push(Reading::game(&nim, Some(nim.text(&position)), certain));
    }
}

/// Whether a text is a sum of nimbers, as in `*3 + *5`.
pub(super) fn is_nimbers(text: &str) -> bool {
    text.split('+').all(|nimber| {
        let digits = nimber.trim().strip_prefix('*');
        digits
            .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
    })
}
