#pragma once

/// What the calling thread has allocated.
struct AllocationCount {
    long blocks;
    /// As asked for, without what the allocator adds.
    long bytes;
};

/// What the calling thread has allocated since it began.
struct AllocationCount allocation_count(void);
