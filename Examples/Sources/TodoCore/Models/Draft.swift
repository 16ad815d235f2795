import Foundation

/// What is typed in an editor and not saved yet. It is kept at every change, so that it outlives the program.
package struct Draft: Sendable, Hashable, Identifiable, Codable {
    package let id: String
    /// The task that is edited; `nil` for a new one, and for one that was deleted meanwhile.
    package let task: Task?
    package let title: String
    package let memo: String

    package init(id: String = UUID().uuidString, task: Task?, title: String, memo: String) {
        (self.id, self.task, self.title, self.memo) = (id, task, title, memo)
    }
}
