//! Conversion of values to the pixels of an image.

use crate::games::kit::grid::NO_POSITION;

/// Convert the values of a grid to pixels, four bytes each. The palette has four bytes for value 0, then colours from
/// the smallest to the largest other value. The colour of a value depends on the number of cells with smaller values,
/// so that a few very large values do not make all other values look alike. Cells without a position are transparent.
///
/// ```
/// use mexplorer::raster;
/// let palette: Vec<u8> = (0..12).collect();
/// assert_eq!(raster(&[0, 1, 900], &palette), palette);
/// ```
pub fn raster(nimbers: &[u16], palette: &[u8]) -> Vec<u8> {
    let steps = (palette.len() / 4).saturating_sub(1);
    let mut pixels = vec![0; 4 * nimbers.len()];
    if steps == 0 {
        return pixels;
    }
    let mut counts: Vec<usize> = Vec::new();
    for value in nimbers.iter().filter(|value| **value != NO_POSITION).map(|v| usize::from(*v)) {
        if value >= counts.len() {
            counts.resize(value + 1, 0);
        }
        counts[value] += 1;
    }
    let positive = counts.get(1..).unwrap_or_default();
    // Count the cells with a positive value below the largest value.
    let all = positive.iter().sum::<usize>() - positive.last().copied().unwrap_or(0);
    let mut below = 0;
    let mut colours: Vec<[u8; 4]> = Vec::with_capacity(counts.len());
    for (value, count) in counts.iter().enumerate() {
        let step = match value {
            0 => 0,
            _ => 1 + (below * (steps - 1) + all / 2).checked_div(all).unwrap_or(0),
        };
        below += if value > 0 { *count } else { 0 };
        colours.push(palette[4 * step..].first_chunk().copied().unwrap_or_default());
    }
    for (pixel, value) in pixels.chunks_exact_mut(4).zip(nimbers) {
        if let Some(colour) = colours.get(usize::from(*value)) {
            pixel.copy_from_slice(colour);
        }
    }
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_and_grid_is_drawn() {
        let palette: Vec<u8> = (0..=255u8).flat_map(|step| [step, 0, 0, 255]).collect();
        let red = |nimbers: &[u16], palette: &[u8]| -> Vec<u8> {
            raster(nimbers, palette).chunks(4).map(|pixel| pixel[0]).collect()
        };
        assert_eq!(red(&[0, 1, 2], &palette), [0, 1, 255]);
        assert_eq!(red(&[0, 1], &palette), [0, 1]);
        assert_eq!(red(&[0, 0], &palette), [0, 0]);
        assert_eq!(red(&[1, 500, 9000], &palette), [1, 128, 255]);
        // Three of the four cells below the largest value have values below 2, so 2 gets three quarters of the palette.
        assert_eq!(red(&[1, 1, 1, 2, 3], &palette), [1, 1, 1, 192, 255]);
        assert_eq!(raster(&[NO_POSITION, 3], &palette)[..4], [0; 4]);
        assert!(raster(&[], &palette).is_empty());
        assert_eq!(raster(&[3], &[]), [0; 4]);
        assert_eq!(raster(&[3], &palette[..4]), [0; 4]);
        // 65,534 is the largest value, as 65,535 marks a cell without a position.
        assert_eq!(red(&[7, 65_534], &palette), [1, 255]);
    }
}
