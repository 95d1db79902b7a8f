//! A count of the allocated bytes of the program, kept by an allocator that a binding to another language may install.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static HELD: AtomicUsize = AtomicUsize::new(0);

/// WebAssembly's memory grows in steps of this share of the allocated bytes, within these bounds. The system's
/// allocator would grow it by 64 kB at a time, and each growth takes the engine as long as thousands of allocations.
/// The small core, whose calls are short, does without.
#[cfg(all(target_arch = "wasm32", feature = "lab"))]
const GROWTH: (usize, usize, usize) = (4, 1 << 20, 1 << 26);

/// The number of allocated bytes up to which the memory need not grow.
#[cfg(all(target_arch = "wasm32", feature = "lab"))]
static ROOM: AtomicUsize = AtomicUsize::new(0);

/// Count allocated bytes, and make room for further bytes if there is none.
#[inline]
fn count(bytes: usize) {
    let held = HELD.fetch_add(bytes, Ordering::Relaxed).wrapping_add(bytes);
    #[cfg(all(target_arch = "wasm32", feature = "lab"))]
    if held > ROOM.load(Ordering::Relaxed) {
        grow(held);
    }
    #[cfg(not(all(target_arch = "wasm32", feature = "lab")))]
    let _ = held;
}

/// Allocate a large block and free it: the allocator keeps its memory for later requests.
#[cfg(all(target_arch = "wasm32", feature = "lab"))]
#[cold]
#[allow(unsafe_code)]
fn grow(held: usize) {
    let (share, least, most) = GROWTH;
    let more = (held / share).clamp(least, most);
    // Leave half of the room for the allocator's own data.
    ROOM.store(held.saturating_add(more / 2), Ordering::Relaxed);
    let Ok(block) = Layout::from_size_align(more, 8) else { return };
    // SAFETY: the size is not 0, and the block is freed with the layout of its allocation.
    unsafe {
        let address = System.alloc(block);
        if !address.is_null() {
            System.dealloc(address, block);
        }
    }
}

/// Return the number of allocated bytes; 0 if [`CountingAllocator`] is not the allocator.
pub fn held() -> usize {
    HELD.load(Ordering::Relaxed)
}

/// An allocator that passes requests to the system's allocator and counts the bytes, so that a
/// [`Budget`](crate::Budget) can limit the memory.
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: mexplorer::memory::CountingAllocator = mexplorer::memory::CountingAllocator;
/// let before = mexplorer::memory::held();
/// let bytes = vec![1u8; 1000];
/// assert!(mexplorer::memory::held() >= before + bytes.len());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingAllocator;

// SAFETY: the system's allocator does the work; counting allocates nothing.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for CountingAllocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller keeps the contract of this method, which the system's method has too.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller keeps the contract of this method, which the system's method has too.
        unsafe { System.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, bytes: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.wrapping_sub(layout.size()));
        // SAFETY: the caller keeps the contract of this method, which the system's method has too.
        unsafe { System.realloc(bytes, layout, size) }
    }

    #[inline]
    unsafe fn dealloc(&self, bytes: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of this method, which the system's method has too.
        unsafe { System.dealloc(bytes, layout) }
    }
}
