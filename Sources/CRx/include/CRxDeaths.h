// The end of Swift objects that leave no room for a hook of their own.
#pragma once
#include <stdbool.h>

/// Called with the address of an object that has died, on the thread that released it last.
typedef void (*crx_death_handler)(void *_Nonnull address);

/// Has `did_die` called at the end of `object`, and of every object of its class, after its `deinit`. Once is enough.
///
/// False when the class is not laid out as this expects: then nothing is changed and nothing will be called. Any thread;
/// every call gives the same handler.
bool crx_watch_deaths(void *_Nonnull object, crx_death_handler _Nonnull did_die);

/// Whether an object, of which the memory is there, is being freed or was.
bool crx_is_dead(void *_Nonnull object);
