#if GTK

/// The header above the rows of a section.
@MainActor
public struct SectionHeader<Section> {
    /// Makes a function that returns the marks of sections. A header that stays from one list to the next keeps its
    /// mark.
    let marks: () -> ([Section]) -> [SectionMark]
    let form: HeaderForm

    /// Makes a header that is a title.
    ///
    /// - Parameter title: Returns the title of a section; `nil` if the section has no header.
    public init(_ title: @escaping (Section) -> String?) {
        self.init(title, cellType: TitleCell.self) { title, cell in cell.label.text = title }
    }

    /// Makes a header of a class. The closure configures it when a section gets it and when its content changes.
    ///
    /// - Parameters:
    ///   - content: Returns the content of a section's header; `nil` if the section has no header. Assistive technology
    ///     reads the content's description.
    ///   - cellType: The class of the header, which is reused for other sections. It receives neither presses nor the
    ///     keyboard focus.
    ///   - configureCell: Shows the content in the header.
    public init<Content: Hashable & CustomStringConvertible, Cell: ListCell>(
        _ content: @escaping (Section) -> Content?, cellType: Cell.Type,
        configureCell: @escaping (Content, Cell) -> Void
    ) {
        marks = {
            var last = SectionMarks<Content>()
            return { sections in last.update(to: sections.map(content)) }
        }
        form = HeaderForm(
            make: { Cell() },
            configure: { content, cell in
                guard let content = content.base as? Content, let cell = cell as? Cell else { return }
                configureCell(content, cell)
            })
    }
}

/// How the headers of a list are made and configured.
@MainActor
struct HeaderForm {
    let make: @MainActor () -> ListCell
    let configure: @MainActor (AnyHashable, ListCell) -> Void
}

/// A header with a label.
private final class TitleCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        label.ellipsizes = true
        append(label.cssClass("heading").halign(.start).hexpand().margins(top: 18, bottom: 6, start: 6, end: 6))
    }
}
#endif
