//! Rows of tables: cells between vertical bars, or numbers separated by tabs.

use super::arrays::both;
use crate::answers::readings::place::places;
use crate::answers::readings::reading::Found;
use crate::answers::readings::stories;
use crate::notation::Game;

/// Read one row of a Markdown table or of a spreadsheet.
pub(super) fn row(plain: &str, found: &mut Found) {
    let cells: Vec<&str> = if let Some(inner) = barred(plain) {
        inner.split('|').map(str::trim).collect()
    } else if plain.contains('\t') && !plain.contains('\n') {
        plain.split('\t').map(str::trim).collect()
    } else {
        return;
    };
    let is_number = |cell: &&str| !cell.is_empty() && cell.bytes().all(|b| b.is_ascii_digit());
    match cells.split_first() {
        Some((_, [_, ..])) if cells.iter().all(is_number) => {
            both(&cells.join(" "), found);
        }
        Some((game, rest)) if !rest.is_empty() && rest.iter().all(is_number) => {
            places(&format!("{game} {}", rest.join(" ")), found);
        }
        Some((game, [position])) => places(&format!("{game}: {position}"), found),
        _ => {}
    }
}

/// Add a possible meaning: Nim, or the game that a title names, with the heaps of a table. The head of the last column
/// has a word for sizes, and the rows are named or numbered from 1.
pub(super) fn table(plain: &str, found: &mut Found) {
    if let Some(sizes) = across(plain) {
        super::arrays::heaps(&sizes, false, found);
        return;
    }
    sized(plain, "nim", found);
    let title = plain
        .split_once('\n')
        .map(|(title, rest)| (title.trim_matches(['#', ' ', ':', '：']), rest));
    if let Some((title, rest)) = title.filter(|_| found.all.is_empty()) {
        let is_title = !title.contains(['|', ',', '\t']) && title.len() < 60;
        let named = stories::names(title);
        let game = named.first().map_or("nim", |(line, _)| line);
        if is_title && named.len() < 2 {
            sized(rest, game, found);
            found.all.iter_mut().for_each(|one| one.certain = false);
        }
    }
}

/// Words in the head of a column or row of sizes.
const SIZES: [&str; 11] =
    ["size", "stones", "coins", "heap", "pile", "count", "number", "石子", "个数", "数量", "大小"];

/// Return the sizes of heaps in a table of two rows: the numbers of the heaps from 1 on, and the sizes below.
fn across(plain: &str) -> Option<String> {
    let is_rule = |line: &&str| !line.chars().all(|c| "|-: ".contains(c));
    let rows = plain.lines().map(str::trim).filter(is_rule).map(barred);
    let rows = rows.collect::<Option<Vec<&str>>>()?;
    let [labels, sizes] = rows[..] else { return None };
    let cells = |row: &'_ str| row.split('|').map(|cell| cell.trim().to_string()).collect();
    let (labels, sizes): (Vec<String>, Vec<String>) = (cells(labels), cells(sizes));
    let is_size = SIZES.iter().any(|word| sizes[0].to_lowercase().contains(word));
    let is_counted = (1..labels.len()).all(|at| labels[at] == at.to_string());
    let are_numbers = sizes[1..].iter().all(|cell| cell.parse::<u64>().is_ok());
    let fits = labels.len() == sizes.len() && sizes.len() > 2 && labels[0].parse::<u64>().is_err();
    (is_size && is_counted && are_numbers && fits).then(|| sizes[1..].join(" "))
}

/// Add a possible meaning: a game with the heaps of a table without title.
fn sized(plain: &str, game: &str, found: &mut Found) {
    let mut lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    let cells = |line: &str| -> Vec<String> {
        let inner = barred(line).unwrap_or(line);
        inner.split(['|', ',', '\t', '，']).map(|cell| cell.trim().to_string()).collect()
    };
    // Split at bars, tabs or blanks only, since the amounts in a cell are separated by commas.
    let columns = |line: &str| -> Vec<String> {
        let sign = ['|', '\t'].into_iter().find(|sign| line.contains(*sign)).unwrap_or(' ');
        let inner = barred(line).unwrap_or(line).split(sign);
        inner.map(|cell| cell.trim().to_string()).filter(|cell| !cell.is_empty()).collect()
    };
    let is_rule = |line: &&str| line.chars().all(|c| "|-: ".contains(c));
    let Some(first) = lines.next() else { return };
    let head = if first.contains(['|', ',', '\t', '，']) { cells(first) } else { columns(first) };
    let Some(last) = head.last().map(|cell| cell.to_lowercase()) else { return };
    const AMOUNTS: [&str; 8] = ["rule", "take", "move", "allowed", "可取", "取法", "规则", "每次"];
    if (2..4).contains(&head.len()) && AMOUNTS.iter().any(|word| last.contains(word)) {
        let cells: Vec<Vec<String>> = lines.filter(|line| !is_rule(line)).map(columns).collect();
        with_amounts(&cells, found);
        return;
    }
    let is_head = head.len() == 2
        && head.iter().all(|cell| !cell.contains(|c: char| c.is_ascii_digit()))
        && SIZES.iter().any(|word| last.contains(word));
    if !is_head {
        return;
    }
    let mut sizes = Vec::new();
    for (at, line) in lines.filter(|line| !is_rule(line)).enumerate() {
        let row = cells(line);
        let [label, size] = &row[..] else { return };
        let is_label = label.parse::<usize>().map_or(label.len() <= 12, |label| label == at + 1);
        if !is_label || size.is_empty() || !size.bytes().all(|b| b.is_ascii_digit()) {
            return;
        }
        sizes.push(size.clone());
    }
    if sizes.len() > 1 {
        match game {
            "nim" => super::arrays::heaps(&sizes.join(" "), false, found),
            game => places(&format!("{game} {}", sizes.join(" ")), found),
        }
    }
}

/// Add a possible meaning: a sum of heaps, each with its own amounts in the last column.
fn with_amounts(rows: &[Vec<String>], found: &mut Found) {
    let row = |cells: &Vec<String>| {
        let [.., size, amounts] = &cells[..] else { return None };
        let plain = amounts.trim_start_matches("take").trim().trim_matches(['{', '}', '[', ']']);
        let line = match plain {
            "any" | "any number" | "anything" | "任意" | "任意个" => "nim".to_string(),
            _ => format!("subtract {plain}"),
        };
        size.parse::<u64>().ok()?;
        Some((Game::find(&line)?.to_string(), size.clone()))
    };
    let Some(all) = rows.iter().map(row).collect::<Option<Vec<_>>>() else { return };
    let (lines, sizes): (Vec<String>, Vec<String>) = all.into_iter().unzip();
    found.line_at(&lines.join(" + "), Some(&sizes.join(" + ")), false);
}

/// Return the text between the bars at both ends of a line.
fn barred(plain: &str) -> Option<&str> {
    let inner = plain.strip_prefix('|')?.strip_suffix('|')?;
    (!inner.contains('\n')).then_some(inner)
}
