//! Values heap by heap and block by block, from the last values alone.

use super::kernel::{BATCH, BLOCK, Batch, Batches, Blocks, Seen};
use super::word::Word;
use crate::base::sort::sort_by_key;

/// Values for which there is room behind the window, before it is moved to the front of its buffer.
const ROOM: usize = 1 << 15;

/// The heaps that are likely to give a value, and from how many they are taken.
const LIKELY: usize = 256;
const LIKELY_FROM: usize = 4096;

/// The moves of a game that leave at most two heaps, of any sizes.
#[derive(Clone, Debug)]
pub struct Moves {
    /// What may be taken with nothing left, with one heap left, and with two, each ascending.
    pub whole: Vec<usize>,
    pub single: Vec<usize>,
    pub splits: Vec<usize>,
}

/// Which values make a heap of n common, by the parity of n: those that no two common heaps give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The values with an odd number of bits in common with it.
    pub mask: u16,
    /// For even and odd n, whether it is the others.
    pub turned: [bool; 2],
}

impl Class {
    pub fn is_common(&self, n: u64, value: u8) -> bool {
        ((u16::from(value) & self.mask).count_ones() % 2 == 1) != self.turned[(n % 2) as usize]
    }
}

/// Why a machine cannot go on, at the heap that has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Its window does not show whether a value is among its options.
    Window(u64),
    /// Its value does not fit into the words.
    Value(u64),
}

/// The end of a window that is looked for again.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The value of its last heap.
    pub value: u8,
    /// Its values; empty until a heap of the value comes.
    pub window: Vec<u8>,
    /// Its last heap.
    pub heap: u64,
    /// The heaps at which it came again.
    pub again: Vec<u64>,
}

/// What a heap adds to the options of one that is less than a block larger.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near<T> {
    pub distance: usize,
    /// The value of the heap beside it.
    pub more: u8,
    /// For each value of the heap the sum of both, as a set.
    pub sums: [T; 64],
}

/// How a machine is made.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// How many of the last values it keeps, a power of two.
    pub width: usize,
    /// Whether it may use vectors.
    pub vectors: bool,
}

#[derive(Clone, Debug)]
pub struct Machine<T, const P: usize> {
    pub(super) moves: Moves,
    pub(super) class: Class,
    shape: Shape,
    /// The values of the first heaps, as many as the window has.
    pub(super) head: Vec<u8>,
    /// The heaps beside which options are looked at first, all rare ones among them, and the rare ones.
    pub(super) members: Vec<usize>,
    pub(super) rare: Vec<usize>,
    pub(super) batches: Batches,
    /// How a heap adds to the options of later ones of its block.
    pub(super) near: Vec<Near<T>>,
    /// For each value, common heaps in the order in which they are likely to give it.
    likely: Vec<Vec<u32>>,
    /// How far before a block its options are looked for.
    looked_back: usize,
    /// Of each heap its value as a set, in P words; and what all moves that leave two heaps leave beside a
    /// heap of 0 of them. Both are empty for heaps not yet valued.
    pub(super) words: [Vec<T>; P],
    pub(super) pairs: [Vec<T>; P],
    pub(super) values: Vec<u8>,
    /// The index of the next heap in these, and the heap of index 0.
    pub(super) fill: usize,
    pub(super) base: u64,
    /// For even and odd indices, the common values that need no closer look.
    usual: [[T; P]; 2],
    pub watch: Option<Watch>,
    /// The value of the next heap, where a block ended before it.
    pending: Option<Result<u8, Ended>>,
    /// The largest heap that a closer look went to.
    pub farthest: usize,
    /// Closer looks.
    pub looks: u64,
}

impl<T: Blocks, const P: usize> Machine<T, P> {
    const VALUES: usize = P << T::LOG;

