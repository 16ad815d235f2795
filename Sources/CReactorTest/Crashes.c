// Reports the seed of the session that crashes the program. A trap in a reactor is a defect that an exploration has
// found, and it cannot be caught.
//
// The handler stands before the handlers that the program has, and gives way to them. Swift's runtime has one handler
// for the signals of a crash and SIGQUIT. Rx knows it by that (Sources/CRx/Stop.c), so this one takes SIGQUIT, too.
#include "CReactorTest.h"
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { SIGNALS = 6, DIGITS = 20 };

static const int signals[SIGNALS] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGQUIT};
static struct sigaction earlier[SIGNALS];
static uint64_t session_seed;
static bool is_session_running, is_installed;

static void print(const char *text, size_t length) {
    // Nothing can be done if standard error is closed.
    ssize_t written = write(STDERR_FILENO, text, length);
    (void)written;
}

static void print_seed(uint64_t seed) {
    char digits[DIGITS];
    size_t first = DIGITS;
    do {
        digits[--first] = (char)('0' + seed % 10);
        seed /= 10;
    } while (seed != 0 && first > 0);
    print(digits + first, DIGITS - first);
}

static void report(int number, siginfo_t *information, void *context) {
    (void)information, (void)context;
    static const char start[] = "explore: the session that crashes has the seed ";
    static const char end[] = ". Play it alone with that seed and runs: 1.\n";
    if (is_session_running && number != SIGQUIT) {
        print(start, sizeof start - 1);
        print_seed(session_seed);
        print(end, sizeof end - 1);
    }
    // The fault of a trap occurs again when this handler returns. The other signals do not.
    for (size_t index = 0; index < SIGNALS; index++) sigaction(signals[index], &earlier[index], NULL);
    if (number == SIGABRT || number == SIGQUIT) raise(number);
}

void crt_begin_session(uint64_t seed) {
    session_seed = seed;
    is_session_running = true;
    if (is_installed) return;
    is_installed = true;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = report;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < SIGNALS; index++) {
        sigaction(signals[index], NULL, &earlier[index]);
        bool has_handler = (earlier[index].sa_flags & SA_SIGINFO) || earlier[index].sa_handler != SIG_DFL;
        if (signals[index] != SIGQUIT || has_handler) sigaction(signals[index], &action, NULL);
    }
}

void crt_end_session(void) { is_session_running = false; }
