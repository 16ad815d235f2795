#if GTK
/// What stands above the rows of a section, and how it is shown.
@MainActor
public struct SectionHeader<Section> {
    /// Makes what gives sections their marks; a header that stays from one list to the next has the mark that it had.
    let marks: () -> ([Section]) -> [SectionMark]
    let form: HeaderForm

    /// A header that is a title.
    ///
    /// - Parameter title: What it says of a section; `nil` where the section has no header.
    public init(_ title: @escaping (Section) -> String?) {
        self.init(title, cellType: TitleCell.self) { title, cell in cell.label.text = title }
    }

    /// A header of a class, which the closure fills in when a section gets it and when what it shows is another.
    ///
    /// - Parameters:
    ///   - content: What it shows of a section; `nil` where the section has no header. Its description is what assistive technology says.
    ///   - cellType: The class of the header, which is used again for other sections. It takes neither presses nor the keyboard.
    ///   - configureCell: Shows the content.
    public init<Content: Hashable & CustomStringConvertible, Cell: ListCell>(
        _ content: @escaping (Section) -> Content?, cellType: Cell.Type,
        configureCell: @escaping (Content, Cell) -> Void
    ) {
        marks = {
            var last = SectionMarks<Content>()
            return { sections in last.follow(sections.map(content)) }
        }
        form = HeaderForm(
            make: { Cell() },
            configure: { content, cell in
                guard let content = content.base as? Content, let cell = cell as? Cell else { return }
                configureCell(content, cell)
            })
    }
}

/// How the headers of a list are shown.
@MainActor
struct HeaderForm {
    let make: @MainActor () -> ListCell
    let configure: @MainActor (AnyHashable, ListCell) -> Void
}

/// A header with a text.
private final class TitleCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        label.ellipsizes = true
        append(label.cssClass("heading").halign(.start).hexpand().margins(top: 18, bottom: 6, start: 6, end: 6))
    }
}
#endif
