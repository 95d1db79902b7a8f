//! Lists of numbers as people write them next to a game.

/// Return whether a move takes a fraction or a negative number. No game has such moves, so such a text has no meaning.
pub(super) fn takes_no_number(text: &str) -> bool {
    const VERBS: [&str; 9] =
        ["take ", "takes ", "remove ", "removes ", "subtract ", "取", "拿", "取走", "拿走"];
    let lower = text.to_ascii_lowercase();
    let taken = VERBS.iter().flat_map(|verb| lower.match_indices(verb));
    taken.map(|(at, verb)| lower[at + verb.len()..].trim_start()).any(|rest| {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let below = rest.strip_prefix(['-', '−']).is_some_and(|rest| digits(rest) > 0);
        let whole = digits(rest);
        let fraction = rest[whole..].strip_prefix('.').is_some_and(|rest| digits(rest) > 0);
        below || whole > 0 && fraction
    })
}

/// The result of reading a text as a list of numbers.
pub(super) enum Numbers {
    /// No list: the text has other words or signs.
    None,
    /// Numbers, joined by blanks.
    Heaps(String),
    /// Two possible lists, the likelier first: with and without joining groups of three digits to one number.
    Grouped([String; 2]),
}

/// Read numbers that are separated by blanks, commas, semicolons or words such as "and".
pub(super) fn numbers(text: &str) -> Numbers {
    let mut apart: Vec<&str> = Vec::new();
    let mut joined = String::new();
    let mut is_grouped = false;
    let mut rest = text;
    // The separator before the current number. Only a blank or a comma may separate groups of digits.
    let mut between = "";
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Numbers::None;
        }
        let number = &rest[..digits];
        let last = joined.rsplit(' ').next().unwrap_or_default();
        let may_go_on = (between == " " || between == ",") && digits == 3;
        let first = apart.last().map_or(0, |last: &&str| last.len());
        // After a blank, join a group to the number only if a group from here on begins with 0. After a comma, join any
        // group of three digits.
        let goes_on = may_go_on
            && (last.len() > 3 || (1..=3).contains(&first) && !last.starts_with('0'))
            && (between == "," || has_zeros(rest));
        is_grouped |= goes_on || (number.len() > 1 && number.starts_with('0'));
        if !joined.is_empty() && !goes_on {
            joined.push(' ');
        }
        joined.push_str(number);
        apart.push(number);
        rest = &rest[digits..];
        let after = separator(rest);
        if rest.is_empty() {
            break;
        }
        if after == 0 {
            return Numbers::None;
        }
        between = &rest[..after];
        rest = &rest[after..];
    }
    let apart = apart.join(" ");
    // The joined list is the only meaning if commas separate groups and blanks separate numbers, or if a group begins
    // with 0.
    let words: Vec<&str> = text.split_whitespace().collect();
    let has_zeros = text.contains(",0");
    // If blanks separate the numbers, no number may end with a comma. Unless a group begins with 0, each number must
    // also contain a comma.
    let all_grouped =
        words.iter().all(|word| !word.ends_with(',') && (has_zeros || word.contains(',')));
    if is_grouped
        && all_grouped
        && (words.len() > 1 || has_zeros)
        && joined.split(' ').count() == words.len()
    {
        return Numbers::Heaps(joined);
    }
    match is_grouped {
        true if words.len() > 1
            && !words.iter().any(|word| word.ends_with(','))
            && text.contains(',') =>
        {
            Numbers::Grouped([joined, apart])
        }
        true => Numbers::Grouped([apart, joined]),
        false => Numbers::Heaps(apart),
    }
}

/// Return whether the text starts with groups of three digits, one of which begins with 0.
fn has_zeros(text: &str) -> bool {
    text.split([' ', ','])
        .take_while(|group| group.len() == 3 && group.bytes().all(|b| b.is_ascii_digit()))
        .any(|group| group.starts_with('0'))
}

/// Return the number of bytes of the separator at the start of a text.
fn separator(text: &str) -> usize {
    let blank = |text: &str| text.len() - text.trim_start().len();
    let mut at = blank(text);
    for sign in [",", ";", "&", "、", "，", "；", "and", "和", "与"] {
        if text[at..].starts_with(sign) {
            at += sign.len();
            at += blank(&text[at..]);
            // Accept "and" after a comma.
            if text[at..].starts_with("and ") {
                at += 4;
            }
            break;
        }
    }
    at
}

/// Read a whole number with a power of ten at the start of a text, `10^6`, `1e9`, `2.5e3`. Return the number and its
/// length in bytes.
pub(super) fn raised(text: &str) -> Option<(u64, usize)> {
    let run = |at: usize| text[at..].bytes().take_while(u8::is_ascii_digit).count();
    let whole = run(0);
    let part = if text[whole..].starts_with('.') { run(whole + 1) } else { 0 };
    let sign = if part > 0 { whole + 1 + part } else { whole };
    let (digits, from) = match text.as_bytes().get(sign)? {
        b'^' if &text[..sign] == "10" => ("1".to_string(), sign + 1),
        b'e' | b'E' if whole > 0 => {
            let from = sign + 1 + usize::from(text[sign + 1..].starts_with('+'));
            (text[..sign].replace('.', ""), from)
        }
        _ => return None,
    };
    let end = from + run(from);
    let power = text[from..end].parse::<u32>().ok()?.checked_sub(u32::try_from(part).ok()?)?;
    let value = digits.parse::<u64>().ok()?.checked_mul(10_u64.checked_pow(power)?)?;
    let ends = !text[end..].starts_with(|c: char| c.is_ascii_alphanumeric() || "_^.".contains(c));
    (ends || text[end..].starts_with(". ") || &text[end..] == ".").then_some((value, end))
}

/// Replace powers and hexadecimal numbers in a list by decimal numbers, as in `2^10`, `0x1F`, `1e9`. Return the list
/// and whether it is certain: `5*3` is read as three times the number 5, which is uncertain.
pub(super) fn in_digits(text: &str) -> Option<(String, bool)> {
    let (mut words, mut is_sure, mut is_new) = (Vec::new(), true, false);
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let word = word.trim_start_matches([':', '(']).trim_end_matches([')', '.']);
        if word.is_empty() {
            continue;
        }
        if word.starts_with('+') {
            return None;
        }
        is_new |= word.bytes().any(|b| !b.is_ascii_digit());
        let power = |sign: &str| {
            let (base, exponent) = word.split_once(sign)?;
            base.parse::<u64>().ok()?.checked_pow(exponent.parse().ok()?)
        };
        let ten = raised(word).filter(|(_, end)| *end == word.len()).map(|(value, _)| value);
        let hex = word.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
        let number = word.parse().ok().or(hex);
        match number.or(ten).or_else(|| power("^")).or_else(|| power("**")) {
            Some(number) => words.push(number.to_string()),
            None => {
                let (size, times) = word.split_once(['*', 'x', '×'])?;
                let (size, times) = (size.parse::<u64>().ok()?, times.parse::<usize>().ok()?);
                words.extend((1..=64.min(times)).map(|_| size.to_string()));
                is_sure = false;
            }
        }
    }
    is_new.then(|| (words.join(" "), is_sure))
}
