// Parts of libsoup's headers that Swift cannot import: variadic functions and macros.
#pragma once

#include <libsoup/soup.h>

static inline SoupServer *reactor_soup_server_new(void) { return soup_server_new("server-header", "swift-reactor", NULL); }
