/// Validates JSON in one pass, with a stack of its own instead of recursion, and finds the members of the outermost
/// object.
struct JSONScanner: Sendable {
    /// The token that is expected next.
    private enum Expected {
        case value, firstElement, name, firstName, separator
    }

    /// The ranges of the names and values, or `nil` if the JSON is not an object.
    private(set) var members: [(name: Range<Int>, value: Range<Int>)]?

    private var place = 0
    private var expected = Expected.value
    /// For each open list or object, whether it is an object.
    private var open: [Bool] = []
    private var name = 0..<0
    private var valueStart = 0

    /// - Parameter bytes: Valid UTF-8.
    mutating func run(_ bytes: [UInt8]) throws(JSONMistake) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(JSONMistake) in try run(bytes) }
        }
        try result.get()
    }

    private mutating func run(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        repeat {
            skipSpace(bytes)
            guard place < bytes.count else { throw .malformed }
            switch expected {
            case .value, .firstElement: try takeValue(bytes)
            case .name, .firstName: try takeName(bytes)
            case .separator: try takeSeparator(bytes)
            }
        } while !open.isEmpty
        skipSpace(bytes)
        guard place == bytes.count else { throw .malformed }
    }

    private mutating func skipSpace(_ bytes: UnsafeRawBufferPointer) {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }

    // MARK: Structure

    private var isOutermostObject: Bool { open.count == 1 && open[0] }

    private mutating func takeValue(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        let byte = bytes[place]
        if byte == UInt8(ascii: "]"), expected == .firstElement { return close() }
        if isOutermostObject { valueStart = place }
        switch byte {
        case UInt8(ascii: "{"): try begin(isObject: true)
        case UInt8(ascii: "["): try begin(isObject: false)
        case UInt8(ascii: "\""): try takeText(bytes)
        case UInt8(ascii: "t"): try take("true", bytes)
        case UInt8(ascii: "f"): try take("false", bytes)
        case UInt8(ascii: "n"): try take("null", bytes)
        default: try takeNumber(bytes)
        }
        if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") { endValue() }
    }

    private mutating func begin(isObject: Bool) throws(JSONMistake) {
        guard open.count < JSONText.deepest else { throw .tooDeep }
        if open.isEmpty, isObject { members = [] }
        open.append(isObject)
        place += 1
        expected = isObject ? .firstName : .firstElement
    }

    private mutating func close() {
        open.removeLast()
        place += 1
        endValue()
    }

    private mutating func endValue() {
        if isOutermostObject { members?.append((name, valueStart..<place)) }
        expected = .separator
    }

    private mutating func takeName(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        if bytes[place] == UInt8(ascii: "}"), expected == .firstName { return close() }
        guard bytes[place] == UInt8(ascii: "\"") else { throw .malformed }
        let start = place
        try takeText(bytes)
        if isOutermostObject { name = start..<place }
        skipSpace(bytes)
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { throw .malformed }
        place += 1
        expected = .value
    }

    private mutating func takeSeparator(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        let isObject = open[open.count - 1]
        switch bytes[place] {
        case UInt8(ascii: ","):
            place += 1
            expected = isObject ? .name : .value
        case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"): close()
        default: throw .malformed
        }
    }

    // MARK: Values

    private mutating func take(_ word: StaticString, _ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count,
            bytes[place..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        else { throw .malformed }
        place = end
    }

    private mutating func takeText(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        place += 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return
            case UInt8(ascii: "\\"): try takeEscape(bytes)
            case 0..<0x20: throw .malformed
            default: place += 1
            }
        }
        throw .malformed
    }

    private mutating func takeEscape(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        guard place + 1 < bytes.count else { throw .malformed }
        switch bytes[place + 1] {
        case UInt8(ascii: "u"):
            let digits = bytes[(place + 2)...].prefix(4)
            guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
                throw .malformed
            }
            place += 6
        case let byte where #""\/bfnrt"#.utf8.contains(byte): place += 2
        default: throw .malformed
        }
    }

    /// `-0.5e+10`
    private mutating func takeNumber(_ bytes: UnsafeRawBufferPointer) throws(JSONMistake) {
        _ = take(oneOf: "-", bytes)
        let first = place
        let digits = takeDigits(bytes)
        guard digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else { throw .malformed }
        if take(oneOf: ".", bytes), takeDigits(bytes) == 0 { throw .malformed }
        guard take(oneOf: "eE", bytes) else { return }
        _ = take(oneOf: "+-", bytes)
        if takeDigits(bytes) == 0 { throw .malformed }
    }

    /// - Returns: The number of digits.
    private mutating func takeDigits(_ bytes: UnsafeRawBufferPointer) -> Int {
        let start = place
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
        return place - start
    }

    private mutating func take(oneOf characters: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard place < bytes.count,
            UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount).contains(bytes[place])
        else { return false }
        place += 1
        return true
    }
}
