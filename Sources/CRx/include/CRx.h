// What Rx needs from the platform and Swift cannot say: fast thread-local slots, and the two questions
// "is this the main thread?" and "is this the executor that code is running on?".
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The calling thread's slot, null until written. Rx keeps its trampoline there; the slot's address
/// names the thread for as long as it lives.
static inline void *_Nullable *_Nonnull crx_thread_slot(void) {
    extern _Thread_local void *_Nullable crx_slot;
    return &crx_slot;
}

#define CRX_KEPT_COUNT 3

/// Where the calling thread keeps so many retained Swift objects, or null; they are released as the thread ends.
static inline void *_Nullable *_Nonnull crx_kept(void) {
    extern _Thread_local void *_Nullable crx_kept_objects[CRX_KEPT_COUNT];
    extern _Thread_local bool crx_kept_is_watched;
    extern void crx_watch_kept(void);
    if (!crx_kept_is_watched) crx_watch_kept();
    return crx_kept_objects;
}

/// Retains a Swift object of which the memory is there and returns it; null when it is being freed, or was.
static inline void *_Nullable crx_try_retain(void *_Nonnull object) {
    extern void *_Nullable swift_tryRetain(void *_Nonnull object);
    return swift_tryRetain(object);
}

/// How many of Rx's locks the calling thread holds; kept in debug builds only.
int32_t *_Nonnull crx_lock_depth(void);

/// Whether the caller runs on the process's main thread. O(1); asks the kernel once a thread.
bool crx_is_main_thread(void);

/// Whether the caller runs on the executor whose two words are given. Never traps.
bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation);
