/// Identifies the section of a row. All rows under a header share one object, and are compared by it.
@usableFromInline
final class SectionMark {
    /// The content of the header; `nil` if the section has no header.
    let content: AnyHashable?
    /// The name of the section for assistive technology.
    let name: String?

    init(_ content: AnyHashable?, name: String?) { (self.content, self.name) = (content, name) }
}
