//! The heaps of a given value, for values that come in periodic runs of equal values.

/// Return the numbers from `least` to `most` whose remainder modulo `length` lies from `first` to `last`, in descending
/// order. `last` may be `length`, for runs that end with the next multiple. The range must be shorter than `length`, so
/// that it touches at most two periods.
///
/// ```
/// use mexplorer::heaps::subtraction::interval::in_runs;
/// assert_eq!(in_runs(2, 3, 7, 8, 13).collect::<Vec<_>>(), [10, 9]);
/// ```
pub fn in_runs(
    first: u64,
    last: u64,
    length: u64,
    least: u64,
    most: u64,
) -> impl Iterator<Item = u64> {
    let newest = most / length;
    let oldest = newest.saturating_sub(1);
    (oldest..=newest).rev().flat_map(move |run| {
        let start = run * length;
        ((start + first).max(least)..=(start + last).min(most)).rev()
    })
}
