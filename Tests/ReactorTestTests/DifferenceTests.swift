import ReactorKit
import ReactorTest
import Testing

/// The differing fields of two values, in words.
@Suite struct DifferenceTests {
    struct User: Sendable {
        var name = "Ada"
        var age: Int? = 36
        var tags: Set<String> = []
    }

    enum Page: Sendable {
        case list, detail(User), failed(code: Int, reason: String)
    }

    struct State: Sendable {
        var user = User()
        var page = Page.list
        var rows = [1, 2, 3, 4]
        var counts = ["a": 1, "b": 2]
        @Pulse var alert: String?
        var format: @Sendable (Int) -> String = { "\($0)" }
    }

    private func texts(_ change: (inout State) -> Void) -> [String] {
        var changed = State()
        change(&changed)
        return differences(between: changed, and: State()).map(\.description)
    }

    @Test func equalValuesHaveNoDifference() { #expect(texts { _ in } == []) }

    @Test func aFieldIsNamedByItsPath() {
        #expect(texts { $0.user.name = "Bob" } == ["user.name: \"Bob\", expected \"Ada\""])
    }

    @Test func optionalsAreUnwrapped() {
        #expect(texts { $0.user.age = 37 } == ["user.age: 37, expected 36"])
        #expect(texts { $0.user.age = nil } == ["user.age: nil, expected 36"])
    }

    @Test func enumCasesAreCompared() {
        #expect(
            texts { $0.page = .failed(code: 404, reason: "gone") } == [
                "page: failed(code: 404, reason: \"gone\"), expected list"
            ])
        let (found, expected) = (Page.failed(code: 404, reason: "gone"), Page.failed(code: 500, reason: "gone"))
        #expect(differences(between: found, and: expected).map(\.description) == ["failed.code: 404, expected 500"])
        var user = User()
        user.name = "Bob"
        #expect(
            differences(between: Page.detail(user), and: Page.detail(User())).map(\.description)
                == ["detail.name: \"Bob\", expected \"Ada\""])
    }

    @Test func anInsertedRowIsOneDifference() {
        #expect(texts { $0.rows.insert(9, at: 1) } == ["rows[1]: 9, expected nothing"])
        #expect(texts { $0.rows.remove(at: 0) } == ["rows[0]: nothing, expected 1"])
        #expect(texts { $0.rows[2] = 7 } == ["rows[2]: 7, expected 3"])
        #expect(texts { $0.rows = [] }.count == 4)
    }

    @Test func dictionaryEntriesAreCompared() {
        #expect(texts { $0.counts["b"] = 3 } == ["counts[\"b\"]: 3, expected 2"])
        #expect(texts { $0.counts["c"] = 3 } == ["counts[\"c\"]: 3, expected nothing"])
    }

    @Test func anAssignmentOfAPulseIsADifference() {
        #expect(texts { $0.alert = nil } == ["alert.valueUpdatedCount: 1, expected 0"])
    }

    @Test func setsAndTypesAreCompared() {
        #expect(texts { $0.user.tags = ["x"] } == ["user.tags: [\"x\"], expected []"])
        #expect(differences(between: 1, and: "1").map(\.description) == ["1, expected \"1\""])
    }

    @Test func anObjectDoesNotDifferFromItself() {
        /// Describes itself differently each time, so that only its identity can be compared.
        final class Box: Sendable, CustomDebugStringConvertible {
            var debugDescription: String { "\(UInt64.random(in: .min ... .max))" }
        }
        let box = Box()
        #expect(differences(between: box, and: box).isEmpty)
        #expect(differences(between: box, and: Box()).count == 1)
    }

    @Test func changedPropertiesAreNamed() {
        var changed = State()
        changed.user.age = 3
        changed.rows.append(5)
        #expect(changedProperties(from: State(), to: changed) == ["user", "rows"])
        changed.alert = nil
        #expect(changedProperties(from: State(), to: changed) == ["user", "rows", "alert"])
        #expect(changedProperties(from: State(), to: State()) == [])
        #expect(changedProperties(from: 1, to: 2) == [""])
    }
}
