import Foundation
import ReactorRecording
import Testing

/// No part of a recording becomes code of a test that is written from it.
@Suite struct HostileRecordingTests {
    private func source(
        reactor: String = "LampReactor", suite: String = "LampTests", module: String = "Home", state: String = "off",
        _ steps: String...
    ) throws -> String {
        let names = try [reactor, state].map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        let header = """
            {"format":"swift-reactor recording","reactor":\(names[0]),"state":{"text":\(names[1])},"version":1}
            """
        return try RecordedTest(recording: Data(([header] + steps).joined(separator: "\n").utf8))
            .source(suite: suite, module: module)
    }

    private func action(_ text: String) throws -> String {
        #"{"action":{"text":\#(String(decoding: try JSONEncoder().encode(text), as: UTF8.self))},"seconds":0}"#
    }

    @Test(
        "an invalid reactor name is refused",
        arguments: [
            "LampReactor(); system(\"x\"); _ = LampReactor", "Lamp\\(exit(1))", "Lamp\n}", "exit", "_exit",
            "fatalError", "Lamp<", "Lamp>",
            "Lamp()", "", "lamp", "Lamp.exit", "A, B", "Lamp/*", "Lamp ", "9Lamp",
        ])
    func names(reactor: String) {
        let error = #expect(throws: RecordedTest.Unwritable.self) { try source(reactor: reactor) }
        #expect(error?.localizedDescription.contains("\n") == false)
    }

    @Test("type names are accepted", arguments: ["LampReactor", "List<Int>", "List<Array<Lamp>, Int>", "램프", "Lamp2"])
    func typeNames(reactor: String) throws {
        #expect(try source(reactor: reactor).contains("of: \(reactor)(),"))
    }

    @Test("an invalid suite or module name is refused") func otherNames() {
        #expect(throws: RecordedTest.Unwritable.self) { try source(suite: "A { } struct B") }
        #expect(throws: RecordedTest.Unwritable.self) { try source(module: "Home\nimport Evil") }
    }

    @Test(
        "an action with a call is refused",
        arguments: [
            "add(\"\\(exit(1))\")", "init(1)", "self", "add(.init(1))", "add(App.self)", "add(\"a\nb\")b",
            "add(exit(1))",
            "add(Optional(exit(1)))", "add(\"\\u{110000}\")", "add(App.Size.init(1))",
        ])
    func calls(text: String) throws {
        let line = try action(text)
        let error = #expect(throws: RecordedTest.Unwritable.self) { try source(line) }
        #expect(error?.localizedDescription.contains("was saved as a description that is not Swift source") == true)
    }

    /// A name after a dot can only be a case or a function of the expected type.
    @Test(
        "a function of another type loses its type's name",
        arguments: [
            ("add(Glibc.exit(1))", ".add(.exit(1))"), ("add(Process.run(\"x\"))", ".add(.run(\"x\"))"),
        ])
    func foreignFunctions(text: String, literal: String) throws {
        #expect(try source(action(text)).contains("session.send(.value(\(literal)))"))
    }

    @Test("a case is written without its type's name") func cases() throws {
        #expect(
            try source(action("resize(Home.Size.large(3), [App.Size.small])")).contains(
                ".value(.resize(.large(3), [.small]))"))
        #expect(try source(action(#"say("a \"b\" \\ \n \u{1b}")"#)).contains(#".value(.say("a \"b\" \\ \n \u{1b}"))"#))
    }

    @Test(
        "a text becomes a literal without special characters",
        arguments: [
            ("\\(exit(1))", ##"#"\(exit(1))"#"##), ("\\#(exit(1))", ###"##"\#(exit(1))"##"###),
            ("\"#; exit(1); _ = \"", ###"##""#; exit(1); _ = ""##"###),
            ("", ##"#""#"##), ("\"\"", #""\"\"""#), ("\"\"\"", #""\"\"\"""#), ("a\u{0}b\r", #""a\u{0}b\u{d}""#),
            ("\u{202E}x", #""\u{202e}x""#), ("a\u{2028}b", #""a\u{2028}b""#),
        ])
    func texts(text: String, literal: String) throws {
        #expect(try source(state: text).contains("from: .text(\(literal)))"))
    }

    @Test("text from a file is printed visibly") func visible() {
        #expect(VisibleText.escaped("a\u{1b}[31m\n\u{202e}ü👩‍👧") == "a\\u{1b}[31m\\u{a}\\u{202e}ü👩‍👧")
        #expect(VisibleText.escaped("a\nb\r", keepsLines: true) == "a\nb\\u{d}")
    }
}
