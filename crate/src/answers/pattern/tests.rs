//! Tests of generated programs: programs are compiled or run, and their results are compared with the formula.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::code::Writer;
use super::form::*;
use super::helpers::Language;
use super::program::function;
use super::sight::Sight;
use super::{plane, search};
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};
use crate::notation::Game;

/// Return the formula's values of the heaps 0 to `count - 1`.
pub(super) fn values(form: &Form, count: u64) -> Vec<Option<u64>> {
    let mut values: Vec<Option<u64>> = Vec::new();
    let mut reader = form.reader();
    for n in 0..count {
        let own = |to: &[u64]| values.get(to[0] as usize).copied().flatten();
        let value = reader.says(&[n], &own);
        values.push(value);
    }
    values
}

/// Return a program that calls each function at its positions, and prints the results one after the other. Each
/// function has a separate scope.
pub(super) fn program(
    functions: &[(String, &'static str, Vec<Vec<u64>>)],
    language: Language,
) -> String {
    let mut out = String::new();
    let mut calls = String::new();
    for (i, (text, name, places)) in functions.iter().enumerate() {
        let imports = ["#include <vector>\n", "import java.math.BigInteger;\n", "import math\n"];
        let text = imports.iter().fold(text.clone(), |text, import| text.replace(import, ""));
        let block = |indent: &str| -> String {
            text.lines().map(|line| format!("{indent}{line}\n")).collect()
        };
        for place in places {
            let list: Vec<String> = place.iter().map(u64::to_string).collect();
            let list = list.join(", ");
            let _ = match language {
                Language::Cpp => {
                    writeln!(calls, "  std::cout << (long long) f{i}::{name}({list}) << '\\n';")
                }
                Language::Python => writeln!(calls, "print(int(f{i}.{name}({list})))"),
                Language::Java => {
                    let list: Vec<String> = place.iter().map(|n| format!("{n}L")).collect();
                    writeln!(calls, "    one(F{i}.{name}({}));", list.join(", "))
                }
                Language::Rust => {
                    writeln!(calls, "    println!(\"{{}}\", i64::from(f{i}::{name}({list})));")
                }
                Language::Javascript => writeln!(calls, "out.push(Number(f{i}.{name}({list})));"),
            };
        }
        let _ = match language {
            Language::Cpp => writeln!(out, "namespace f{i} {{\n{text}}}"),
            Language::Python => Ok(()),
            Language::Java => writeln!(out, "class F{i} {{\n{}}}", block("  ")),
            Language::Rust => writeln!(
                out,
                "mod f{i} {{\n{}}}",
                block("    ").replace(&format!("fn {name}("), &format!("pub fn {name}("))
            ),
            Language::Javascript => {
                writeln!(out, "const f{i} = (() => {{\n{text}return {{ {name} }};\n}})();")
            }
        };
    }
    match language {
        Language::Cpp => {
            format!("#include <iostream>\n#include <vector>\n{out}int main() {{\n{calls}}}\n")
        }
        Language::Java => {
            // Split the calls into methods of 1000 calls, as a Java method has a limited size.
            let calls: Vec<&str> = calls.lines().collect();
            let mut parts = String::new();
            let mut all = String::new();
            for (i, part) in calls.chunks(1000).enumerate() {
                let _ = writeln!(parts, "  static void part{i}() {{\n{}\n  }}", part.join("\n"));
                let _ = writeln!(all, "    part{i}();");
            }
            format!(
                "import java.math.BigInteger;\n{out}public class Main {{\n  static StringBuilder out = new \
                 StringBuilder();\n  static void one(long n) {{ out.append(n).append('\\n'); }}\n  static void \
                 one(boolean b) {{ one(b ? 1L : 0L); }}\n{parts}  public static void main(String[] args) {{\n{all}    \
                 System.out.print(out);\n  }}\n}}\n"
            )
        }
        Language::Rust => {
            format!("#![allow(unused_mut, unused_parens)]\n{out}fn main() {{\n{calls}}}\n")
        }
        Language::Javascript => {
            format!("const out = [];\n{out}{calls}console.log(out.join('\\n'));\n")
        }
        Language::Python => {
            let mut whole = String::from("import math\nfrom types import SimpleNamespace\n");
            for (i, (text, ..)) in functions.iter().enumerate() {
                let _ = writeln!(
                    whole,
                    "scope = {{'math': math}}\nexec(r'''\n{text}''', scope)\nf{i} = SimpleNamespace(**scope)"
                );
            }
            format!("{whole}{calls}")
        }
    }
}

/// Create a separate folder for the files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("mexplorer-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Run a program and return the numbers that it prints. Panic if a tool is missing: a skipped test would look like a
/// passed test.
pub(super) fn run(text: &str, language: Language, name: &str) -> Vec<i64> {
    let folder = folder(&format!("{name}-{language:?}"));
    let file = |name: &str| folder.join(name);
    let call = |program: &str, arguments: &[&Path]| -> String {
        let done = Command::new(program).args(arguments).current_dir(&folder).output();
        let done = done.unwrap_or_else(|error| panic!("{program} is needed: {error}"));
        assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("text")
    };
    let write = |name: &str| std::fs::write(file(name), text).expect("a file");
    let flag = Path::new;
    let exe = file("main.exe");
    let said = match language {
        Language::Cpp => {
            write("main.cpp");
            let flags = ["-std=c++17", "-O0", "main.cpp", "-o"].map(flag);
            call("g++", &[&flags[..], &[&exe]].concat());
            call(exe.to_str().expect("a path"), &[])
        }
        Language::Python => {
            write("main.py");
            call("python3", &[flag("main.py")])
        }
        Language::Java => {
            write("Main.java");
            call("javac", &[flag("Main.java")]);
            call("java", &["-cp", ".", "Main"].map(flag))
        }
        Language::Rust => {
            write("main.rs");
            call("rustc", &[flag("--edition=2021"), flag("main.rs"), flag("-o"), &exe]);
            call(exe.to_str().expect("a path"), &[])
        }
        Language::Javascript => {
            write("main.mjs");
            call("node", &[flag("main.mjs")])
        }
    };
    std::fs::remove_dir_all(&folder).expect("the folder");
    said.lines().map(|line| line.trim().parse().expect("a number")).collect()
}

fn power_less_1() -> Expr {
    plus(arithmetic(Operator::Power, number(2), slot(0)), -1)
}

/// Return formulas of all shapes, which together call all helper functions.
fn samples() -> Vec<Form> {
    let class =
        |base, rest, value| Equation { left: Left::Class { base, rest }, value, when: Vec::new() };
    let lost = |shape| Form::new(Of::Lost, shape);
    let call = |function, list: Vec<Expr>| {
        Form::equations(vec![Equation::any(Expr::Call(function, list))])
    };
    let n = || slot(0);
    let square = |k: Expr| arithmetic(Operator::Multiply, k.clone(), k);
    let golden =
        arithmetic(Operator::Add, n(), Expr::Call(Function::Sqrt, vec![times(5, square(n()))]));
    let mut all = vec![
        Form::equations(vec![class(2, 0, n()), class(2, 1, own(n()))]),
        Form::equations(vec![
            class(3, 0, n()),
            class(3, 1, own(times(2, n()))),
            class(3, 2, own(plus(times(2, n()), 1))),
        ]),
        Form::equations(vec![
            Equation { left: Left::Number(0), value: number(0), when: Vec::new() },
            Equation::any(plus(own(over(n(), 2)), 1)),
        ]),
        Form::equations(vec![
            Equation {
                left: Left::Any,
                value: Expr::Call(Function::Sqrt, vec![n()]),
                when: vec![compare(
                    Expr::Call(Function::Sqrt, vec![n()]),
                    Compare::Above,
                    Expr::Call(Function::Sqrt, vec![plus(n(), -1)]),
                )],
            },
            Equation { left: Left::Number(0), value: number(0), when: Vec::new() },
            Equation::any(own(plus(
                arithmetic(Operator::Subtract, n(), Expr::Call(Function::Sqrt, vec![n()])),
                -1,
            ))),
        ]),
        Form::equations(vec![
            Equation {
                left: Left::Any,
                value: plus(n(), -1),
                when: vec![is_rest(n(), 4, 0), compare(n(), Compare::Above, number(0))],
            },
            Equation { left: Left::Any, value: plus(n(), 1), when: vec![is_rest(n(), 4, 3)] },
            Equation::any(n()),
        ]),
        Form::new(
            Of::Values,
            Shape::Period { preperiod: 2, saltus: 3, values: vec![0, 1, 1, 2, 3] },
        ),
        Form::new(Of::Values, Shape::Period { preperiod: 0, saltus: 0, values: vec![0, 1, 0, 2] }),
        lost(Shape::Conditions(vec![is_rest(n(), 7, 0), is_rest(n(), 7, 2)])),
        lost(Shape::Among(square(n()))),
        lost(Shape::Among(power_less_1())),
        lost(Shape::Among(over(golden, 2))),
        lost(Shape::Chain {
            starts: vec![0, 1, 2, 3],
            next: arithmetic(Operator::Add, slot(0), slot(1)),
        }),
        lost(Shape::Chain { starts: vec![0, 1], next: plus(over(times(3, slot(0)), 2), 1) }),
        call(Function::Xor, vec![n(), over(n(), 2)]),
        call(Function::Valuation, vec![n(), number(2)]),
        call(Function::Gcd, vec![n(), number(12)]),
        call(Function::Min, vec![n(), number(9), plus(over(n(), 3), 4)]),
        call(Function::Max, vec![over(plus(n(), -40), 3), rest(plus(n(), -9), 4), number(0)]),
        Form::equations(vec![Equation::any(arithmetic(
            Operator::Power,
            rest(n(), 5),
            rest(n(), 4),
        ))]),
    ];
    let one = [
        Function::Popcount,
        Function::Sqrt,
        Function::Phi,
        Function::Log2,
        Function::Omega,
        Function::BigOmega,
        Function::Lpf,
        Function::PrimeCount,
        Function::Prime,
    ];
    all.extend(one.map(|function| call(function, vec![n()])));
    all
}

#[test]
fn texts_are_as_one_writes_them() {
    let texts: Vec<String> = samples().iter().map(Form::text).collect();
    assert_eq!(texts[0], "g(2*m) = m | g(2*m+1) = g(m)");
    assert_eq!(texts[2], "g(0) = 0 | g(n) = g(n/2)+1");
    assert_eq!(texts[4], "g(n) = n-1 if n % 4 == 0, n > 0 | n+1 if n % 4 == 3 | n");
    assert_eq!(texts[5], "period 3 from 2 plus 3");
    assert_eq!(texts[7], "lost if n % 7 == 0 | n % 7 == 2");
    assert_eq!(texts[9], "lost if n == 2^k-1");
    assert_eq!(texts[11], "lost 0, 1, 2, 3 then z+y");
    assert_eq!(texts[13], "g(n) = xor(n, n/2)");
}

/// Check that the programs in every language agree with their formulas on small heaps.
#[test]
fn programs_say_as_forms_do() {
    let samples = samples();
    let places = || -> Vec<Vec<u64>> { (0..130).map(|n| vec![n]).collect() };
    let wanted: Vec<i64> = samples
        .iter()
        .flat_map(|form| values(form, 130))
        .map(|value| value.map_or(-1, u64::cast_signed))
        .collect();
    for language in Language::NAMED.map(|(language, _)| language) {
        let functions: Vec<_> =
            samples.iter().map(|form| (function(form, language), name(form), places())).collect();
        let found = run(&program(&functions, language), language, "forms");
        for (i, (found, wanted)) in found.iter().zip(&wanted).enumerate() {
            assert_eq!(found, wanted, "{language:?} {} of {}", samples[i / 130].text(), i % 130);
        }
        assert_eq!(found.len(), wanted.len(), "{language:?}");
    }
}

/// Return the name of a formula's function.
fn name(form: &Form) -> &'static str {
    if form.of == Of::Lost { "lost" } else { "g" }
}

/// Check heaps for which intermediate results exceed 64 bits, or cannot be a `Number` of JavaScript.
#[test]
fn programs_are_right_for_the_largest_heaps() {
    let samples = samples();
    let last = (1_u64 << 53) - 1;
    let cases: [(usize, u64, i64); 12] = [
        (0, last, 0),
        (0, last - 1, (last / 2).cast_signed()),
        (2, last, 53),
        (4, last, last.cast_signed() + 1),
        (8, 94_906_265 * 94_906_265, 1),
        (8, 94_906_265 * 94_906_265 + 1, 0),
        (9, last, 1),
        (9, last - 1, 0),
        // The first row is ⌊kφ⌋ for k = 5,566,755,282,872,655; the next rows are adjacent numbers.
        (10, 9_007_199_254_740_991, i64::from(golden(last))),
        (10, last - 1, i64::from(golden(last - 1))),
        (10, last - 2, i64::from(golden(last - 2))),
        (13, last, (last ^ (last / 2)).cast_signed()),
    ];
    for language in Language::NAMED.map(|(language, _)| language) {
        let each = cases
            .map(|(i, n, _)| (function(&samples[i], language), name(&samples[i]), vec![vec![n]]));
        let found = run(&program(&each, language), language, "large");
        assert_eq!(found, cases.map(|(.., wanted)| wanted), "{language:?}");
    }
}

/// Return whether a number is ⌊kφ⌋ for some k.
fn golden(n: u64) -> bool {
    let of = |k: u128| (k + (5 * k * k).isqrt()) / 2;
    let k = u128::from(n) * 1_000_000_000_000_000_000 / 1_618_033_988_749_894_848;
    (k.saturating_sub(3)..k + 4).any(|k| of(k) == u128::from(n))
}

/// Check that the same writer also translates conditions of rules.
#[test]
fn conditions_of_rules_are_written() {
    let rule = HeapRule::parse(
        "n -> n-k for k in 1..n if k % 2 == 0 and not prime(k), n-k < 3 or k > n/2",
    );
    let rule = rule.expect("a rule");
    let conditions = &rule.tree().alternatives[0].conditions;
    let text = |language| Writer::new(language, vec!["n", "k"]).all(conditions);
    assert_eq!(
        text(Language::Python),
        "k % 2 == 0 and (not (prime(k))) and (n - k < 3 or k > n // 2)"
    );
    assert_eq!(text(Language::Cpp), "k % 2 == 0 && !(prime(k)) && (n - k < 3 || k > n / 2)");
}

/// A position, and the value or, for lost positions, 1 or 0.
type Said = (Vec<u64>, u64);

/// Check that the programs of all formulas found for classical rules print the values of the table.
#[test]
fn programs_of_found_forms_give_the_values() {
    const CLASSICAL: &str = include_str!("../../../tests/patterns/classical.txt");
    let mut found: Vec<(Form, Vec<Said>)> = Vec::new();
    for line in CLASSICAL.lines().filter(|line| !line.starts_with('#')) {
        let rule = line.split("; ").nth(1).expect("a rule");
        let game = Game::parse(rule).expect("a game");
        let sequence = game.rule.sequence().unwrap_or_else(|_| panic!("{rule}"));
        let budget = &mut crate::base::budget::Budget::default();
        let sight = Sight::new(&game, sequence, 500, budget).expect("values");
        for each in search::values(&sight).into_iter().chain(search::lost(&sight)) {
            let lost = each.form.of == Of::Lost;
            let heaps = (0..40).chain([97, 128, 255, 500]);
            let said = heaps.map(|n: u64| {
                let value = sight.values[n as usize];
                (vec![n], if lost { u64::from(value == 0) } else { value })
            });
            found.push((each.form, said.collect()));
        }
    }
    for rule in [
        "wythoff",
        "(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)",
        "(x, y) -> (x-k, y-k) for k in 1..min(x, y)",
        "(a, b) -> (i, b) for i in 0..a-1 | (a, b-1) | (a, b-2)",
    ] {
        let game = Game::parse(rule).expect("a game");
        let budget = &mut crate::base::budget::Budget::default();
        let plane = plane::Plane::new(&game, budget).expect("values").expect("a plane");
        let values = plane::values(&plane);
        let lost = plane::lost(&plane, &values);
        for each in values.into_iter().chain(lost) {
            let lost = each.form.of == Of::Lost;
            let pairs =
                (0..8).flat_map(|x| (0..8).map(move |y| (x, y))).chain([(21, 34), (40, 24)]);
            let said = pairs.map(|(x, y): (usize, usize)| {
                let value = plane.at(x, y);
                (vec![x as u64, y as u64], if lost { u64::from(value == 0) } else { value })
            });
            found.push((each.form, said.collect()));
        }
    }
    let wanted: Vec<i64> = found
        .iter()
        .flat_map(|(_, said)| said.iter().map(|(_, value)| value.cast_signed()))
        .collect();
    for language in Language::NAMED.map(|(language, _)| language) {
        let functions: Vec<_> = found
            .iter()
            .map(|(form, said)| {
                let places = said.iter().map(|(place, _)| place.clone()).collect();
                (function(form, language), name(form), places)
            })
            .collect();
        let given = run(&program(&functions, language), language, "found");
        let mut at = 0;
        for (form, said) in &found {
            for (place, value) in said {
                assert_eq!(
                    given[at],
                    value.cast_signed(),
                    "{language:?} {} {place:?}",
                    form.text()
                );
                at += 1;
            }
        }
        assert_eq!(given.len(), wanted.len());
    }
}
