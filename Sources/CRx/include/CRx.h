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

#define CRX_KEPT_COUNT 2
#define CRX_POOL_CAPACITY 32

/// Retained Swift objects that a thread keeps; they are released as it ends.
typedef struct {
    /// An object of each purpose, or null.
    void *_Nullable slots[CRX_KEPT_COUNT];
    /// Several of one purpose: the last kept is the first taken.
    void *_Nullable pool[CRX_POOL_CAPACITY];
    intptr_t pooled_count;
} crx_kept;

/// What the calling thread keeps.
static inline crx_kept *_Nonnull crx_kept_by_thread(void) {
    extern _Thread_local crx_kept crx_kept_objects;
    extern _Thread_local bool crx_kept_is_watched;
    extern void crx_watch_kept(void);
    if (!crx_kept_is_watched) crx_watch_kept();
    return &crx_kept_objects;
}

static inline void *_Nullable *_Nonnull crx_kept_slots(void) { return crx_kept_by_thread()->slots; }

/// The last that was pooled, which stays pooled; null when there is none.
static inline void *_Nullable crx_last_pooled(void) {
    crx_kept *kept = crx_kept_by_thread();
    return kept->pooled_count == 0 ? 0 : kept->pool[kept->pooled_count - 1];
}

/// Takes the last that was pooled, of which there must be one, out of the pool.
static inline void crx_drop_last_pooled(void) { crx_kept_by_thread()->pooled_count -= 1; }

/// Pools a retained object; a full pool gives another for it, which is to be released.
static inline void *_Nullable crx_pool_object(void *_Nonnull object) {
    crx_kept *kept = crx_kept_by_thread();
    if (kept->pooled_count < CRX_POOL_CAPACITY) {
        kept->pool[kept->pooled_count++] = object;
        return 0;
    }
    void *replaced = kept->pool[CRX_POOL_CAPACITY - 1];
    kept->pool[CRX_POOL_CAPACITY - 1] = object;
    return replaced;
}

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

/// How many of Rx's locks the calling thread holds; kept in debug builds only.
int32_t *_Nonnull crx_lock_depth(void);

/// Whether the caller runs on the process's main thread. O(1); asks the kernel once a thread.
bool crx_is_main_thread(void);

/// Whether the caller runs on the executor whose two words are given. Never traps.
bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation);
