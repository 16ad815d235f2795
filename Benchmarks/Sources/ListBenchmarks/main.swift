#if GTK
import CGTK
import Foundation
import FrameTiming
import Rx
import RxGTK

// Measures a list of 100,000 rows in a window, as issue 5 asks.
//
// Method: The values are made first. The output means:
//
// - "first frame": the time from binding the values to the end of the first drawn frame ("after-paint" of the frame
//   clock). It includes making and showing the window.
// - "processor" and "wall": a change is made twenty times. "change" is the call that emits the new array, including the
//   diff and the splices. Each figure is the call together with the work of the frame that shows the change; this sum
//   must stay under 16.7 ms. "processor" is the processor time of the main thread, which other programs do not
//   lengthen. "wall" is the wall-clock time. The figures are the median and the maximum of all rounds.
// - "scrolling": the list moves at each of 300 frames. "work" is the processor time from the end of one frame to the
//   end of the next. A frame is "dropped" if its work is more than 16.7 ms. It is "late" if it came more than 25 ms
//   after the frame before.
// - "memory": the resident size of the process.
//
// Run it with:
//
//     scripts/bench-lists
try Toolkit.start()
let rowCount = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 100_000
let empty = residentMegabytes()
var tasks = (0..<rowCount).map(Task.make)
let withValues = residentMegabytes()

let begin = Stopwatch()
let window = Window(title: "Tasks", width: 600, height: 800)
let list = ListView()
list.staysAtTop = true
let scrolled = Widget(making: gtk_scrolled_window_new)
gtk_scrolled_window_set_child(scrolled.pointer, .init(list.pointer))
window.content = scrolled
let rows = BehaviorRelay(value: tasks)
let binding = rows.bind(to: list.rx.items(cellType: TaskCell.self)) { _, task, cell in cell.show(task) }
let bound = begin.elapsed
window.present()
let frames = Frames(of: window)
_ = frames.next()
let first = begin.elapsed
print(String(format: "%d rows", rowCount))
print(
    String(
        format: "  first frame                 %5.1f ms (processor %.1f), %.1f of them to bind", first.wall,
        first.processor, bound.wall))
for _ in 0..<20 { frames.next() }

measure("insert at the top") { _ in tasks.insert(Task.make(rowCount), at: 0) }
measure("toggle of a row in view") { round in tasks[round % 10].isDone.toggle() }
measure("toggle of every row") { _ in for index in tasks.indices { tasks[index].isDone.toggle() } }
measure("delete a row in view") { _ in tasks.remove(at: 3) }
measure("move a row in view") { _ in tasks.insert(tasks.remove(at: 2), at: 6) }
measure("move the first to the end") { _ in tasks.append(tasks.removeFirst()) }
let all = tasks
let searches = ["1", "12", "123", "1234", "123", "12", "1", ""]
measure("search as you type", rounds: 16) { round in
    let text = searches[round % searches.count]
    tasks = text.isEmpty ? all : all.filter { strstr($0.title, text) != nil }
}
measure("shuffle") { _ in tasks.shuffle() }

for (name, step) in [("scrolling, 40 px a frame", 40.0), ("scrolling, 1,000 px a frame", 1_000.0)] {
    list.scrollToRow(at: 0)
    frames.draw(300) { list.scroll(by: step) }
    frames.printScrolling(name)
}
print(
    String(
        format: "  memory: %.0f MB, of them %.0f the toolkit and %.0f the values as first made",
        residentMegabytes(), empty,
        withValues - empty))
binding.dispose()
window.close()

let cases: [(String, ([Task]) -> Void)] = [
    ("selection", Cases.selection), ("grid", Cases.grid), ("sorting", Cases.sorting), ("sections", Cases.sections),
    ("tree", { _ in Cases.trees() }), ("columns", { _ in Cases.treesInColumns() }),
]
let wanted = CommandLine.arguments.dropFirst(2)
for (name, show) in cases where wanted.isEmpty || wanted.contains(name) { show(tasks) }

/// Measures a change of the tasks, and prints the medians and the maxima.
@MainActor
func measure(_ name: String, rounds: Int = 20, _ change: (Int) -> Void) {
    ChangeBenchmark(of: frames).measure(name, rounds: rounds, prepare: change) { _ in rows.accept(tasks) }
}
#else
print("Built without the trait GTK: run scripts/bench-lists.")
#endif
