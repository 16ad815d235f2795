import Foundation
import Testing

/// Leaks memory, when `scripts/leaks` asks for it, to see whether LeakSanitizer finds that.
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
