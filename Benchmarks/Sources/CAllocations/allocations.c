// Takes the place of malloc and its like in the program this is linked into, counts, and has glibc do the work.

#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

#ifndef __GLIBC__
#error "allocations are counted where the C library is glibc; build the product Benchmarks alone elsewhere"
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread struct AllocationCount counted __attribute__((tls_model("initial-exec")));

struct AllocationCount allocation_count(void) { return counted; }

static void count(size_t bytes) {
    counted.blocks += 1;
    counted.bytes += (long)bytes;
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block == NULL ? ENOMEM : 0;
}
