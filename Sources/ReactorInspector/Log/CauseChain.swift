internal import ReactorKit

extension StepLog {
    /// Why a field is as it is after the step at `place`: the mutation that changed it last, what that follows from, and so on to what came
    /// from outside.
    ///
    /// - Parameters:
    ///   - path: The field, as `rows[2].title`; the whole state where it is empty.
    ///   - reactor: The reactor's number.
    /// - Returns: Places of steps, the latest first; empty where nothing that is kept has changed it.
    /// - Complexity: O(n) in the number of steps between.
    func causes(of path: String, in reactor: UInt64, at place: Int) -> [Int] {
        let property = String(path.prefix { $0 != "." && $0 != "[" })
        guard place >= dropped, !steps.isEmpty else { return [] }
        let from = min(place, end - 1) - dropped
        let change = steps[...from].last { step in
            step.reactor.number == reactor && step.kind == .mutation && step.hasChanged(property, path)
        }
        return change.map { chain(from: $0.id) } ?? []
    }

    /// The step at `place`, what it follows from, and so on.
    func chain(from place: Int) -> [Int] {
        var chain: [Int] = []
        var next: Int? = place
        while let place = next, let step = self[place] {
            chain.append(place)
            next = step.cause
        }
        return chain
    }
}

extension InspectorStep {
    /// Whether the field at `path`, in the state's property of that name, was changed by this mutation. Where its values were dropped, the property
    /// counts.
    fileprivate func hasChanged(_ property: String, _ path: String) -> Bool {
        guard path.isEmpty ? !changes.isEmpty : changes.contains(property) || changes.contains("") else { return false }
        guard path != property, !path.isEmpty, let before = stateBefore, let after = state else { return true }
        return differences(between: before, and: after).contains { difference in
            difference.path == path || difference.path.isPart(of: path) || path.isPart(of: difference.path)
        }
    }
}

extension String {
    /// Whether this names something inside of what `path` names.
    fileprivate func isPart(of path: String) -> Bool {
        guard hasPrefix(path), count > path.count else { return path.isEmpty }
        return [".", "["].contains(self[index(startIndex, offsetBy: path.count)])
    }
}
