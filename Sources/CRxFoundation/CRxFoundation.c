#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CRxFoundation.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

static int set_attributes(posix_spawnattr_t *attributes) {
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef __APPLE__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    int error = posix_spawnattr_setflags(attributes, flags);
    if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
    if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &usual);
    return error;
}

static int add_actions(posix_spawn_file_actions_t *actions, const char *working_directory, int output, int errors) {
    int error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, output, 1);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, errors, 2);
    if (!error && working_directory) error = posix_spawn_file_actions_addchdir_np(actions, working_directory);
#ifndef __APPLE__
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
    return error;
}

int rxfoundation_spawn(
    pid_t *process, const char *path, const char *working_directory, char *const arguments[], char *const environment[], int output, int errors) {
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    int error = posix_spawnattr_init(&attributes);
    if (error) return error;
    error = posix_spawn_file_actions_init(&actions);
    if (!error) {
        error = set_attributes(&attributes);
        if (!error) error = add_actions(&actions, working_directory, output, errors);
        if (!error) error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
        posix_spawn_file_actions_destroy(&actions);
    }
    posix_spawnattr_destroy(&attributes);
    return error;
}

int rxfoundation_pipe(int ends[2]) {
    int made[2];
#ifdef __APPLE__
    if (pipe(made)) return errno;
#else
    if (pipe2(made, O_CLOEXEC)) return errno;
#endif
    int error = 0;
    for (int end = 0; end < 2; end++) {
        ends[end] = fcntl(made[end], F_DUPFD_CLOEXEC, 3);
        if (ends[end] < 0) error = errno;
        close(made[end]);
    }
    if (!error) return 0;
    for (int end = 0; end < 2; end++)
        if (ends[end] >= 0) close(ends[end]);
    return error;
}

int rxfoundation_has_ended(pid_t process) {
    siginfo_t ending = {0};
    int status;
    do status = waitid(P_PID, process, &ending, WEXITED | WNOWAIT | WNOHANG);
    while (status < 0 && errno == EINTR);
    return status < 0 || ending.si_pid != 0;
}
