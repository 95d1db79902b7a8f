//! Genera of heaps, which decide whether misère play is tame (Conway 1976, chapter 12).
//!
//! A heap has a genus: its value in normal play, and the value g⁻ of misère play, which is the mex of the values g⁻ of
//! its options, and 1 for a heap without options. A heap is tame if all its options are tame and its genus is 0¹ or 1⁰
//! (the heap is called fickle) or x^x (the heap is called firm). The value g⁻ of a sum of tame heaps is the nim-sum of
//! their values, or that nim-sum ⊕ 1 if all of them are fickle. Besides the value of a heap, only two facts about its
//! options matter: whether an option has g⁻ = 0, and whether an option has g⁻ = 1.

/// The set of misère values of a heap's options, reduced to 0, 1 and "more". This is enough to tell tame heaps from
/// wild heaps. A misère value above 1 equals the normal value, since only sums of value 0 or 1 are fickle.
#[derive(Clone, Copy, Debug, Default)]
pub struct MisereOptions(u8);

impl MisereOptions {
    /// Make the set from bits: bit 0 for the value 0, bit 1 for the value 1, bit 2 for any larger
    /// value.
    #[cfg(feature = "lab")]
    pub(crate) fn of_bits(bits: u8) -> Self {
        MisereOptions(bits)
    }

    /// Add an option, given by the nim-sum of its heaps' values and whether all its heaps are fickle.
    #[inline(always)]
    pub fn see(&mut self, sum: u64, fickle: bool) {
        self.0 |= 1 << (sum ^ u64::from(fickle)).min(2);
    }

    /// Return whether a heap of this value is fickle, or `None` if the heap is wild.
    pub fn is_fickle(self, value: u64) -> Option<bool> {
        let low = [self.0 & 1 != 0, self.0 & 2 != 0];
        match (value, low) {
            _ if self.0 == 0 => Some(true),
            (0, [true, false]) | (1, [false, _]) => Some(true),
            (0, [false, _]) | (1, [true, false]) => Some(false),
            (2.., [true, true]) => Some(false),
            _ => None,
        }
    }
}

/// The genera of the examined heaps, up to the first wild heap.
#[derive(Clone, Debug, Default)]
pub struct Genera {
    len: u64,
    /// One bit for each heap: 1 if the heap is fickle.
    fickle: Vec<u64>,
    /// Whether some heap of value 0 or 1 is firm.
    has_firm: bool,
    wild: Option<u64>,
    /// The heap size from which the fickle heaps are periodic, and their period, if all heaps are proven tame.
    forever: Option<(u64, u64)>,
}

impl Genera {
    /// Return the genera of a game in which any number may be taken, so that the empty heap and a heap of 1 are options
    /// of every larger heap: all heaps are tame, and only the heaps 0 and 1 are fickle.
    pub fn of_nim() -> Self {
        let forever = Some((2, 1));
        Genera { len: 3, fickle: vec![0b11], has_firm: false, wild: None, forever }
    }

    /// Return empty genera, for a game whose misère play no caller needs.
    pub fn unasked() -> Self {
        Genera { wild: Some(0), ..Genera::default() }
    }

    /// Return whether the genera of heaps are computed.
    pub fn are_asked(&self) -> bool {
        self.wild != Some(0)
    }

    pub fn len(&self) -> u64 {
        self.len
    }

    /// Return whether the search for wild heaps is finished: a wild heap is found, or all heaps are proven tame.
    pub fn is_settled(&self) -> bool {
        self.wild.is_some() || self.forever.is_some()
    }

    pub fn is_wild(&self) -> bool {
        self.wild.is_some()
    }

    /// Return whether some heap of value 0 or 1 is firm, so that values alone do not identify fickle heaps.
    pub fn has_firm(&self) -> bool {
        self.has_firm
    }

    /// Return the heap size below which all heaps are known to be tame; `u64::MAX` if all heaps are.
    pub fn tame_upto(&self) -> u64 {
        if self.forever.is_some() { u64::MAX } else { self.len }
    }

    pub fn fickle(&self, heap: u64) -> Option<bool> {
        let index = match self.forever {
            Some((from, length)) if heap >= from => from + (heap - from) % length,
            _ => heap,
        };
        (index < self.len).then(|| self.is_fickle(index))
    }

    #[inline]
    pub fn is_fickle(&self, heap: u64) -> bool {
        let word = self.fickle.get((heap / 64) as usize).copied().unwrap_or(0);
        word >> (heap % 64) & 1 == 1
    }

    /// Add the next heap with its value and the misère values of its options. Heaps after a wild
    /// one are ignored.
    pub fn push(&mut self, value: u64, options: MisereOptions) {
        if self.wild.is_some() {
            return;
        }
        match options.is_fickle(value) {
            Some(fickle) => {
                let word = (self.len / 64) as usize;
                if word == self.fickle.len() {
                    self.fickle.push(0);
                }
                self.fickle[word] |= u64::from(fickle) << (self.len % 64);
                self.has_firm |= !fickle && value < 2;
                self.len += 1;
            }
            None => self.wild = Some(self.len),
        }
    }

    /// Return the bit words of fickle heaps, extended with 0 up to heap `upto`; empty if some heap is wild.
    #[cfg(feature = "lab")]
    pub(crate) fn make_room(&mut self, upto: u64) -> &mut [u64] {
        if self.wild.is_some() {
            return &mut [];
        }
        let words = (upto / 64 + 1) as usize;
        if words > self.fickle.len() {
            self.fickle.resize(words, 0);
        }
        &mut self.fickle
    }

    /// Set the number of heaps known to be tame to `len`; the caller has set their bits.
    #[cfg(feature = "lab")]
    pub(crate) fn reach(&mut self, len: u64) {
        if self.wild.is_none() {
            self.len = len;
        }
    }

    /// Return the least heap size from which the fickle heaps added so far repeat with period `length`.
    pub fn repeats_from(&self, length: u64) -> u64 {
        let differs = |n: &u64| self.is_fickle(*n) != self.is_fickle(n - length);
        (length..self.len).rev().find(differs).map_or(0, |n| n - length + 1)
    }

    /// Record that all heaps are tame and that the fickle heaps have period `length` from heap `from` on.
    pub fn repeat(&mut self, from: u64, length: u64) {
        self.forever = Some((from, length));
    }
}
