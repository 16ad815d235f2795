#define _GNU_SOURCE
#include "CRx.h"

#include <pthread.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

static _Thread_local void *slot;

void **crx_thread_slot(void) { return &slot; }

extern void swift_release(void *object);
extern void *swift_tryRetain(void *object);

void *crx_try_retain(void *object) { return swift_tryRetain(object); }

static _Thread_local void *just_slot;
static _Thread_local bool just_slot_is_watched;
static pthread_key_t just_slot_key;
static pthread_once_t just_slot_once = PTHREAD_ONCE_INIT;

static void release_just(void *slot) {
    void *object = *(void **)slot;
    *(void **)slot = 0;
    if (object) swift_release(object);
}

static void make_just_slot_key(void) { pthread_key_create(&just_slot_key, release_just); }

void **crx_just_slot(void) {
    if (!just_slot_is_watched) {
        pthread_once(&just_slot_once, make_just_slot_key);
        pthread_setspecific(just_slot_key, &just_slot);
        just_slot_is_watched = true;
    }
    return &just_slot;
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
