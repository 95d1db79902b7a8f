//! One table for `npm run bench -- peers`: `peers core|textbook CODE HEAP` prints the time, a hash of the values and
//! the proven bound. `peers proof CODE HEAP` is for `npm run bench -- proofs`: it prints the times at which heaps were
//! reached, until a period is proven or heap HEAP is reached. `peers proof CODE HEAP FILE` saves the values in a file
//! from time to time, and continues from the saved values. `peers window CODE HEAP` searches with the window engine;
//! `peers pieces CODE FOLDER` does so until the period is proven, with a file for each piece. Without arguments, as
//! `cargo bench` runs it, the program does nothing.

use std::hint::black_box;
use std::time::{Duration, Instant};

use mexplorer::heaps::octal::{BreakTable, TakeAndBreak, TakeCode};
use mexplorer::text::Word;
use mexplorer::{Budget, Game, GrundyValues, Period, Proof, Sequence, TableJob};
use mexplorer_prover::prove;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let (who, code, heap, file) = match arguments.as_slice() {
        [who, code, heap] => (who, code, heap, None),
        [who, code, heap, file] => (who, code, heap, Some(file.as_str())),
        _ => return,
    };
    if who == "pieces" {
        return pieces(code, heap);
    }
    let heap: u64 = heap.parse().expect("a heap");
    if who == "window" {
        return window(code, heap);
    }
    if who == "proof" {
        return proof(code, heap, file);
    }
    let (time, values, upto) = match who.as_str() {
        "textbook" => {
            let (time, values) = least(|| textbook(code, heap));
            (time, values, None)
        }
        _ => {
            let name = if code == "grundy" { code.clone() } else { format!("octal {code}") };
            let game = Game::parse(&name).expect("a code");
            let (time, (nimbers, _, proof)) = least(|| {
                let job = TableJob::unlimited(&game, heap).expect("a table");
                job.finish(&mut Budget::steps(u64::MAX)).expect("values")
            });
            let upto = match proof {
                Some(Proof::GuySmith { upto, .. }) => Some(upto),
                _ => None,
            };
            (time, nimbers.iter().collect(), upto)
        }
    };
    let hash =
        values.iter().fold(0x811c_9dc5u32, |hash, value| (hash ^ value).wrapping_mul(0x0100_0193));
    let upto = upto.map_or("null".to_string(), |upto| upto.to_string());
    let milliseconds = time.as_secs_f64() * 1000.0;
    println!(r#"{{"ms": {milliseconds}, "hash": {hash}, "proven": {upto}}}"#);
}

