//! A set of numbers for the values of a heap's options, with a fast mex.

/// A set of marked numbers. A number is marked if its entry equals the current stamp, so that clearing takes constant
/// time.
#[derive(Clone, Debug)]
pub struct Marks {
    stamps: Vec<u32>,
    stamp: u32,
}

impl Marks {
    pub fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
    }

    /// Reserve room for nim-sums of values up to `value`.
    #[inline]
    pub fn grow(&mut self, value: u32) {
        if value as usize >= self.stamps.len() {
            self.stamps.resize((value as usize + 1).next_power_of_two(), 0);
        }
    }

    /// Return the count of numbers that can be marked without growing.
    #[cfg(feature = "lab")]
    pub fn room(&self) -> u32 {
        self.stamps.len() as u32
    }

    /// Mark a number; ignore a number beyond the reserved room.
    #[inline]
    pub fn mark(&mut self, value: u32) {
        if let Some(stamp) = self.stamps.get_mut(value as usize) {
            *stamp = self.stamp;
        }
    }

    #[inline]
    pub fn has(&self, value: usize) -> bool {
        self.stamps.get(value) == Some(&self.stamp)
    }

    pub fn mex(&self) -> u32 {
        self.mex_from(0)
    }

    /// Return the least unmarked number that is at least `value`.
    pub fn mex_from(&self, value: u32) -> u32 {
        let behind = self.stamps.get(value as usize..).unwrap_or(&[]);
        let free = behind.iter().position(|stamp| *stamp != self.stamp);
        value + free.unwrap_or(behind.len()) as u32
    }
}

impl Default for Marks {
    fn default() -> Self {
        Marks { stamps: vec![0; 16], stamp: 1 }
    }
}
