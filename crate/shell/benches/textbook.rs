//! Times for `npm run bench`: the core and the plain textbook algorithm, both native, on the inputs that
//! `tests/bench/core.mjs` gives to the WebAssembly build.

mod plain;

use std::hint::black_box;
use std::time::{Duration, Instant};

use mexplorer::{Budget, Game, Limits, analyze, quotient, table, union::count_union};
use mexplorer_judges::judge;

/// The program whose time is printed.
#[derive(Clone, Copy)]
enum Who {
    Textbook,
    Native,
}

/// Print the median time of a function as a line for scripts/bench.mjs, and return the function's result. The runs are
/// repeated for a fixed short time, at least once.
fn measure<T>(name: &str, who: Who, mut run: impl FnMut() -> T) -> T {
    let mut times = Vec::new();
    let begin = Instant::now();
    let result = loop {
        let start = Instant::now();
        let result = black_box(run());
        times.push(start.elapsed());
        if begin.elapsed() > Duration::from_millis(300) || times.len() == 1000 {
            break result;
        }
    };
    times.sort_unstable();
    let milliseconds = times[times.len() / 2].as_secs_f64() * 1000.0;
    let who = match who {
        Who::Textbook => "textbook",
        Who::Native => "native",
    };
    println!(r#"MEX_BENCH {{"name": "{name}", "who": "{who}", "ms": {milliseconds}}}"#);
    result
}

fn main() {
    positions();
    sequence();
    long_sequence(100, "100");
    long_sequence(1000, "1,000");
    multiples();
    graph();
    quotients();
}

fn positions() {
    let cases: [(&str, &str, plain::Moves<'_>); 3] = [
        ("nim", "3 5 7", &|heap| (1..=heap).collect()),
        ("nim", "30 40 50", &|heap| (1..=heap).collect()),
        ("subtract 1 3 4", "10 7", &|heap| {
            [1, 3, 4].into_iter().filter(|&take| take <= heap).collect()
        }),
    ];
    for (game, position, moves) in cases {
        let name = format!("analyze {game} · {position}");
        let heaps: Vec<u32> =
            position.split(' ').map(|heap| heap.parse().expect("a heap")).collect();
        let plain = measure(&name, Who::Textbook, || plain::nimber(&heaps, moves));
        let found = measure(&name, Who::Native, || {
            let game = Game::parse(game).expect("a game");
            let position = game.position(position).expect("a position");
            analyze(&game, &position, Limits::default()).expect("an answer")
        });
        assert_eq!(found.outcome == mexplorer::Outcome::N, plain != 0, "{name}");
    }
}

fn sequence() {
    let name = "table to 10,000, 100 numbers in the set";
    let set = plain::numbers();
    let plain = measure(name, Who::Textbook, || plain::sequence(&set, 10_000));
    let words: Vec<String> = set.iter().map(u32::to_string).collect();
    let game = format!("subtract {}", words.join(" "));
    let found = measure(name, Who::Native, || {
        let game = Game::parse(&game).expect("a game");
        table(&game, 10_000, &mut Budget::default()).expect("a table")
    });
    assert!(found.nimbers.iter().eq(plain));
}

/// Measure a long table against the usual bottom-up loop, which keeps a flag for each value seen.
fn long_sequence(count: usize, written: &str) {
    let name = &format!("table to 10,000,000, {written} scattered numbers to 10,000");
    let set = plain::scattered(count);
    let plain = measure(name, Who::Textbook, || plain::loop_over(&set, 10_000_000));
    let words: Vec<String> = set.iter().map(u32::to_string).collect();
    let game = format!("subtract {}", words.join(" "));
    let found = measure(name, Who::Native, || {
        let game = Game::parse(&game).expect("a game");
        table(&game, 10_000_000, &mut Budget::steps(1_000_000_000)).expect("a table")
    });
    assert!(found.nimbers.iter().eq(plain.into_iter().map(u32::from)));
}

fn multiples() {
    let name = "union of multiples, n = 10^9, 25 primes";
    let primes = plain::PRIMES;
    let plain = measure(name, Who::Textbook, || plain::union(1_000_000_000, &primes));
    let words = primes.map(|prime| prime.to_string());
    let found = measure(name, Who::Native, || {
        count_union("1000000000", &words, 1000, &mut Budget::default()).expect("a count")
    });
    assert_eq!(found.union, plain.to_string());
}

fn graph() {
    let name = "graph, 1,000,000 nodes, 5,000,000 edges";
    let input = plain::graph(1_000_000);
    // Give the thread a large stack: the textbook's recursion is as deep as the longest path.
    let plain = std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(4 << 30)
            .spawn_scoped(scope, || measure(name, Who::Textbook, || plain::tokens(&input)))
            .expect("a thread")
            .join()
            .expect("an answer")
    });
    let found = measure(name, Who::Native, || {
        judge("1319", &input, &mut Budget::default()).expect("an answer")
    });
    assert_eq!(found.trim() == "win", plain);
}

/// Measure the core alone, as no textbook has an algorithm for quotients.
fn quotients() {
    for code in ["0.77", "0.15", "0.72", "0.3777"] {
        let game = Game::parse(&format!("octal {code}")).expect("a code");
        measure(&format!("misère quotient of {code}"), Who::Native, || {
            quotient(&game, 10_000, &mut Budget::steps(100_000_000)).expect("an answer").order
        });
    }
}
