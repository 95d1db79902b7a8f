use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers: Vec<u64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let modulus = numbers[0] as usize + 1;
    let mut heaps = numbers[2..].to_vec();
    let mut touched: Vec<usize> = Vec::new();
    for column in (0..64).rev() {
        let bit = 1 << column;
        // The untouched heaps with a 1 in this column.
        let has = |i: &usize| !touched.contains(i) && heaps[*i] & bit != 0;
        let ones: Vec<usize> = (0..heaps.len()).filter(has).collect();
        let s = ones.len() % modulus;
        let wanted = (modulus - s) % modulus;
        touched.iter().for_each(|&i| heaps[i] &= !bit);
        if wanted <= touched.len() {
            // That many of the touched heaps write 1.
            touched[..wanted].iter().for_each(|&i| heaps[i] |= bit);
        } else {
            // s more heaps are touched, together at most k.
            ones[..s].iter().for_each(|&i| heaps[i] &= !bit);
            touched.extend(&ones[..s]);
        }
    }
    let texts: Vec<String> = heaps.iter().map(u64::to_string).collect();
    println!("{}", if touched.is_empty() { "No".into() } else { texts.join(" ") });
}