    /// A machine that goes on after the heap `end`, from the values of the first heaps and the last, the same
    /// where these are all; `width` or more of each, if there are so many.
    pub fn new(
        (moves, class): (Moves, Class),
        shape: Shape,
        (head, last, end): (&[u8], &[u8], u64),
        (rare, members): (Vec<usize>, Vec<usize>),
    ) -> Option<Self> {
        let length = shape.width + ROOM;
        let last = &last[last.len().saturating_sub(shape.width)..];
        let fits = |value: &u8| usize::from(*value) < Self::VALUES;
        if !head.iter().chain(last).all(fits) || moves.splits.is_empty() {
            return None;
        }
        let mut machine = Machine {
            moves,
            class,
            shape,
            head: head[..head.len().min(shape.width)].to_vec(),
            members,
            rare,
            batches: Batches::default(),
            near: Vec::new(),
            looked_back: 0,
            likely: Vec::new(),
            words: [(); P].map(|()| vec![T::default(); length]),
            pairs: [(); P].map(|()| vec![T::default(); length]),
            values: vec![0; length],
            fill: last.len(),
            base: end + 1 - last.len() as u64,
            usual: [[T::default(); P]; 2],
            watch: None,
            pending: None,
            farthest: 0,
            looks: 0,
        };
        for (index, value) in last.iter().enumerate() {
            machine.put(index, *value);
        }
        machine.likely = (0..Self::VALUES).map(|value| machine.likely_for(value as u8)).collect();
        machine.renew();
        Some(machine)
    }

    /// Heaps that are no members, those first beside which the value asks for a frequent one.
    fn likely_for(&self, value: u8) -> Vec<u32> {
        let mut counts = [0u32; 256];
        self.last(self.shape.width).iter().for_each(|value| counts[usize::from(*value)] += 1);
        let most = (self.head.len() / 4).min(LIKELY_FROM);
        let heaps = (1..most).filter(|a| !self.members.contains(a));
        let mut heaps: Vec<u32> = heaps.map(|a| a as u32).collect();
        sort_by_key(&mut heaps, |a| {
            let own = self.head[*a as usize];
            std::cmp::Reverse(counts[usize::from(own ^ value)])
        });
        heaps.truncate(LIKELY);
        heaps
    }

    /// The next heap.
    pub fn width(&self) -> usize {
        self.shape.width
    }

    /// The next heap.
    pub fn next(&self) -> u64 {
        self.base + self.fill as u64
    }

    /// The last values, at most `count` of them.
    pub fn last(&self, count: usize) -> &[u8] {
        &self.values[self.fill.saturating_sub(count)..self.fill]
    }

    fn most_taken(&self) -> usize {
        self.moves.splits.last().copied().unwrap_or(0)
    }

    /// The largest heap that the window shows beside another one.
    fn reach(&self) -> usize {
        self.shape.width - self.most_taken() - 1
    }

    /// Value all heaps below `end`; at most as many as there is room for at a time, the last of which can be
    /// read.
    ///
    /// # Errors
    /// Where the window ends.
    pub fn advance(&mut self, end: u64) -> Result<(), Ended> {
        while self.next() < end {
            if self.fill + 2 * BLOCK > self.values.len() {
                self.shift();
            }
            let room = (self.values.len() - BLOCK) as u64;
            let stop = (end - self.base).min(room) as usize;
            if self.is_ready() {
                T::run(self, stop, self.shape.vectors);
            }
            match self.pending.take() {
                Some(value) => self.push(value?),
                None if self.fill < stop => self.one()?,
                None => {}
            }
        }
        Ok(())
    }

    /// Whether all that the members of a block look back to is there.
    fn is_ready(&self) -> bool {
        self.head.len() == self.shape.width && self.fill >= self.looked_back
    }

    /// Move the window to the front of the buffers.
    fn shift(&mut self) {
        let kept = self.shape.width.min(self.fill);
        let from = self.fill - kept;
        for words in self.words.iter_mut().chain(&mut self.pairs) {
            words.copy_within(from..self.fill, 0);
            words[kept..].fill(T::default());
        }
        self.values.copy_within(from..self.fill, 0);
        self.base += from as u64;
        self.fill = kept;
        if from % 2 == 1 {
            self.usual.swap(0, 1);
        }
    }

