//! Programs with loops that mark the values of options, as in `for (int x : {1, 3, 4}) if (i >= x) vis[sg[i - x]] =
//! 1;`, or that fill an array of values by a recurrence.

use super::heads::{before, is_name, numbers};
use super::options::works;
use super::recurrence;
use crate::answers::readings::brackets::{closes, pieces};
use crate::answers::readings::reading::Found;

/// Templates of statements that do not concern the moves: `@` is a name, and `#` is a number, a name or an arithmetic
/// expression.
const IDLE: &[&str] = &[
    "memset(@,#,sizeof @)",
    "memset(@,#,sizeof(@))",
    "set<int>@",
    "unordered_set<int>@",
    "vector<bool>@(#)",
    "vector<int>@(#)",
    "vector<bool>@(#,#)",
    "vector<int>@(#,#)",
    "bool @[#]={}",
    "bool @[#]={0}",
    "bool @[#]={false}",
    "bool @[#]",
    "int @[#]",
    "int @=0",
    "while(@[@[@]])@[@]++",
    "while(@[@[@]])++@[@]",
    "while(@.count(@[@]))@[@]++",
    "while(@.count(@[@]))++@[@]",
    "while(@[@])@++",
    "while(@[@])++@",
    "while(@.count(@))@++",
    "while(@.count(@))++@",
    "while @[@]in @:@[@]+=1",
    "while @ in @:@+=1",
    "for(int @=0;;@++)if(!@[@]){@[@]=@;break;}",
    "for(int @=0;;++@)if(!@[@]){@[@]=@;break;}",
    "for(int @=0;;@++){if(!@[@]){@[@]=@;break;}}",
    "@[@]=@",
    "@[0]=0",
    "@=set()",
    "@=[0]*(#)",
    "@=[0]*#",
    "@=0",
    "@.clear()",
];

/// The most statements of a program to read.
const MOST: usize = 60;

/// A loop over amounts: the name of its variable, and its clause in the notation of rules.
type Loop = (String, String);

#[derive(Default)]
struct Program {
    /// The variable of the number whose value the program computes; empty until an option shows it.
    number: String,
    /// The name of the array of values; empty until known.
    values: String,
    lists: Vec<(String, String)>,
    options: Vec<String>,
    /// Loops whose variables no option has used so far.
    loops: Vec<Loop>,
    steps: usize,
}

/// Add the game of a program as a possible meaning, if all of its statements are understood.
pub(super) fn loops(plain: &str, found: &mut Found) {
    let text = compact(plain);
    if !text.contains("for") && !text.contains('[') {
        return;
    }
    if let Some(filled) = filled(&text).filter(|filled| *filled != text) {
        recurrence::recurrence(&sets_in_braces(filled), found);
        return;
    }
    let mut program = Program::default();
    if program.run(&text).is_some() && !program.options.is_empty() {
        let line = format!("{} -> {}", program.number, program.options.join(" | "));
        if works(&line) {
            found.line(&line, true);
        }
    }
}

/// Return a program without blanks except between words, and with a single line break between lines.
pub(super) fn compact(plain: &str) -> String {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let mut text = String::with_capacity(plain.len());
    let mut rest = plain.trim();
    while let Some(c) = rest.chars().next() {
        let after = rest.trim_start();
        if after.len() == rest.len() {
            text.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        }
        let blanks = &rest[..rest.len() - after.len()];
        if blanks.contains('\n') {
            text.push('\n');
        } else if is_word(text.chars().next_back()) && is_word(after.chars().next()) {
            text.push(' ');
        }
        rest = after;
    }
    text
}

/// Return the statement inside loops over the numbers, if it assigns a mex to the value of each number.
fn filled(text: &str) -> Option<&str> {
    let mut rest = behind("def @(@):", text).unwrap_or(text).trim_start_matches('\n');
    while let Some(((name, _), end)) = counting(rest) {
        rest = rest[end..].trim_start_matches(['\n', '{']);
        // A loop variable that is no index of the assigned value is an amount, so this is another kind of program.
        let value = rest.split('=').next().unwrap_or_default();
        if !value.contains(&format!("[{name}]")) && !value.contains(&format!("({name})")) {
            return None;
        }
    }
    rest = rest.trim_end_matches(['\n', '}']);
    rest.contains("mex").then_some(rest)
}

/// Replace round or square brackets of sets after `in` by braces.
fn sets_in_braces(text: &str) -> String {
    let mut text = text.replace("for ", " for ").replace("if ", " if ").replace(" in", " in ");
    let mut from = 0;
    while let Some(at) = text[from..].find(" in ").map(|at| from + at + " in ".len()) {
        from = at;
        if text[at..].starts_with(['(', '['])
            && let Some(end) = closes(&text[at..])
        {
            text.replace_range(at + end..=at + end, "}");
            text.replace_range(at..=at, "{");
        }
    }
    text
}

