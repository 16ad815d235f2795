import Foundation

/// The unsaved contents of an editor. Each change is stored, so that the draft outlives the program.
package struct Draft: Sendable, Hashable, Identifiable, Codable {
    package let id: String
    /// The edited task; `nil` if the draft is of a new task, or if the task was deleted meanwhile.
    package let task: Task?
    package let title: String
    package let memo: String

    package init(id: String = UUID().uuidString, task: Task?, title: String, memo: String) {
        (self.id, self.task, self.title, self.memo) = (id, task, title, memo)
    }
}
