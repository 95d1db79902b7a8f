use std::io::{read_to_string, stdin};

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers: Vec<i128> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (n, p) = (numbers[0], &numbers[2..]);

    let mut sum = 0;
    for i in 1..1u64 << p.len() {
        let (mut t, mut chosen) = (1, 0);
        for (j, &number) in p.iter().enumerate() {
            if i >> j & 1 == 1 && t <= n {
                chosen += 1;
                t = t / gcd(t, number) * number; // for primes just t * number
            }
        }
        if t <= n {
            sum += if chosen % 2 == 1 { n / t } else { -(n / t) };
        }
    }
    println!("{sum}");
}
