//! The heap games in the list of games: user-written rules, codes, and games with a name.

use super::HeapGame;
use crate::games::kit::form::Form;
use crate::games::kit::prelude::*;
use crate::heaps::octal::{TakeAndBreak, TakeCode};
use crate::heaps::rule::HeapRule;

/// The common fields of the entries of games in which a move can split a heap.
pub(super) const BREAKS: Entry = Entry { group: Group::Break, board: "options", ..Entry::HEAPS };

/// The entry of user-written rules.
pub static RULE: Entry = Entry {
    game: "n -> n-1 | (i, n-2-i) for i in 1..n-3",
    group: Group::Own,
    form: Form::Rule,
    read: |arguments| {
        let rule = HeapRule::read(arguments.source, arguments.end)?;
        Ok(Box::new(HeapGame::typed(&RULE, rule.to_string(), rule)))
    },
    ..BREAKS.named("rule", "9")
};

/// The entry of take-and-break codes with octal digits.
pub static OCTAL: Entry = Entry {
    game: "octal 0.137",
    form: Form::OctalCode,
    read: |arguments| coded(&OCTAL, arguments),
    ..BREAKS.named("octal", "12")
};

/// The entry of take-and-break codes with hexadecimal digits.
pub static HEX: Entry = Entry {
    game: "hex 0.8F",
    form: Form::HexCode,
    read: |arguments| coded(&HEX, arguments),
    ..BREAKS.named("hex", "9")
};

/// The entry of Kayles (Dudeney 1908).
pub static KAYLES: Entry = Entry {
    part: "pins",
    stones: true,
    read: |arguments| by_code(&KAYLES, "0.77", arguments),
    ..BREAKS.named("kayles", "9")
};

/// The entry of Dawson's Kayles (Dawson 1935).
pub static DAWSON: Entry = Entry {
    part: "pins",
    read: |arguments| by_code(&DAWSON, "0.07", arguments),
    ..BREAKS.named("dawson", "11")
};

/// The entry of Treblecross, played on the squares of a strip.
pub static TREBLECROSS: Entry = Entry {
    part: "strip",
    read: |arguments| by_breaks(&TREBLECROSS, TakeAndBreak::treblecross(), arguments),
    ..BREAKS.named("treblecross", "10")
};

/// The entry of Grundy's game (Grundy 1939).
pub static GRUNDY: Entry = Entry {
    read: |arguments| by_breaks(&GRUNDY, TakeAndBreak::grundy(), arguments),
    ..BREAKS.named("grundy", "9 7")
};

/// The entry of Lasker's Nim (Lasker 1931).
pub static LASKER: Entry = Entry {
    stones: true,
    read: |arguments| by_code(&LASKER, "4.[3]", arguments),
    ..BREAKS.named("lasker", "3 5 6")
};

/// The entry of Officers (Berlekamp, Conway and Guy 1982).
pub static OFFICERS: Entry = Entry {
    read: |arguments| by_code(&OFFICERS, "0.6", arguments),
    ..BREAKS.named("officers", "8 6")
};

/// The entry of the game in which a move takes a prime number of stones.
pub static PRIMES: Entry = Entry {
    read: |arguments| by_rule(&PRIMES, "n -> n - p for p in 1..n if prime(p)", arguments),
    ..Entry::HEAPS.named("primes", "9 14")
};

/// The entry of the game in which a move takes a square number of stones.
pub static SQUARES: Entry = Entry {
    stones: true,
    read: |arguments| by_rule(&SQUARES, "n -> n - k*k for k in 1..n if k*k <= n", arguments),
    ..Entry::HEAPS.named("squares", "11 17")
};

type Read = Result<Box<dyn Playable>>;

/// Parse a code, with or without the name of its entry before it.
fn coded(entry: &'static Entry, arguments: Arguments<'_>) -> Read {
    let code = if arguments.name.text.eq_ignore_ascii_case(entry.name) {
        let name = arguments.name.text;
        arguments.one("code", &format!("expected a code after {name}, such as {name} 0.77"))?
    } else {
        arguments.none(arguments.name)?
    };
    let code = TakeCode::parse(code, entry == &HEX)?;
    let text = format!("{} {code}", entry.name);
    Ok(Box::new(HeapGame::breaks(entry, text, TakeAndBreak::from(&code))))
}

fn by_breaks(entry: &'static Entry, breaks: TakeAndBreak, arguments: Arguments<'_>) -> Read {
    arguments.none(Box::new(HeapGame::breaks(entry, entry.name.to_string(), breaks)))
}

fn by_code(entry: &'static Entry, code: &str, arguments: Arguments<'_>) -> Read {
    let code = TakeCode::parse(Word { text: code, start: 0 }, false)?;
    by_breaks(entry, TakeAndBreak::from(&code), arguments)
}

fn by_rule(entry: &'static Entry, rule: &str, arguments: Arguments<'_>) -> Read {
    let rule = HeapRule::parse(rule)?;
    arguments.none(Box::new(HeapGame::typed(entry, entry.name.to_string(), rule)))
}
