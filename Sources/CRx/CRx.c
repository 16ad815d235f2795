#define _GNU_SOURCE
#include "CRx.h"

#include "Fork.h"
#include <pthread.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

_Thread_local void *crx_trampoline_state_of_thread;
_Thread_local uint64_t crx_cause_of_thread;
_Thread_local void *_Nullable crx_named_work_of_thread;
_Thread_local void *crx_work_controller_of_thread;

extern void swift_release(void *object);
static _Thread_local void *reusable_object;
static _Thread_local bool is_release_registered;
static pthread_key_t release_key;
static pthread_once_t release_key_once = PTHREAD_ONCE_INIT;

static void release_reusable_object(void *variable) {
    void *object = *(void **)variable;
    *(void **)variable = 0;
    is_release_registered = false; // an object that is kept during the release is released in another round
    if (object) swift_release(object);
}

static void make_release_key(void) { pthread_key_create(&release_key, release_reusable_object); }

void **crx_reusable_object(void) {
    if (!is_release_registered) {
        pthread_once(&release_key_once, make_release_key);
        pthread_setspecific(release_key, &reusable_object);
        is_release_registered = true;
    }
    return &reusable_object;
}

void crx_keep_memory(void *object) {
    extern void *swift_unownedRetain(void *object);
    swift_unownedRetain(object);
}

void crx_release_memory(void *object) {
    extern void swift_unownedRelease(void *object);
    swift_unownedRelease(object);
}

static _Thread_local int32_t lock_depth;

int32_t *crx_lock_depth(void) { return &lock_depth; }

// A thread waits for a lock at one of these places; the lock's address selects the place. Locks that share a place wake
// each other's threads. Such a thread checks its word and waits again.
#define PLACES 64
static struct {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
} places[PLACES] = {[0 ... PLACES - 1] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER}};

static size_t place_of(const void *word) { return ((uintptr_t)word >> 4) % PLACES; }

void crx_wait(const void *word, uint32_t value) {
    size_t place = place_of(word);
    pthread_mutex_lock(&places[place].mutex);
    if (__atomic_load_n((const uint32_t *)word, __ATOMIC_RELAXED) == value)
        pthread_cond_wait(&places[place].changed, &places[place].mutex);
    pthread_mutex_unlock(&places[place].mutex);
}

void crx_wake(const void *word) {
    size_t place = place_of(word);
    // A thread that has found the word unchanged holds the mutex until it waits. So once this thread gets the mutex,
    // that thread waits.
    pthread_mutex_lock(&places[place].mutex);
    pthread_mutex_unlock(&places[place].mutex);
    pthread_cond_broadcast(&places[place].changed);
}

void crx_waiting_will_fork(void) {
    for (size_t place = 0; place < PLACES; place++) pthread_mutex_lock(&places[place].mutex);
}

void crx_waiting_did_fork(void) {
    for (size_t place = 0; place < PLACES; place++) pthread_mutex_unlock(&places[place].mutex);
}

#if defined(__linux__)
// 0: not known yet, 1: the main thread, 2: another thread.
static _Thread_local int thread_kind;

bool crx_is_main_thread(void) {
    if (thread_kind == 0) thread_kind = syscall(SYS_gettid) == getpid() ? 1 : 2;
    return thread_kind == 1;
}

void crx_set_thread_name(const char *name) { pthread_setname_np(pthread_self(), name); }

// The thread that called fork() is the child's main thread.
static void forget_thread_kind(void) { thread_kind = 0; }
#else
bool crx_is_main_thread(void) { return pthread_main_np() != 0; }

void crx_set_thread_name(const char *name) { pthread_setname_np(name); }

static void forget_thread_kind(void) {}
#endif

void crx_waiting_did_fork_in_child(void) {
    forget_thread_kind();
    for (size_t place = 0; place < PLACES; place++) {
        pthread_mutex_unlock(&places[place].mutex);
        pthread_cond_init(&places[place].changed, NULL);
    }
}

typedef struct { uintptr_t identity, implementation; } executor_ref;

// Swift's runtime exports this function for its own `assumeIsolated`. With flags 0 it returns an answer and never
// traps.
__attribute__((swiftcall)) extern bool swift_task_isCurrentExecutorWithFlags(executor_ref executor, uintptr_t flags);

bool crx_is_current_executor(uintptr_t identity, uintptr_t implementation) {
    executor_ref executor = {identity, implementation};
    return swift_task_isCurrentExecutorWithFlags(executor, 0);
}
