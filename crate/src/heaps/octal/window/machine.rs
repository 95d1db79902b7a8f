//! A machine that computes values one by one or in stretches, from a window of the last values alone.

use super::bytes::Bytes;
use super::class::Class;
use super::kernel::{STEP, Stretches};
use super::sources::{COPIES, Sources};
use super::word::Word;

/// The number of values for which the buffers have room behind the window. When this room is full, the window is moved
/// to the front.
const ROOM: usize = 1 << 13;

/// The moves of a game that leave at most two heaps, of any sizes.
#[derive(Clone, Debug)]
pub struct Moves {
    /// The amounts of the moves that leave no heap (`whole`), one heap (`single`) and two heaps (`splits`), each in
    /// ascending order.
    pub whole: Vec<usize>,
    pub single: Vec<usize>,
    pub splits: Vec<usize>,
}

impl Moves {
    /// Return the largest amount of a move that leaves two heaps.
    pub fn most_taken(&self) -> usize {
        self.splits.last().copied().unwrap_or(0)
    }
}

/// The reason why a machine cannot continue, with the first heap that has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The window is too short to decide whether a value is among the options of this heap.
    Window(u64),
    /// The value of this heap exceeds the values that a word can hold.
    Value(u64),
}

/// A stored window with the heaps after which the same window was seen again.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The value of the last heap of the window, used for a fast first comparison.
    pub value: u8,
    /// The values of the window; empty until a heap has the value `value`.
    pub window: Vec<u8>,
    /// The number of the last heap of the stored window.
    pub heap: u64,
    /// The last heaps of all later windows with the same values.
    pub again: Vec<u64>,
}

/// The tables for even heaps or for odd heaps, indexed by place.
#[derive(Clone, Debug)]
pub(super) struct Kind<T> {
    /// For each place, the value with this place that makes a heap rare.
    pub rare: Vec<u8>,
    /// The set of places whose common value is greater than the rare value.
    pub greater: T,
    /// One place for each block of places with the same order of common and rare values: the last place of a block if
    /// the common values are smaller, the first place if they are greater. The rare values below the common value of a
    /// place p belong to the blocks whose place here is below p, or equal to p if p is in `greater`.
    pub ends: T,
    /// For each place p, the set of places whose rare value is smaller than the common value of p.
    pub smaller: Vec<T>,
    /// The place of the watched value as a set; empty without a watch or if the watched value is not common.
    pub watched: T,
}

impl<T: Word> Kind<T> {
    fn new(class: &Class, n: u64, watched: Option<u8>) -> Self {
        let places = 1 << T::LOG;
        let values = |is_common| (0..places).map(move |place| class.value(n, is_common, place));
        let (common, rare): (Vec<u8>, Vec<u8>) = (values(true).collect(), values(false).collect());
        let set = |has: &dyn Fn(usize) -> bool| {
            (0..places).filter(|place| has(*place)).fold(T::default(), |all, i| all | T::bit(i))
        };
        let alike = (1 << class.lacking()).min(places);
        let is_greater = |place: usize| common[place] > rare[place];
        let end = |place: usize| if is_greater(place) { 0 } else { alike - 1 };
        let watched = watched.filter(|value| class.is_common(n, *value));
        Kind {
            greater: set(&is_greater),
            ends: set(&|place| place % alike == end(place)),
            smaller: common.iter().map(|value| set(&|place| rare[place] < *value)).collect(),
            watched: watched.map_or(T::default(), |value| T::bit(class.place(value))),
            rare,
        }
    }
}

/// The parameters of a machine.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The number of last values that the machine keeps, a power of two.
    pub width: usize,
    /// Whether the machine may use vector instructions.
    pub vectors: bool,
}

#[derive(Clone, Debug)]
pub struct Machine<T> {
    pub(super) moves: Moves,
    pub(super) class: Class,
    shape: Shape,
    /// The values of the first heaps, at most as many as the width of the window.
    head: Vec<u8>,
    /// The values of the heaps from 1 to the reach of the window in descending order of the heaps.
    pub(super) backwards: Vec<u8>,
    /// The members: the rare heaps and some common heaps, beside which options are examined first. `rare` has only the
    /// rare heaps.
    members: Vec<usize>,
    rare: Vec<usize>,
    pub(super) sources: Sources,
    /// The tables for even heaps and the tables for odd heaps.
    pub(super) kinds: [Kind<T>; 2],
    pub(super) bytes: Bytes,
    /// For each heap m, the set of the places of the heaps m − (c − l) for all amounts c of moves that leave two heaps,
    /// where l is the least amount. There are copies with each place ⊕ 0, 1, 2 and 3. A last copy has the place of m
    /// alone; it is used if such moves take several amounts. A rare heap contributes no place.
    pub(super) words: Vec<T>,
    /// The number of words in a copy.
    pub(super) stride: usize,
    pub(super) values: Vec<u8>,
    /// `fill` is the index of the next heap in `values`, and `base` is the number of the heap at index 0.
    pub(super) fill: usize,
    pub(super) base: u64,
    pub watch: Option<Watch>,
}

