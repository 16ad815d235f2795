#if os(Linux)
import Foundation
import RxSupport
import Testing

struct ThreadNameTests {
    @Test func systemKnowsTheNameOfAStartedThread() async {
        let name = await withCheckedContinuation { continuation in
            Thread.start(named: "rx-named") {
                continuation.resume(returning: try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))
            }
        }
        #expect(name == "rx-named\n")
    }
}
#endif
