// Starts programs, with functions of the system that are not part of POSIX yet and that Swift does not import.
#pragma once

#include <sys/types.h>

/// Starts a program in a process group of its own, with no signal blocked and SIGPIPE at its default action. Its
/// standard input is empty, `output` and `errors` are its standard output and error, and it inherits no other
/// descriptor. `working_directory` may be null. Returns an error number, or 0.
int rxfoundation_spawn(
    pid_t *process, const char *path, const char *working_directory, char *const arguments[], char *const environment[], int output, int errors);

/// Makes a pipe that started programs do not inherit. Neither end is a standard descriptor. Returns an error number, or
/// 0.
int rxfoundation_pipe(int ends[2]);

/// Whether a child process has ended or is unknown. The process keeps its number until it is waited for.
int rxfoundation_has_ended(pid_t process);
