#if os(Linux)
package import Foundation

/// `fork`, which Swift does not offer.
package func forkProcess() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
}

/// Ends this process after some seconds. `alarm` alone would not, because threads of Dispatch block all signals.
package func endProcess(after seconds: UInt32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    alarm(seconds)
}

/// Whether the child ends with status 0. Its alarm ends a child that hangs.
package func endsWell(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
}
#endif
