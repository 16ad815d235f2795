// Finds out whether the calling thread is the main thread.
#pragma once

#include "cgtk.h"

gboolean rxgtk_is_main_thread(void);
