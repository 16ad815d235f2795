/// What says which section a row is in: one object for the rows under a header, which are compared by it.
@usableFromInline
final class SectionMark {
    /// What the header shows; `nil` where there is no header.
    let content: AnyHashable?
    /// What assistive technology calls the section.
    let name: String?

    init(_ content: AnyHashable?, name: String?) { (self.content, self.name) = (content, name) }
}
