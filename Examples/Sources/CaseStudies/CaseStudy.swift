/// One way of doing something, shown by itself: each is a file, which begins with what it shows and why.
package struct CaseStudy: Sendable {
    /// Takes a line for the terminal.
    package typealias Say = @MainActor (String) -> Void

    package let number: String
    package let title: String

    package enum Showing: Sendable {
        /// Says in a terminal what happens, and ends.
        case terminal(@MainActor (@escaping Say) async throws -> Void)
        /// Is a window to use.
        case window(@MainActor () -> Void)
    }

    package let showing: Showing

    init(_ number: String, _ title: String, say: @escaping @MainActor (@escaping Say) async throws -> Void) {
        (self.number, self.title, showing) = (number, title, .terminal(say))
    }

    init(_ number: String, _ title: String, open: @escaping @MainActor () -> Void) {
        (self.number, self.title, showing) = (number, title, .window(open))
    }

    package static let all: [CaseStudy] = [
        viewCommunication, globalStateBySubject, globalStateByReactor, threeTransforms, backgroundScheduler,
        pulseForEvents, searchByFlatMapLatest, searchByTakeUntil, parentAndChild, asyncWork, errors, viewByStub,
        reactorInVirtualTime, feed, liveChart,
    ]
}
