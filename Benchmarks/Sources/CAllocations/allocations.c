// Replaces malloc and similar functions in the program that this is linked into. Counts the calls, and forwards them to
// glibc.

#include "CAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

#ifndef __GLIBC__
#error "counting allocations requires glibc; elsewhere, build only the product Benchmarks"
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static __thread struct AllocationCount counted __attribute__((tls_model("initial-exec")));

struct AllocationCount allocation_count(void) { return counted; }

static void *count(void *block, size_t bytes) {
    counted.blocks += 1;
    counted.bytes += (long)bytes;
    counted.held += (long)malloc_usable_size(block);
    return block;
}

void *malloc(size_t size) { return count(__libc_malloc(size), size); }

void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size), number * size); }

void *realloc(void *block, size_t size) {
    counted.held -= (long)malloc_usable_size(block);
    return count(__libc_realloc(block, size), size);
}

void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size), size); }

void free(void *block) {
    counted.held -= (long)malloc_usable_size(block);
    __libc_free(block);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block == NULL ? ENOMEM : 0;
}
