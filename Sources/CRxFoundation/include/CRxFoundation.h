// What Swift does not see of the system's headers, because it is no part of POSIX yet.
#pragma once

#include <sys/types.h>

/// Starts a program in a process group of its own: with no signal blocked and SIGPIPE as usual, with nothing to read, these descriptors as
/// its standard output and error, and no other. `folder` may be null. Returns an error number, or 0.
int rxfoundation_spawn(
    pid_t *process, const char *path, const char *folder, char *const arguments[], char *const environment[], int output, int errors);

/// Makes a pipe that programs which are started do not get. Neither end is a standard descriptor. Returns an error number, or 0.
int rxfoundation_pipe(int ends[2]);

/// Whether a child process has ended, or is not known. Its number is kept until it is waited for.
int rxfoundation_has_ended(pid_t process);
