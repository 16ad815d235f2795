// The hook of Swift's runtime through which an exploration receives the jobs of its tasks.
#pragma once
#include <stdbool.h>

/// Passes each job that a thread enqueues on the global executor to `take` first. `take` returns whether it keeps the
/// job. A job that it does not keep runs as without the hook.
///
/// Returns false if the runtime has no such hook. The hook stays for the rest of the process. Call this once.
bool crt_hook_jobs(bool (*_Nonnull take)(void *_Nonnull job));
