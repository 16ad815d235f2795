import Foundation
import FrameTiming
import Rx
import RxGTK
import TodoCore
import TodoViews

/// Uses the window of a list and measures it.
@MainActor
final class ListBench {
    let window: TaskListWindow
    let reactor: TaskListViewReactor
    let frames: Frames
    let disposeBag = DisposeBag()
    let list: ListView
    private let filter: String

    /// Opens the window and waits for the first frame with tasks.
    ///
    /// - Parameter filter: A part of the names of the cases to measure. If it is empty, all cases are measured.
    init(_ library: TaskLibrary, filter: String) {
        self.filter = filter
        let provider = ServiceProvider(
            alertService: AlertService(),
            taskService: library.service)
        reactor = TaskListViewReactor(
            provider: provider,
            scheduler: SerialDispatchQueueScheduler(qos: .userInteractive, internalSerialQueueName: "todo.list"))
        window = TaskListWindow(reactor: reactor, application: nil)
        window.present()
        (frames, list) = (Frames(of: window), window.listView)
        frames.run { list.rowCount > 0 }
        frames.next()
    }

    func task(at index: Int) -> Task? { list.model(at: index, as: Task.self) }

    /// Draws 15 frames, so that animations end.
    func rest() {
        for _ in 0..<15 { frames.next() }
    }

    /// Types into the search. The returned condition holds once the list shows the results.
    func search(_ text: String) -> () -> Bool {
        window.searchEntry.edit(to: text)
        return { [list, reactor] in
            let listing = reactor.currentState.listing
            return listing.query == text && list.rowCount == listing.found.count
        }
    }

    private func isWanted(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

    /// Makes a change in each round, and prints the medians and the maxima.
    ///
    /// - Parameter change: Requests the change of a round. The returned condition holds once the list has the change.
    func measure(_ name: String, rounds: Int = 20, _ change: (Int) -> () -> Bool) {
        guard isWanted(name) else { return }
        let times = (0..<rounds).map { round in
            let start = Stopwatch()
            frames.run(until: change(round))
            frames.next()
            defer { rest() }
            return start.elapsed
        }
        print(
            String(
                format: "  %@ work %5.1f ms, most %5.1f; shown after %5.1f ms, most %5.1f",
                name.padding(toLength: 27, withPad: " ", startingAt: 0), times.map(\.processor).quantile(0.5),
                times.map(\.processor).quantile(1), times.map(\.wall).quantile(0.5), times.map(\.wall).quantile(1)))
    }

    /// Draws `count` consecutive frames, and prints their work.
    ///
    /// - Parameter change: Called before each frame, with the frame's number.
    func measureFrames(_ name: String, count: Int = 300, _ change: @escaping (Int) -> Void) {
        guard isWanted(name) else { return }
        list.scrollToRow(at: 0)
        rest()
        var frame = 0
        frames.draw(count) {
            change(frame)
            frame += 1
        }
        frames.printScrolling(name)
        rest()
    }
}
