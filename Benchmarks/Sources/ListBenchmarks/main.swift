#if GTK
import CGTK
import Foundation
import FrameTiming
import Rx
import RxGTK

// 100,000 rows in a window, as issue 5 asks.
//
// Method: the values are made first. "first frame" is from binding them to the end of the first frame drawn ("after-paint" of the
// frame clock), with the making and showing of the window. A change is made twenty times; "change" is the call that emits
// the new array, diff and splices with it; "frame" is the work of the frame that shows it; both together must stay under
// 16.7 ms. Each is given in time of the processor spent on the main thread, which other programs do not lengthen, and by the
// clock on the wall: medians, and the most of all rounds. Scrolling moves the list at each of 300 frames; its "work" is the
// processor's time from the end of one frame to that of the next, more than 16.7 ms of it drops a frame, and "late" frames came
// more than 25 ms after the one before. Memory is the resident size of the process. Run it with:
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

/// Makes a change of the tasks by turns, and prints medians and the worst.
@MainActor
func measure(_ name: String, rounds: Int = 20, _ change: (Int) -> Void) {
    Turns(of: frames).print(name, rounds: rounds, prepare: change) { _ in rows.accept(tasks) }
}
#else
print("Built without the trait GTK: run scripts/bench-lists.")
#endif
