internal import ReactorKit
internal import ReactorRecording

/// Finds the fields of a state that say that work is in progress.
enum BusyFields {
    private static let words: Set<String> = [
        "busy", "deleting", "downloading", "fetching", "inprogress", "loading", "processing", "refreshing", "removing",
        "saving", "searching", "sending", "submitting", "syncing", "updating", "uploading", "waiting", "working",
    ]

    /// The maximum depth of nested values.
    private static let maxDepth = 8

    /// Describes a busy field of `state` that `initialState` does not have, the first in alphabetical order; `nil` if
    /// there is none.
    static func first(in state: Any, notIn initialState: Any) -> String? {
        let fields = of(state)
        return fields.isEmpty ? nil : fields.subtracting(of(initialState)).min()
    }

    /// Describes each busy field of `state`, as in `rows[3].isSaving is true`.
    ///
    /// - Complexity: O(n) in the number of values in the state.
    private static func of(_ state: Any) -> Set<String> {
        var fields: Set<String> = []
        collect(state, "", 0, &fields)
        return fields
    }

    private static func collect(_ value: Any, _ path: String, _ depth: Int, _ fields: inout Set<String>) {
        guard depth < maxDepth, PlainTypes.of(type(of: value)) == nil else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class?: return
        case .enum?:
            let name = caseName(of: value)
            if isBusy(name) { fields.insert("\(path) is .\(name)") }
        case .collection?, .set?, .dictionary?:
            for (index, child) in mirror.children.enumerated() {
                collect(child.value, "\(path)[\(index)]", depth + 1, &fields)
            }
            return
        default: break
        }
        for (label, child) in mirror.children {
            let path = mirror.displayStyle == .optional ? path : join(path, label ?? "")
            if let flag = child as? Bool {
                if flag, isBusy(label ?? "") { fields.insert("\(path) is true") }
            } else {
                collect(child, path, depth + 1, &fields)
            }
        }
    }

    private static func join(_ path: String, _ label: String) -> String {
        let label = label.hasPrefix("_") ? String(label.dropFirst()) : label
        return path.isEmpty ? label : "\(path).\(label)"
    }

    private static func isBusy(_ name: String) -> Bool {
        var name = name.lowercased()
        if name.hasPrefix("_") { name.removeFirst() }
        if name.hasPrefix("is") { name.removeFirst(2) }
        return words.contains(name)
    }
}
