//! The two classes of values of a heap (common and rare), and a place for each value within its class.
//!
//! Two values of a class that differ in the lowest bit of the mask also differ in another bit. The value without that
//! bit is called its *place*. Places keep the order of the values of a class, and the place of a nim-sum is the nim-sum
//! of the places.

/// The rule that decides which values make heap n common, depending on the parity of n. No two common heaps give a
/// common value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The mask, not 0. A value belongs to the odd class if it has an odd number of bits in common with the mask.
    pub mask: u16,
    /// For even and for odd n, whether the common values are those of the even class.
    pub turned: [bool; 2],
}

impl Class {
    pub fn is_common(&self, n: u64, value: u8) -> bool {
        self.is_odd(value) != self.turned[(n % 2) as usize]
    }

    fn is_odd(&self, value: u8) -> bool {
        (u16::from(value) & self.mask).count_ones() % 2 == 1
    }

    /// Return whether the nim-sum of the value of a common heap n and the value `more` is a common value of the heap
    /// that is `distance` larger.
    pub fn makes_common(&self, more: u8, distance: usize) -> bool {
        self.is_odd(more) == (self.turned[0] != self.turned[distance % 2])
    }

    /// Return the index of the bit that places lack. For each aligned block of 2^index places, the common value is
    /// always the smaller or always the larger of the two values with that place.
    pub fn lacking(&self) -> u32 {
        self.mask.trailing_zeros()
    }

    /// Return the place of a value: the value without the lowest bit of the mask.
    pub fn place(&self, value: u8) -> usize {
        let (value, low) = (usize::from(value), (1 << self.lacking()) - 1);
        value >> 1 & !low | value & low
    }

    /// Return the value with the given place, from 0 to 127, that makes heap n common if `is_common` is true, and not
    /// common otherwise.
    pub fn value(&self, n: u64, is_common: bool, place: usize) -> u8 {
        let low = (1 << self.lacking()) - 1;
        let value = ((place & !low) << 1 | place & low) as u8;
        let other = value | 1 << self.lacking();
        if self.is_common(n, value) == is_common { value } else { other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_keep_the_order_and_sums_of_a_class() {
        for (mask, turned) in [(0b1101, [true, false]), (0b11_1010, [false; 2]), (0x80, [false; 2])]
        {
            let class = Class { mask, turned };
            for n in 0..2 {
                for is_common in [true, false] {
                    let values = (0..128).map(|place| class.value(n, is_common, place));
                    let values: Vec<u8> = values.collect();
                    assert!(values.is_sorted_by(|a, b| a < b), "{mask}");
                    for (place, value) in values.into_iter().enumerate() {
                        assert_eq!(class.is_common(n, value), is_common);
                        assert_eq!(class.place(value), place);
                        let other = class.value(n + 1, !is_common, place ^ 5);
                        assert_eq!(class.place(value ^ other), 5);
                    }
                }
            }
        }
    }
}
