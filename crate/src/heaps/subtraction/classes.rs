//! The values of a large subtraction set, value by value: in each block first the heaps of value 0, then the heaps of
//! value 1, and so on, with one bit for each heap.
//!
//! A heap whose value is not less than v has the value v unless it reaches a heap of value v. So for each value the
//! table only needs one bit for each heap that reaches a heap of this value. For each heap of the value, the heaps that
//! reach it by a near step are marked in advance, for all near steps at once. The heaps that reach it by a far step are
//! collected for a block, hundreds of heaps at once for each step. Unlike with masks, the cost of a step does not
//! depend on the size of the values.

use super::bit_rows::{BYTES, WORDS, bits, collected, join, set_bit, word};
use super::set::StepSet;
use crate::heaps::marks::Marks;

/// The number of heaps that are computed together: 8 less than the bits of `BYTES`, since a step that is not a multiple
/// of 8 needs an extra byte.
pub const BLOCK: usize = 8 * (BYTES - 1);

/// The number of bytes before heap 0 that may be read; no heap belongs to them.
const BEFORE: usize = BYTES + 8;

/// The least number of steps for which classes may be faster than masks.
pub const MANY: u64 = 300;

/// The limit below which a step may be marked in advance.
const AHEAD: usize = 1 << 17;

/// If at most this many heaps of a block have no value yet, no new class is added, and they are computed one by one.
const FEW: u32 = 8;

/// The most bytes for the marks and the heaps of all values.
const ROOM: usize = 128 << 20;

/// The heaps of one value.
#[derive(Clone, Debug)]
struct Class {
    /// One bit for each heap that reaches a heap of the class by a near step.
    marks: Vec<u8>,
    /// One bit for each heap of the class, as far back as steps lead.
    heaps: Vec<u8>,
}

/// The state of the computation for a set, with a class for each value found so far.
#[derive(Clone, Debug)]
pub struct Classes {
    /// All steps in ascending order.
    steps: Vec<usize>,
    /// The steps up to `ahead` as bits, in eight copies shifted by 0 to 7 bits; they are marked in advance.
    near: [Vec<u8>; 8],
    ahead: usize,
    /// The steps below 64 as bits.
    nearest: u64,
    /// The steps above `ahead`, divided by 8, in a list for each remainder modulo 8.
    far: [Vec<usize>; 8],
    /// The limit below which heaps also reach heap 0, by steps larger than the heap.
    below: usize,
    classes: Vec<Class>,
    /// The start of the next block: its byte in `marks`, and its byte in `heaps`.
    mark_at: usize,
    heap_at: usize,
    /// The number of heaps of the last block that were computed one by one.
    single: u64,
}

/// Return the steps in ascending order, up to the first step that does not fit into a `usize` (32 bits in a browser).
fn listed(set: &StepSet) -> Vec<usize> {
    let steps = set.ranges().iter().flat_map(|&(lo, hi)| lo..=hi);
    steps.map_while(|step| usize::try_from(step).ok()).collect()
}

/// Return the cost of computing a heap, in examined bits. Marking a bit takes as long as examining two bits. Scattered
/// steps lead to about four or five marked heaps for each value.
fn cost(steps: &[usize], ahead: usize) -> usize {
    let far = steps.len() - steps.partition_point(|step| *step <= ahead);
    2 * ahead + (32 + steps.len() / 5) * far
}

/// Return the largest step to mark in advance, chosen for the least cost.
fn ahead(steps: &[usize]) -> usize {
    let ends = steps.iter().copied().filter(|step| (BLOCK..AHEAD).contains(step));
    ends.chain([BLOCK]).min_by_key(|end| cost(steps, *end)).unwrap_or(BLOCK)
}

impl Classes {
    /// Return whether this method is faster than counting values (`Way::Counts`), as an estimate for one heap. With
    /// fewer than `MANY` steps the answer is always no.
    pub fn pays(set: &StepSet) -> bool {
        // The unit is the examination of 128 bits, about as many as a vector holds. When values are counted, each range
        // of steps changes two counts, and each change costs as much as two units.
        let cost = |steps: &[usize]| cost(steps, ahead(steps)) / 128;
        set.count_up_to(u64::MAX) >= MANY && cost(&listed(set)) <= 4 * set.ranges().len()
    }

