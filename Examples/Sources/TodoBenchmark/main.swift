import Foundation
import FrameTiming
import Rx
import RxGTK
import TodoCore
import TodoViews

// Todo with 100,000 tasks, as issue 5 asks, through its own parts: a store in a file, the reactor of a list, its window.
//
// Method: the tasks are written to a file first, a sixth of them with a memo. "first frame" is from making the window to the end of
// the first frame that shows tasks, the reading of the file on its own thread with it; "reading" is that alone, measured before.
// Each change is asked for as the window's widgets ask for it, and waited for until the frame that shows it is drawn. What must stay
// under 16.7 ms is "work": the processor's time on the main thread from the one to the other, all other frames drawn meanwhile
// with it, which other programs do not lengthen. "shown after" is by the clock on the wall, with the store's write to the disk
// and the search, which are done on threads of their own. Medians, and the most of all rounds. While "typing" and "scrolling" a frame
// is drawn at each tick of the frame clock, and a letter comes every eighth; "work" is then the processor's time on the main thread
// from the end of one frame to that of the next, and a frame whose work is more than 16.7 ms is "dropped". "Late" frames came more
// than 25 ms after the one before by the clock on the wall: other programs make frames late, too.
// Memory is the resident size of the process. Run it with:
//
//     scripts/bench-todo
try Toolkit.start()
let arguments = CommandLine.arguments.dropFirst()
let taskCount = arguments.first.flatMap(Int.init) ?? 100_000
let empty = residentMegabytes()
let library = try TaskLibrary(count: taskCount)
defer { library.remove() }

// As the app does; `FLIGHT=0` leaves it out, to compare.
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
/// What is typed and taken back, letter by letter.
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
