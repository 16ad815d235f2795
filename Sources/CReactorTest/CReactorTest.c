#include "CReactorTest.h"
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*enqueue)(void *job);
typedef SWIFT_CALL void (*hook)(void *job, enqueue original);

extern hook swift_task_enqueueGlobal_hook __attribute__((weak));

static bool (*take_job)(void *job);
static hook earlier_hook;

static SWIFT_CALL void receive_job(void *job, enqueue original) {
    if (take_job(job)) return;
    earlier_hook ? earlier_hook(job, original) : original(job);
}

bool crt_hook_jobs(bool (*take)(void *)) {
    if (&swift_task_enqueueGlobal_hook == NULL) return false;
    take_job = take;
    earlier_hook = swift_task_enqueueGlobal_hook;
    // Other threads may be enqueuing jobs now.
    __atomic_store_n(&swift_task_enqueueGlobal_hook, receive_job, __ATOMIC_RELEASE);
    return true;
}