impl<T: Stretches> Machine<T> {
    const VALUES: usize = 2 << T::LOG;

    /// Create a machine that continues after heap `end`, from the values of the first heaps and the last heaps. Each
    /// list needs `width` values, or all values if there are fewer. Return `None` if the values or the mask of the
    /// class do not fit the words, or if the game has no moves that leave two heaps.
    pub fn new(
        (moves, class): (Moves, Class),
        shape: Shape,
        (head, last, end): (&[u8], &[u8], u64),
        (rare, members): (Vec<usize>, Vec<usize>),
    ) -> Option<Self> {
        let stride = shape.width + ROOM;
        let last = &last[last.len().saturating_sub(shape.width)..];
        let fits = |value: &u8| usize::from(*value) < Self::VALUES;
        let is_split = usize::from(class.mask) % Self::VALUES != 0;
        if !head.iter().chain(last).all(fits) || moves.splits.is_empty() || !is_split {
            return None;
        }
        let mut machine = Machine {
            kinds: [0, 1].map(|n| Kind::new(&class, n, None)),
            bytes: Bytes::new::<T>(&class),
            sources: Sources::new::<T>(&moves),
            moves,
            class,
            shape,
            head: head[..head.len().min(shape.width)].to_vec(),
            backwards: Vec::new(),
            members,
            rare,
            words: vec![T::default(); (COPIES + 1) * stride],
            stride,
            values: vec![0; stride],
            fill: last.len(),
            base: end + 1 - last.len() as u64,
            watch: None,
        };
        for (index, value) in last.iter().enumerate() {
            machine.put(index, *value);
        }
        machine.renew();
        Some(machine)
    }

    /// Return the number of values that the window holds once it is full.
    pub fn width(&self) -> usize {
        self.shape.width
    }

    /// Return the number of the next heap.
    pub fn next(&self) -> u64 {
        self.base + self.fill as u64
    }

    /// Return the last values, at most `count` of them.
    pub fn last(&self, count: usize) -> &[u8] {
        &self.values[self.fill.saturating_sub(count)..self.fill]
    }

    /// Return the largest heap such that the second heap of each pair with this heap is within the full window.
    fn reach(&self) -> usize {
        self.shape.width - self.moves.most_taken() - 1
    }

    /// Compute the values of all heaps below `end`. Afterwards the last values can be read, at most as many as the
    /// window holds.
    ///
    /// # Errors
    /// [`Ended`] if the window is too short or a value is too large.
    pub fn advance(&mut self, end: u64) -> Result<(), Ended> {
        while self.next() < end {
            if self.fill + STEP > self.stride {
                self.shift();
            }
            if self.is_ready() {
                let before = self.fill;
                let stop = (end - self.base).min(self.stride as u64) as usize;
                T::run(self, stop, self.shape.vectors);
                if self.fill > before {
                    continue;
                }
            }
            self.one()?;
        }
        Ok(())
    }

    /// Return whether a kernel can continue: `head` must be full, and all heaps that the members refer to must be in
    /// the buffers, with none of them rare.
    fn is_ready(&self) -> bool {
        let back = self.sources.back;
        let last = self.rare.last().copied().unwrap_or(0);
        self.head.len() == self.shape.width
            && self.fill >= self.shape.width.max(back)
            && self.next() > (last + back) as u64
    }

    /// Move the window to the front of the buffers, together with the words that members refer to.
    fn shift(&mut self) {
        let kept = self.shape.width.min(self.fill);
        let from = self.fill - kept;
        self.values.copy_within(from..self.fill, 0);
        let back = self.sources.back.min(kept);
        for copy in self.words.chunks_mut(self.stride) {
            copy.copy_within(self.fill - back..self.fill, kept - back);
        }
        self.base += from as u64;
        self.fill = kept;
    }

    /// Start to watch for a window that occurs twice. The window ends at the next heap with the rarest of the last
    /// values.
    pub fn watch_for_next(&mut self) {
        let mut counts = [0u32; 256];
        self.last(self.shape.width).iter().for_each(|value| counts[usize::from(*value)] += 1);
        let value = (0..=255u8).filter(|v| counts[usize::from(*v)] > 0);
        let value = value.min_by_key(|v| counts[usize::from(*v)]).unwrap_or(0);
        self.set_watch(Some(Watch { value, ..Watch::default() }));
    }

    pub fn set_watch(&mut self, watch: Option<Watch>) {
        self.watch = watch;
        self.renew_kinds();
    }

    fn renew_kinds(&mut self) {
        let watched = self.watch.as_ref().map(|watch| watch.value);
        self.kinds = [0, 1].map(|n| Kind::new(&self.class, n, watched));
    }

