use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn main() {
    // The digits of a code such as 0.77, and up to which heap the values are computed.
    let text = read_to_string(stdin()).unwrap();
    let (digits, last) = text.trim().split_once(' ').unwrap();
    let digits: Vec<usize> = digits.bytes().map(|digit| (digit - b'0') as usize).collect();
    let last: usize = last.parse().unwrap();
    let t = digits.len(); // the most that a move takes
    let mut sg = vec![0usize];
    for n in 1..=last {
        let mut seen = HashSet::new();
        for take in 1..=t.min(n) {
            let (digit, rest) = (digits[take - 1], n - take);
            if digit & 1 != 0 && rest == 0 {
                seen.insert(0);
            }
            if digit & 2 != 0 && rest > 0 {
                seen.insert(sg[rest]);
            }
            if digit & 4 != 0 {
                seen.extend((1..rest).map(|i| sg[i] ^ sg[rest - i]));
            }
        }
        sg.push((0..).find(|g| !seen.contains(g)).unwrap());
    }
    for p in 1..=last {
        // From here on sg[n] = sg[n + p], as far as is known.
        let mut first = last - p + 1;
        while first > 1 && sg[first - 1] == sg[first - 1 + p] {
            first -= 1;
        }
        let upto = 2 * (first - 1) + 2 * p + t; // Guy and Smith
        if upto <= last {
            return println!("{first} {p} {upto}");
        }
    }
    println!("none");
}
