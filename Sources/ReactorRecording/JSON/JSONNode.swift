internal import Foundation

/// A mutable node of a JSON document that is being encoded.
final class JSONNode {
    enum Content {
        case empty
        case literal(String)
        case list([JSONNode])
        case object([String: JSONNode])
    }

    var content = Content.empty
    /// The number of lists and objects around this node.
    let depth: Int

    init(depth: Int) { self.depth = depth }

    func append(_ node: JSONNode) {
        guard case .list(var nodes) = content else { return }
        content = .empty
        nodes.append(node)
        content = .list(nodes)
    }

    var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }

    func set(_ name: String, _ node: JSONNode) {
        guard case .object(var members) = content else { return }
        content = .empty
        members[name] = node
        content = .object(members)
    }

    /// Appends the JSON, with the members of objects sorted by name.
    func append(to bytes: inout [UInt8]) {
        switch content {
        case .empty: bytes += "{}".utf8
        case .literal(let text): bytes += text.utf8
        case .list(let nodes):
            bytes.append(UInt8(ascii: "["))
            for (index, node) in nodes.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                node.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += Self.quoted(member.key).utf8
                bytes.append(UInt8(ascii: ":"))
                member.value.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Returns a string in JSON.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += #"\""#
            case "\\": quoted += #"\\"#
            case "\n": quoted += #"\n"#
            case "\r": quoted += #"\r"#
            case "\t": quoted += #"\t"#
            case "\u{8}": quoted += #"\b"#
            case "\u{C}": quoted += #"\f"#
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns a number in JSON. Infinities and NaN become strings, because JSON cannot represent them as numbers.
    static func number<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) -> String {
        if number.isNaN { return "\"nan\"" }
        if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