    /// Create the classes after the given values, whose number must be a multiple of 8.
    pub fn new(set: &StepSet, clamp: bool, values: &[u16]) -> Self {
        let steps = listed(set);
        let ahead = ahead(&steps);
        let mut near = [(); 8].map(|()| vec![0; (ahead / 8 + 2).next_multiple_of(32)]);
        let (mut far, mut nearest) = ([const { Vec::new() }; 8], 0);
        for &step in &steps {
            if step < 64 {
                nearest |= 1 << step;
            }
            if step > ahead {
                far[step % 8].push(step / 8);
                continue;
            }
            for (moved, bits) in near.iter_mut().enumerate() {
                set_bit(bits, step + moved);
            }
        }
        let heap_at = BEFORE + values.len() / 8;
        let mut classes = Classes {
            steps,
            near,
            ahead,
            nearest,
            far,
            below: if clamp { usize::try_from(set.max()).unwrap_or(usize::MAX) } else { 0 },
            classes: Vec::new(),
            mark_at: 0,
            heap_at,
            single: 0,
        };
        // Always keep the classes of the values 0 and 1, which show where misère play is wild.
        (0..2).for_each(|_| classes.add(values, values.len()));
        classes
    }

    pub fn cost(&self) -> u64 {
        let far: usize = self.far.iter().map(Vec::len).sum();
        let each = self.classes.len() * (far + BYTES) / 8 + BLOCK * (1 + self.ahead / 512);
        each as u64 + self.single * self.steps.len() as u64
    }

    /// Return the approximate size in bytes.
    pub fn held(&self) -> usize {
        self.classes.iter().map(|class| class.marks.len() + class.heaps.len()).sum()
    }

    /// Append the values of the next block. Return `false` if classes have become slower than another method.
    pub fn block(&mut self, values: &mut Vec<u16>, wild: &mut Option<u64>) -> bool {
        let first = values.len();
        values.resize(first + BLOCK, 0);
        self.make_room();
        let mut open = [u64::MAX; WORDS];
        open[WORDS - 1] >>= 8;
        let (mut value, mut zeros, mut left) = (0, [0; WORDS], BLOCK as u32);
        while left > 0 || value < 2 {
            if value == self.classes.len() {
                if left <= FEW || !self.has_room() {
                    break;
                }
                self.add(values, first);
            }
            let reached = self.value(values, first, value, &mut open, &mut left);
            if value == 0 {
                zeros = std::array::from_fn(|i| !open[i]);
                zeros[WORDS - 1] &= u64::MAX >> 8;
            } else if value == 1 && wild.is_none() {
                let least = self.steps[0];
                let lone = bits(std::array::from_fn(|i| zeros[i] & !reached[i]));
                *wild = lone.map(|bit| first + bit).find(|n| *n >= least).map(|n| n as u64);
            }
            value += 1;
        }
        self.single = u64::from(left);
        for bit in bits(open) {
            values[first + bit] = self.mex_from(value, &values[..first + bit]);
        }
        self.mark_at += BLOCK / 8;
        self.heap_at += BLOCK / 8;
        self.single < BLOCK as u64 / 2
    }

    /// Find the heaps of a block that have this value, among the heaps without a value. Return the heaps that reach a
    /// heap of this value; the result is complete only for the values 0 and 1.
    fn value(
        &mut self,
        values: &mut [u16],
        first: usize,
        value: usize,
        open: &mut [u64; WORDS],
        left: &mut u32,
    ) -> [u64; WORDS] {
        let mut reached = self.reached(value, first);
        let (Class { marks, heaps }, at) = (&mut self.classes[value], self.mark_at);
        for (i, open) in open.iter_mut().enumerate() {
            // Skip full words, except for the values 0 and 1, whose reached heaps are needed.
            if *open == 0 && value > 1 {
                continue;
            }
            let place = at + 8 * i;
            let mut free = *open & !reached[i] & !word(&marks[place..]);
            let mut found = 0;
            while free != 0 {
                *left -= 1;
                let bit = free.trailing_zeros() as usize;
                found |= 1 << bit;
                // Remove the bit of the heap, and the bits of heaps that reach it by a step below 64.
                free &= !((self.nearest | 1) << bit);
                values[first + 64 * i + bit] = value as u16;
                let (byte, moved) = (place + bit / 8, &self.near[bit % 8]);
                join(&mut marks[byte..byte + moved.len()], moved);
            }
            reached[i] |= word(&marks[place..]);
            *open &= !found;
            let bytes = found.to_le_bytes();
            heaps[self.heap_at + 8 * i..][..8].copy_from_slice(&bytes);
        }
        reached
    }