    /// Look out for a window that ends as the values from now on do, with the rarest of the last values.
    pub fn watch_for_next(&mut self) {
        let mut counts = [0u32; 256];
        self.last(self.shape.width).iter().for_each(|value| counts[usize::from(*value)] += 1);
        let value = (0..=255u8).filter(|v| counts[usize::from(*v)] > 0);
        let value = value.min_by_key(|v| counts[usize::from(*v)]).unwrap_or(0);
        self.set_watch(Some(Watch { value, ..Watch::default() }));
    }

    pub fn set_watch(&mut self, watch: Option<Watch>) {
        self.watch = watch;
        self.renew_usual();
    }

    fn renew_usual(&mut self) {
        let watched = self.watch.as_ref().map(|watch| watch.value);
        for parity in 0..2 {
            let n = self.base + parity as u64;
            let mut usual = [T::default(); P];
            for value in (0..Self::VALUES).map(|value| value as u8) {
                if self.class.is_common(n, value) && Some(value) != watched {
                    usual[usize::from(value) >> T::LOG] |= T::bit(usize::from(value));
                }
            }
            self.usual[parity] = usual;
        }
    }

    /// The members have changed.
    fn renew(&mut self) {
        self.renew_usual();
        let least = self.moves.splits[0];
        let mut lists: Vec<(u8, bool, usize)> = Vec::new();
        self.near.clear();
        lists.extend(self.moves.single.iter().map(|taken| (0, true, *taken)));
        for &a in &self.members {
            let value = self.head[a];
            if a + least < BLOCK {
                lists.extend(self.moves.splits.iter().map(|taken| (value, true, a + taken)));
            } else {
                lists.push((value, false, a + least));
            }
        }
        let close = lists.iter().filter(|(_, near, offset)| *near && *offset < BLOCK);
        let close = close.map(|(value, _, distance)| Near {
            distance: *distance,
            more: *value,
            sums: std::array::from_fn(|sum| T::bit(sum ^ usize::from(*value))),
        });
        self.near = close.collect();
        let offsets = lists.iter().map(|(.., offset)| *offset);
        self.looked_back = offsets.max().unwrap_or(0) + self.most_taken();
        let low = |value: u8| usize::from(value) & ((1 << T::LOG) - 1);
        sort_by_key(&mut lists, |(value, near, offset)| {
            (*near, low(*value), *value, usize::MAX - offset)
        });
        self.batches = Batches { back: self.looked_back, ..Batches::default() };
        for group in lists.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            for part in group.chunks(BATCH) {
                let (value, near, _) = part[0];
                let (low, high) = (low(value), usize::from(value) >> T::LOG);
                let offset = |i: usize| -(part[i.min(part.len() - 1)].2 as isize);
                let batch = Batch { low, high, offsets: std::array::from_fn(offset) };
                let batches = &mut self.batches;
                let mut firsts = batches.first_pairs.iter().chain(&batches.first_words);
                let list = match (firsts.all(|batch| batch.low != low), near) {
                    (true, true) => &mut batches.first_words,
                    (true, false) => &mut batches.first_pairs,
                    (false, true) => &mut batches.more_words,
                    (false, false) => &mut batches.more_pairs,
                };
                list.push(batch);
            }
        }
    }

    /// Value a block, of which the values of options beside members are seen already; the first `N` of the
    /// near ones are known to the compiler, or none where there are more. Answers whether all went well.
    #[inline(always)]
    pub(super) fn block<const N: usize>(
        &mut self,
        at: usize,
        seen: &Seen<T, P>,
        near: &[Near<T>; N],
    ) -> bool {
        let mut sets = [[T::default(); 2 * BLOCK]; P];
        for (sets, seen) in sets.iter_mut().zip(seen) {
            sets[..BLOCK].copy_from_slice(seen);
        }
        let mut words = [[T::default(); BLOCK]; P];
        let usual = [self.usual[at % 2], self.usual[1 - at % 2]];
        for i in 0..BLOCK {
            // The first plane that is not full has the value.
            let (mut value, mut is_usual, mut full) = (0, false, true);
            if P == 1 {
                let word = sets[0][i].mex();
                (value, is_usual) = (word.least(), word & usual[i % 2][0] != T::default());
                words[0][i] = word;
            }
            for plane in 0..if P == 1 { 0 } else { P } {
                let word = if full { sets[plane][i].mex() } else { T::default() };
                if full && word != T::default() {
                    (value, full) = ((plane << T::LOG) + word.least(), false);
                }
                words[plane][i] = word;
                is_usual |= word & usual[i % 2][plane] != T::default();
            }
            if !is_usual {
                let set = std::array::from_fn(|plane| sets[plane][i]);
                let Some(found) = self.look_closer(at, i, set, &words) else { return false };
                value = usize::from(found);
                for (plane, words) in words.iter_mut().enumerate() {
                    words[i] = if value >> T::LOG == plane { T::bit(value) } else { T::default() };
                }
            }
            self.values[at + i] = value as u8;
            if P == 1 && N > 0 {
                for Near { distance, sums, .. } in near {
                    sets[0][(i + distance) % (2 * BLOCK)] |= sums[value % 64];
                }
                continue;
            }
            for &Near { distance, more, .. } in &self.near {
                let sum = value ^ usize::from(more);
                sets[(sum >> T::LOG) % P][(i + distance) % (2 * BLOCK)] |= T::bit(sum);
            }
        }
        for (kept, found) in self.words.iter_mut().zip(&words) {
            kept[at..at + BLOCK].copy_from_slice(found);
        }
        self.pair(at, &words);
        self.fill = at + BLOCK;
        true
    }

    /// The value of heap `i` of a block, whose options beside members are known, after those before it;
    /// `None` where the block ends there.
    #[cold]
    #[inline(never)]
    fn look_closer(&mut self, at: usize, i: usize, set: [T; P], before: &Seen<T, P>) -> Option<u8> {
        let members = self.members.len();
        self.fill = at + i;
        match self.decide(set) {
            Ok(value) if self.members.len() == members => {
                self.meet(value);
                return Some(value);
            }
            Ok(value) => self.pending = Some(Ok(value)),
            Err(ended) => self.pending = Some(Err(ended)),
        }
        let _ = before;
        for i in 0..i {
            self.put(at + i, self.values[at + i]);
        }
        None
    }

    /// What moves leave beside a heap, of a block whose words are there.
    #[inline(always)]
    fn pair(&mut self, at: usize, words: &Seen<T, P>) {
        let (least, more) = match self.moves.splits.split_first() {
            Some((least, more)) => (*least, more),
            None => return,
        };
        for (plane, own) in words.iter().enumerate() {
            let mut all = *own;
            for taken in more {
                let from = at - (taken - least);
                let Some(others) = self.words[plane][from..].first_chunk::<BLOCK>() else {
                    continue;
                };
                for (all, other) in all.iter_mut().zip(others) {
                    *all |= *other;
                }
            }
            self.pairs[plane][at..at + BLOCK].copy_from_slice(&all);
        }
    }

    /// Value the next heap by itself.
    fn one(&mut self) -> Result<(), Ended> {
        let (n, at) = (self.next(), self.fill);
        let mut set = [T::default(); P];
        if self.moves.whole.iter().any(|taken| *taken as u64 == n) {
            insert(&mut set, 0);
        }
        for taken in self.moves.single.iter().filter(|taken| (**taken as u64) < n) {
            insert(&mut set, self.values[at - taken]);
        }
        for &a in &self.members {
            for taken in &self.moves.splits {
                if ((a + taken) as u64) < n {
                    insert(&mut set, self.values[at - taken - a] ^ self.head[a]);
                }
            }
        }
        let value = self.decide(set)?;
        self.push(value);
        Ok(())
    }

    /// The value of the next heap, whose options beside members are known.
    fn decide(&mut self, mut set: [T; P]) -> Result<u8, Ended> {
        let n = self.next();
        loop {
            let Some(value) = mex(&set) else { return Err(Ended::Value(n)) };
            if self.class.is_common(n, value) {
                return Ok(value);
            }
            if !self.is_given(value)? {
                self.rare.push(n as usize);
                self.members.push(n as usize);
                return Ok(value);
            }
            insert(&mut set, value);
        }
    }

    /// The next heap has this value.
    fn push(&mut self, value: u8) {
        let n = self.next();
        self.put(self.fill, value);
        if self.head.len() as u64 == n && self.head.len() < self.shape.width {
            self.head.push(value);
        }
        if self.members.last() == Some(&(n as usize)) {
            self.renew();
        }
        self.meet(value);
        self.fill += 1;
    }

    /// Look whether a window that is watched for ends with the next heap, which has this value.
    fn meet(&mut self, value: u8) {
        if self.watch.as_ref().is_some_and(|watch| watch.value == value) {
            self.values[self.fill] = value;
            self.look_at_watch();
        }
    }

    /// Whether a move of the next heap leaves two heaps of this value together.
    fn is_given(&mut self, value: u8) -> Result<bool, Ended> {
        let (n, at) = (self.next(), self.fill);
        self.looks += 1;
        if n > 4 * self.head.len() as u64 {
            let likely = &self.likely[usize::from(value)];
            let gives = |a: &&u32| {
                let (a, own) = (**a as usize, self.head[**a as usize] ^ value);
                self.moves.splits.iter().any(|taken| self.values[at - taken - a] == own)
            };
            if likely.iter().find(gives).is_some() {
                return Ok(true);
            }
        }
        // All of the window, or of the smaller halves of what there is.
        let half = (n / 2 + 1).min(self.shape.width as u64) as usize;
        let most = half.min(self.head.len()).min(self.reach());
        for (a, own) in self.head[..most].iter().enumerate().skip(1) {
            for taken in &self.moves.splits {
                let whole = ((a + taken) as u64) < n;
                if whole && self.values[at - taken - a] ^ own == value {
                    self.farthest = self.farthest.max(a);
                    return Ok(true);
                }
            }
        }
        // A heap is rare for sure if all pairs were looked at; and as a member it must fit.
        let fits = n + ((self.most_taken() + 2 * BLOCK) as u64) < self.shape.width as u64;
        if most == half && fits { Ok(false) } else { Err(Ended::Window(n)) }
    }

    fn put(&mut self, at: usize, value: u8) {
        self.values[at] = value;
        let heap = self.base + at as u64;
        for plane in 0..P {
            let own = usize::from(value) >> T::LOG == plane && heap > 0;
            self.words[plane][at] = if own { T::bit(usize::from(value)) } else { T::default() };
            let least = self.moves.splits[0];
            let all = self.moves.splits.iter().filter_map(|taken| at.checked_sub(taken - least));
            let all = all.fold(T::default(), |all, from| all | self.words[plane][from]);
            self.pairs[plane][at] = all;
        }
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

/// The least value that is not in a set.
fn mex<T: Word, const P: usize>(set: &[T; P]) -> Option<u8> {
    let plane = set.iter().position(|word| *word != T::ALL)?;
    u8::try_from((plane << T::LOG) + set[plane].mex().least()).ok()
}

fn insert<T: Word, const P: usize>(set: &mut [T; P], value: u8) {
    if let Some(word) = set.get_mut(usize::from(value) >> T::LOG) {
        *word |= T::bit(usize::from(value));
    }
}
