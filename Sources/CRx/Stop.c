#define _GNU_SOURCE
#include "CRx.h"

#include <stdio.h>

#if defined(__unix__) || defined(__APPLE__)
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// Swift's runtime installs one handler for all signals that end a program, including SIGQUIT. A crash reporter leaves
// SIGQUIT alone. So a handler of both this signal and SIGQUIT is the runtime's, regardless of where the runtime's code
// is linked.
static bool is_runtimes(const struct sigaction *action) {
    struct sigaction quit;
    return sigaction(SIGQUIT, NULL, &quit) == 0 && (quit.sa_flags & SA_SIGINFO) && (action->sa_flags & SA_SIGINFO) &&
           quit.sa_sigaction == action->sa_sigaction;
}

/// Restores the default action of the signals of a trap if the runtime handles them. Returns whether the runtime would
/// have written a backtrace.
static bool omit_backtrace(void) {
    const char *setting = getenv("SWIFT_BACKTRACE");
    if (setting && strstr(setting, "enable=")) return false;
    const int traps[] = {SIGILL, SIGTRAP}; // the processor determines which of them a trap raises
    bool is_omitted = false;
    for (int index = 0; index < 2; index++) {
        struct sigaction action;
        if (sigaction(traps[index], NULL, &action) != 0 || !is_runtimes(&action)) continue;
        signal(traps[index], SIG_DFL);
        is_omitted = true;
    }
    return is_omitted;
}
#else
static bool omit_backtrace(void) { return false; }
#endif

void crx_stop(const char *message) {
    const char *hint = omit_backtrace() ? "SWIFT_BACKTRACE=enable=yes shows the calls that led here.\n" : "";
    fprintf(stderr, "%s\n%s", message, hint);
    __builtin_trap();
}
