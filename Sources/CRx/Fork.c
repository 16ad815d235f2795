#include "Fork.h"

#include "CRx.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// fork() copies one thread and all memory. A lock that another thread holds at that moment stays locked in the child
// for ever. So the thread that forks first takes the library's global locks, and both processes release them. Locks of
// objects are not among them: a child may wait for ever if it uses an object that another thread of the parent was
// using.

typedef _Atomic(uint32_t) lock_word;
enum { FREE, HELD, AWAITED }; // as in Lock.swift

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static lock_word **words;
static size_t count, capacity;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void acquire(lock_word *word) {
    uint32_t expected = FREE;
    if (atomic_compare_exchange_strong(word, &expected, HELD)) return;
    while (atomic_exchange(word, AWAITED) != FREE) crx_wait(word, AWAITED);
}

static void prepare(void) {
    pthread_mutex_lock(&registry);
    for (size_t i = 0; i < count; i++) acquire(words[i]);
    crx_deaths_will_fork();
    crx_waiting_will_fork();
}

static void release_words(void) {
    for (size_t i = count; i-- > 0;)
        if (atomic_exchange(words[i], FREE) == AWAITED) crx_wake(words[i]);
    pthread_mutex_unlock(&registry);
}

static void resume_parent(void) {
    crx_waiting_did_fork();
    crx_deaths_did_fork();
    release_words();
}

static void resume_child(void) {
    crx_waiting_did_fork_in_child();
    crx_deaths_did_fork();
    release_words();
}

static void handle_forks(void) { pthread_atfork(prepare, resume_parent, resume_child); }

void crx_keep_usable_after_fork(const void *word) {
    pthread_once(&once, handle_forks);
    pthread_mutex_lock(&registry);
    if (count == capacity) {
        capacity = capacity ? capacity * 2 : 16;
        words = realloc(words, capacity * sizeof *words);
        if (!words) abort();
    }
    words[count++] = (lock_word *)word;
    pthread_mutex_unlock(&registry);
}
