#define _GNU_SOURCE
#include "CRx.h"

#include <dlfcn.h>
#include <stddef.h>

const char *crx_image(uintptr_t address, uintptr_t *base) {
    Dl_info info;
    if (dladdr((void *)address, &info) == 0 || !info.dli_fname) return NULL;
    *base = (uintptr_t)info.dli_fbase;
    return info.dli_fname;
}

uintptr_t crx_anchor(void) { return (uintptr_t)&crx_anchor; }

#if defined(__x86_64__) || defined(__aarch64__)

typedef struct {
    uintptr_t *frame, end;
} stack_walk;

// Moves on to the next outer frame. Swift keeps frame pointers. Code compiled without them may have left any value in
// that register, so only addresses within this stack are read.
static inline bool advance(stack_walk *walk) {
    uintptr_t next = walk->frame[0];
    bool isInStack = next > (uintptr_t)walk->frame && next < walk->end && walk->end - next >= 2 * sizeof *walk->frame;
    if (!isInStack || next % sizeof *walk->frame != 0) return false;
    walk->frame = (uintptr_t *)next;
    return true;
}

// The first return address lies in the function that calls this one, so it is left out.
__attribute__((noinline)) void crx_callers(uintptr_t *callers, int32_t count) {
    stack_walk walk = {__builtin_frame_address(0), crx_stack_end()};
    for (int32_t found = 0; found < count && advance(&walk); found++) callers[found] = walk.frame[1];
}

__attribute__((noinline)) void crx_callers_near(int32_t *distances, int32_t count) {
    stack_walk walk = {__builtin_frame_address(0), crx_stack_end()};
    for (int32_t found = 0; found < count && advance(&walk);) {
        intptr_t distance = (intptr_t)(walk.frame[1] - crx_anchor());
        if (distance == (int32_t)distance) distances[found++] = (int32_t)distance;
    }
}

#else

void crx_callers(uintptr_t *callers, int32_t count) {}
void crx_callers_near(int32_t *distances, int32_t count) {}

#endif
