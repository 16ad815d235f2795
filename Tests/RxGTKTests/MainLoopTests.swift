#if GTK
    import CGTK
    import Dispatch
    import RxGTK
    import XCTest

    final class MainLoopTests: GTKTestCase {
        @MainActor
        private final class Flood {
            var isOn = true

            func post() {
                guard isOn else { return }
                DispatchQueue.main.async { self.post() }
            }
        }

        @MainActor
        private final class Log {
            var received: [Int: [Int]] = [:]
        }

        func testDispatchQueueMainRuns() {
            onMain {
                var isDone = false
                DispatchQueue.main.async { isDone = true }
                spin(for: "a block") { isDone }
            }
        }

        func testMainActorTasksRun() {
            onMain {
                var isDone = false
                Task { @MainActor in isDone = true }
                spin(for: "a task") { isDone }
            }
        }

        func testTaskSleepComesBackToTheMainThread() {
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

        func testPostsFromManyThreadsArriveInOrderAndComplete() {
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

        func testAFloodOfPostsLetsFramesBeDrawn() {
            onMain {
                let frames = UnsafeMutablePointer<Int>.allocate(capacity: 1)
                frames.initialize(to: 0)
                defer { frames.deallocate() }
                let window = Window(title: "Flood")
                defer { window.close() }
                let flood = Flood()
                window.present()
                let count: GtkTickCallback = { _, _, frames in
                    frames!.assumingMemoryBound(to: Int.self).pointee += 1
                    return 1
                }
                gtk_widget_add_tick_callback(UnsafeMutablePointer(window.pointer), count, frames, nil)
                flood.post()
                spin(for: "frames under load") { frames.pointee >= 5 }
                flood.isOn = false
                settle()
            }
        }

        func testRunGivesUpAtItsDeadline() {
            onMain {
                XCTAssertFalse(MainLoop.run(upTo: .milliseconds(20), until: { false }))
            }
        }
    }
#endif
