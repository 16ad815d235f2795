import Foundation
import Rx
import RxGTK

/// A page: a live widget, and the source file that makes it.
package struct GalleryPage: Identifiable, Equatable, Sendable {
    /// The name of the class that the page shows.
    package let id: String
    /// The purpose of the class, in one sentence.
    package let about: String
    /// The contents of the source file when the gallery starts.
    package let code: String
    private let make: @MainActor (DisposeBag) -> Widget

    /// A page that shows the widget that `make` returns. Its subscriptions go into the bag, and end when the user
    /// leaves the page.
    init(_ id: String, _ about: String, file: String = #filePath, make: @escaping @MainActor (DisposeBag) -> Widget) {
        (self.id, self.about, self.make) = (id, about, make)
        code =
            (try? String(contentsOfFile: file, encoding: .utf8))
            ?? "\(file) is not on this machine, where the gallery was not built."
    }

    @MainActor func demo(_ bag: DisposeBag) -> Widget { make(bag) }

    /// Returns the pages that a search finds: first the pages whose names begin with the words, then the pages whose
    /// names contain them, then the pages with the words in their purpose or their code. Returns all pages if `words`
    /// is empty.
    package static func found(by words: String) -> [GalleryPage] {
        guard !words.isEmpty else { return all }
        let ranked = all.compactMap { page in page.rank(for: words).map { (rank: $0, page: page) } }
        return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.page) }
    }

    /// The page's rank among the results of a search, from 0 for the best to 2; `nil` if the search does not find it.
    private func rank(for words: String) -> Int? {
        if id.range(of: words, options: [.anchored, .caseInsensitive]) != nil { return 0 }
        if id.localizedCaseInsensitiveContains(words) { return 1 }
        return [about, code].contains { $0.localizedCaseInsensitiveContains(words) } ? 2 : nil
    }

    /// Returns the page of a class, or else the first page whose code uses the class. Ignores the case of the name.
    package static func showing(_ name: String) -> GalleryPage? {
        all.first { $0.id.lowercased() == name.lowercased() } ?? all.first { $0.uses(name) }
    }

    private func uses(_ name: String) -> Bool {
        code.matches(of: /\b([A-Z]\w*)(\(| \{|\.)/).contains { $0.1.lowercased() == name.lowercased() }
    }

    package static func == (left: GalleryPage, right: GalleryPage) -> Bool { left.id == right.id }
}
