#define _GNU_SOURCE
#include "CRx.h"

#include <pthread.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

_Thread_local void *crx_slot;

extern void swift_release(void *object);
_Thread_local crx_kept crx_kept_objects;
_Thread_local bool crx_kept_is_watched;
static pthread_key_t kept_key;
static pthread_once_t kept_once = PTHREAD_ONCE_INIT;

static void release_kept(void *kept_by_thread) {
    crx_kept *kept = kept_by_thread;
    crx_kept_is_watched = false; // what is kept while these are released is released in another round
    while (kept->pooled_count > 0) swift_release(kept->pool[--kept->pooled_count]);
    for (int index = 0; index < CRX_KEPT_COUNT; index++) {
        void *object = kept->slots[index];
        kept->slots[index] = 0;
        if (object) swift_release(object);
    }
}

static void make_kept_key(void) { pthread_key_create(&kept_key, release_kept); }

void crx_watch_kept(void) {
    pthread_once(&kept_once, make_kept_key);
    pthread_setspecific(kept_key, &crx_kept_objects);
    crx_kept_is_watched = true;
}

static _Thread_local int32_t lock_depth;

int32_t *crx_lock_depth(void) { return &lock_depth; }

#if defined(__linux__)
// 0: not asked yet, 1: main, 2: another.
static _Thread_local int thread_kind;

bool crx_is_main_thread(void) {
    if (thread_kind == 0) thread_kind = syscall(SYS_gettid) == getpid() ? 1 : 2;
    return thread_kind == 1;
}
#else
bool crx_is_main_thread(void) { return pthread_main_np() != 0; }
#endif

typedef struct { uintptr_t identity, implementation; } executor_ref;

// Swift's runtime exports this for its own `assumeIsolated`. Flags 0: answer, do not trap.
__attribute__((swiftcall)) extern bool swift_task_isCurrentExecutorWithFlags(executor_ref executor, uintptr_t flags);

bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation) {
    executor_ref executor = {identity, implementation};
    return swift_task_isCurrentExecutorWithFlags(executor, 0);
}
