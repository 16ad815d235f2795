import Foundation
import Testing

/// Leaks memory if `scripts/leaks` asks for it, which then checks that LeakSanitizer finds the leak.
@Suite struct LeakOnPurposeTests {
    private final class Link: Sendable {
        let other = Log<Link>()
    }

    @Test func circleOfReferences() {
        guard ProcessInfo.processInfo.environment["LEAK_ON_PURPOSE"] != nil else { return }
        let link = Link()
        link.other.add(link)
    }
}
