//! Values that the options of a heap have, and the least one that they have not.

/// Marks on numbers: one is set if it bears the current stamp, so that none has to be taken back.
#[derive(Debug)]
pub(super) struct Marks {
    stamps: Vec<u32>,
    stamp: u32,
}

impl Marks {
    pub(super) fn new() -> Self {
        Marks { stamps: vec![0; 16], stamp: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
    }

    /// Have room for nim-sums of values up to `value`.
    pub(super) fn grow(&mut self, value: u32) {
        let room = (value as usize + 1).next_power_of_two();
        if room > self.stamps.len() {
            self.stamps.resize(room, 0);
        }
    }

    #[inline]
    pub(super) fn mark(&mut self, value: u32) {
        if let Some(stamp) = self.stamps.get_mut(value as usize) {
            *stamp = self.stamp;
        }
    }

    /// The least number without a mark.
    pub(super) fn mex(&self) -> u32 {
        let free = self.stamps.iter().position(|stamp| *stamp != self.stamp);
        free.unwrap_or(self.stamps.len()) as u32
    }
}
