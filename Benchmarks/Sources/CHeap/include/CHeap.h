#pragma once

/// Returns the allocator's unused memory to the system, so that the resident memory is the memory in use. Does nothing
/// without glibc.
void heap_trim(void);
