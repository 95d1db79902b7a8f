use std::io::{read_to_string, stdin};

type Word = [i32; 4]; // exponents of a, b, c, d

const EARLY: [Word; 5] = [[0; 4], [1, 0, 0, 0], [0; 4], [0, 1, 0, 0], [0, 1, 0, 0]];
const AGAIN: [Word; 5] = [[1, 0, 0, 0], [0, 0, 0, 2], [0; 4], [0, 0, 1, 0], [0, 0, 0, 1]];
// a²=1, c²=1, cd=bd, b²c=b³, b²d=d, d³=ad², b⁴=b²
const RULES: [(Word, Word); 7] = [
    ([2, 0, 0, 0], [0; 4]),
    ([0, 0, 2, 0], [0; 4]),
    ([0, 0, 1, 1], [0, 1, 0, 1]),
    ([0, 2, 1, 0], [0, 3, 0, 0]),
    ([0, 2, 0, 1], [0, 0, 0, 1]),
    ([0, 0, 0, 3], [1, 0, 0, 2]),
    ([0, 4, 0, 0], [0, 2, 0, 0]),
];
const LOST: [Word; 5] = [[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 2], [1, 0, 1, 0], [0, 1, 0, 1]];

fn times(x: Word, y: Word) -> Word {
    let mut word: Word = std::array::from_fn(|i| x[i] + y[i]);
    let fits = |word: &Word, left: &Word| (0..4).all(|i| word[i] >= left[i]);
    while let Some((left, right)) = RULES.iter().find(|(left, _)| fits(&word, left)) {
        word = std::array::from_fn(|i| word[i] - left[i] + right[i]);
    }
    word
}

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let heaps = numbers.skip(1); // the first is how many follow
    let classes = heaps.map(|heap| if heap < 5 { EARLY[heap] } else { AGAIN[heap % 5] });
    let product = classes.fold([0; 4], times);
    println!("{}", if LOST.contains(&product) { "No" } else { "Yes" });
}
