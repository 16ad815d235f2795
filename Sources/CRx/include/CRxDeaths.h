// Reports the end of Swift objects that have no room for a hook of their own.
#pragma once
#include <stdbool.h>

/// Called with the address of an object that has died, on the thread that released the last reference.
typedef void (*crx_death_handler)(void *_Nonnull address);

/// Calls `did_die` when `object`, or any other object of its class, dies, after its `deinit`. One call per class is
/// enough.
///
/// Returns false if the class's layout is not the expected one, memory is short, or this library cannot stay loaded.
/// Then nothing changes, and `did_die` is not called. May be called on any thread. Every call must pass the same
/// handler.
bool crx_watch_deaths(void *_Nonnull object, crx_death_handler _Nonnull did_die);

/// Whether an object is being freed or was freed. Its memory must still be allocated.
bool crx_is_dead(void *_Nonnull object);
