#define _GNU_SOURCE
#include "CRx.h"

#include <pthread.h>
#include <stddef.h>

_Thread_local crx_stack crx_stack_of_thread;

// Only glibc can run a thread on another stack; musl and Bionic lack the functions for it.
#if defined(__linux__) && defined(__GLIBC__)
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// How many bytes stay free for code that does not ask for room: the operators of a subscription between two nested
// lifetimes, which ask, and users' closures.
#define RESERVE (128 * 1024)
// The kernel allocates the memory page by page, on first touch.
#define STACK_SIZE ((size_t)32 << 20)
#define MOST_STACKS 16

static _Thread_local int stacks;

static void use(crx_stack *stack, uintptr_t low, size_t size) {
    uintptr_t reserve = size / 4 < RESERVE ? size / 4 : RESERVE;
    stack->limit = low + reserve;
    stack->room = size - reserve;
}

static void find_stack(crx_stack *stack) {
    pthread_attr_t attributes;
    void *low;
    size_t size;
    // Treats the room as unlimited if the stack cannot be found.
    stack->room = UINTPTR_MAX;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    if (pthread_attr_getstack(&attributes, &low, &size) == 0) use(stack, (uintptr_t)low, size);
    pthread_attr_destroy(&attributes);
}

typedef struct {
    void (*body)(void *);
    void *context;
} call;

static void enter(unsigned high, unsigned low) {
    call *entered = (call *)((uintptr_t)high << 32 | low);
    entered->body(entered->context);
}

static bool call_on_other_stack(call *entered) {
    if (stacks == MOST_STACKS) return false;
    char *memory = mmap(
        NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) return false;
    mprotect(memory, (size_t)getpagesize(), PROT_NONE);

    ucontext_t caller, callee;
    getcontext(&callee);
    callee.uc_stack.ss_sp = memory;
    callee.uc_stack.ss_size = STACK_SIZE;
    callee.uc_link = &caller;
    uintptr_t argument = (uintptr_t)entered;
    makecontext(&callee, (void (*)(void))enter, 2, (unsigned)(argument >> 32), (unsigned)argument);

    crx_stack outer = crx_stack_of_thread;
    use(&crx_stack_of_thread, (uintptr_t)memory, STACK_SIZE);
    crx_stack_of_thread.nesting_limit = UINTPTR_MAX; // every subscription made on this stack is nested deeply
    stacks += 1;
    swapcontext(&caller, &callee);
    stacks -= 1;
    crx_stack_of_thread = outer;

    munmap(memory, STACK_SIZE);
    return true;
}

uintptr_t crx_stack_end(void) {
    crx_stack *stack = &crx_stack_of_thread;
    if (stack->room == 0) find_stack(stack);
    if (stack->room == UINTPTR_MAX) return 0;
    uintptr_t end = stack->limit + stack->room;
    bool isOnIt = crx_frame() + RESERVE >= stack->limit && crx_frame() < end;
    return isOnIt ? end : 0;
}

bool crx_call_with_room(void (*body)(void *), void *context) {
    crx_stack *stack = &crx_stack_of_thread;
    if (stack->room == 0) find_stack(stack);
    // If the frame is above the known stack, or far below it, the thread runs on a foreign stack, whose size is not
    // known. Then the body runs here.
    uintptr_t missing = stack->limit - crx_frame();
    if (crx_stack_has_room() || missing > RESERVE) {
        body(context);
        return true;
    }
    return call_on_other_stack(&(call){body, context});
}
#else
uintptr_t crx_stack_end(void) { return 0; }

bool crx_call_with_room(void (*body)(void *), void *context) {
    crx_stack_of_thread.room = UINTPTR_MAX; // unlimited, as far as is known
    body(context);
    return true;
}
#endif
