/// A walk over a value and everything inside it, as mirrors reflect it, within bounds.
///
/// The walk keeps its own stack on the heap, so a deep value does not exhaust the thread's stack. It visits the
/// properties of each object once, including the inherited ones.
package struct ValueWalk {
    /// The bounds of a walk.
    package struct Bounds: Sendable {
        /// The maximum number of visited values.
        package var count: Int
        /// The maximum depth of a visited value inside the first one.
        package var depth: Int

        package init(count: Int, depth: Int) { (self.count, self.depth) = (count, depth) }
    }

    /// A visited value. An object has one node for its own class and one for each inherited class, in this order.
    package struct Node {
        package let value: Any
        /// The value's type, or a class that it inherits from.
        package let type: Any.Type
        package let depth: Int
        /// The number of values that this one represents, if a collection is sampled.
        package let multiplicity: Double
        package let content: Content

        /// Whether it is a collection that can be entered. It may be sampled, because its elements are assumed to be
        /// similar. `false` for a plain collection, such as an array of numbers.
        package var isCollection: Bool {
            guard case .mirror(let mirror) = content else { return false }
            return [.collection, .set, .dictionary].contains(mirror.displayStyle)
        }
    }

    /// The content of a node.
    package enum Content {
        /// A plain value, with nothing inside to visit.
        case plain(PlainTypes.Plain)
        case mirror(Mirror)
    }

    /// The visitor's decision about a node.
    package enum Decision {
        /// Visit the node's children.
        case enter
        /// Visit only this number of the node's children, evenly spaced, if it has more.
        case sample(Int)
        case skip
        /// End the walk.
        case stop
    }

    /// The outcome of a walk.
    package enum End {
        case complete, stopped, tooMany, tooDeep
    }

    /// The remaining children of a node.
    fileprivate struct Level {
        let elements: AnyIterator<Any>
        let depth: Int
        let multiplicity: Double
    }

    private let bounds: Bounds
    private var count = 0
    private var levels: [Level] = []
    /// Retains each visited object, because a freed object's address could be reused.
    private var visitedObjects: [ObjectIdentifier: AnyObject] = [:]

    private init(_ bounds: Bounds) { self.bounds = bounds }

    /// Visits `value` and everything inside it, depth first.
    ///
    /// - Returns: The outcome of the walk, and the number of visited values.
    /// - Complexity: O(n) in the number of values, limited by the bounds.
    @discardableResult
    package static func over(
        _ value: Any, _ bounds: Bounds, _ visit: (Node) -> Decision
    ) -> (end: End, count: Int) {
        var walk = ValueWalk(bounds)
        let end = walk.run(value, visit)
        return (end, walk.count)
    }

    private mutating func run(_ value: Any, _ visit: (Node) -> Decision) -> End {
        if let end = enter(value, depth: 0, multiplicity: 1, visit) { return end }
        while let level = levels.popLast() {
            guard let element = level.elements.next() else { continue }
            levels.append(level)
            if let end = enter(element, depth: level.depth, multiplicity: level.multiplicity, visit) { return end }
        }
        return .complete
    }

    private mutating func enter(_ value: Any, depth: Int, multiplicity: Double, _ visit: (Node) -> Decision) -> End? {
        guard depth <= bounds.depth else { return .tooDeep }
        guard count < bounds.count else { return .tooMany }
        let type = type(of: value)
        if type is AnyObject.Type {
            let object = value as AnyObject
            if visitedObjects.updateValue(object, forKey: ObjectIdentifier(object)) != nil { return nil }
        }
        if let plain = PlainTypes.of(type) {
            count += 1
            let node = Node(value: value, type: type, depth: depth, multiplicity: multiplicity, content: .plain(plain))
            if case .stop = visit(node) { return .stopped }
            return nil
        }
        return enterClasses(of: value, type, depth, multiplicity, visit)
    }

    private mutating func enterClasses(
        of value: Any, _ type: Any.Type, _ depth: Int, _ multiplicity: Double, _ visit: (Node) -> Decision
    ) -> End? {
        let own = Mirror(reflecting: value)
        for (index, mirror) in sequence(first: own, next: \.superclassMirror).enumerated() {
            count += 1
            // The first mirror may come from a `CustomReflectable`, and then may name another type.
            let type = index == 0 ? type : mirror.subjectType
            switch visit(
                Node(value: value, type: type, depth: depth, multiplicity: multiplicity, content: .mirror(mirror)))
            {
            case .enter: levels.append(Level(all: mirror, depth + 1, multiplicity))
            case .sample(let size): levels.append(Level(sample: size, of: mirror, depth + 1, multiplicity))
            case .skip: break
            case .stop: return .stopped
            }
        }
        return nil
    }
}

extension ValueWalk.Level {
    fileprivate init(all mirror: Mirror, _ depth: Int, _ multiplicity: Double) {
        let children = mirror.children.makeIterator()
        self.init(elements: AnyIterator { children.next()?.value }, depth: depth, multiplicity: multiplicity)
    }

    fileprivate init(sample size: Int, of mirror: Mirror, _ depth: Int, _ multiplicity: Double) {
        let count = mirror.children.count
        guard count > size, size > 0 else {
            self.init(all: mirror, depth, multiplicity)
            return
        }
        let children = mirror.children.makeIterator()
        var (index, sampled) = (0, 0)
        let elements = AnyIterator<Any> {
            guard sampled < size else { return nil }
            let wanted = sampled * count / size
            while index < wanted {
                _ = children.next()
                index += 1
            }
            (index, sampled) = (index + 1, sampled + 1)
            return children.next()?.value
        }
        self.init(elements: elements, depth: depth, multiplicity: multiplicity * Double(count) / Double(size))
    }
}
