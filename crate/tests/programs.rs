//! Compile and run every generated program in five languages, and compare it with the core: programs that follow the
//! rule, with winning moves, and programs that use a proven period or a closed form, also on heaps beyond any table.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use mexplorer::program::{Form, Language, program};
use mexplorer::{Budget, Game, Limits, Outcome, analyze, find_move};

/// Games whose programs compute values from the rule, each with positions.
const RULES: &[(&str, &[&str])] = &[
    ("nim", &["3 5 7", "1 2 3", "0"]),
    ("nim misere", &["1 1", "1 1 1", "2 3 1", "2 2"]),
    ("subtract 1 3 4", &["5 7", "9 2 14"]),
    ("subtract 2 5..7 misere", &["5 7", "2 3 9", "1 1"]),
    ("bounded 3", &["7 10", "4 8"]),
    ("race 3..9", &["10", "25 12"]),
    ("race 3..9007199254740991", &["10", "25 12"]),
    ("kayles", &["9 7", "12 12"]),
    ("octal 0.137", &["12 5"]),
    ("octal 4.3", &["6 8"]),
    ("octal 0.[17]", &["9 6"]),
    ("lasker", &["3 5 6", "7 8"]),
    ("hex 0.8F", &["9 8", "12"]),
    ("grundy", &["9 7", "20"]),
    ("officers", &["8 6"]),
    ("primes", &["9 14", "31"]),
    ("squares", &["11 17"]),
    ("divisors", &["12 10", "8"]),
    ("split", &["3 5", "7 2 1"]),
    ("n -> n-1 | n-3 | n-4", &["5 9", "7"]),
    ("n -> n-k for k in 1..n/2", &["12 7", "20"]),
    ("n -> n - k*k for k in 1..n", &["30", "13 9"]),
    ("n -> n - 2^k for k in 0..52", &["40", "13 9"]),
    ("n -> max(n-s, 0) for s in 3..9 if n > 0", &["23", "10 4"]),
    ("n -> n/d of (d) for d in 1..n-1 if n % d == 0", &["12", "6 9"]),
    ("n -> (1) + n/d of (d-1) for d in 2..n-1 if n % d == 0", &["12", "15 8"]),
    ("n -> (i, j) for i in 0..n-2, j in 0..i if i + j == n-2", &["11 6"]),
    ("n -> (i, n-3*i) for i in 1..n if 2*i <= n, i % 2 == 1 or n % 2 == 0", &["17", "12 9"]),
    ("n -> n-k for k in 1..n if gcd(n, k) == 1", &["15", "12 7"]),
    ("n -> n-k for k in 1..n if popcount(k) == 2", &["21", "12 7"]),
    ("n -> n-k for k in 1..sqrt(n) | phi(n) if n > 1", &["30", "12 7"]),
    ("n -> n-k for k in 1..n if not (k % 3 == 1) and 0 < k < 8", &["19", "12 7"]),
    ("n -> n - k for k in 1..n if (k - n) % 3 == 1, (k-5) / 2 < 3", &["19", "12 7"]),
    ("n -> min(n-1, xor(n, 5)) if n > 0, xor(n, 5) < n | n - 1", &["14", "12 7"]),
    ("n -> n-2 if prime(n) or n == 9 | n-1 if not prime(n-1)", &["14", "13 7"]),
    ("n -> n - 3^k + k for k in 0..4 if n >= 3^k", &["31", "30 7"]),
    ("(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)", &["3 5", "4 4 7 2"]),
    ("(a, b) -> (a-k, b) for k in 1..a | (a-k, b-k) for k in 1..min(a, b)", &["3 5", "2 1 3 3"]),
    ("(x, y) -> (u, y) + (x-u, y) for u in 1..x-1 | (x, 0) if y > 0", &["5 2", "3 1 4 0"]),
    ("(a, b, c) -> (a-1, b+1, c) | (a, b-1, c+1) | (a, b, c-1)", &["2 1 2"]),
];

/// Games whose moves are not printed in the notation of heaps: the game, a position and the program's input. Only the
/// outcome is compared.
const PAIRS: &[(&str, &str, &str)] = &[
    ("wythoff", "3 5", "1 3 5"),
    ("wythoff", "4 9", "1 4 9"),
    ("euclid", "7 24", "1 7 24"),
    ("euclid", "5 8", "1 5 8"),
    ("cut 2", "5x4 2x3", "2 5 4 2 3"),
    ("cut 1", "5x4", "1 5 4"),
];

/// Games with a proven period, each with positions, some of whose heaps are beyond any table.
const PERIODS: &[(&str, &[&str])] = &[
    ("nim", &["9007199254740991 9007199254740990 1", "5 6 3"]),
    ("subtract 1 3 4", &["9007199254740991", "1000000000000 7"]),
    ("subtract 2 5..7 misere", &["9007199254740991 3", "1000000000000 7"]),
    ("kayles", &["9007199254740991 70", "69 12"]),
    ("lasker", &["9007199254740991 9007199254740988"]),
    ("n -> n-k for k in 1..n if k != 3", &["9007199254740991", "123456789012 77"]),
];

