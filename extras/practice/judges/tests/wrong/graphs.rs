//! Wrong programs for tokens on graphs.

use super::{Words, Wrong, mex, say, to_end, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("1319", "tokens that share a node count once", |input| {
        tokens(input, false, |mut values| {
            values.sort_unstable();
            values.dedup();
            xor(values.into_iter().map(|(_, value)| value)) != 0
        })
    }),
    wrong("1319", "edges backwards", |input| {
        tokens(input, true, |values| xor(values.into_iter().map(|(_, value)| value)) != 0)
    }),
    wrong("1319", "won if one token is won", |input| {
        tokens(input, false, |values| values.iter().any(|(_, value)| *value > 0))
    }),
    wrong("1319", "won and lost in place of values", |input| {
        tokens(input, false, |values| xor(values.into_iter().map(|(_, value)| value.min(1))) != 0)
    }),
    wrong("POJ2425", "tokens that share a node count once", |input| {
        chess(input, false, |_, values| values, true)
    }),
    wrong("POJ2425", "values up to 3", |input| {
        chess(input, false, |_, values| values.into_iter().map(|value| value & 3).collect(), false)
    }),
    wrong("POJ2425", "edges backwards", |input| chess(input, true, |_, values| values, false)),
    wrong("POJ2425", "the values of the graph before stay", |input| {
        chess(
            input,
            false,
            |old, values| {
                let kept = old.iter().chain(values.iter().skip(old.len()));
                kept.copied().collect()
            },
            false,
        )
    }),
    wrong("P6560", "a node without moves is a draw", |input| {
        cycles(input, |dead, _| if dead { 0 } else { -1 }, true)
    }),
    wrong("P6560", "a won node needs all its moves", |input| {
        cycles(input, |_, _| -1, true).replace("-1", "x").replace('1', "-1").replace('x', "1")
    }),
    wrong("P6560", "no draws", |input| {
        cycles(input, |_, _| -1, true).lines().map(|line| line.replace('0', "-1") + "\n").collect()
    }),
    wrong("P6560", "the end is not where the game ends", |input| cycles(input, |_, _| -1, false)),
    wrong("P6560", "the player who reaches the end loses", |input| {
        cycles(input, |_, is_end| if is_end { 1 } else { -1 }, true)
    }),
    wrong("AGC002E", "heaps not sorted", |input| candies(&Words::of(input).list(), 1)),
    wrong("AGC002E", "heaps in ascending order", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable();
        candies(&heaps, 1)
    }),
    wrong("AGC002E", "the diagonal one square further", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        candies(&heaps, 0)
    }),
    wrong("AGC002E", "the parity of all candies", |input| {
        let heaps = Words::of(input).list();
        say(heaps.iter().sum::<u64>() % 2 == 0, "First", "Second")
    }),
];

/// Return the values of the nodes of an acyclic graph by their successors.
pub fn values(to: &[Vec<usize>]) -> Vec<u64> {
    fn value(node: usize, to: &[Vec<usize>], known: &mut [Option<u64>]) -> u64 {
        if let Some(value) = known[node] {
            return value;
        }
        let seen: Vec<u64> = to[node].iter().map(|next| value(*next, to, known)).collect();
        let value = mex(&seen);
        known[node] = Some(value);
        value
    }
    let mut known = vec![None; to.len()];
    (0..to.len()).map(|node| value(node, to, &mut known)).collect()
}

fn tokens(input: &str, backwards: bool, won: fn(Vec<(u64, u64)>) -> bool) -> String {
    let mut w = Words::of(input);
    let (n, m, k) = (w.n(), w.n(), w.n());
    let mut to = vec![Vec::new(); n as usize];
    for (a, b) in w.pairs(m) {
        let (a, b) = if backwards { (b, a) } else { (a, b) };
        to[a - 1].push(b - 1);
    }
    let values = values(&to);
    let tokens = w.take(k).into_iter().map(|node| (node, values[node as usize - 1]));
    say(won(tokens.collect()), "win", "lose")
}

/// Return an output of POJ2425; `keep` replaces the values of a graph, given those of the graph before.
fn chess(
    input: &str,
    backwards: bool,
    keep: fn(&[u64], Vec<u64>) -> Vec<u64>,
    once: bool,
) -> String {
    let mut old = Vec::new();
    to_end(input, |w| {
        let lists: Vec<Vec<u64>> = (0..w.n()).map(|_| w.list()).collect();
        let mut to = vec![Vec::new(); lists.len()];
        for (from, list) in lists.iter().enumerate() {
            for next in list {
                let next = *next as usize;
                let (a, b) = if backwards { (next, from) } else { (from, next) };
                to[a].push(b);
            }
        }
        old = keep(&old, values(&to));
        let mut lines = Vec::new();
        loop {
            let mut tokens = w.list();
            if tokens.is_empty() {
                return lines.join("\n");
            }
            if once {
                tokens.sort_unstable();
                tokens.dedup();
            }
            let sum = xor(tokens.into_iter().map(|token| old[token as usize]));
            lines.push(say(sum != 0, "WIN", "LOSE"));
        }
    })
}

/// Return an output of P6560; `first` returns the outcome of a node without moves, given whether the node is another
/// node than the end, without edges, and whether it is the end. The game ends at the end if `stops`.
fn cycles(input: &str, first: fn(bool, bool) -> i32, stops: bool) -> String {
    let mut w = Words::of(input);
    let (n, m, q) = (w.n() as usize, w.n(), w.n());
    let mut back = vec![Vec::new(); n + 1];
    let mut degrees = vec![0; n + 1];
    for (a, b) in w.pairs(m) {
        back[b].push(a);
        degrees[a] += 1;
    }
    let questions = w.pairs(q).into_iter().map(|(start, end)| {
        let mut left = degrees.clone();
        if stops {
            left[end] = 0;
        }
        let mut outcomes: Vec<Option<i32>> = vec![None; n + 1];
        let mut queue: Vec<usize> = (1..=n).filter(|node| left[*node] == 0).collect();
        for node in &queue {
            outcomes[*node] = Some(first(*node != end && degrees[*node] == 0, *node == end));
        }
        while let Some(node) = queue.pop() {
            for &before in &back[node] {
                if outcomes[before].is_some() || outcomes[node] == Some(0) {
                    continue;
                }
                left[before] -= 1;
                if outcomes[node] == Some(-1) || left[before] == 0 {
                    outcomes[before] = Some(if outcomes[node] == Some(-1) { 1 } else { -1 });
                    queue.push(before);
                }
            }
        }
        outcomes[start].unwrap_or(0).to_string()
    });
    questions.collect::<Vec<_>>().join("\n")
}

fn candies(heaps: &[u64], next: usize) -> String {
    let mut d = 0;
    while heaps.get(d + next).is_some_and(|heap| *heap > (d + next) as u64) {
        d += 1;
    }
    let d = if next == 0 { d.min(heaps.len() - 1) } else { d };
    let right = heaps[d].saturating_sub(d as u64 + 1);
    let down = heaps[d + 1..].iter().take_while(|heap| **heap > d as u64).count();
    say(right % 2 == 1 || down % 2 == 1, "First", "Second")
}
