// What Rx needs from the platform and Swift cannot say: fast thread-local slots, and the two questions
// "is this the main thread?" and "is this the executor that code is running on?".
#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "CRxDeaths.h"

/// The calling thread's slot, null until written. Rx keeps its trampoline there; the slot's address
/// names the thread for as long as it lives.
static inline void *_Nullable *_Nonnull crx_thread_slot(void) {
    extern _Thread_local void *_Nullable crx_slot;
    return &crx_slot;
}

/// The number of the event that the calling thread is in the middle of, which what it does follows from; zero for none.
static inline uint64_t *_Nonnull crx_cause(void) {
    extern _Thread_local uint64_t crx_cause_of_thread;
    return &crx_cause_of_thread;
}

/// Where the calling thread keeps a retained Swift object for reuse, or null; it is released as the thread ends.
void *_Nullable *_Nonnull crx_kept_slot(void);

/// What is known of the stack that the calling thread runs on.
typedef struct {
    /// The address below which there is no room for further nesting, and how much there is above it. Zero until asked.
    uintptr_t line, room;
    /// The address below which what is subscribed to is nested deeply; zero while no subscription is being made.
    uintptr_t mark;
} crx_stack;

/// What is known of the calling thread's stack.
static inline crx_stack *_Nonnull crx_current_stack(void) {
    extern _Thread_local crx_stack crx_stack_of_thread;
    return &crx_stack_of_thread;
}

/// The address at which the caller's frame begins, nearly.
static inline uintptr_t crx_frame(void) { return (uintptr_t)__builtin_frame_address(0); }

/// Whether the calling thread's stack is known to have room for further nesting.
static inline bool crx_stack_has_room(void) {
    return crx_frame() - crx_current_stack()->line < crx_current_stack()->room;
}

/// The address at which the calling thread's stack ends; zero if that is not known, or the thread runs on another stack.
uintptr_t crx_stack_end(void);

/// The file of the program or library that an address is in, and where that begins; null if there is none.
const char *_Nullable crx_image(uintptr_t address, uintptr_t *_Nonnull base);

/// An address of this library.
uintptr_t crx_anchor(void);

/// Writes the distances of return addresses from `crx_anchor`, as `crx_callers` does. Leaves out those that do not fit.
void crx_callers_near(int32_t *_Nonnull distances, int32_t count);

/// Writes the return addresses of the calls that led to the caller, the innermost first, at most `count`. Leaves the rest as it is.
void crx_callers(uintptr_t *_Nonnull callers, int32_t count);

/// Calls `body` where there is room: on the calling thread, and on another stack if its own has none.
///
/// Returns false, without a call, when there is no memory for another stack, or there are as many as there may be.
bool crx_call_with_room(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// Retains a Swift object of which the memory is there and returns it; null when it is being freed, or was.
static inline void *_Nullable crx_try_retain(void *_Nonnull object) {
    extern void *_Nullable swift_tryRetain(void *_Nonnull object);
    return swift_tryRetain(object);
}

/// Does nothing for so many turns of a few nanoseconds, and tells the processor so.
static inline void crx_pause(int32_t turns) {
    for (int32_t turn = 0; turn < turns; turn++) {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        __asm__ volatile("yield");
#endif
    }
}

/// Waits until ``crx_wake`` is called for the word, unless that is not `value` any more. May return without reason.
void crx_wait(const void *_Nonnull word, uint32_t value);

/// Wakes the threads that wait at the word, which has been changed before.
void crx_wake(const void *_Nonnull word);

/// Has the lock with this word, which stays where it is for ever, free in a child of `fork()`. Locks like this are never held together.
void crx_keep_usable_after_fork(const void *_Nonnull word);

/// Keeps the memory of a Swift object, dead or alive, until it is released as often: an unowned reference.
void crx_keep_memory(void *_Nonnull object);
void crx_release_memory(void *_Nonnull object);

/// How many of Rx's locks the calling thread holds; kept in debug builds only.
int32_t *_Nonnull crx_lock_depth(void);

/// Whether the caller runs on the process's main thread. O(1); asks the kernel once a thread.
bool crx_is_main_thread(void);

/// Whether the caller runs on the executor whose two words are given. Never traps.
bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation);

/// Writes `message` to standard error and traps, without a backtrace, since the message says what there is to know.
///
/// A backtrace that SWIFT_BACKTRACE asks for by "enable=" is shown, and a crash reporter's own handler is called.
_Noreturn void crx_stop(const char *_Nonnull message);