    /// Rebuild the sources after a change of the members or of the first heaps.
    fn renew(&mut self) {
        let reach = self.reach().min(self.head.len().saturating_sub(1));
        self.backwards = self.head[1..=reach].iter().rev().copied().collect();
        let mut sources = Sources::new::<T>(&self.moves);
        for taken in &self.moves.single {
            sources.add_single::<T>(&self.class, *taken, self.stride);
        }
        for &heap in &self.members {
            let own = (heap, self.head[heap]);
            sources.add_member::<T>(&self.class, own, &self.moves.splits, self.stride);
        }
        self.sources = sources;
    }

    /// Compute and store the next value without a kernel.
    fn one(&mut self) -> Result<(), Ended> {
        let (n, at) = (self.next(), self.fill);
        let mut seen = [false; 256];
        if self.moves.whole.iter().any(|taken| *taken as u64 == n) {
            seen[0] = true;
        }
        for taken in self.moves.single.iter().filter(|taken| (**taken as u64) < n) {
            seen[usize::from(self.values[at - taken])] = true;
        }
        for &a in &self.members {
            for taken in &self.moves.splits {
                if ((a + taken) as u64) < n {
                    seen[usize::from(self.values[at - taken - a] ^ self.head[a])] = true;
                }
            }
        }
        let free = seen[..Self::VALUES].iter().zip(0_u8..).filter(|(seen, _)| !**seen);
        for (_, value) in free {
            if !self.class.is_common(n, value) {
                if self.is_given(value)? {
                    continue;
                }
                self.rare.push(n as usize);
                self.members.push(n as usize);
            }
            self.push(value);
            return Ok(());
        }
        Err(Ended::Value(n))
    }

    /// Store the value of the next heap.
    fn push(&mut self, value: u8) {
        let n = self.next();
        self.put(self.fill, value);
        if self.head.len() as u64 == n && self.head.len() < self.shape.width {
            self.head.push(value);
        }
        if self.members.last() == Some(&(n as usize)) || self.head.len() as u64 == n + 1 {
            self.renew();
        }
        self.meet(value);
        self.fill += 1;
    }

    /// If the next heap has the watched value, store the window that ends with this heap, or compare it with the window
    /// that was stored before.
    pub(super) fn meet(&mut self, value: u8) {
        if self.watch.as_ref().is_some_and(|watch| watch.value == value) {
            self.values[self.fill] = value;
            self.look_at_watch();
        }
    }

    /// Return whether a move of the next heap leaves two heaps with the nim-sum `value`.
    fn is_given(&self, value: u8) -> Result<bool, Ended> {
        let (n, at) = (self.next(), self.fill);
        // Examine all pairs in the window; if all heaps are in the window, only the smaller heap of each pair is
        // needed.
        let half = (n / 2 + 1).min(self.shape.width as u64) as usize;
        let most = half.min(self.head.len()).min(self.reach());
        for (a, own) in self.head[..most].iter().enumerate().skip(1) {
            for taken in &self.moves.splits {
                let whole = ((a + taken) as u64) < n;
                if whole && self.values[at - taken - a] ^ own == value {
                    return Ok(true);
                }
            }
        }
        // The heap is certainly rare only if all pairs were examined. As a member it must also fit into the window.
        let fits = n + ((self.moves.most_taken() + 2 * STEP) as u64) < self.shape.width as u64;
        if most == half && fits { Ok(false) } else { Err(Ended::Window(n)) }
    }

    fn put(&mut self, at: usize, value: u8) {
        self.values[at] = value;
        let (least, own) = (self.moves.splits[0], COPIES * self.stride);
        let n = self.base + at as u64;
        let is_common = n > 0 && self.class.is_common(n, value);
        let place = self.class.place(value);
        self.words[own + at] = if is_common { T::bit(place) } else { T::default() };
        for copy in 0..COPIES {
            let mut all = T::default();
            for from in self.moves.splits.iter().filter_map(|taken| at.checked_sub(taken - least)) {
                let word = self.words[own + from];
                if word != T::default() {
                    all |= T::bit(word.least() ^ copy);
                }
            }
            self.words[copy * self.stride + at] = all;
        }
    }

    /// Return the place of a heap as a set; empty for a rare heap.
    #[inline(always)]
    pub(super) fn word(&self, at: usize) -> T {
        self.words[self.sources.own_copy() * self.stride + at]
    }

    #[cold]
    fn look_at_watch(&mut self) {
        let (heap, end, width) = (self.next(), self.fill + 1, self.shape.width);
        let last = &self.values[end.saturating_sub(width)..end];
        let Some(watch) = &mut self.watch else { return };
        if watch.window.is_empty() {
            (watch.window, watch.heap) = (last.to_vec(), heap);
        } else if last == watch.window {
            watch.again.push(heap);
        }
    }
}
