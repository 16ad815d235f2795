/// How large a window is, in pixels; as a setting "480x640".
package struct WindowSize: Sendable, Hashable, RawRepresentable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// `nil` for what is no size of a window.
    package init?(rawValue: String) {
        let numbers = rawValue.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy({ (1...32_767).contains($0) }) else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }

    package var rawValue: String { "\(width)x\(height)" }
}
