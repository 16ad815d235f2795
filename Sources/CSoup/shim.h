// What Swift cannot import from libsoup's headers: variadic functions and macros.
#pragma once

#include <libsoup/soup.h>

static inline SoupServer *reactor_soup_server_new(void) { return soup_server_new("server-header", "swift-reactor", NULL); }