    /// Return the heaps of a block that reach a heap of this value by a far step, or heap 0 by a step larger than the
    /// heap.
    fn reached(&self, value: usize, first: usize) -> [u64; WORDS] {
        let mut reached = [0; WORDS];
        if value == 0 && first < self.below {
            let below = self.below - first;
            for (i, word) in reached.iter_mut().enumerate() {
                let bits = below.saturating_sub(64 * i);
                *word = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
            }
            reached[0] &= !u64::from(first == 0);
        }
        let heaps = &self.classes[value].heaps;
        for (moved, far) in self.far.iter().enumerate() {
            // Include the extra byte after the block.
            let far = &far[..far.partition_point(|eighth| *eighth < first / 8 + BYTES)];
            if far.is_empty() {
                continue;
            }
            let all = collected(heaps, self.heap_at, far);
            let back = 8 - moved;
            for (i, reached) in reached.iter_mut().enumerate() {
                let next = if i + 1 < WORDS { word(&all[8 * i + 8..]) } else { 0 };
                *reached |= word(&all[8 * i..]) >> back | next << (64 - back);
            }
        }
        reached
    }

    fn has_room(&self) -> bool {
        let each = self.classes[0].marks.len() + self.classes[0].heaps.capacity();
        (self.classes.len() + 1) * each <= ROOM
    }

    /// Add a class for the next value, with its heaps below `first`.
    fn add(&mut self, values: &[u16], first: usize) {
        let value = self.classes.len() as u16;
        let (marks, heaps) = match self.classes.first() {
            Some(class) => (class.marks.len(), class.heaps.len()),
            None => (2 * self.near[0].len() + 16 * BYTES, self.heap_at + 16 * BYTES),
        };
        let (mut marks, mut heaps) = (vec![0; marks], vec![0; heaps]);
        let end = self.steps.partition_point(|step| *step <= self.ahead);
        let most = first.min(self.ahead.max(8 * self.heap_at));
        for back in (1..=most).filter(|back| values[first - back] == value) {
            if back <= 8 * self.heap_at {
                set_bit(&mut heaps, 8 * self.heap_at - back);
            }
            for step in self.steps[..end].iter().filter(|step| **step >= back) {
                set_bit(&mut marks, 8 * self.mark_at + step - back);
            }
        }
        self.classes.push(Class { marks, heaps });
    }

    /// If the next block would exceed the allocated bytes, move the bytes that are needed to the start.
    fn make_room(&mut self) {
        let class = &self.classes[0];
        if self.mark_at + BYTES + self.near[0].len() > class.marks.len() {
            for Class { marks, .. } in &mut self.classes {
                marks.copy_within(self.mark_at.., 0);
                let end = marks.len() - self.mark_at;
                marks[end..].fill(0);
            }
            self.mark_at = 0;
        }
        let class = &self.classes[0];
        if self.heap_at + BYTES > class.heaps.len() {
            let last = self.far.iter().filter_map(|far| far.last()).max().unwrap_or(&0);
            let keep = self.heap_at.min(last + BEFORE);
            let length = keep + (keep / 4).max(64 * BYTES);
            for Class { heaps, .. } in &mut self.classes {
                heaps.copy_within(self.heap_at - keep..self.heap_at, 0);
                heaps.truncate(keep);
                heaps.reserve_exact(length - keep);
                heaps.resize(length, 0);
            }
            self.heap_at = keep;
        }
    }

    /// Return the value of the heap after `values`. The value must be at least `least`.
    fn mex_from(&self, least: usize, values: &[u16]) -> u16 {
        let reached = self.steps.iter().map_while(|step| values.len().checked_sub(*step));
        mex_from(least as u32, reached.map(|left| u32::from(values[left]))) as u16
    }
}

/// Return the least number from `least` on that is not among `numbers`.
pub fn mex_from(least: u32, numbers: impl Iterator<Item = u32>) -> u32 {
    let mut marks = Marks::default();
    for number in numbers.filter_map(|number| number.checked_sub(least)) {
        marks.grow(number);
        marks.mark(number);
    }
    least + marks.mex()
}