/// Search for a period up to a heap with the window engine, and print the time and the result as JSON.
fn window(code: &str, heap: u64) {
    let game = Game::parse(&format!("octal {code}")).expect("a code");
    let begin = Instant::now();
    let run = prove(&game, heap, None, &mut Budget::steps(u64::MAX), &mut |_, _| {});
    let run = run.expect("a search");
    let milliseconds = begin.elapsed().as_secs_f64() * 1000.0;
    let period = run.period.map_or("null".to_string(), |Period { preperiod, length, .. }| {
        format!(r#"{{"preperiod": {preperiod}, "length": {length}}}"#)
    });
    println!(r#"{{"ms": {milliseconds}, "reached": {}, "proven": {period}}}"#, run.reached);
}

/// The number of heaps in one piece of a certificate.
const PIECE: u64 = 1 << 30;

/// Write the state of a proof into a folder at the end of each piece, as `mexplorer prove --pieces` does, and
/// continue from the last stored piece.
fn pieces(code: &str, folder: &str) {
    let game = Game::parse(&format!("octal {code}")).expect("a code");
    let folder = std::path::Path::new(folder);
    std::fs::create_dir_all(folder).expect("a folder");
    let file = folder.join("state.txt");
    let mut state = std::fs::read_to_string(&file).ok();
    let word = |state: &str, name: &str, i: usize| {
        let line = state.lines().find(|line| line.starts_with(name))?;
        line.split(' ').nth(i).map(str::to_string)
    };
    loop {
        let next = state.as_deref().and_then(|state| word(state, "main ", 1));
        let next = next.and_then(|next| next.parse::<u64>().ok()).unwrap_or(0);
        let upto = (next / PIECE + 1) * PIECE - 1;
        let begin = Instant::now();
        let budget = &mut Budget::steps(u64::MAX);
        let run = prove(&game, upto, state.as_deref(), budget, &mut |_, _| {}).expect("a search");
        let text = run.state.expect("the engine of the window");
        if run.period.is_none()
            && let Some(window) = word(&text, "main ", 2)
        {
            std::fs::write(folder.join(format!("{}.window", upto + 1)), window).expect("a file");
        }
        let part = folder.join("state.part");
        std::fs::write(&part, &text).expect("a file");
        std::fs::rename(&part, &file).expect("a file");
        let seconds = begin.elapsed().as_secs_f64();
        println!("{} {seconds:.2} s {:?}", run.reached, run.period);
        if run.period.is_some() {
            return;
        }
        state = Some(text);
    }
}

/// The first heap at which the time is measured, unless more values are already saved; each later measured heap is
/// twice as large.
const POINT: u64 = 250_000;

/// Compute values until a period is proven or the heap is reached, save the values in the file, if given, and print the
/// times at which heaps were reached.
fn proof(code: &str, heap: u64, file: Option<&str>) {
    let word = Word { text: code, start: 0 };
    let rules = TakeAndBreak::from(&TakeCode::parse(word, false).expect("a code"));
    let kept = file.and_then(|file| std::fs::read(file).ok()).unwrap_or_default();
    let begin = Instant::now();
    let milliseconds = || begin.elapsed().as_secs_f64() * 1000.0;
    let mut table = BreakTable::resume(rules, &GrundyValues::Bytes(kept)).expect("two heaps");
    let mut budget = Budget::steps(u64::MAX);
    let (mut points, mut at) = (Vec::new(), POINT.max(table.values().len() as u64));
    let proven = loop {
        table.extend(at.min(heap), false, &mut budget).expect("values");
        points.push(format!("[{}, {}]", table.values().len() - 1, milliseconds()));
        if let (Some(file), GrundyValues::Bytes(values)) = (file, table.values()) {
            std::fs::write(file, values).expect("a file");
        }
        match table.period().filter(|period| period.proven) {
            None if at < heap => at = at.saturating_mul(2),
            period => break period,
        }
    };
    let proven = proven.map_or("null".to_string(), |Period { preperiod, length, .. }| {
        format!(r#"{{"preperiod": {preperiod}, "length": {length}}}"#)
    });
    let bytes = match table.values() {
        GrundyValues::Bytes(_) => 1,
        GrundyValues::Narrow(_) => 2,
        GrundyValues::Wide(_) => 4,
    };
    let points = points.join(", ");
    println!(r#"{{"points": [{points}], "proven": {proven}, "bytes": {bytes}}}"#);
}

/// Return the shortest time of several runs, and the result. The runs are repeated for a fixed short time.
fn least<T>(run: impl Fn() -> T) -> (Duration, T) {
    let begin = Instant::now();
    let mut least = Duration::MAX;
    loop {
        let start = Instant::now();
        let result = black_box(run());
        least = least.min(start.elapsed());
        if begin.elapsed() > Duration::from_secs(2) {
            break (least, result);
        }
    }
}

/// Return the values of an octal game by the definition: each value is the mex of the nim-sums of the options.
fn textbook(code: &str, heap: u64) -> Vec<u32> {
    let digits: Vec<u32> = code.chars().filter_map(|c| c.to_digit(8)).collect();
    let mut values: Vec<u32> = Vec::new();
    let mut seen = vec![usize::MAX; 1 << 12];
    for n in 0..=heap as usize {
        for (taken, digit) in digits.iter().enumerate().take_while(|(taken, _)| *taken <= n) {
            let rest = n - taken;
            if rest == 0 && digit & 1 != 0 && n > 0 {
                seen[0] = n;
            }
            if rest > 0 && digit & 2 != 0 {
                seen[values[rest] as usize] = n;
            }
            if digit & 4 != 0 {
                for a in 1..=rest / 2 {
                    seen[(values[a] ^ values[rest - a]) as usize] = n;
                }
            }
        }
        values.push(seen.iter().position(|stamp| *stamp != n).unwrap_or(0) as u32);
    }
    values
}
