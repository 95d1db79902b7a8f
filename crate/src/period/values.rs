//! The values of heaps 0, 1, 2 …, in as few bytes as possible.

#[cfg(feature = "lab")]
use crate::base::lengthen::lengthen;

/// A list of the Grundy values of heaps 0, 1, 2 …, in one, two or four bytes a heap.
///
/// The list takes two bytes a heap until a value passes 65,535, then four. A list that begins with single bytes takes
/// one byte a heap until a value passes 255.
///
/// ```
/// use mexplorer::GrundyValues;
/// let mut values: GrundyValues = [0, 1, 2].into_iter().collect();
/// values.push(70_000);
/// assert_eq!((values.len(), values.get(3), values.get(4)), (4, Some(70_000), None));
/// ```
///
/// The list crosses the JavaScript boundary as a typed array, without a copy element by element.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Uint8Array | Uint16Array | Uint32Array")
)]
pub enum GrundyValues {
    /// Every value is below 256.
    Bytes(Vec<u8>),
    /// Every value is below 65,536.
    Narrow(Vec<u16>),
    /// Some value of the list, or of a list from which it was made, needed more than two bytes.
    Wide(Vec<u32>),
}

/// Evaluate one expression with the list of values, whichever of the three widths the list has.
macro_rules! each_width {
    ($of:expr, $values:ident => $result:expr) => {
        match $of {
            GrundyValues::Bytes($values) => $result,
            GrundyValues::Narrow($values) => $result,
            GrundyValues::Wide($values) => $result,
        }
    };
}
pub(crate) use each_width;

impl Default for GrundyValues {
    fn default() -> Self {
        GrundyValues::Narrow(Vec::new())
    }
}

impl From<Vec<u16>> for GrundyValues {
    fn from(values: Vec<u16>) -> Self {
        GrundyValues::Narrow(values)
    }
}

impl GrundyValues {
    /// An empty list, whose values take one byte each as long as they fit.
    ///
    /// ```
    /// use mexplorer::GrundyValues;
    /// let mut values = GrundyValues::bytes();
    /// (0..256).for_each(|value| values.push(value));
    /// assert!(matches!(values, GrundyValues::Bytes(_)));
    /// values.push(256);
    /// assert!(matches!(values, GrundyValues::Narrow(_)));
    /// assert!(values.iter().eq(0..=256));
    /// ```
    pub fn bytes() -> Self {
        GrundyValues::Bytes(Vec::new())
    }

    /// The number of heaps with a value: heaps `0..len`.
    #[inline]
    pub fn len(&self) -> usize {
        each_width!(self, values => values.len())
    }

    /// The approximate number of bytes that a table with these values takes: three times the values, to include the
    /// data for computing more values.
    pub fn held(&self) -> usize {
        3 * each_width!(self, values => size_of_val(values.as_slice()))
    }

    /// Return whether the list has no values.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of heap `n`; `None` beyond the end of the list.
    #[inline]
    pub fn get(&self, n: usize) -> Option<u32> {
        match self {
            GrundyValues::Bytes(values) => values.get(n).map(|v| u32::from(*v)),
            GrundyValues::Narrow(values) => values.get(n).map(|v| u32::from(*v)),
            GrundyValues::Wide(values) => values.get(n).copied(),
        }
    }

    /// Add the value of the next heap.
    #[inline]
    pub fn push(&mut self, value: u32) {
        match self {
            GrundyValues::Bytes(values) => match u8::try_from(value) {
                Ok(value) => values.push(value),
                Err(_) => {
                    self.narrow();
                    self.push(value);
                }
            },
            GrundyValues::Narrow(values) => match u16::try_from(value) {
                Ok(value) => values.push(value),
                Err(_) => self.widen(value),
            },
            GrundyValues::Wide(values) => values.push(value),
        }
    }

    /// Convert the list to four bytes a heap and append `value`.
    #[cold]
    fn widen(&mut self, value: u32) {
        let wide = self.iter().chain([value]).collect();
        *self = GrundyValues::Wide(wide);
    }

    /// Return the list with two bytes a heap, converting it first if it has one byte a heap. Return `None` for a list
    /// with four bytes a heap.
    pub fn narrow(&mut self) -> Option<&mut Vec<u16>> {
        if let GrundyValues::Bytes(values) = self {
            *self = GrundyValues::Narrow(values.iter().map(|value| u16::from(*value)).collect());
        }
        match self {
            GrundyValues::Narrow(values) => Some(values),
            _ => None,
        }
    }

