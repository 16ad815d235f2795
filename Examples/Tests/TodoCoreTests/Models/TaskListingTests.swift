import Testing

@testable import TodoCore

@Suite struct TaskListingTests {
    private let listing = TaskListing((1...5).map { Task(id: $0, title: "\($0)") })

    @Test func mergedTasksAreAtTheirPlaces() {
        var listing = listing
        listing.merge(
            MergedTasks(
                deleted: [2, 9],
                placed: [
                    .init(Task(id: 6, title: "new"), below: nil), .init(Task(id: 4, title: "moved"), below: 6),
                    .init(Task(id: 3, title: "changed"), below: 1), .init(Task(id: 7, title: "last"), below: 5),
                ]))
        #expect(listing.tasks.map(\.id) == [6, 4, 1, 3, 5, 7])
        #expect(listing.tasks.map(\.title) == ["new", "moved", "1", "changed", "5", "last"])
        #expect(listing.found == listing.tasks)
    }

    @Test func mergingTheSameTasksAgainChangesNothing() {
        var listing = listing
        let merged = MergedTasks(deleted: [2], placed: [.init(Task(id: 5, title: "moved"), below: 1)])
        listing.merge(merged)
        let once = listing
        listing.merge(merged)
        #expect(listing == once)
    }

    @Test func mergedTaskBelowAMissingTaskIsAtTheTop() {
        var listing = listing
        listing.merge(MergedTasks(deleted: [], placed: [.init(Task(id: 6, title: "new"), below: 99)]))
        #expect(listing.tasks.map(\.id) == [6, 1, 2, 3, 4, 5])
    }
}
