import Foundation
import Rx
import RxGTK

/// A page: a widget, live, and the file that made it.
package struct GalleryPage: Identifiable, Equatable, Sendable {
    /// The class it shows.
    package let id: String
    /// What the class is for, in a sentence.
    package let about: String
    /// The file that makes it, as it is when the gallery begins.
    package let code: String
    private let make: @MainActor (DisposeBag) -> Widget

    /// Shows what `make` makes; its subscriptions live in the bag, and end when the page is left.
    init(_ id: String, _ about: String, file: String = #filePath, make: @escaping @MainActor (DisposeBag) -> Widget) {
        (self.id, self.about, self.make) = (id, about, make)
        code =
            (try? String(contentsOfFile: file, encoding: .utf8))
            ?? "\(file) is not on this machine, where the gallery was not built."
    }

    @MainActor func demo(_ bag: DisposeBag) -> Widget { make(bag) }

    /// The pages that a search finds: those whose names begin so, those with the words in their names, and those with them in what they are
    /// for or in their code.
    package static func found(by words: String) -> [GalleryPage] {
        guard !words.isEmpty else { return all }
        let ranked = all.compactMap { page in page.rank(for: words).map { (rank: $0, page: page) } }
        return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.page) }
    }

    /// How late a search names it, from 0 to 2; `nil` where it does not find it.
    private func rank(for words: String) -> Int? {
        if id.range(of: words, options: [.anchored, .caseInsensitive]) != nil { return 0 }
        if id.localizedCaseInsensitiveContains(words) { return 1 }
        return [about, code].contains { $0.localizedCaseInsensitiveContains(words) } ? 2 : nil
    }

    /// The page of a class, however its name is capitalised: its own, or else the first whose code uses the class.
    package static func showing(_ name: String) -> GalleryPage? {
        all.first { $0.id.lowercased() == name.lowercased() } ?? all.first { $0.uses(name) }
    }

    private func uses(_ name: String) -> Bool {
        code.matches(of: /\b([A-Z]\w*)(\(| \{|\.)/).contains { $0.1.lowercased() == name.lowercased() }
    }

    package static func == (left: GalleryPage, right: GalleryPage) -> Bool { left.id == right.id }
}
