#if GTK
import Foundation
import Rx
import RxGTK

/// A row as in a to-do app.
struct Task: Identifiable, Equatable, Sendable {
    let id: UUID
    var title: String
    var isDone: Bool

    static func make(_ number: Int) -> Task {
        Task(id: UUID(), title: "Task \(number): water the plants", isDone: number % 3 == 0)
    }
}

/// A row's cell: a mark and a title.
final class TaskCell: ListCell {
    let mark = Label()
    let title = Label()

    required init() {
        super.init()
        append(mark)
        append(title)
    }

    func show(_ task: Task) {
        mark.text = task.isDone ? "✓" : "○"
        title.text = task.title
    }
}
#endif
