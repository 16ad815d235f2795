/// An example of one technique. Each case has its own file, which starts with a comment about the technique.
package struct CaseStudy: Sendable {
    /// Writes a line to the terminal.
    package typealias Print = @MainActor (String) -> Void

    package let number: String
    package let title: String

    package enum Presentation: Sendable {
        /// Prints its results to a terminal, and ends.
        case terminal(@MainActor (@escaping Print) async throws -> Void)
        /// Opens a window.
        case window(@MainActor () -> Void)
    }

    package let presentation: Presentation

    init(_ number: String, _ title: String, run: @escaping @MainActor (@escaping Print) async throws -> Void) {
        (self.number, self.title, presentation) = (number, title, .terminal(run))
    }

    init(_ number: String, _ title: String, open: @escaping @MainActor () -> Void) {
        (self.number, self.title, presentation) = (number, title, .window(open))
    }

    package static let all: [CaseStudy] = [
        viewCommunication, globalStateBySubject, globalStateByReactor, threeTransforms, backgroundScheduler,
        pulseForEvents, searchByFlatMapLatest, searchByTakeUntil, parentAndChild, asyncWork, errors, viewByStub,
        reactorInVirtualTime, feed, liveChart, namedWork, form, composition, answersInAnyOrder,
    ]
}
