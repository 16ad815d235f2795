import Foundation
import ReactorKit
import ReactorRecording
import ReactorTest
import Rx
import Testing

/// A defect put in on purpose: a row that stays "saving" when its window closes. An exploration finds it without being
/// told a condition, and saves it as a recording.
@MainActor @Suite struct SavingRowTests {
    @discardableResult
    private func exploreRows(hasDefect: Bool) async throws -> ExplorationReport {
        try await explore(
            reactor: { world in
                RowsReactor(hasDefect: hasDefect) { row in world.single("saving \(row)") {}.asCompletable() }
            },
            actions: .oneOf([.open(0), .open(1), .save, .close]), faults: .all)
    }

    @Test func everyRowIsSaved() async throws {
        try await exploreRows(hasDefect: false)
    }

    @Test func aRowThatStaysSavingIsFound() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) { try await exploreRows(hasDefect: true) }
        #expect(failure.invariant == "no state stays busy")
        #expect(failure.detail.contains("isSaving is true"))
        #expect(failure.steps.count <= 6, "\(failure)")

        let file = URL.temporaryDirectory.appending(path: "saving-row-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(failure.recording(of: RowsReactor.self)).write(to: file)
        let saved = try Recording<RowsReactor>(contentsOf: file)
        #expect(try saved.replay(on: RowsReactor(hasDefect: true) { _ in .empty() }) == saved.finalState)
    }
}

/// The rows of a menu's editor. A row is changed and saved in a window of its own.
private final class RowsReactor: Reactor {
    enum Action: Codable, Sendable { case open(Int), save, close }
    enum Mutation: Codable, Sendable { case open(Int), close, setSaving(Bool, row: Int) }

    struct Row: Codable, Sendable, Equatable {
        let name: String
        var isSaving = false
    }

    struct State: Codable, Sendable, Equatable {
        var rows = [Row(name: "Potato"), Row(name: "Shrimp")]
        /// The row whose window is open.
        var openRow: Int?
    }

    let initialState = State()
    private let hasDefect: Bool
    private let save: @Sendable (Int) -> Completable

    init(hasDefect: Bool, save: @escaping @Sendable (Int) -> Completable) {
        (self.hasDefect, self.save) = (hasDefect, save)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch (action, currentState.openRow) {
        case (.open(let row), nil): .just(.open(row))
        case (.save, let row?): saving(row)
        // The defect: the work ends, and nothing says that the row is not being saved any more.
        case (.close, _?) where hasDefect: .concat([.cancel(id: "window"), .just(.close)])
        case (.close, let row?): .concat([.cancel(id: "window"), .just(.setSaving(false, row: row)), .just(.close)])
        default: .empty()
        }
    }

    private func saving(_ row: Int) -> Observable<Mutation> {
        let saved = save(row).catch { _ in .empty() }.andThen(Observable.just(Mutation.setSaving(false, row: row)))
        return .concat([.just(.setSaving(true, row: row)), saved]).cancellable(id: "window")
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .open(let row): state.openRow = row
        case .close: state.openRow = nil
        case .setSaving(let isSaving, let row): state.rows[row].isSaving = isSaving
        }
        return state
    }
}