/// Games whose values have a closed form, each with positions, some of whose heaps are beyond any table.
const PATTERNS: &[(&str, &[&str])] = &[
    ("nim", &["9007199254740991 5", "5 6 3"]),
    ("nim misere", &["1 1", "2 3 1"]),
    ("n -> n-k for k in 1..n/2", &["1000 95", "1023 7"]),
    ("n -> n-1 | n-3 | n-4", &["5 9", "7"]),
    ("divisors", &["12 10", "9007199254740984"]),
    ("lasker", &["9007199254740991 9007199254740988"]),
];

struct Case {
    game: &'static str,
    program: usize,
    position: String,
    input: String,
    moves: bool,
}

/// The programs in one language, and the positions on which each is run.
#[derive(Default)]
struct Suite {
    codes: Vec<String>,
    cases: Vec<Case>,
}

impl Suite {
    fn add(&mut self, language: Language, game: &str, form: Form, moves: bool) -> usize {
        let parsed = Game::parse(game).unwrap();
        let budget = &mut Budget::steps(1_000_000_000);
        let found = program(&parsed, language, form, moves, budget)
            .unwrap_or_else(|e| panic!("{game}: {e:?}"));
        self.codes.push(found.code);
        self.codes.len() - 1
    }

    fn of(language: Language) -> Suite {
        let mut suite = Suite::default();
        for (game, positions) in RULES {
            let program = suite.add(language, game, Form::Rule, true);
            let numbers = if game.starts_with('(') {
                1 + game[..game.find(')').unwrap()].matches(',').count()
            } else {
                1
            };
            // Test only one position in Java: starting its virtual machine is slow.
            let tried = if language == Language::Java { 1 } else { positions.len() };
            for position in &positions[..tried] {
                let count = position.split(' ').count() / numbers;
                let (position, input) = (position.to_string(), format!("{count} {position}"));
                suite.cases.push(Case { game, program, position, input, moves: true });
            }
        }
        for (game, position, input) in PAIRS {
            let program = suite.add(language, game, Form::Rule, false);
            let (position, input) = (position.to_string(), input.to_string());
            suite.cases.push(Case { game, program, position, input, moves: false });
        }
        for (game, positions) in PERIODS {
            let program = suite.add(language, game, Form::Period, false);
            for position in positions.iter() {
                let count = position.split(' ').count();
                let (position, input) = (position.to_string(), format!("{count} {position}"));
                suite.cases.push(Case { game, program, position, input, moves: false });
            }
        }
        for (game, positions) in PATTERNS {
            let program = suite.add(language, game, Form::Pattern, false);
            for position in *positions {
                let count = position.split(' ').count();
                let (position, input) = (position.to_string(), format!("{count} {position}"));
                suite.cases.push(Case { game, program, position, input, moves: false });
            }
        }
        suite
    }

    /// Compare the output of the programs with the core.
    fn compare(&self, run: &dyn Fn(usize, &str) -> String) {
        for case in &self.cases {
            let printed = run(case.program, &case.input);
            let mut lines = printed.lines();
            let game = Game::parse(case.game).unwrap();
            let position = game.position(&case.position).unwrap();
            let found =
                analyze(&game, &position, Limits { moves: 10_000, ..Limits::default() }).unwrap();
            let wanted = if found.outcome == Outcome::N { "Yes" } else { "No" };
            assert_eq!(lines.next(), Some(wanted), "{}: {}", case.game, case.position);
            if !case.moves {
                assert_eq!(lines.next(), None);
                continue;
            }
            let played = |text: &str| {
                let found = find_move(&game, &position, &notation(case, text));
                let found = found
                    .unwrap_or_else(|e| panic!("{}: {}: {text}: {e:?}", case.game, case.position));
                game.text(&game.apply(&position, &found).unwrap())
            };
            let printed: BTreeSet<String> = lines.map(played).collect();
            let wanted: BTreeSet<String> =
                found.moves.iter().filter(|each| each.wins).map(|each| each.to.clone()).collect();
            assert_eq!(printed, wanted, "{}: {}", case.game, case.position);
        }
    }
}

/// Convert a printed move to the notation of the game: in Split Nim, a move that takes from a heap also names an empty
/// heap.
fn notation(case: &Case, text: &str) -> String {
    let Some((heap, taken)) = text.split_once('-').filter(|_| case.game == "split") else {
        return text.to_string();
    };
    let size = case.position.split(' ').nth(heap.parse::<usize>().unwrap() - 1).unwrap();
    let left = size.parse::<u64>().unwrap() - taken.parse::<u64>().unwrap();
    format!("{heap}={left}+0")
}

fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("mexplorer-programs-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(command: &mut Command, input: &str) -> String {
    let spawned =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = spawned.unwrap_or_else(|e| panic!("{command:?}: {e}"));
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} of {input}: {told}");
    String::from_utf8(output.stdout).unwrap()
}

fn interpreted(language: Language, file: &str, with: &str) {
    let (suite, folder) = (Suite::of(language), folder(with));
    for (i, code) in suite.codes.iter().enumerate() {
        fs::write(folder.join(format!("{i}-{file}")), code).unwrap();
    }
    suite.compare(&|i, input| {
        run(Command::new(with).arg(folder.join(format!("{i}-{file}"))), input)
    });
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn python() {
    interpreted(Language::Python, "program.py", "python3");
}

#[test]
fn javascript() {
    interpreted(Language::Javascript, "program.cjs", "node");
}

/// Combine all programs into one, which runs the program whose number precedes the input. Compiling the programs
/// separately takes minutes.
fn compiled(
    language: Language,
    file: &str,
    whole: &str,
    compile: &dyn Fn(&Path, &Path) -> Command,
) {
    let (suite, folder) = (Suite::of(language), folder(file));
    let (source, binary) = (folder.join(file), folder.join("programs"));
    fs::write(&source, whole).unwrap();
    run(&mut compile(&source, &binary), "");
    suite.compare(&|i, input| run(Command::new(&binary).arg(i.to_string()), input));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn cpp() {
    let suite = Suite::of(Language::Cpp);
    let headers = [
        "algorithm",
        "array",
        "cstdlib",
        "iostream",
        "map",
        "set",
        "stdexcept",
        "string",
        "vector",
    ];
    let mut whole: String = headers.iter().map(|name| format!("#include <{name}>\n")).collect();
    for (i, code) in suite.codes.iter().enumerate() {
        let code = code.strip_suffix("}\n").unwrap();
        whole.push_str(&format!("namespace program{i} {{\n{code}    return 0;\n}}\n}}\n"));
    }
    let each =
        (0..suite.codes.len()).map(|i| format!("        case {i}: return program{i}::main();\n"));
    let each: String = each.collect();
    whole.push_str(&format!(
        "int main(int, char** words) {{\n    switch (atoi(words[1])) {{\n{each}    }}\n    return 1;\n}}\n"
    ));
    compiled(Language::Cpp, "program.cpp", &whole, &|source, binary| {
        let mut command = Command::new("g++");
        command.args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"]).arg(binary).arg(source);
        command
    });
}

#[test]
fn rust() {
    let suite = Suite::of(Language::Rust);
    let mut whole = String::new();
    for (i, code) in suite.codes.iter().enumerate() {
        let code = code.replace("\nfn main()", "\npub fn main()");
        whole.push_str(&format!("mod program{i} {{\n{code}}}\n"));
    }
    let each: String = (0..suite.codes.len())
        .map(|i| format!("        \"{i}\" => program{i}::main(),\n"))
        .collect();
    whole.push_str(&format!(
        "fn main() {{\n    match std::env::args().nth(1).unwrap().as_str() {{\n{each}        _ => panic!(),\n    }}\n}}\n"
    ));
    compiled(Language::Rust, "program.rs", &whole, &|source, binary| {
        let mut command = Command::new("rustc");
        command.args(["--edition", "2021", "-o"]).arg(binary).arg(source);
        command
    });
}

#[test]
fn java() {
    let (suite, folder) = (Suite::of(Language::Java), folder("java"));
    let mut sources = Vec::new();
    for (i, code) in suite.codes.iter().enumerate() {
        let package = folder.join(format!("p{i}"));
        fs::create_dir_all(&package).unwrap();
        let source = package.join("Main.java");
        fs::write(&source, format!("package p{i};\n{code}")).unwrap();
        sources.push(source);
    }
    run(
        Command::new("javac").args(["-Xlint:all", "-Werror", "-d"]).arg(&folder).args(&sources),
        "",
    );
    suite.compare(&|i, input| {
        let mut command = Command::new("java");
        command
            .args(["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp"])
            .arg(&folder)
            .arg(format!("p{i}.Main"));
        run(&mut command, input)
    });
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn games_without_a_program_say_why() {
    let refused = |game: &str, form| {
        let found = program(
            &Game::parse(game).unwrap(),
            Language::Cpp,
            form,
            false,
            &mut Budget::default(),
        );
        let error = found.unwrap_err();
        assert_eq!(error.code.as_str(), "no-program", "{game}");
        error.details.iter().find(|(name, _)| *name == "reason").unwrap().1.to_string()
    };
    assert_eq!(refused("chomp", Form::Rule), "kind");
    assert_eq!(refused("graph a>b", Form::Rule), "kind");
    assert_eq!(refused("kayles misere", Form::Rule), "misere");
    assert_eq!(refused("squares", Form::Period), "unproven");
}
