/// The marks of the sections that a list shows, by the content of their headers.
package struct SectionMarks<Content: Hashable & CustomStringConvertible> {
    private var contents: [Content?] = []
    private var marks: [SectionMark] = []

    package init() {}

    /// Sets the contents of the headers, and returns their marks. A header that stays keeps its mark.
    ///
    /// Hashes only the headers between the common start and the common end of both lists.
    package mutating func update(to new: [Content?]) -> [SectionMark] {
        let (start, end) = sameEnds(contents.count, new.count) { contents[$0] == new[$1] }
        let (old, middle) = (start..<contents.count - end, start..<new.count - end)
        let oldMarks = Dictionary(zip(contents[old], marks[old]), uniquingKeysWith: { $1 })
        marks.replaceSubrange(
            old,
            with: new[middle].map { content in
                oldMarks[content] ?? SectionMark(content.map { AnyHashable($0) }, name: content?.description)
            })
        contents = new
        return marks
    }
}
