#pragma once

/// What the calling thread has allocated.
struct AllocationCount {
    long blocks;
    /// As asked for, without what the allocator adds.
    long bytes;
    /// Bytes not freed yet, as the allocator rounds them up. What another thread frees counts there.
    long held;
};

/// What the calling thread has allocated since it began.
struct AllocationCount allocation_count(void);
