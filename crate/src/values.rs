//! The values of heaps 0, 1, 2 …, at two bytes each as long as they fit.

/// A sequence of values. It takes two bytes a heap until a value passes 65,535, then four.
///
/// ```
/// use mexplorer::Values;
/// let mut values: Values = [0, 1, 2].into_iter().collect();
/// values.push(70_000);
/// assert_eq!((values.len(), values.get(3), values.get(4)), (4, Some(70_000), None));
/// ```
#[derive(Clone, Debug)]
pub enum Values {
    /// Every value is below 65,536.
    Narrow(Vec<u16>),
    /// Some value is not.
    Wide(Vec<u32>),
}

impl Default for Values {
    fn default() -> Self {
        Values::Narrow(Vec::new())
    }
}

impl Values {
    /// How many heaps have a value here.
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Values::Narrow(values) => values.len(),
            Values::Wide(values) => values.len(),
        }
    }

    /// Whether no heap has a value here.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of heap `n`, if it is here.
    #[inline]
    pub fn get(&self, n: usize) -> Option<u32> {
        match self {
            Values::Narrow(values) => values.get(n).map(|v| u32::from(*v)),
            Values::Wide(values) => values.get(n).copied(),
        }
    }

    /// Add the value of the next heap.
    #[inline]
    pub fn push(&mut self, value: u32) {
        match self {
            Values::Narrow(values) => match u16::try_from(value) {
                Ok(value) => values.push(value),
                Err(_) => self.widen(value),
            },
            Values::Wide(values) => values.push(value),
        }
    }

    /// Go on with four bytes a heap.
    #[cold]
    fn widen(&mut self, value: u32) {
        let wide = self.iter().chain([value]).collect();
        *self = Values::Wide(wide);
    }

    /// Make room for `count` values in all. Where there is no such room nothing happens.
    pub fn make_room(&mut self, count: usize) {
        let more = count.saturating_sub(self.len());
        // Without the room, adding values takes it bit by bit.
        let _ = match self {
            Values::Narrow(values) => values.try_reserve_exact(more),
            Values::Wide(values) => values.try_reserve_exact(more),
        };
    }

    /// The values of heaps `from..to`, as far as they are here.
    pub fn part(&self, from: usize, to: usize) -> Values {
        let to = to.min(self.len());
        let from = from.min(to);
        match self {
            Values::Narrow(values) => Values::Narrow(values[from..to].to_vec()),
            Values::Wide(values) => Values::Wide(values[from..to].to_vec()),
        }
    }

    /// Add the values of the next heaps.
    pub fn append(&mut self, more: &Values) {
        match (&mut *self, more) {
            (Values::Narrow(values), Values::Narrow(more)) => values.extend_from_slice(more),
            (Values::Wide(values), Values::Wide(more)) => values.extend_from_slice(more),
            _ => more.iter().for_each(|value| self.push(value)),
        }
    }

    /// The values in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.len()).filter_map(|n| self.get(n))
    }
}

impl FromIterator<u32> for Values {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        let mut all = Values::default();
        values.into_iter().for_each(|value| all.push(value));
        all
    }
}

/// The same values are equal, however many bytes they take.
impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Values::Narrow(a), Values::Narrow(b)) => a == b,
            (Values::Wide(a), Values::Wide(b)) => a == b,
            _ => self.len() == other.len() && self.iter().eq(other.iter()),
        }
    }
}

impl Eq for Values {}
