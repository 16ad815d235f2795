#if os(Linux)
import Foundation
import Rx
import Testing

@Suite(.timeLimit(.minutes(15))) struct ForkTests {
    /// Lines are looked up on a thread of the parent, which the child does not have.
    @Test func aChildOfForkNamesTheLineOfACall() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            subscribe(to: .one)
            let child = forkProcess()
            if child == 0 {
                // It needs less than a second.
                alarm(60)
                subscribe(to: .two)
                _exit(0)
            }
            guard endsWell(child) else { exit(1) }
        }
        #expect(result.message.contains("one. Subscribed at \(place)\n"))
        #expect(result.message.contains("two. Subscribed at \(place)\n"))
    }
}

private let place = "RxTests/ForkTests.swift:\(#line + 1)"
private func subscribe(to error: TestError) { _ = Observable<Int>.error(error).subscribe() }

/// `fork`, which Swift does not offer.
private func forkProcess() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
}

/// Whether a child ends with status 0. One that hangs is ended by its alarm.
private func endsWell(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
}
#endif
