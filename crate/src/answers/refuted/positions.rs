//! Enumeration of the positions on which a claim is tested, the smallest first.

/// A set of test positions, made of heaps larger than 0 in ascending order or of the steps of a staircase.
#[derive(Clone, Copy, Debug)]
pub(super) enum Among {
    /// Between `fewest` and `most` heaps, with at most `stones` stones in all.
    Heaps { fewest: usize, most: usize, stones: u64 },
    /// Between 1 and `most` steps in every order, including empty steps, with at most `stones` stones in all.
    Steps { most: usize, stones: u64 },
}

impl Among {
    /// Normalize a position for the rules: sort the heaps in ascending order and, if the number of heaps may vary,
    /// remove empty heaps. The steps of a staircase stay as given.
    pub(super) fn plain(self, heaps: &[u64]) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        if let Among::Heaps { fewest, .. } = self {
            heaps.sort_unstable();
            heaps.retain(|heap| *heap > 0 || fewest > 1);
        }
        heaps
    }

    /// Return whether the positions are heaps whose order does not matter.
    pub(super) fn is_heaps(self) -> bool {
        matches!(self, Among::Heaps { .. })
    }

    /// Return whether a claim about these positions applies to positions with `count` heaps, empty heaps included: some
    /// claims are about exactly two or exactly three heaps.
    pub(super) fn has(self, count: usize) -> bool {
        match self {
            Among::Heaps { fewest, most, .. } => fewest == 1 || (fewest..=most).contains(&count),
            Among::Steps { .. } => true,
        }
    }

    pub(super) fn largest(self) -> u64 {
        match self {
            Among::Heaps { stones, .. } | Among::Steps { stones, .. } => stones,
        }
    }
}

/// Iterate over the positions, ordered by the number of stones, then by the number of heaps, then lexicographically.
pub(super) fn positions(among: Among) -> impl Iterator<Item = Vec<u64>> {
    let (counts, least, stones) = match among {
        Among::Heaps { fewest, most, stones } => (fewest..=most, 1, stones),
        Among::Steps { most, stones } => (1..=most, 0, stones),
    };
    let ordered = least == 1;
    (1..=stones).flat_map(move |total| {
        counts.clone().flat_map(move |count| {
            let mut all = Vec::new();
            fill(&mut Vec::with_capacity(count), count, total, least, ordered, &mut all);
            all
        })
    })
}

/// Append to `all` each extension of `begun` by `count` more heaps of at least `least` stones, with `total` stones in
/// these heaps, which must ascend if `ordered`.
fn fill(
    begun: &mut Vec<u64>,
    count: usize,
    total: u64,
    least: u64,
    ordered: bool,
    all: &mut Vec<Vec<u64>>,
) {
    if count <= 1 {
        if count == 1 && total >= least {
            all.push([begun.as_slice(), &[total]].concat());
        }
        return;
    }
    let most = if ordered { total / count as u64 } else { total };
    for heap in least..=most {
        begun.push(heap);
        fill(begun, count - 1, total - heap, if ordered { heap } else { least }, ordered, all);
        begun.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_ascend_and_steps_come_in_every_order() {
        let heaps = positions(Among::Heaps { fewest: 1, most: 3, stones: 4 });
        let texts: Vec<String> = heaps.map(|heaps| format!("{heaps:?}")).collect();
        assert_eq!(
            texts.join(" "),
            "[1] [2] [1, 1] [3] [1, 2] [1, 1, 1] [4] [1, 3] [2, 2] [1, 1, 2]"
        );
        let steps: Vec<Vec<u64>> = positions(Among::Steps { most: 2, stones: 2 }).collect();
        assert_eq!(
            steps,
            [vec![1], vec![0, 1], vec![1, 0], vec![2], vec![0, 2], vec![1, 1], vec![2, 0]]
        );
    }
}
