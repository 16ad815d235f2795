#pragma once

/// The allocations of a thread.
struct AllocationCount {
    long blocks;
    /// The requested bytes, without the allocator's overhead.
    long bytes;
    /// The bytes that are not freed yet, as the allocator rounds them up. If another thread frees a block, that
    /// thread's count decreases.
    long held;
};

/// Returns the allocations of the calling thread since it started.
struct AllocationCount allocation_count(void);
