use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        // The stones and heaps of the larger heaps, less one.
        let b = heaps.iter().filter(|&&heap| heap > 1).map(|heap| heap + 1).sum::<u64>();
        let b = b.saturating_sub(1);
        let lost = if b <= 2 { ones % 3 == 0 } else { ones % 2 == 0 && b % 2 == 0 };
        println!("{}", if lost { "NO" } else { "YES" });
    }
}
