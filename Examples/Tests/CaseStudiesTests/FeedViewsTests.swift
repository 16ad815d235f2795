import CaseStudies
import ReactorKit
import Rx
import RxGTK
import XCTest

/// Case 14, with real widgets. Synchronous tests run on GTK's thread, the main thread.
final class FeedViewsTests: WindowTestCase {
    private struct Offline: Error, CustomStringConvertible { let description = "offline" }

    func testFeedOfTheEnteredTopicIsShown() {
        MainActor.assumeIsolated {
            let window = Self.show(FeedReactor { topic in ["\(topic) 1", "\(topic) 2"] })
            Self.enter("swift", in: window)
            XCTAssertTrue(MainLoop.run { window.list.rowCount == 2 })
            XCTAssertFalse(window.spinner.isAnimating)
            window.close()
        }
    }

    func testFailureShowsAToastAndKeepsTheList() {
        MainActor.assumeIsolated {
            let window = Self.show(
                FeedReactor { topic in
                    guard topic == "swift" else { throw Offline() }
                    return ["one"]
                })
            for (topic, toasts) in [("swift", []), ("other", ["offline"])] {
                Self.enter(topic, in: window)
                XCTAssertTrue(MainLoop.run { !window.spinner.isAnimating && window.list.rowCount == 1 })
                XCTAssertTrue(MainLoop.run { toasts.allSatisfy { Self.texts(below: window.toasts).contains($0) } })
            }
            window.close()
        }
    }

    func testEnterIsIgnoredWhileTheFeedLoads() {
        MainActor.assumeIsolated {
            let topics = BehaviorRelay<[String]>(value: [])
            let gate = AsyncStream<Void>.makeStream()
            let window = Self.show(
                FeedReactor { topic in
                    topics.update { $0.append(topic) }
                    for await _ in gate.stream { break }
                    return [topic]
                })
            for topic in ["first", "second"] { Self.enter(topic, in: window) }
            XCTAssertTrue(MainLoop.run { window.spinner.isAnimating })
            gate.continuation.yield()
            XCTAssertTrue(MainLoop.run { window.list.rowCount == 1 })
            XCTAssertFalse(window.spinner.isAnimating)
            XCTAssertEqual(topics.value, ["first"])
            window.close()
        }
    }

    @MainActor
    private static func show(_ reactor: FeedReactor) -> FeedWindow {
        let window = FeedWindow(reactor: reactor, application: nil)
        window.present()
        return window
    }

    /// Types a topic as a person does. Assigning `text` would emit nothing, so this sets the GObject property.
    @MainActor
    private static func enter(_ topic: String, in window: FeedWindow) {
        window.topicField.property("text").value = topic
        window.topicField.emit("activate")
    }

    @MainActor
    private static func texts(below widget: Widget) -> [String] {
        widget.subviews.flatMap { ($0 as? Label).map { [$0.text ?? ""] } ?? texts(below: $0) }
    }
}
