// Wrappers for the parts of libpq's header that Swift cannot import: character constants in macros.
#pragma once

#include <libpq-fe.h>

// The SQLSTATE of a failed statement; NULL if the failure did not come from the server.
static inline const char *cpostgresql_state(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

// The server's message without its severity and place.
static inline const char *cpostgresql_message(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}
