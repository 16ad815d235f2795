/// The parts of a value, for the page to expand.
struct ValueTree: Codable, Equatable {
    /// The name of the property, or the index in a collection.
    let name: String
    /// The path in the whole value, such as `rows[2].title`.
    let path: String
    let text: String
    let parts: [ValueTree]?

    /// The depth beyond which values have no parts.
    private static let maxDepth = 24

    /// - Parameter limit: The maximum number of values with parts. Further values have only a text.
    init(_ value: Any, limit: Int = 3_000) {
        var left = limit
        self.init(value, name: "", path: "", depth: 0, left: &left)
    }

    private init(name: String, path: String, text: String) {
        (self.name, self.path, self.text, parts) = (name, path, text, nil)
    }

    private init(_ value: Any, name: String, path: String, depth: Int, left: inout Int) {
        (self.name, self.path) = (name, path)
        left -= 1
        text = ShortText.describe(value)
        // An object may contain itself, even indirectly.
        guard left > 0, depth < Self.maxDepth else {
            parts = nil
            return
        }
        parts = Self.parts(of: Mirror(reflecting: value), at: path, depth: depth + 1, left: &left)
    }

    private static func parts(of mirror: Mirror, at path: String, depth: Int, left: inout Int) -> [ValueTree]? {
        switch mirror.displayStyle {
        case .optional:
            mirror.children.first.flatMap {
                parts(of: Mirror(reflecting: $0.value), at: path, depth: depth, left: &left)
            }
        case .struct, .tuple, .enum, .class, .collection, .set:
            parts(named: mirror, at: path, depth: depth, left: &left)
        case .dictionary: entries(of: mirror, at: path, depth: depth, left: &left)
        default: nil
        }
    }

    private static func parts(named mirror: Mirror, at path: String, depth: Int, left: inout Int) -> [ValueTree]? {
        let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
        let members = members(of: mirror)
        if members.isEmpty || mirror.subjectType == String.self { return nil }
        var trees: [ValueTree] = []
        for (index, child) in members.enumerated() {
            if left <= 0 {
                trees.append(ValueTree(name: "…", path: path, text: "\(members.count - index) more"))
                break
            }
            let name = isList ? "[\(index)]" : propertyName(child.label ?? "\(index)")
            let place = isList || path.isEmpty ? path + name : "\(path).\(name)"
            trees.append(ValueTree(child.value, name: name, path: place, depth: depth, left: &left))
        }
        return trees
    }

    private static func entries(of mirror: Mirror, at path: String, depth: Int, left: inout Int) -> [ValueTree]? {
        let entries = mirror.children.prefix(max(left, 0)).compactMap { child -> (key: String, value: Any)? in
            let pair = Array(Mirror(reflecting: child.value).children.prefix(2))
            return pair.count == 2 ? (ShortText.describe(pair[0].value), pair[1].value) : nil
        }
        var trees: [ValueTree] = []
        for entry in entries.sorted(by: { $0.key < $1.key }) where left > 0 {
            trees.append(
                ValueTree(entry.value, name: entry.key, path: "\(path)[\(entry.key)]", depth: depth, left: &left))
        }
        let missing = mirror.children.count - trees.count
        if missing > 0 { trees.append(ValueTree(name: "…", path: path, text: "\(missing) more")) }
        return trees.isEmpty ? nil : trees
    }

    /// The children of a value, with those inherited from its superclass first.
    static func members(of mirror: Mirror) -> AnyCollection<Mirror.Child> {
        guard mirror.superclassMirror != nil else { return mirror.children }
        return AnyCollection(
            Array(sequence(first: mirror, next: \.superclassMirror)).reversed().flatMap { Array($0.children) })
    }

    /// The name of a property. A leading underscore is dropped, because it names the storage of a wrapped property.
    static func propertyName(_ label: String) -> String {
        label.hasPrefix("_") || label.hasPrefix(".") ? String(label.dropFirst()) : label
    }
}
