#if os(Linux)
import ForkSupport
import Foundation
import Rx
import Testing

@Suite(.timeLimit(.minutes(15))) struct ForkTests {
    /// A thread of the parent looks up lines. The child does not have that thread.
    @Test func aForkedChildNamesTheLineOfACall() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            subscribe(to: .one)
            let child = forkProcess()
            if child == 0 {
                // The child needs less than a second.
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
#endif
