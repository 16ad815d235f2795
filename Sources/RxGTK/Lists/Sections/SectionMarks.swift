/// The marks of the sections that a list shows, by what their headers show.
struct SectionMarks<Content: Hashable & CustomStringConvertible> {
    private var contents: [Content?] = []
    private var marks: [SectionMark] = []

    /// The marks of other sections; a header that stays has the mark that it had.
    ///
    /// Only headers between those that are the same at both ends are hashed.
    mutating func follow(_ new: [Content?]) -> [SectionMark] {
        let (start, end) = sameEnds(contents.count, new.count) { contents[$0] == new[$1] }
        let (old, middle) = (start..<contents.count - end, start..<new.count - end)
        let there = Dictionary(zip(contents[old], marks[old]), uniquingKeysWith: { $1 })
        marks.replaceSubrange(
            old,
            with: new[middle].map { content in
                there[content] ?? SectionMark(content.map { AnyHashable($0) }, name: content?.description)
            })
        contents = new
        return marks
    }
}
