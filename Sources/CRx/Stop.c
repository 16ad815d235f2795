#define _GNU_SOURCE
#include "CRx.h"

#include <stdio.h>

#if defined(__unix__) || defined(__APPLE__)
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// Swift's runtime has one handler for all signals that end a program, SIGQUIT among them. A crash reporter leaves SIGQUIT alone, so what
// handles both is the runtime's, wherever its code was linked to.
static bool is_runtimes(const struct sigaction *action) {
    struct sigaction quit;
    return sigaction(SIGQUIT, NULL, &quit) == 0 && (quit.sa_flags & SA_SIGINFO) && (action->sa_flags & SA_SIGINFO) &&
           quit.sa_sigaction == action->sa_sigaction;
}

/// Returns whether there would have been a backtrace.
static bool omit_backtrace(void) {
    const char *setting = getenv("SWIFT_BACKTRACE");
    if (setting && strstr(setting, "enable=")) return false;
    const int traps[] = {SIGILL, SIGTRAP}; // a trap is one or the other, by processor
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
