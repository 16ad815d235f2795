#include "CReactorTest.h"
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*enqueue)(void *job);
typedef SWIFT_CALL void (*hook)(void *job, enqueue original);

extern hook swift_task_enqueueGlobal_hook __attribute__((weak));

// Set before the hook, but the runtime reads the hook without ordering. So another thread may not see them yet.
static bool (*take_job)(void *job);
static hook earlier_hook;

static SWIFT_CALL void receive_job(void *job, enqueue original) {
    bool (*take)(void *) = __atomic_load_n(&take_job, __ATOMIC_ACQUIRE);
    if (take && take(job)) return;
    hook earlier = __atomic_load_n(&earlier_hook, __ATOMIC_ACQUIRE);
    earlier ? earlier(job, original) : original(job);
}

bool crt_hook_jobs(bool (*take)(void *)) {
    if (&swift_task_enqueueGlobal_hook == NULL) return false;
    __atomic_store_n(&earlier_hook, swift_task_enqueueGlobal_hook, __ATOMIC_RELEASE);
    __atomic_store_n(&take_job, take, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_enqueueGlobal_hook, receive_job, __ATOMIC_RELEASE);
    return true;
}
