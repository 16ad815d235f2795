internal import ReactorKit

extension StepLog {
    /// Returns the causes of a field's value after the step at `index`: the mutation that changed it last, the cause of
    /// that mutation, and so on, up to a step that came from outside.
    ///
    /// - Parameters:
    ///   - path: The path of the field, such as `rows[2].title`. Empty for the whole state.
    ///   - reactor: The reactor's number.
    /// - Returns: The indices of the steps, the latest first. Empty if no step in the log changed the field.
    /// - Complexity: O(n) in the number of steps in between.
    func causes(of path: String, in reactor: UInt64, at index: Int) -> [Int] {
        let property = String(path.prefix { $0 != "." && $0 != "[" })
        guard index >= dropped, !steps.isEmpty else { return [] }
        let from = min(index, end - 1) - dropped
        let change = steps[...from].last { step in
            step.reactor.number == reactor && step.kind == .mutation && step.hasChanged(property, path)
        }
        return change.map { chain(from: $0.id) } ?? []
    }

    /// Returns the step at `index`, its cause, and so on.
    func chain(from index: Int) -> [Int] {
        var chain: [Int] = []
        var next: Int? = index
        while let index = next, let step = self[index] {
            chain.append(index)
            next = step.cause
        }
        return chain
    }
}

extension InspectorStep {
    /// Returns whether this mutation changed the field at `path`, which is the state's property `property` or is inside
    /// it. If the values were dropped, a change of the property suffices.
    fileprivate func hasChanged(_ property: String, _ path: String) -> Bool {
        guard path.isEmpty ? !changes.isEmpty : changes.contains(property) || changes.contains("") else { return false }
        guard path != property, !path.isEmpty, let before = stateBefore, let after = state else { return true }
        return differences(between: before, and: after).contains { difference in
            difference.path == path || difference.path.isPart(of: path) || path.isPart(of: difference.path)
        }
    }
}

extension String {
    /// Returns whether this path is inside `path`.
    fileprivate func isPart(of path: String) -> Bool {
        if path.isEmpty { return true }
        guard hasPrefix(path), count > path.count else { return false }
        return [".", "["].contains(self[index(startIndex, offsetBy: path.count)])
    }
}
