import Foundation
import FrameTiming
import Rx
import RxGTK
import TodoCore
import TodoViews

/// The window of a list, used and timed.
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
    /// - Parameter filter: What the names of the cases to measure contain.
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

    /// Lets animations end.
    func rest() {
        for _ in 0..<15 { frames.next() }
    }

    /// Types into the search; the condition holds when the list shows what is found.
    func search(_ text: String) -> () -> Bool {
        window.searchEntry.edit(to: text)
        return { [list, reactor] in
            let listing = reactor.currentState.listing
            return listing.query == text && list.rowCount == listing.found.count
        }
    }

    private func isWanted(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

    /// Makes a change by turns, and prints medians and the worst.
    ///
    /// - Parameter change: Asks for the change of a round; the condition holds once the list has it.
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

    /// Draws frames in a row, and prints their work.
    ///
    /// - Parameter change: Called before each frame, with its number.
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
