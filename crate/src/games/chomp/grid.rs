//! Grundy values of Chomp with three rows, the third row of a fixed length.

use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::games::kit::grid::{NO_POSITION, Seen, mex_of};

/// Compute the values of the bars with rows x, y and `third`, at index `y * width + x`; [`NO_POSITION`] where these
/// rows are not a bar. The values of bars with shorter third rows are computed first.
///
/// With z for the third row, a bite in the first row leaves (x′, y, z), or (x′, x′, z) if x′ < y, or (x′, x′, x′) if x′
/// < z. A bite in the second row leaves (x, y′, z), or (x, y′, y′) if y′ < z, and a bite in the third row (x, y, z′).
/// The values computed for each of these kinds of options are kept as a set of bits.
pub fn three_rows(
    width: usize,
    height: usize,
    third: usize,
    budget: &mut Budget<'_>,
) -> Result<Vec<u16>> {
    let none = Seen::new(width + height + third);
    let mut layers: Vec<Vec<u16>> = Vec::new();
    // For each x, the values of the bars (x, y′, y′).
    let mut steps = vec![none.clone(); width];
    // The values of the bars (x′, x′, x′).
    let mut squares = none.clone();
    for z in 0..=third {
        let mut layer = vec![NO_POSITION; width * height];
        // For each x, the values of the bars (x, y′, z).
        let mut columns = vec![none.clone(); width];
        // The values of the bars (x′, x′, z).
        let mut diagonal = none.clone();
        for y in z..height {
            budget.spend(width as u64, || format!("row {y} of third row {z}"))?;
            let mut row = none.clone();
            let mut above = none.clone();
            for x in y.max(1)..width {
                let at = y * width + x;
                let thirds = layers.iter().map(|layer| layer[at]);
                thirds.clone().for_each(|value| above.add(value));
                let value = mex_of([&row, &columns[x], &diagonal, &squares, &steps[x], &above]);
                thirds.for_each(|value| above.remove(value));
                layer[at] = value;
                row.add(value);
                columns[x].add(value);
            }
            if (1..width).contains(&y) {
                diagonal.add(layer[y * width + y]);
            }
        }
        if z < height {
            (z.max(1)..width).for_each(|x| steps[x].add(layer[z * width + x]));
            if (1..width).contains(&z) {
                squares.add(layer[z * width + z]);
            }
        }
        layers.push(layer);
    }
    Ok(layers.pop().unwrap_or_default())
}
