//! The two classes of values of a heap, and a place for each value within its class.
//!
//! Values of a class differ in their other bits already if they do in the least bit of the mask. Without that
//! bit a value is its *place*: values of a class keep their order, and the place of a sum is the sum of places.

/// The values that make a heap of n common, by the parity of n: the values that no two common heaps
/// give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The values with an odd number of bits in common with it; not 0.
    pub mask: u16,
    /// For even and odd n, whether the roles of the two classes are exchanged.
    pub turned: [bool; 2],
}

impl Class {
    pub fn is_common(&self, n: u64, value: u8) -> bool {
        self.is_odd(value) != self.turned[(n % 2) as usize]
    }

    fn is_odd(&self, value: u8) -> bool {
        (u16::from(value) & self.mask).count_ones() % 2 == 1
    }

    /// Whether a common heap and one of the value `more` add up to a common value of a heap that is larger by
    /// `distance` than the common one.
    pub fn makes_common(&self, more: u8, distance: usize) -> bool {
        self.is_odd(more) == (self.turned[0] != self.turned[distance % 2])
    }

    /// The number of the bit that places lack. So many places, to a power of two, are alike in whether their
    /// common value is the smaller one.
    pub fn lacking(&self) -> u32 {
        self.mask.trailing_zeros()
    }

    /// The place of a value.
    pub fn place(&self, value: u8) -> usize {
        let (value, low) = (usize::from(value), (1 << self.lacking()) - 1);
        value >> 1 & !low | value & low
    }

    /// The value with a place, from 0 to 127, that makes a heap of n common or not.
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
