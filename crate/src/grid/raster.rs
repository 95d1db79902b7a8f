//! Values as the pixels of an image.

use super::NO_POSITION;

/// The values of a grid as pixels, four bytes each. The palette has four bytes for value 0, then those
/// for 1 up to the largest value of the grid, evenly; where there is no position all is transparent.
///
/// ```
/// use mexplorer::raster;
/// let palette: Vec<u8> = (0..12).collect();
/// assert_eq!(raster(&[0, 1, 9], &palette), palette);
/// ```
pub fn raster(nimbers: &[u16], palette: &[u8]) -> Vec<u8> {
    let values = nimbers.iter().filter(|value| **value != NO_POSITION);
    let top = usize::from(values.copied().max().unwrap_or(0)).max(1);
    let steps = (palette.len() / 4).saturating_sub(1);
    let mut pixels = vec![0; 4 * nimbers.len()];
    if steps == 0 {
        return pixels;
    }
    let step = |value: usize| match value {
        0 => 0,
        _ => 1 + ((value - 1) * (steps - 1) + (top - 1) / 2) / (top - 1).max(1),
    };
    let colours: Vec<[u8; 4]> = (0..=top)
        .map(|value| palette[4 * step(value)..].first_chunk().copied().unwrap_or_default())
        .collect();
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
        assert_eq!(red(&[1, 500, 1000], &palette), [1, 128, 255]);
        assert_eq!(raster(&[NO_POSITION, 3], &palette)[..4], [0; 4]);
        assert!(raster(&[], &palette).is_empty());
        assert_eq!(raster(&[3], &[]), [0; 4]);
        assert_eq!(raster(&[3], &palette[..4]), [0; 4]);
        // A value of 65,535 is no value, and the largest other one is.
        assert_eq!(red(&[65_534], &palette), [255]);
    }
}
