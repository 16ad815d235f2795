import Localization
import Testing

@Suite struct LocalizedTests {
    @Test func valuesReplaceTheirNames() {
        #expect(localized("{count} of {name}: {count}", ["name": "b", "count": "2"]) == "2 of b: 2")
        #expect(localized("{other} {", ["name": "b"]) == "{other} {")
    }

    @Test func valueMayContainANameInBraces() {
        #expect(localized("{name} × {count}", ["name": "{count}", "count": "2"]) == "{count} × 2")
    }
}
