// Wrappers for the parts of SQLite's header that Swift cannot import: casts in macros, and variadic functions.
#pragma once

#include <sqlite3.h>

// SQLite copies the text before this returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// Sets whether closing the last connection leaves the write-ahead log alone.
static inline int csqlite_keep_log_on_close(sqlite3 *connection, int keep) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep, (int *)0);
}
