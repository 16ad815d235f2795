#if GTK
import CGTKSupport
import Dispatch
import RxGTK
import XCTest

final class MainLoopTests: GTKTestCase {
    @MainActor
    private final class Flood {
        var isOn = true
        private(set) var count = 0

        func post() {
            guard isOn else { return }
            count += 1
            DispatchQueue.main.async { self.post() }
        }
    }

    /// Counts frames, and makes each last for a given duration.
    @MainActor
    private final class Frames {
        private(set) var drawn = 0
        private let duration: Duration

        init(taking duration: Duration) { self.duration = duration }

        func draw() {
            drawn += 1
            pass(duration)
        }
    }

    /// Blocks the thread in a busy loop.
    private static func pass(_ duration: Duration) {
        let end = ContinuousClock.now + duration
        while ContinuousClock.now < end {}
    }

    /// Shows a window that draws continuously, with frames that last for `duration`.
    @MainActor
    private static func withFrames(taking duration: Duration, _ body: (Frames) -> Void) {
        let frames = Frames(taking: duration)
        let window = Window(title: "Frames")
        defer { window.close() }
        window.present()
        let draw: GtkTickCallback = { _, _, frames in
            let frames = Unmanaged<Frames>.fromOpaque(frames!)
            MainActor.assumeIsolated { frames.takeUnretainedValue().draw() }
            return 1
        }
        gtk_widget_add_tick_callback(
            UnsafeMutablePointer(window.pointer), draw, Unmanaged.passRetained(frames).toOpaque(),
            { Unmanaged<Frames>.fromOpaque($0!).release() })
        body(frames)
    }

    @MainActor
    private final class Log {
        var received: [Int: [Int]] = [:]
    }

    func testMainLoopRunsTheMainQueue() {
        onMain {
            var isDone = false
            DispatchQueue.main.async { isDone = true }
            spin(for: "a block") { isDone }
        }
    }

    func testBlockThatIsReadyAtTheDeadlineRuns() {
        onMain {
            var (isDone, isFirst) = (false, true)
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { isDone = true }
            let isMet = MainLoop.run(upTo: .milliseconds(10)) {
                // Simulates a pause in which the system runs other programs.
                if isFirst { Self.pass(.milliseconds(100)) }
                isFirst = false
                return isDone
            }
            XCTAssertTrue(isMet)
        }
    }

    func testMainActorTasksRun() {
        onMain {
            var isDone = false
            Task { @MainActor in isDone = true }
            spin(for: "a task") { isDone }
        }
    }

    func testTaskResumesOnTheMainThreadAfterSleeping() {
        onMain {
            var thread: Bool?
            let main = pthread_self()
            Task { @MainActor in
                try await Task.sleep(for: .milliseconds(10))
                thread = pthread_equal(pthread_self(), main) != 0
            }
            spin(for: "a sleeping task") { thread != nil }
            XCTAssertEqual(thread, true)
        }
    }

    func testPostsFromEachThreadArriveInOrder() {
        onMain {
            let log = Log()
            let (threads, posts) = (4, 2_000)
            for thread in 0..<threads {
                DispatchQueue.global().async {
                    for post in 0..<posts {
                        DispatchQueue.main.async { log.received[thread, default: []].append(post) }
                    }
                }
            }
            spin(for: "all posts") { log.received.values.reduce(0) { $0 + $1.count } == threads * posts }
            for thread in 0..<threads { XCTAssertEqual(log.received[thread], Array(0..<posts)) }
        }
    }

    func testFramesAreDrawnDuringAFloodOfPosts() {
        onMain {
            Self.withFrames(taking: .zero) { frames in
                let flood = Flood()
                flood.post()
                spin(for: "frames under load") { frames.drawn >= 5 }
                flood.isOn = false
                settle()
            }
        }
    }

    func testPostsArriveBetweenSlowFrames() {
        onMain {
            Self.withFrames(taking: .milliseconds(40)) { frames in
                spin(for: "slow frames") { frames.drawn >= 3 }
                var steps = 0
                Task { @MainActor in
                    for _ in 0..<10 {
                        await Task.yield()
                        steps += 1
                    }
                }
                spin(for: "ten steps of a task") { steps == 10 }
            }
        }
    }

    func testSlowConditionBlocksNeitherFramesNorPosts() {
        onMain {
            Self.withFrames(taking: .zero) { frames in
                var steps = 0
                Task { @MainActor in
                    for _ in 0..<5 {
                        await Task.yield()
                        steps += 1
                    }
                }
                let isMet = MainLoop.run {
                    Self.pass(.milliseconds(20))
                    return frames.drawn >= 5 && steps == 5
                }
                XCTAssertTrue(isMet, "\(frames.drawn) frames, \(steps) steps")
            }
        }
    }

    func testFloodOfPostsAndSlowFramesShareTheLoop() {
        onMain {
            Self.withFrames(taking: .milliseconds(40)) { frames in
                let flood = Flood()
                flood.post()
                spin(for: "frames under load") { frames.drawn >= 5 }
                let posted = flood.count
                spin(for: "posts between slow frames") { flood.count > posted + 5 }
                let drawn = frames.drawn
                spin(for: "frames between posts") { frames.drawn > drawn + 2 }
                flood.isOn = false
                settle()
            }
        }
    }

    func testRunReturnsFalseAtItsDeadline() {
        onMain {
            XCTAssertFalse(MainLoop.run(upTo: .milliseconds(20), until: { false }))
        }
    }
}
#endif
