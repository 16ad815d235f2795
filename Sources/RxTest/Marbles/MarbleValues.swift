internal import Rx
internal import RxSupport

/// The values of the letters and digits of a diagram, written as a dictionary: `["a": 1, "b": 2]`.
public struct MarbleValues<Element>: ExpressibleByDictionaryLiteral {
    /// The values by their letters and digits.
    public private(set) var dictionary: [Character: Element]

    /// Takes the values from `dictionary`.
    ///
    /// - Precondition: The keys are letters and digits.
    public init(_ dictionary: [Character: Element]) {
        for name in dictionary.keys {
            requirement(name.isMarbleName, "`\(name)` cannot name a value in a diagram; letters and digits can.")
        }
        self.dictionary = dictionary
    }

    /// Takes the values from a dictionary literal.
    ///
    /// - Precondition: The keys are letters and digits, and no key occurs twice.
    public init(dictionaryLiteral elements: (Character, Element)...) {
        self.init(Dictionary(uniqueKeysWithValues: elements))
    }

    /// The value of a letter or digit, or `nil` if it has no value.
    public subscript(name: Character) -> Element? { dictionary[name] }

    /// The letters and digits that have a value, sorted.
    var names: [Character] { dictionary.keys.sorted() }
}

extension Character {
    /// Whether the character can name an element in a diagram.
    var isMarbleName: Bool { isLetter || isNumber }
}

extension MarbleValues: Sendable where Element: Sendable {}

extension MarbleValues<String> {
    /// The Latin letters and the digits. Each stands for itself.
    public static var letters: Self {
        Self(Dictionary(uniqueKeysWithValues: lettersAndDigits.map { ($0, String($0)) }))
    }
}

extension MarbleValues<Int> {
    /// The digits. Each stands for its number.
    public static var digits: Self { Self(Dictionary(uniqueKeysWithValues: (0...9).map { (Character("\($0)"), $0) })) }
}

extension MarbleValues where Element: Equatable {
    /// Returns the name of a value: `preferred` if it stands for that value, otherwise the first name that does.
    func name(of element: Element, preferring preferred: Character? = nil) -> Character? {
        if let preferred, dictionary[preferred] == element { return preferred }
        return names.first { dictionary[$0] == element }
    }

    /// Gives a name to a value that has none, but never a name that is `inUse`. Prefers a letter or digit without a
    /// value, then replaces the value of a letter or digit, then uses another character.
    mutating func addName(for element: Element, inUse: Set<Character>) -> Character {
        let unused = lettersAndDigits.filter { !inUse.contains($0) }
        let free = unused.first { dictionary[$0] == nil } ?? unused.first
        let name = free ?? moreMarbleNames.first { !inUse.contains($0) && dictionary[$0] == nil }
        guard let name else { stopProgram("A diagram has room for about 20,000 different values.") }
        dictionary[name] = element
        return name
    }
}

/// Capitals come first, because people usually choose small letters. So a name given here differs from theirs.
private let lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/// More names, for diagrams with more values than Latin letters and digits.
private var moreMarbleNames: some Sequence<Character> {
    (0x4E00..<0x9FFF).lazy.compactMap { Unicode.Scalar($0).map(Character.init) }
}
