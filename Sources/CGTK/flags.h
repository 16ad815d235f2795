// Flags as plain numbers. Newer headers mark flag types as such, and Swift then imports the flags under other names
// than before. `rxgtk_X` has the value of X with all headers.
#pragma once

#include <adwaita.h>

#define RXGTK_FLAG(name) static const guint rxgtk_##name = (guint)(name);

RXGTK_FLAG(G_APPLICATION_HANDLES_COMMAND_LINE)
RXGTK_FLAG(G_APPLICATION_HANDLES_OPEN)
RXGTK_FLAG(G_APPLICATION_NON_UNIQUE)
RXGTK_FLAG(G_DBUS_CALL_FLAGS_NO_AUTO_START)
RXGTK_FLAG(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT)
RXGTK_FLAG(G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION)
RXGTK_FLAG(G_FILE_MONITOR_WATCH_MOVES)
RXGTK_FLAG(G_FILE_SET_CONTENTS_CONSISTENT)
RXGTK_FLAG(G_FILE_SET_CONTENTS_DURABLE)
RXGTK_FLAG(G_FILE_TEST_IS_DIR)
RXGTK_FLAG(G_FILE_TEST_IS_REGULAR)
RXGTK_FLAG(G_IO_IN)
RXGTK_FLAG(G_KEY_FILE_KEEP_COMMENTS)
RXGTK_FLAG(G_KEY_FILE_KEEP_TRANSLATIONS)
RXGTK_FLAG(G_TYPE_FLAG_ABSTRACT)
RXGTK_FLAG(GDK_ACTION_COPY)
RXGTK_FLAG(GDK_ACTION_MOVE)
RXGTK_FLAG(GDK_ACTION_LINK)
RXGTK_FLAG(GDK_ALT_MASK)
RXGTK_FLAG(GDK_CONTROL_MASK)
RXGTK_FLAG(GDK_LOCK_MASK)
RXGTK_FLAG(GDK_SHIFT_MASK)
RXGTK_FLAG(GDK_SUPER_MASK)
RXGTK_FLAG(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
RXGTK_FLAG(GTK_PICK_DEFAULT)

#undef RXGTK_FLAG

static inline gboolean rxgtk_log_level_is_complaint(GLogLevelFlags level) {
    return (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR)) != 0;
}

static inline gboolean rxgtk_log_level_is_warning(GLogLevelFlags level) { return (level & G_LOG_LEVEL_WARNING) != 0; }

static inline gboolean rxgtk_param_is_readable(const GParamSpec *spec) { return (spec->flags & G_PARAM_READABLE) != 0; }

static inline gboolean rxgtk_param_is_writable(const GParamSpec *spec) {
    return (spec->flags & (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY)) == G_PARAM_WRITABLE;
}
