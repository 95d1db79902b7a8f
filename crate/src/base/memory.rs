//! A count of the allocated bytes of the program, kept by an allocator that a binding to another language may install.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static HELD: AtomicUsize = AtomicUsize::new(0);

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
        HELD.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        HELD.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, bytes: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        HELD.fetch_add(size.wrapping_sub(layout.size()), Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.realloc(bytes, layout, size) }
    }

    #[inline]
    unsafe fn dealloc(&self, bytes: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.dealloc(bytes, layout) }
    }
}
