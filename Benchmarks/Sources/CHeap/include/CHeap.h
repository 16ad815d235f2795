#pragma once

/// Gives what the allocator keeps for later back to the system, where it can: so resident memory is what is in use.
void heap_trim(void);
