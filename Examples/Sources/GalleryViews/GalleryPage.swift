import Foundation
import Rx
import RxGTK

/// A page: a widget, live, and the file that made it.
package struct GalleryPage: Identifiable, Equatable, Sendable {
    /// The class it shows.
    package let id: String
    /// What the class is for, in a sentence.
    package let about: String
    private let file: String
    private let make: @MainActor (DisposeBag) -> Widget

    /// Shows what `make` makes; its subscriptions live in the bag, and end when the page is left.
    init(_ id: String, _ about: String, file: String = #filePath, make: @escaping @MainActor (DisposeBag) -> Widget) {
        (self.id, self.about, self.file, self.make) = (id, about, file, make)
    }

    @MainActor func demo(_ bag: DisposeBag) -> Widget { make(bag) }

    /// The code of the page, as it was compiled.
    package var code: String {
        (try? String(contentsOfFile: file, encoding: .utf8))
            ?? "\(file) is not on this machine, where the gallery was not built."
    }

    /// Whether a search finds it: by its name, by what it is for, or by its code.
    func fits(_ words: String) -> Bool {
        words.isEmpty || [id, about, code].contains { $0.localizedCaseInsensitiveContains(words) }
    }

    package static func == (left: GalleryPage, right: GalleryPage) -> Bool { left.id == right.id }
}
