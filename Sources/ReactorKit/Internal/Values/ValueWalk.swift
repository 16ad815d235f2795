/// A walk over a value and all that is inside it, as mirrors show it, within bounds.
///
/// It keeps a stack of its own, so that a deep value takes none of the thread's. An object is entered once, with the properties that its class inherits.
package struct ValueWalk {
    /// How far a walk goes.
    package struct Bounds: Sendable {
        /// How many values are visited at most.
        package var count: Int
        /// How deep inside the first value the last one is at most.
        package var depth: Int

        package init(count: Int, depth: Int) { (self.count, self.depth) = (count, depth) }
    }

    /// A value that is visited. An object is visited once for each of its classes, its own first.
    package struct Part {
        package let value: Any
        /// The value's type, or a class that it inherits from.
        package let type: Any.Type
        package let depth: Int
        /// How many values this one stands for, where a collection is sampled.
        package let share: Double
        package let content: Content

        /// Whether it has elements, which are alike.
        package var isCollection: Bool {
            guard case .mirror(let mirror) = content else { return false }
            return [.collection, .set, .dictionary].contains(mirror.displayStyle)
        }
    }

    /// What is inside a part.
    package enum Content {
        /// Nothing that is visited.
        case plain(PlainTypes.Plain)
        case mirror(Mirror)
    }

    /// What to do about a part.
    package enum Decision {
        /// Visit what is inside.
        case enter
        /// Visit so many of its elements, evenly spaced, if it has more.
        case sample(Int)
        case skip
        /// End the walk.
        case stop
    }

    /// How a walk has ended.
    package enum End {
        case complete, stopped, tooMany, tooDeep
    }

    /// The elements of a part that are left to visit.
    fileprivate struct Level {
        let elements: AnyIterator<Any>
        let depth: Int
        let share: Double
    }

    private let bounds: Bounds
    private var count = 0
    private var levels: [Level] = []
    /// Kept, so that no other object gets the address of one that was entered.
    private var entered: [ObjectIdentifier: AnyObject] = [:]

    private init(_ bounds: Bounds) { self.bounds = bounds }

    /// Visits `value` and what is inside, depth first.
    ///
    /// - Returns: How the walk has ended, and how many values it has visited.
    /// - Complexity: O(n) in the number of values, and no more than the bounds.
    @discardableResult
    package static func over(
        _ value: Any, _ bounds: Bounds, _ visit: (Part) -> Decision
    ) -> (end: End, count: Int) {
        var walk = ValueWalk(bounds)
        let end = walk.run(value, visit)
        return (end, walk.count)
    }

    private mutating func run(_ value: Any, _ visit: (Part) -> Decision) -> End {
        if let end = take(value, depth: 0, share: 1, visit) { return end }
        while let level = levels.popLast() {
            guard let element = level.elements.next() else { continue }
            levels.append(level)
            if let end = take(element, depth: level.depth, share: level.share, visit) { return end }
        }
        return .complete
    }

    private mutating func take(_ value: Any, depth: Int, share: Double, _ visit: (Part) -> Decision) -> End? {
        guard depth <= bounds.depth else { return .tooDeep }
        guard count < bounds.count else { return .tooMany }
        let type = type(of: value)
        if type is AnyObject.Type {
            let object = value as AnyObject
            if entered.updateValue(object, forKey: ObjectIdentifier(object)) != nil { return nil }
        }
        if let plain = PlainTypes.of(type) {
            count += 1
            let part = Part(value: value, type: type, depth: depth, share: share, content: .plain(plain))
            if case .stop = visit(part) { return .stopped }
            return nil
        }
        return takeClasses(of: value, type, depth, share, visit)
    }

    private mutating func takeClasses(
        of value: Any, _ type: Any.Type, _ depth: Int, _ share: Double, _ visit: (Part) -> Decision
    ) -> End? {
        let own = Mirror(reflecting: value)
        for (index, mirror) in sequence(first: own, next: \.superclassMirror).enumerated() {
            count += 1
            // A mirror of an author's own may say that it is of another type.
            let type = index == 0 ? type : mirror.subjectType
            switch visit(Part(value: value, type: type, depth: depth, share: share, content: .mirror(mirror))) {
            case .enter: levels.append(Level(all: mirror, depth + 1, share))
            case .sample(let size): levels.append(Level(sample: size, of: mirror, depth + 1, share))
            case .skip: break
            case .stop: return .stopped
            }
        }
        return nil
    }
}

extension ValueWalk.Level {
    fileprivate init(all mirror: Mirror, _ depth: Int, _ share: Double) {
        let children = mirror.children.makeIterator()
        self.init(elements: AnyIterator { children.next()?.value }, depth: depth, share: share)
    }

    fileprivate init(sample size: Int, of mirror: Mirror, _ depth: Int, _ share: Double) {
        let count = mirror.children.count
        guard count > size, size > 0 else {
            self.init(all: mirror, depth, share)
            return
        }
        let children = mirror.children.makeIterator()
        var (place, taken) = (0, 0)
        let elements = AnyIterator<Any> {
            guard taken < size else { return nil }
            let wanted = taken * count / size
            while place < wanted {
                _ = children.next()
                place += 1
            }
            (place, taken) = (place + 1, taken + 1)
            return children.next()?.value
        }
        self.init(elements: elements, depth: depth, share: share * Double(count) / Double(size))
    }
}
