internal import CReactorTest
internal import Rx

/// Receives the jobs of an exploration's tasks from Swift's runtime.
enum JobHook {
    /// Whether the runtime has the hook. Installs it at the first use.
    static let isInstalled = crt_hook_jobs { job in
        // A job is a pointer to the runtime's object.
        guard let pending = WorkControl.current as? PendingWork else { return false }
        return pending.add(unsafeBitCast(job, to: UnownedJob.self))
    }
}

/// Runs the jobs that an exploration chooses.
final class JobExecutor: TaskExecutor {
    static let shared = JobExecutor()

    /// Receives the jobs of tasks that prefer this executor.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard let pending = WorkControl.current as? PendingWork, pending.add(job) else { return run(job) }
    }

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
