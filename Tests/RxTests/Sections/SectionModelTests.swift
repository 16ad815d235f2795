import Rx
import Testing

/// A section as apps have it that were written for RxDataSources.
private struct TaskSection: AnimatableSectionModelType {
    typealias Item = Int

    var header: String
    var items: [Item]
    var identity: String { header }

    init(header: String, items: [Item]) { (self.header, self.items) = (header, items) }

    init(original: TaskSection, items: [Item]) { self.init(header: original.header, items: items) }
}

struct SectionModelTests {
    @Test func aSectionOfAnAppsOwnHasItsItems() {
        func count(_ sections: [some SectionModelType<Int>]) -> Int { sections.reduce(0) { $0 + $1.items.count } }
        #expect(count([TaskSection(header: "May", items: [1, 2]), TaskSection(header: "June", items: [])]) == 2)
        #expect(
            count([AnimatableSectionModel(model: "May", items: [1]), SectionModel(model: "June", items: [2])]) == 2)
    }

    @Test func sectionsAreEqualWhenTheirModelsAndItemsAre() {
        let may = SectionModel(model: "May", items: [1, 2])
        #expect(may == SectionModel(model: "May", items: [1, 2]))
        #expect(may != SectionModel(model: "June", items: [1, 2]))
        #expect(may != SectionModel(model: "May", items: [2, 1]))
    }
}
