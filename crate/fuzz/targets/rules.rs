//! Fuzz user-written rules: a random rule of the grammar with slips is refused, or accepted and tabulated within the
//! budget. Each value must be the mex of the values of the options that the game lists.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use arbitrary::{Result, Unstructured};
use mexplorer::{Budget, Game, table};

use super::texts::{slipped, sound};

/// Make a random rule and compute its table.
pub fn run(data: &[u8]) {
    let _ = tables(&mut Unstructured::new(data));
}

/// The largest heap whose value is compared with exhaustive search.
const PLAIN: u64 = 60;

fn tables(u: &mut Unstructured<'_>) -> Result<()> {
    let text = rule(u)?;
    let text = if u.ratio(1, 3)? { slipped(&text, 3, u)? } else { text };
    let game = match Game::parse(&text) {
        Ok(game) => game,
        Err(error) => {
            sound(&error, &text);
            return Ok(());
        }
    };
    assert_eq!(Game::parse(&game.to_string()).as_ref(), Ok(&game), "{text:?}");
    let upto = u.int_in_range(0..=300)?;
    let found = match table(&game, upto, &mut Budget::steps(200_000)) {
        Ok(found) => found,
        Err(error) => {
            sound(&error, &text);
            return Ok(());
        }
    };
    if game.misere {
        return Ok(());
    }
    let mut values: Vec<u64> = Vec::new();
    for (n, value) in (0..=upto.min(PLAIN)).zip(found.nimbers.iter()) {
        let mut seen = BTreeSet::new();
        let _ = game.rules().options(&[n], &mut |parts| {
            seen.insert(parts.iter().map(|part| values[part[0] as usize]).fold(0, |a, b| a ^ b));
            ControlFlow::Continue(())
        });
        let mex = (0..).find(|v| !seen.contains(v)).unwrap_or(0);
        assert_eq!(u64::from(value), mex, "{game}: heap {n}");
        values.push(mex);
    }
    Ok(())
}

/// Return a random rule with up to three alternatives.
fn rule(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::from("n -> ");
    for i in 0..u.int_in_range(1..=3)? {
        if i > 0 {
            text += " | ";
        }
        let ranged = u.ratio(1, 2)?;
        let part = |u: &mut Unstructured<'_>| -> Result<String> { term(u, ranged) };
        text += &if u.ratio(1, 3)? { format!("({}, {})", part(u)?, part(u)?) } else { part(u)? };
        if ranged {
            let (lo, hi) = (term(u, false)?, term(u, false)?);
            text += &if u.ratio(1, 4)? {
                format!(" for k in {{{}, {lo}..{hi}}}", term(u, false)?)
            } else {
                format!(" for k in {lo}..{hi}")
            };
        }
        if u.ratio(1, 2)? {
            let sign = u.choose(&["<", "<=", "=", "!=", ">", ">="])?;
            text += &format!(" if {} {sign} {}", term(u, ranged)?, term(u, ranged)?);
        }
    }
    Ok(text)
}

/// Return a random arithmetic expression in n, or in n and k if `ranged`.
fn term(u: &mut Unstructured<'_>, ranged: bool) -> Result<String> {
    let small = u.int_in_range(0..=7)?;
    let name = if ranged && u.arbitrary()? { "k" } else { "n" };
    Ok(match u.int_in_range(0..=13)? {
        0 => format!("{small}"),
        1 => name.to_string(),
        2 => format!("{name} % {}", small + 1),
        3 => format!("{name} / {}", small + 1),
        4 => format!("max({name} - {small}, 0)"),
        5 if ranged => "n - k".to_string(),
        6 if ranged => "n - 1 - k".to_string(),
        7 => format!("gcd({name}, {})", small + 1),
        8 => format!("popcount({name})"),
        9 => format!("sqrt({name})"),
        10 => format!("{name} xor {small}"),
        11 => format!("phi({name})"),
        12 => format!("2^({name} % {})", small + 1),
        _ => format!("{name} - {small}"),
    })
}
