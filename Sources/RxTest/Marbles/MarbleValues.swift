internal import Rx

/// The values that the letters and digits of a diagram stand for, written as a dictionary: `["a": 1, "b": 2]`.
public struct MarbleValues<Element>: ExpressibleByDictionaryLiteral {
    /// The value of each letter or digit that has one.
    public private(set) var dictionary: [Character: Element]

    /// The values in `dictionary`.
    ///
    /// - Precondition: Its keys are letters and digits.
    public init(_ dictionary: [Character: Element]) {
        for name in dictionary.keys {
            requirement(name.isMarbleName, "`\(name)` cannot name a value in a diagram; letters and digits can.")
        }
        self.dictionary = dictionary
    }

    /// The values listed.
    ///
    /// - Precondition: Letters and digits are listed, and none twice.
    public init(dictionaryLiteral elements: (Character, Element)...) {
        self.init(Dictionary(uniqueKeysWithValues: elements))
    }

    /// The value of a letter or digit, if it has one.
    public subscript(name: Character) -> Element? { dictionary[name] }

    /// The letters and digits that have a value, in order.
    var names: [Character] { dictionary.keys.sorted() }
}

extension Character {
    /// Whether an element can be drawn as this.
    var isMarbleName: Bool { isLetter || isNumber }
}

extension MarbleValues: Sendable where Element: Sendable {}

extension MarbleValues<String> {
    /// Each Latin letter and each digit, standing for itself.
    public static var letters: Self { Self(Dictionary(uniqueKeysWithValues: marbleNames.map { ($0, String($0)) })) }
}

extension MarbleValues<Int> {
    /// Each digit, standing for its number.
    public static var digits: Self { Self(Dictionary(uniqueKeysWithValues: (0...9).map { (Character("\($0)"), $0) })) }
}

extension MarbleValues where Element: Equatable {
    /// The letter or digit of a value: `preferred` if that stands for it, else the first that does.
    func name(of element: Element, preferring preferred: Character? = nil) -> Character? {
        if let preferred, dictionary[preferred] == element { return preferred }
        return names.first { dictionary[$0] == element }
    }

    /// Lets a letter or digit stand for a value that has none: a free one, or one that is not `inUse`.
    mutating func addName(for element: Element, inUse: Set<Character>) -> Character {
        let unused = marbleNames.filter { !inUse.contains($0) }
        let free = unused.first { dictionary[$0] == nil } ?? unused.first
        let name = free ?? moreMarbleNames.first { !inUse.contains($0) && dictionary[$0] == nil }
        guard let name else { stopProgram("A diagram has room for some 20,000 different values.") }
        dictionary[name] = element
        return name
    }
}

/// Capitals come first: where values get a name, it differs from those that people give.
private let marbleNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/// Letters for what has more values than the Latin alphabet has letters.
private var moreMarbleNames: some Sequence<Character> {
    (0x4E00..<0x9FFF).lazy.compactMap { Unicode.Scalar($0).map(Character.init) }
}
