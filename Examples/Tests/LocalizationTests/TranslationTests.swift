import Foundation
import Testing

/// Checks that the Korean catalog of each app has every text of the app, with the same placeholders.
@Suite struct TranslationTests {
    private let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: [("counter", "Counter", 10), ("menu", "Menu", 20), ("todo", "Todo", 50)])
    func everyTextIsTranslated(catalog: String, sources: String, least: Int) throws {
        let catalog = try translations(in: examples.appendingPathComponent("po/\(catalog)/ko.po"))
        let texts = try texts(of: sources)
        #expect(texts.count > least)
        for text in texts {
            let translation = try #require(catalog[text], "\(text)")
            #expect(!translation.isEmpty, "\(text)")
            #expect(values(in: translation) == values(in: text), "\(text)")
        }
        #expect(Set(catalog.keys).subtracting(texts) == [], "the catalog has texts that the app no longer uses")
    }

    /// The texts that the sources of an app pass to `localized(`.
    private func texts(of app: String) throws -> Set<String> {
        let folders = try FileManager.default.contentsOfDirectory(atPath: examples.path + "/Sources")
            .filter { $0.hasPrefix(app) }
        var texts: Set<String> = []
        for folder in folders {
            let path = examples.path + "/Sources/" + folder
            for file in FileManager.default.enumerator(atPath: path)!.compactMap({ $0 as? String })
            where file.hasSuffix(".swift") {
                let source = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                texts.formUnion(source.matches(of: /localized\(\s*"([^"\n]+)"/).map { String($0.1) })
                texts.formUnion(source.matches(of: /localized\(\s*"""\n([^"]+)\n *"""/).map { unindented($0.1) })
            }
        }
        return texts
    }

    private func unindented(_ text: Substring) -> String {
        let indentation = text.prefix { $0 == " " }.count
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.dropFirst(indentation) }.joined(separator: "\n")
    }

    private func translations(in file: URL) throws -> [String: String] {
        let source = try String(contentsOf: file, encoding: .utf8)
        let entries = source.matches(of: /msgid ((?:"[^"]*"\n)+)msgstr ((?:"[^"]*"\n)+)/)
        return Dictionary(uniqueKeysWithValues: entries.map { (joined($0.1), joined($0.2)) }.filter { !$0.0.isEmpty })
    }

    private func joined(_ lines: Substring) -> String {
        lines.matches(of: /"([^"]*)"/).map { $0.1 }.joined().replacing("\\n", with: "\n")
    }

    private func values(in text: String) -> [String] { text.matches(of: /{([a-z]+)}/).map { String($0.1) }.sorted() }
}
