import Foundation
import FrameTiming
import Rx
import RxGTK
import TodoCore
import TodoViews

// Measures Todo with 100,000 tasks, as issue 5 asks. It uses Todo's own parts: a store in a file, the reactor of a list
// and its window.
//
// Method: The tasks are written to a file first. A sixth of them have a memo. The output means:
//
// - "first frame": the time from making the window to the end of the first frame that shows tasks. It includes reading
//   the file, which happens on a thread of its own. "reading" is the time of the reading alone, measured before.
// - "work": the processor time of the main thread from the request of a change until the frame that shows the change is
//   drawn. It includes all other frames that are drawn meanwhile. It must stay under 16.7 ms, and other programs do not
//   lengthen it. A change is requested in the same way as the window's widgets request it.
// - "shown after": the wall-clock time of the same change. It includes the store's write to the disk and the search,
//   which run on threads of their own.
// - "typing" and "scrolling": a frame is drawn at each tick of the frame clock, and a letter is typed every eighth
//   frame. "work" is then the processor time of the main thread from the end of one frame to the end of the next. A
//   frame is "dropped" if its work is more than 16.7 ms. It is "late" if it came more than 25 ms of wall-clock time
//   after the frame before; other programs can make frames late, too.
// - "memory": the resident size of the process at the end, and its size after the toolkit had started.
//
// The figures are the median and the maximum of all rounds. Run it with:
//
//     scripts/bench-todo
try Toolkit.start()
let arguments = CommandLine.arguments.dropFirst()
let taskCount = arguments.first.flatMap(Int.init) ?? 100_000
let empty = residentMegabytes()
let library = try TaskLibrary(count: taskCount)
defer { library.remove() }

// Records the steps of the reactors, as the app does. `FLIGHT=0` turns this off, for a comparison.
let flightRecorder =
    ProcessInfo.processInfo.environment["FLIGHT"] == "0" ? nil : try FlightFile.record(at: library.flightLog)

let beforeReading = Stopwatch()
try library.read()
let reading = beforeReading.elapsed

let begin = Stopwatch()
let bench = ListBench(library, filter: arguments.dropFirst().first ?? "")
let first = begin.elapsed
print("\(taskCount) tasks")
print(
    String(
        format: "  first frame                 %5.1f ms, reading %5.1f ms; work of the main thread %5.1f ms",
        first.wall, reading.wall, first.processor))
bench.rest()

bench.measure("insert at the top") { round in
    library.service.create(title: "Water the plants \(round)", memo: "").subscribe().disposed(by: bench.disposeBag)
    return { bench.list.rowCount == taskCount + round + 1 }
}
bench.measure("toggle of a row in view") { round in
    let (row, before) = (round % 5, bench.task(at: round % 5))
    bench.list.emit("activate", UInt32(row))
    return { bench.task(at: row)?.isDone != before?.isDone }
}
bench.measure("delete a row in view") { round in
    guard let task = bench.task(at: 2) else { fatalError("no row") }
    bench.reactor.action.onNext(.deleteTask(task.id))
    return { bench.task(at: 2)?.id != task.id }
}
bench.measure("move a row in view") { round in
    guard let task = bench.task(at: 5) else { fatalError("no row") }
    bench.reactor.action.onNext(.moveTask(task.id, below: nil))
    return { bench.task(at: 0)?.id == task.id }
}
/// The texts of the search while the user types and deletes.
let searches = ["w", "wa", "wat", "water", "water 9", "water 99", "water 9", "water", "wa", "w", ""]
bench.measure("search: a letter", rounds: searches.count * 3) { round in
    bench.search(searches[round % searches.count])
}
bench.measureFrames("typing", count: 600) { frame in
    if frame % 8 == 0 { _ = bench.search(searches[frame / 8 % searches.count]) }
}
_ = bench.search("")
for (name, step) in [("scrolling, 40 px a frame", 40.0), ("scrolling, 1,000 px a frame", 1_000.0)] {
    bench.measureFrames(name) { _ in bench.list.scroll(by: step) }
}
print(String(format: "  memory: %.0f MB, of them %.0f the toolkit", residentMegabytes(), empty))
bench.window.close()
