#include "CRxDeaths.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

// The metadata of a Swift class has, two words before the address that its objects begin with, the function that the runtime
// calls to destroy one of them, and one word before it the value witnesses, which all of Swift's own classes share. That
// function is replaced, once a class, by one that calls it and then says which object died. Every object dies through it:
// the runtime calls nothing else when the last reference goes, and what a subclass does is said in the subclass's metadata.
enum { DESTROY = -2, VALUE_WITNESSES = -1 };

typedef __attribute__((swiftcall)) void (*destroy_function)(__attribute__((swift_context)) void *object);

typedef struct watched_class {
    void *const *metadata;
    destroy_function destroy;
    struct watched_class *next;
} watched_class;

/// By address. Entries are added under `lock`, and stay.
static _Atomic(watched_class *) watched_classes[256];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(crx_death_handler) handler;

static _Atomic(watched_class *) *bucket(void *const *metadata) {
    uint64_t mixed = (uintptr_t)metadata * UINT64_C(0x9E3779B97F4A7C15);
    return &watched_classes[mixed >> 56];
}

static destroy_function original_destroy(void *const *metadata) {
    watched_class *entry = atomic_load_explicit(bucket(metadata), memory_order_acquire);
    while (entry->metadata != metadata) entry = entry->next;
    return entry->destroy;
}

__attribute__((swiftcall)) static void destroy_watched(__attribute__((swift_context)) void *object) {
    atomic_thread_fence(memory_order_acquire); // after the runtime's plain load of this function's address
    original_destroy(*(void *const **)object)(object);
    atomic_load_explicit(&handler, memory_order_acquire)(object);
}

static bool watch_class(void **metadata) {
    _Atomic(destroy_function) *destroy = (_Atomic(destroy_function) *)&metadata[DESTROY];
    destroy_function original = atomic_load_explicit(destroy, memory_order_acquire);
    if (original == destroy_watched) return true;
    watched_class *entry = malloc(sizeof *entry);
    if (!entry) return false;
    _Atomic(watched_class *) *head = bucket(metadata);
    *entry = (watched_class){metadata, original, atomic_load_explicit(head, memory_order_relaxed)};
    atomic_store_explicit(head, entry, memory_order_release);
    atomic_store_explicit(destroy, destroy_watched, memory_order_release);
    return true;
}

bool crx_watch_deaths(void *object, crx_death_handler did_die) {
    // The value witnesses of Builtin.NativeObject.
    extern const char native_object_witnesses[] __asm__("$sBoWV");
    void **metadata = *(void ***)object;
    _Atomic(destroy_function) *destroy = (_Atomic(destroy_function) *)&metadata[DESTROY];
    if (metadata[VALUE_WITNESSES] != native_object_witnesses) return false;
    if (atomic_load_explicit(destroy, memory_order_acquire) == destroy_watched) return true;
    atomic_store_explicit(&handler, did_die, memory_order_release);
    pthread_mutex_lock(&lock);
    bool is_watched = watch_class(metadata);
    pthread_mutex_unlock(&lock);
    return is_watched;
}

bool crx_is_dead(void *object) {
    extern bool swift_isDeallocating(void *object);
    return swift_isDeallocating(object);
}
