/// Validates JSON in one pass, with a stack of its own instead of recursion, and finds the members of the outermost
/// object.
struct JSONScanner: Sendable {
    /// The token that is expected next.
    private enum Expected {
        case value, firstElement, name, firstName, separator
    }

    /// The ranges of the names and values, or `nil` if the JSON is not an object.
    private(set) var members: [(name: Range<Int>, value: Range<Int>)]?

    private var position = 0
    private var expected = Expected.value
    /// For each open list or object, whether it is an object.
    private var open: [Bool] = []
    private var name = 0..<0
    private var valueStart = 0

    /// - Parameter bytes: Valid UTF-8.
    mutating func run(_ bytes: [UInt8]) throws(JSONError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try run(bytes) }
        }
        try result.get()
    }

    private mutating func run(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        repeat {
            skipSpace(bytes)
            guard position < bytes.count else { throw .malformed }
            switch expected {
            case .value, .firstElement: try scanValue(bytes)
            case .name, .firstName: try scanName(bytes)
            case .separator: try scanSeparator(bytes)
            }
        } while !open.isEmpty
        skipSpace(bytes)
        guard position == bytes.count else { throw .malformed }
    }

    private mutating func skipSpace(_ bytes: UnsafeRawBufferPointer) {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    // MARK: Structure

    private var isOutermostObject: Bool { open.count == 1 && open[0] }

    private mutating func scanValue(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        let byte = bytes[position]
        if byte == UInt8(ascii: "]"), expected == .firstElement { return close() }
        if isOutermostObject { valueStart = position }
        switch byte {
        case UInt8(ascii: "{"): try begin(isObject: true)
        case UInt8(ascii: "["): try begin(isObject: false)
        case UInt8(ascii: "\""): try scanText(bytes)
        case UInt8(ascii: "t"): try scan("true", bytes)
        case UInt8(ascii: "f"): try scan("false", bytes)
        case UInt8(ascii: "n"): try scan("null", bytes)
        default: try scanNumber(bytes)
        }
        if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") { endValue() }
    }

    private mutating func begin(isObject: Bool) throws(JSONError) {
        guard open.count < JSONText.maxDepth else { throw .tooDeep }
        if open.isEmpty, isObject { members = [] }
        open.append(isObject)
        position += 1
        expected = isObject ? .firstName : .firstElement
    }

    private mutating func close() {
        open.removeLast()
        position += 1
        endValue()
    }

    private mutating func endValue() {
        if isOutermostObject { members?.append((name, valueStart..<position)) }
        expected = .separator
    }

    private mutating func scanName(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        if bytes[position] == UInt8(ascii: "}"), expected == .firstName { return close() }
        guard bytes[position] == UInt8(ascii: "\"") else { throw .malformed }
        let start = position
        try scanText(bytes)
        if isOutermostObject { name = start..<position }
        skipSpace(bytes)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw .malformed }
        position += 1
        expected = .value
    }

    private mutating func scanSeparator(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        let isObject = open[open.count - 1]
        switch bytes[position] {
        case UInt8(ascii: ","):
            position += 1
            expected = isObject ? .name : .value
        case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"): close()
        default: throw .malformed
        }
    }

    // MARK: Values

    private mutating func scan(_ word: StaticString, _ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count,
            bytes[position..<end].elementsEqual(
                UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        else { throw .malformed }
        position = end
    }

    private mutating func scanText(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try scanEscape(bytes)
            case 0..<0x20: throw .malformed
            default: position += 1
            }
        }
        throw .malformed
    }

    private mutating func scanEscape(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        guard position + 1 < bytes.count else { throw .malformed }
        switch bytes[position + 1] {
        case UInt8(ascii: "u"):
            let digits = bytes[(position + 2)...].prefix(4)
            guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
                throw .malformed
            }
            position += 6
        case let byte where #""\/bfnrt"#.utf8.contains(byte): position += 2
        default: throw .malformed
        }
    }

    /// `-0.5e+10`
    private mutating func scanNumber(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
        _ = scan(oneOf: "-", bytes)
        let first = position
        let digits = scanDigits(bytes)
        guard digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else { throw .malformed }
        if scan(oneOf: ".", bytes), scanDigits(bytes) == 0 { throw .malformed }
        guard scan(oneOf: "eE", bytes) else { return }
        _ = scan(oneOf: "+-", bytes)
        if scanDigits(bytes) == 0 { throw .malformed }
    }

    /// - Returns: The number of digits.
    private mutating func scanDigits(_ bytes: UnsafeRawBufferPointer) -> Int {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        return position - start
    }

    private mutating func scan(oneOf characters: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard position < bytes.count,
            UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount).contains(
                bytes[position])
        else { return false }
        position += 1
        return true
    }
}
