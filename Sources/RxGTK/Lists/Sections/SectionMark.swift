/// What says which section a row is in: one object for all rows under the same header, which are compared by it.
@usableFromInline
final class SectionMark {
    /// What the header shows; `nil` where there is no header.
    let content: AnyHashable?
    /// What assistive technology calls the section.
    let name: String?

    init(_ content: AnyHashable?, name: String?) { (self.content, self.name) = (content, name) }
}

/// The marks of the sections that a list shows: a header that stays has the mark that it had.
final class SectionMarks {
    private var last: [AnyHashable?: SectionMark] = [:]
    private var next: [AnyHashable?: SectionMark] = [:]

    /// Forgets the headers that have not come again since the last call.
    func turn() { (last, next) = (next, [:]) }

    /// The mark of a header that is there again, or the new one.
    func known(_ mark: SectionMark) -> SectionMark {
        let known = next[mark.content] ?? last[mark.content] ?? mark
        next[mark.content] = known
        return known
    }
}