/// Read the head of a counting loop, `for(int i=1;i<=n;i++)` or `for i in range(1,n+1):`. Return the variable with its
/// clause, and the index after the head.
fn counting(text: &str) -> Option<(Loop, usize)> {
    if let Some(rest) = text.strip_prefix("for ") {
        let (name, ends) = rest.split_once(" in range(")?;
        let ends = &ends[..ends.find("):")?];
        let (first, last) = ends.split_once(',').unwrap_or(("0", ends));
        let clause = format!("{name} in {first}..{}", before(last));
        let end = text.find("):")? + "):".len();
        return is_name(name).then(|| ((name.to_string(), clause), end));
    }
    let end = closes(text.strip_prefix("for")?)? + "for".len();
    let [first, condition, step] = text["for(".len()..end].split(';').collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let (name, first) = first.split_once('=')?;
    let name = name.split(' ').next_back()?;
    let steps = [format!("{name}++"), format!("++{name}"), format!("{name}+=1")];
    let mut parts = condition.split("&&");
    let last = parts.next()?.strip_prefix(name)?.strip_prefix('<')?;
    let last = last.strip_prefix('=').map_or_else(|| before(last), str::to_string);
    // Accept further conditions only if they check that the heap is large enough.
    let is_rest = parts.all(|part| part.ends_with(&format!("{name}]<=i")) || is_guard(part, name));
    let clause = format!("{name} in {first}..{last}");
    (is_name(name) && is_rest && steps.iter().any(|known| known == step))
        .then(|| ((name.to_string(), clause), end + 1))
}

/// Return whether a condition checks that the heap has at least the amount: `i>=x`, `x<=i`, `i-x>=0`.
pub(super) fn is_guard(condition: &str, amount: &str) -> bool {
    let sides = |sign: &str| condition.split_once(sign);
    let is_letter = |text: &str| text.len() == 1 && is_name(text);
    sides(">=").is_some_and(|(number, least)| {
        let less = number.strip_suffix(amount).and_then(|rest| rest.strip_suffix('-'));
        (is_letter(number) && least == amount) || (least == "0" && less.is_some_and(is_letter))
    }) || sides("<=").is_some_and(|(least, number)| least == amount && is_letter(number))
}

/// Match a template at the start of a text, and return the text after it.
fn behind<'t>(template: &str, text: &'t str) -> Option<&'t str> {
    let mut rest = text;
    for sign in template.chars() {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let formula = |c: char| word(c) || "+-*.".contains(c);
        let length = match sign {
            '@' => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            '#' => rest.find(|c| !formula(c)).unwrap_or(rest.len()),
            sign if rest.starts_with(sign) => sign.len_utf8(),
            _ => 0,
        };
        if length == 0 || (sign == '@' && !is_name(&rest[..length])) {
            return None;
        }
        rest = &rest[length..];
    }
    Some(rest)
}