    /// Reserve memory for `count` values in total. Do nothing if the memory is not available.
    pub fn make_room(&mut self, count: usize) {
        let more = count.saturating_sub(self.len());
        // Ignore a failure: pushing values reserves memory step by step without the reservation.
        let _ = each_width!(self, values => values.try_reserve_exact(more));
    }

    /// A copy of the first values, at most `count` of them.
    pub(crate) fn first(&self, count: usize) -> Self {
        match self {
            GrundyValues::Bytes(values) => {
                GrundyValues::Bytes(values[..count.min(values.len())].to_vec())
            }
            GrundyValues::Narrow(values) => {
                GrundyValues::Narrow(values[..count.min(values.len())].to_vec())
            }
            GrundyValues::Wide(values) => {
                GrundyValues::Wide(values[..count.min(values.len())].to_vec())
            }
        }
    }

    /// Add zeros until there are `count` values.
    #[cfg(feature = "lab")]
    pub(crate) fn lengthen(&mut self, count: usize) {
        let count = count.max(self.len());
        each_width!(self, values => lengthen(values, count, 0));
    }

    /// Drop all but the first `count` values.
    #[cfg(feature = "lab")]
    pub(crate) fn shorten(&mut self, count: usize) {
        each_width!(self, values => values.truncate(count));
    }

    /// The largest value of the heaps from `from` on; 0 if there are no such heaps.
    pub(crate) fn largest_from(&self, from: usize) -> u32 {
        each_width!(self, values => values.get(from..).unwrap_or(&[]).iter().copied().max().map_or(0, u32::from))
    }

    /// The values of heaps `from..to`, as far as the list has them.
    pub fn part(&self, from: usize, to: usize) -> GrundyValues {
        let to = to.min(self.len());
        let from = from.min(to);
        match self {
            GrundyValues::Bytes(values) => GrundyValues::Bytes(values[from..to].to_vec()),
            GrundyValues::Narrow(values) => GrundyValues::Narrow(values[from..to].to_vec()),
            GrundyValues::Wide(values) => GrundyValues::Wide(values[from..to].to_vec()),
        }
    }

    /// Append the values `more` of the next heaps.
    pub fn append(&mut self, more: &GrundyValues) {
        match (&mut *self, more) {
            (GrundyValues::Bytes(values), GrundyValues::Bytes(more)) => {
                values.extend_from_slice(more)
            }
            (GrundyValues::Narrow(values), GrundyValues::Narrow(more)) => {
                values.extend_from_slice(more)
            }
            (GrundyValues::Wide(values), GrundyValues::Wide(more)) => {
                values.extend_from_slice(more)
            }
            _ => more.iter().for_each(|value| self.push(value)),
        }
    }

    /// Add `count` values, each equal to the value `length` before it; the list must have at least
    /// `length` values.
    ///
    /// ```
    /// use mexplorer::GrundyValues;
    /// let mut values: GrundyValues = [9, 0, 1, 2].into_iter().collect();
    /// values.repeat(3, 5);
    /// assert!(values.iter().eq([9, 0, 1, 2, 0, 1, 2, 0, 1]));
    /// ```
    pub fn repeat(&mut self, length: usize, count: usize) {
        each_width!(self, values => repeat(values, length, count));
    }

    /// The values in order of heap size.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.len()).filter_map(|n| self.get(n))
    }
}

/// Append `count` values that repeat the last `length` values, and copy twice as many in each pass.
fn repeat<V: Copy>(values: &mut Vec<V>, length: usize, count: usize) {
    let start = values.len().saturating_sub(length);
    let mut left = count;
    while left > 0 && start < values.len() {
        let some = left.min(values.len() - start);
        values.extend_from_within(start..start + some);
        left -= some;
    }
}

impl FromIterator<u32> for GrundyValues {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        let mut all = GrundyValues::default();
        values.into_iter().for_each(|value| all.push(value));
        all
    }
}

/// Compare the values of two lists, whatever number of bytes each list takes for a value.
impl PartialEq for GrundyValues {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (GrundyValues::Bytes(a), GrundyValues::Bytes(b)) => a == b,
            (GrundyValues::Narrow(a), GrundyValues::Narrow(b)) => a == b,
            (GrundyValues::Wide(a), GrundyValues::Wide(b)) => a == b,
            _ => self.len() == other.len() && self.iter().eq(other.iter()),
        }
    }
}

impl Eq for GrundyValues {}
