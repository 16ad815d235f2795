extension ValueComparison {
    /// The number of levels of a deep value after which its depth is measured again.
    private static let levelsUntilNextCheck = 100

    /// Two values to compare.
    private struct Pair {
        let found: Any
        let expected: Any
        /// How many levels, from this one down, are known to be deep. The depth of their values is not measured, and
        /// the `==` of their values is not called.
        var levelsKnownDeep = 0
    }

    /// The result of comparing two values without their parts.
    private enum Verdict {
        case same, different
        /// The values are equal if each of these pairs is.
        case inside([(Any, Any)], levelsKnownDeep: Int)
    }

    /// The pairs of parts of two values, or `different` if the parts do not match.
    private enum Parts {
        case pairs([(Any, Any)]), different
    }

    /// Returns whether two values differ in any field. Values beyond the bounds count as different.
    ///
    /// - Complexity: O(n) in the number of fields.
    mutating func isDifferent(_ found: Any, _ expected: Any) -> Bool {
        var pairs = [Pair(found: found, expected: expected)]
        var entered: Set<[ObjectIdentifier]> = []
        while let pair = pairs.popLast() {
            guard remaining > 0 else { return true }
            remaining -= 1
            switch Self.verdict(pair) {
            case .same: continue
            case .different: return true
            case .inside(let parts, let levelsKnownDeep):
                if let objects = Self.objects(pair.found, pair.expected), !entered.insert(objects).inserted { continue }
                pairs += parts.map { Pair(found: $0, expected: $1, levelsKnownDeep: levelsKnownDeep) }
            }
        }
        return false
    }

    private static func verdict(_ pair: Pair) -> Verdict {
        let (found, expected) = (pair.found, pair.expected)
        let type = type(of: found)
        guard type == Swift.type(of: expected) else { return .different }
        let isPlain = PlainTypes.of(type) != nil
        let isDeep = !isPlain && (pair.levelsKnownDeep > 0 || mayRecurse(found) && (isDeep(found) || isDeep(expected)))
        let areEqual = isDeep ? nil : areEqual(found, expected)
        if areEqual == false { return .different }
        if areEqual == true, isPlain || !mayHavePulse(found) && !mayHavePulse(expected) { return .same }
        let levelsKnownDeep = !isDeep ? 0 : pair.levelsKnownDeep > 0 ? pair.levelsKnownDeep - 1 : levelsUntilNextCheck
        return switch parts(found, expected, isDeep: isDeep) {
        case .pairs(let parts): .inside(parts, levelsKnownDeep: levelsKnownDeep)
        case .different: .different
        case nil: areEqual == true || isTextSame(found, expected) ? .same : .different
        }
    }

    /// Returns the parts of two values. Returns `nil` if the values have no fields, or are sets or objects. Deep
    /// objects are exceptions: `Equatable` ones are taken apart, and other ones with a description of their own are
    /// compared by identity.
    private static func parts(_ found: Any, _ expected: Any, isDeep: Bool) -> Parts? {
        let (left, right) = (Mirror(reflecting: found), Mirror(reflecting: expected))
        switch left.displayStyle {
        case .struct, .tuple: return left.children.isEmpty ? nil : .pairs(zip(left, right))
        case .enum, .optional:
            guard let found = left.children.first, let expected = right.children.first else {
                return left.children.isEmpty && right.children.isEmpty ? nil : .different
            }
            return found.label == expected.label ? .pairs([(found.value, expected.value)]) : .different
        case .collection:
            return left.children.count == right.children.count ? .pairs(zip(left, right)) : .different
        case .dictionary: return entries(found, expected)
        // The object's `==` is not called, so its properties decide.
        case .class where isDeep && found is any Equatable: return objectParts(found, expected, left, right)
        case .class
        where isDeep && (found is any CustomStringConvertible || found is any CustomDebugStringConvertible):
            return isSameObject(found, expected) ? .pairs([]) : .different
        default: return nil
        }
    }

    private static func objectParts(_ found: Any, _ expected: Any, _ left: Mirror, _ right: Mirror) -> Parts {
        if isSameObject(found, expected) { return .pairs([]) }
        let classes = Swift.zip(
            sequence(first: left, next: \.superclassMirror), sequence(first: right, next: \.superclassMirror))
        return .pairs(classes.flatMap { zip($0, $1) })
    }

    /// Returns `nil` if the values are not objects.
    private static func objects(_ found: Any, _ expected: Any) -> [ObjectIdentifier]? {
        guard type(of: found) is AnyObject.Type else { return nil }
        return [ObjectIdentifier(found as AnyObject), ObjectIdentifier(expected as AnyObject)]
    }

    private static func isSameObject(_ found: Any, _ expected: Any) -> Bool {
        objects(found, expected).map { $0[0] == $0[1] } ?? false
    }

    private static func zip(_ left: Mirror, _ right: Mirror) -> [(Any, Any)] {
        Swift.zip(left.children, right.children).map { ($0.value, $1.value) }
    }

    private static func entries(_ found: Any, _ expected: Any) -> Parts? {
        guard let found = found as? [AnyHashable: Any], let expected = expected as? [AnyHashable: Any]
        else { return nil }
        guard found.count == expected.count else { return .different }
        var pairs: [(Any, Any)] = []
        for (key, value) in found {
            guard let other = expected[key] else { return .different }
            pairs.append((value, other))
        }
        return .pairs(pairs)
    }

    private static func isTextSame(_ found: Any, _ expected: Any) -> Bool {
        isSameObject(found, expected) || String(reflecting: found) == String(reflecting: expected)
    }

    // MARK: Predicates

    /// Returns `nil` if the values are not `Equatable`.
    private static func areEqual(_ found: Any, _ expected: Any) -> Bool? {
        guard let found = found as? any Equatable else { return nil }
        return found.isEqual(to: expected)
    }

    /// Returns whether comparing a value calls an `==` or a description that may be recursive. Neither is called on a
    /// deep value.
    private static func mayRecurse(_ value: Any) -> Bool {
        value is any Equatable
            || type(of: value) is AnyObject.Type
                && (value is any CustomStringConvertible || value is any CustomDebugStringConvertible)
    }

    /// Returns whether a value is so deep that recursion over its levels may exhaust the thread's stack. Samples the
    /// elements of a large collection.
    private static func isDeep(_ value: Any) -> Bool {
        ValueWalk.over(value, ValueWalk.Bounds(count: 2_000, depth: 500)) { $0.isCollection ? .sample(16) : .enter }.end
            == .tooDeep
    }

    /// Returns whether a value may contain a pulse, which a hand-written `==` of the value may leave out. The elements
    /// of a collection are similar, so only the first is looked into.
    private static func mayHavePulse(_ value: Any) -> Bool {
        ValueWalk.over(value, ValueWalk.Bounds(count: 2_000, depth: 500)) { node in
            if node.value is any AnyPulse { return .stop }
            return node.isCollection ? .sample(1) : .enter
        }.end != .complete
    }
}

private protocol AnyPulse {}

extension Pulse: AnyPulse {}

extension Equatable {
    func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
