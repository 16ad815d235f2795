// The hook of Swift's runtime through which an exploration receives the jobs of its tasks, and a report of the session
// that crashes the program.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Passes each job that a thread enqueues on the global executor to `take` first. `take` returns whether it keeps the
/// job. A job that it does not keep runs as without the hook.
///
/// Returns false if the runtime has no such hook. The hook stays for the rest of the process. Call this once.
bool crt_hook_jobs(bool (*_Nonnull take)(void *_Nonnull job));

/// Names the session that runs now. If the program crashes before `crt_end_session`, it prints the seed to standard
/// error, and then crashes as without this call.
void crt_begin_session(uint64_t seed);

/// Says that no session runs.
void crt_end_session(void);
