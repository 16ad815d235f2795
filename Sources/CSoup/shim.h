// Parts of the headers of libsoup and GLib that Swift cannot import: variadic functions and macros.
#pragma once

#include <libsoup/soup.h>

static inline SoupServer *reactor_soup_server_new(void) { return soup_server_new("server-header", "swift-reactor", NULL); }

// Disconnects the handlers that were connected with `data`.
static inline void reactor_soup_disconnect(gpointer object, gpointer data) { g_signal_handlers_disconnect_by_data(object, data); }