impl Program {
    /// Read all statements of a text. Return `None` if one is not understood.
    fn run(&mut self, text: &str) -> Option<()> {
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(['\n', ';', '{', '}']);
            if rest.is_empty() {
                return Some(());
            }
            self.steps += 1;
            if self.steps > MOST {
                return None;
            }
            rest = self.statement(rest)?;
        }
    }

    fn statement<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let ended = |rest: &str| rest.is_empty() || rest.starts_with(['\n', ';', '}']);
        if let Some((head, end)) = self.over(text) {
            self.loops.push(head);
            return Some(&text[end..]);
        }
        if let Some((head, end)) = counting(text) {
            self.loops.push(head);
            return Some(&text[end..]);
        }
        if let Some(rest) = self.marked(text) {
            return Some(rest);
        }
        let idle = IDLE.iter().filter_map(|one| behind(one, text)).find(|rest| ended(rest));
        if idle.is_some() {
            return idle;
        }
        if let Some(condition) = text.strip_prefix("if") {
            let (condition, rest) = match closes(condition) {
                Some(end) => (&condition[1..end], &condition[end + 1..]),
                None => condition.split_once(':')?,
            };
            let condition = self.listed(condition.trim());
            let rest = rest.trim_start_matches(':');
            return self.loops.iter().any(|(name, _)| is_guard(&condition, name)).then_some(rest);
        }
        self.declared(text)
    }

    /// Read the declaration of a list, `int a[]={1,3,4}` or `S=[1,3,4]`.
    fn declared<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let end = text.find(['\n', ';']).unwrap_or(text.len());
        let (name, list) = text[..end].split_once('=')?;
        let name = name.split('[').next()?.split([' ', '>']).next_back()?;
        self.lists.push((name.to_string(), numbers(list)?));
        Some(&text[end..])
    }

    /// Read the head of a loop over a list, `for(int x:{1,3,4})` or `for k in (1,3,6):`. Return the loop, and the index
    /// after the head.
    fn over(&self, text: &str) -> Option<(Loop, usize)> {
        let (name, list, end) = match text.strip_prefix("for ") {
            Some(rest) => {
                let (name, list) = rest.split_once(" in")?;
                let list = &list[..list.find(':')?];
                (name, list.trim(), text.find(':')? + 1)
            }
            None => {
                let end = closes(text.strip_prefix("for")?)? + "for".len();
                let (name, list) = text["for(".len()..end].split_once(':')?;
                (name.split([' ', '&']).next_back()?, list, end + 1)
            }
        };
        let declared = self.lists.iter().find(|(own, _)| own == list);
        let list = declared.map(|(_, list)| list.clone()).or_else(|| numbers(list))?;
        is_name(name).then(|| ((name.to_string(), format!("{name} in {list}")), end))
    }

    /// Replace elements of a declared list such as `a[j]`, where j is a loop variable, by j alone, and let the loop run
    /// over the list's numbers.
    fn listed(&mut self, text: &str) -> String {
        let mut text = text.to_string();
        for (list, numbers) in &self.lists {
            for (name, clause) in &mut self.loops {
                let place = format!("{list}[{name}]");
                if text.contains(&place) && (clause.contains(" in 0..") || clause.contains('{')) {
                    *clause = format!("{name} in {numbers}");
                    text = text.replace(&place, name);
                }
            }
        }
        text
    }

    /// Read a statement that marks a value: `vis[sg[i-x]]=1`, `s.insert(sg[i-x])`, `s.add(sg[i-x]^sg[x])`.
    fn marked<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let open = text.find(['[', '('])?;
        let name = &text[..open];
        let is_call = name.ends_with(".insert") || name.ends_with(".add");
        if !is_call && !is_name(name) {
            return None;
        }
        let end = open + closes(&text[open..])?;
        let mut rest = &text[end + 1..];
        if !is_call {
            let ends = ["=1", "=true", "=True", "=i", "++"];
            rest = ends.iter().find_map(|end| rest.strip_prefix(end))?;
        }
        if !(rest.is_empty() || rest.starts_with(['\n', ';', '}'])) {
            return None;
        }
        let inner = self.listed(&text[open + 1..end]);
        let mut heaps = Vec::new();
        for value in pieces(&inner, &["^"]) {
            let open = value.find(['[', '('])?;
            let (values, index) = value.split_at(open);
            let is_same = self.values.is_empty() || self.values == values;
            if !is_name(values) || !is_same || closes(index) != Some(index.len() - 1) {
                return None;
            }
            self.values = values.to_string();
            heaps.push(index[1..index.len() - 1].to_string());
        }
        self.option(&heaps)?;
        Some(rest)
    }

    /// Add the option that leaves these heaps, with the loops of its variables. The variable without a loop over
    /// amounts is the number.
    fn option(&mut self, heaps: &[String]) -> Option<()> {
        let has = |name: &str| {
            heaps.iter().any(|heap| heap.split(|c: char| !c.is_alphanumeric()).any(|w| w == name))
        };
        let is_letter = |word: &&str| word.len() == 1 && is_name(word);
        let first = heaps.iter().find_map(|heap| heap.split_once('-'))?.0;
        if !is_letter(&first) || (!self.number.is_empty() && self.number != first) {
            return None;
        }
        self.number = first.to_string();
        let number = self.number.clone();
        let loops = self.loops.iter().rev().filter(|(name, _)| *name != number && has(name));
        let mut clauses: Vec<&str> = Vec::new();
        for (name, clause) in loops {
            if !clauses.iter().any(|known| known.starts_with(&format!("{name} in "))) {
                clauses.push(clause);
            }
        }
        let all = [number.as_str()].into_iter().chain(clauses.iter().filter_map(|c| c.get(..1)));
        let known: Vec<&str> = all.collect();
        let mut words = heaps
            .iter()
            .flat_map(|heap| heap.split(|c: char| !c.is_alphanumeric()))
            .filter(is_letter);
        if !words.all(|word| known.contains(&word)) {
            return None;
        }
        let heaps =
            if heaps.len() > 1 { format!("({})", heaps.join(", ")) } else { heaps[0].clone() };
        let clauses = clauses.iter().map(|clause| format!(" for {clause}")).collect::<String>();
        self.options.push(format!("{heaps}{clauses}"));
        Some(())
    }
}
