/// Identifies the section of a row. All rows under a header share one object, and are compared by it.
@usableFromInline
package final class SectionMark {
    /// The content of the header; `nil` if the section has no header.
    package let content: AnyHashable?
    /// The name of the section for assistive technology.
    package let name: String?

    package init(_ content: AnyHashable?, name: String?) { (self.content, self.name) = (content, name) }
}
