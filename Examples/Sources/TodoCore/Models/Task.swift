/// A task of the to-do list.
///
/// The long properties are behind one reference, because lists of 100,000 tasks are compared and copied at every
/// change.
package struct Task: Sendable, Hashable, Identifiable {
    package let id: Int64
    private let text: Text
    package let isDone: Bool

    package var title: String { text.title }
    package var memo: String { text.memo }

    /// The version of the title and the memo. It changes when somebody changes them. 0 if the store keeps no versions.
    package var textVersion: Int64 { text.version }

    /// The title and the memo as one text for searching.
    var searchText: SearchText { text.searchText }

    package init(id: Int64, title: String, memo: String = "", textVersion: Int64 = 0, isDone: Bool = false) {
        self.init(id: id, text: Text(title: title, memo: memo, version: textVersion), isDone: isDone)
    }

    private init(id: Int64, text: Text, isDone: Bool) {
        (self.id, self.text, self.isDone) = (id, text, isDone)
    }

    func with(isDone: Bool) -> Task { Task(id: id, text: text, isDone: isDone) }

    func with(textVersion: Int64) -> Task {
        Task(id: id, title: title, memo: memo, textVersion: textVersion, isDone: isDone)
    }
}

extension Task {
    /// The texts that the user wrote.
    private final class Text: Sendable, Hashable {
        let title: String
        let memo: String
        let version: Int64
        let searchText: SearchText

        init(title: String, memo: String, version: Int64) {
            (self.title, self.memo, self.version) = (title, memo, version)
            searchText = SearchText(memo.isEmpty ? title : "\(title)\n\(memo)")
        }

        static func == (first: Text, second: Text) -> Bool {
            first === second
                || first.title == second.title && first.memo == second.memo && first.version == second.version
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(memo)
        }
    }
}

extension Task: Codable {
    private enum Key: String, CodingKey { case id, title, memo, textVersion, isDone }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(Int64.self, forKey: .id), title: try container.decode(String.self, forKey: .title),
            memo: try container.decode(String.self, forKey: .memo),
            // A recording of an earlier version of the program has no such key.
            textVersion: try container.decodeIfPresent(Int64.self, forKey: .textVersion) ?? 0,
            isDone: try container.decode(Bool.self, forKey: .isDone))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(memo, forKey: .memo)
        if textVersion != 0 { try container.encode(textVersion, forKey: .textVersion) }
        try container.encode(isDone, forKey: .isDone)
    }
}

extension Task: CustomReflectable {
    /// The task as logs, recordings and the inspector show it.
    package var customMirror: Mirror {
        Mirror(
            self, children: ["id": id, "title": title, "memo": memo, "isDone": isDone] as KeyValuePairs<String, Any>,
            displayStyle: .struct)
    }
}

/// A deleted task and its place, which together are enough to restore it.
package struct DeletedTask: Sendable, Hashable, Identifiable, Codable {
    package let task: Task
    let rank: Int64
    /// The tasks that were above and below; `nil` at the top and at the bottom.
    var above: Task.ID?
    var below: Task.ID?

    package var id: Task.ID { task.id }
}
