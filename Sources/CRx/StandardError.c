#define _GNU_SOURCE
#include "CRx.h"

#include <stdio.h>

#if defined(__unix__) || defined(__APPLE__)
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

/// Waits until standard error takes more bytes, for a second at most. Returns whether it does.
static bool wait_for_room(void) {
    struct pollfd standard_error = {.fd = STDERR_FILENO, .events = POLLOUT};
    int count;
    do count = poll(&standard_error, 1, 1000);
    while (count < 0 && errno == EINTR);
    return count > 0;
}

static void write_all(const char *bytes, intptr_t count) {
    while (count > 0) {
        const ssize_t written = write(STDERR_FILENO, bytes, (size_t)count);
        if (written > 0) {
            bytes += written;
            count -= written;
        } else if (written == 0) {
            return;
        } else if (errno == EAGAIN) {
            if (!wait_for_room()) return;
        } else if (errno != EINTR) {
            return;
        }
    }
}

/// Takes a SIGPIPE that is pending for the calling thread, which blocks the signal.
static void take_signal(const sigset_t *broken_pipe) {
#if defined(__APPLE__)
    sigset_t pending;
    int signal;
    if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1) sigwait(broken_pipe, &signal);
#else
    const struct timespec none = {0, 0};
    while (sigtimedwait(broken_pipe, NULL, &none) < 0 && errno == EINTR) continue;
#endif
}

void crx_write_to_standard_error(const void *bytes, intptr_t count) {
    sigset_t broken_pipe, blocked, pending;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    sigemptyset(&pending);
    sigpending(&pending);
    // A signal that was pending before belongs to the app.
    const bool was_pending = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &broken_pipe, &blocked);
    write_all(bytes, count);
    if (!was_pending) take_signal(&broken_pipe);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}
#else
void crx_write_to_standard_error(const void *bytes, intptr_t count) {
    if (count > 0) fwrite(bytes, 1, (size_t)count, stderr);
}
#endif
