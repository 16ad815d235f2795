#define _GNU_SOURCE
#include "CRxDeaths.h"

#include "Fork.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <dlfcn.h>
#include <link.h>
#endif

// The first word of a Swift object is the address of its class's metadata. Two words before that address is the
// function that the runtime calls to destroy an object of the class. One word before it are the value witnesses, which
// all native Swift classes share.
//
// Once per class, the destroy function is replaced by a function that calls it and then reports the object's death.
// No object escapes it: the runtime calls nothing else when the last reference is released, and each subclass has a
// destroy function in its own metadata.
enum { DESTROY = -2, VALUE_WITNESSES = -1 };

typedef __attribute__((swiftcall)) void (*destroy_function)(__attribute__((swift_context)) void *object);

typedef struct watched_class {
    void *const *metadata;
    _Atomic(destroy_function) destroy;
    struct watched_class *next;
} watched_class;

/// The watched classes, hashed by the address of their metadata. Entries are added under `lock` and are never removed.
static _Atomic(watched_class *) watched_classes[256];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(crx_death_handler) handler;

static _Atomic(watched_class *) *bucket(void *const *metadata) {
    uint64_t mixed = (uintptr_t)metadata * UINT64_C(0x9E3779B97F4A7C15);
    return &watched_classes[mixed >> 56];
}

static watched_class *find(void *const *metadata) {
    watched_class *entry = atomic_load_explicit(bucket(metadata), memory_order_acquire);
    while (entry && entry->metadata != metadata) entry = entry->next;
    return entry;
}

__attribute__((swiftcall)) static void destroy_watched(__attribute__((swift_context)) void *object) {
    atomic_thread_fence(memory_order_acquire); // after the runtime's plain load of this function's address
    atomic_load_explicit(&find(*(void *const **)object)->destroy, memory_order_acquire)(object);
    atomic_load_explicit(&handler, memory_order_acquire)(object);
}

// Whether the class's destroy function is this copy's, or another copy's that calls this copy's: a plug-in may be
// linked with its own copy of this file. If each copy replaced the other's function, the two would call each other
// endlessly.
static bool is_watched(void **metadata, destroy_function current) {
    if (current == destroy_watched) return true;
    watched_class *entry = find(metadata);
    return entry && atomic_load_explicit(&entry->destroy, memory_order_acquire) != current;
}

// Keeps the library that contains `destroy_watched` loaded even after it is closed, because classes go on calling the
// function. Returns whether it stays loaded.
static bool stays_loaded(void) {
#if defined(__GLIBC__)
    Dl_info info;
    struct link_map *image;
    if (!dladdr1((const void *)destroy_watched, &info, (void **)&image, RTLD_DL_LINKMAP)) return false;
    // The main program has an empty name, and it is never unloaded.
    if (!image->l_name[0]) return true;
    return dlopen(image->l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE) != NULL;
#else
    return true; // musl unloads nothing
#endif
}

static bool watch_class(void **metadata) {
    _Atomic(destroy_function) *destroy = (_Atomic(destroy_function) *)&metadata[DESTROY];
    destroy_function original = atomic_load_explicit(destroy, memory_order_acquire);
    if (is_watched(metadata, original)) return true;
    if (find(metadata)) {
        // A library with this class was closed, and then opened again at the same address.
        atomic_store_explicit(destroy, destroy_watched, memory_order_release);
        return true;
    }
    if (!stays_loaded()) return false;
    watched_class *entry = malloc(sizeof *entry);
    if (!entry) return false;
    _Atomic(watched_class *) *head = bucket(metadata);
    entry->metadata = metadata;
    atomic_init(&entry->destroy, original);
    entry->next = atomic_load_explicit(head, memory_order_relaxed);
    atomic_store_explicit(head, entry, memory_order_release);
    // Another copy of this file, which has its own lock, may be replacing the function of the same class right now.
    while (!atomic_compare_exchange_strong(destroy, &original, destroy_watched)) atomic_store(&entry->destroy, original);
    return true;
}

bool crx_watch_deaths(void *object, crx_death_handler did_die) {
    // The value witnesses of Builtin.NativeObject.
    extern const char native_object_witnesses[] __asm__("$sBoWV");
    void **metadata = *(void ***)object;
    _Atomic(destroy_function) *destroy = (_Atomic(destroy_function) *)&metadata[DESTROY];
    if (metadata[VALUE_WITNESSES] != native_object_witnesses) return false;
    if (is_watched(metadata, atomic_load_explicit(destroy, memory_order_acquire))) return true;
    atomic_store_explicit(&handler, did_die, memory_order_release);
    pthread_mutex_lock(&lock);
    bool has_begun = watch_class(metadata);
    pthread_mutex_unlock(&lock);
    return has_begun;
}

void crx_deaths_will_fork(void) { pthread_mutex_lock(&lock); }
void crx_deaths_did_fork(void) { pthread_mutex_unlock(&lock); }

bool crx_is_dead(void *object) {
    extern bool swift_isDeallocating(void *object);
    return swift_isDeallocating(object);
}
