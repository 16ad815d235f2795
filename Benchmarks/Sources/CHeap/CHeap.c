#include "CHeap.h"

#if defined(__linux__)
#include <malloc.h>
#endif

void heap_trim(void) {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}
