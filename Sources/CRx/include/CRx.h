// What Rx needs from the platform and Swift cannot express: fast thread-local variables, another stack, return
// addresses, waiting by address, fork handlers, and two questions: is this the main thread, and is this the executor
// that the caller runs on?
#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "CRxDeaths.h"
#include "CRxImages.h"

/// The state of the calling thread's trampoline, which is null until written. Its address identifies the thread while
/// the thread lives.
static inline void *_Nullable *_Nonnull crx_trampoline_state(void) {
    extern _Thread_local void *_Nullable crx_trampoline_state_of_thread;
    return &crx_trampoline_state_of_thread;
}

/// The number of the event that the calling thread is processing, or zero. An event that the thread causes meanwhile
/// follows from that one.
static inline uint64_t *_Nonnull crx_cause(void) {
    extern _Thread_local uint64_t crx_cause_of_thread;
    return &crx_cause_of_thread;
}

/// The named work whose element the calling thread is delivering, or null. It is a Swift object and is not retained.
static inline void *_Nullable *_Nonnull crx_named_work(void) {
    extern _Thread_local void *_Nullable crx_named_work_of_thread;
    return &crx_named_work_of_thread;
}

/// The Swift object that controls the scheduled work of the calling thread, or null. It is not retained.
static inline void *_Nullable *_Nonnull crx_work_controller(void) {
    extern _Thread_local void *_Nullable crx_work_controller_of_thread;
    return &crx_work_controller_of_thread;
}

/// The retained Swift object that the calling thread keeps for reuse, or null. The object is released when the thread
/// ends.
void *_Nullable *_Nonnull crx_reusable_object(void);

/// What Rx knows about the stack that the calling thread runs on.
typedef struct {
    /// `limit`: below this address there is no room for further nesting. `room`: the number of bytes above `limit`.
    /// Both are zero until the first query.
    uintptr_t limit, room;
    /// A subscription made below this address is nested deeply. Zero while no subscription is being made.
    uintptr_t nesting_limit;
} crx_stack;

/// What Rx knows about the calling thread's stack.
static inline crx_stack *_Nonnull crx_current_stack(void) {
    extern _Thread_local crx_stack crx_stack_of_thread;
    return &crx_stack_of_thread;
}

/// The approximate address of the caller's frame.
static inline uintptr_t crx_frame(void) { return (uintptr_t)__builtin_frame_address(0); }

/// Whether the calling thread's stack is known to have room for further nesting.
static inline bool crx_stack_has_room(void) {
    return crx_frame() - crx_current_stack()->limit < crx_current_stack()->room;
}

/// The address just above the calling thread's stack. Zero if it is not known, or if the thread runs on a foreign
/// stack.
uintptr_t crx_stack_end(void);

/// Returns the path of the program or library that contains `address`, and writes its load address to `base`. Null if
/// none contains it.
const char *_Nullable crx_image(uintptr_t address, uintptr_t *_Nonnull base);

/// An address of this library.
uintptr_t crx_anchor(void);

/// Writes the callers' return addresses as `crx_callers` does, but as distances from `crx_anchor`. Leaves out distances
/// that do not fit.
void crx_callers_near(int32_t *_Nonnull distances, int32_t count);

/// Writes the return addresses of the calls that led to the caller, the innermost first, `count` at most. Leaves the
/// remaining elements unchanged. Writes nothing on a processor other than x86-64 and AArch64, or on a foreign stack.
void crx_callers(uintptr_t *_Nonnull callers, int32_t count);

/// Calls `body` on the calling thread: on the current stack if that has room, or else on another stack. Always uses the
/// current stack if that is a foreign stack, or on a system without glibc.
///
/// Returns false, without calling `body`, if no memory is left for another stack or the thread already uses the maximum
/// number of them.
bool crx_call_with_room(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// Whether two values of `size` bytes have the same bytes.
static inline bool crx_has_same_bytes(const void *_Nonnull first, const void *_Nonnull second, intptr_t size) {
    return __builtin_memcmp(first, second, (__SIZE_TYPE__)size) == 0;
}

/// Retains a Swift object and returns it. Returns null if the object is being freed or was freed. Its memory must still
/// be allocated.
static inline void *_Nullable crx_try_retain(void *_Nonnull object) {
    extern void *_Nullable swift_tryRetain(void *_Nonnull object);
    return swift_tryRetain(object);
}

/// Spins: executes `count` pause instructions. Each takes some nanoseconds on x86-64.
static inline void crx_pause(int32_t count) {
    for (int32_t index = 0; index < count; index++) {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        __asm__ volatile("yield");
#endif
    }
}

/// Waits until ``crx_wake`` is called for `word`. Returns at once if the word no longer has this `value`. May wake up
/// spuriously.
void crx_wait(const void *_Nonnull word, uint32_t value);

/// Wakes the threads that wait for `word`. The caller changes the word first.
void crx_wake(const void *_Nonnull word);

/// Makes sure that the lock with this word is free in a child of `fork()`. The word must never move or be freed. No
/// thread may hold two of these locks at once.
void crx_keep_usable_after_fork(const void *_Nonnull word);

/// Keeps the memory of a Swift object, dead or alive, allocated until `crx_release_memory` is called the same number of
/// times. Each call adds an unowned reference.
void crx_keep_memory(void *_Nonnull object);
void crx_release_memory(void *_Nonnull object);

/// How many of Rx's locks the calling thread holds. Counted in debug builds only.
int32_t *_Nonnull crx_lock_depth(void);

/// Whether the caller runs on the process's main thread. O(1): asks the kernel once per thread.
bool crx_is_main_thread(void);

/// Gives the calling thread a name for debuggers and `top -H`. Linux ignores a name of more than 15 bytes.
void crx_set_thread_name(const char *_Nonnull name);

/// Whether the caller runs on the executor that these two words make up. Never traps.
bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation);

/// Writes `count` bytes to standard error. Gives up if standard error is closed or hung up, has no space left,
/// or is non-blocking and takes no byte for a second. Raises no SIGPIPE.
void crx_write_to_standard_error(const void *_Nullable bytes, intptr_t count);

/// Writes `message` to standard error and traps. Shows no backtrace, because the message explains the mistake.
///
/// If SWIFT_BACKTRACE contains "enable=", this setting decides about the backtrace instead. A crash reporter's own
/// handler is still called.
_Noreturn void crx_stop(const char *_Nonnull message);
