import Foundation
import ReactorKit
import Rx
import Testing

@testable import ReactorRecording

/// The mutations that followed from each action.
@Suite struct TransitionCoverageTests {
    private func session(_ player: Player) {
        for action: Player.Action in [.play("a"), .play("b"), .pause] { player.action.onNext(action) }
        player.clock.onNext(3)
    }

    private func recording() -> Recording<Player> {
        let player = Player()
        let recorder = Recorder(player)
        session(player)
        return recorder.recording
    }

    @Test func transitionsOfRecordingsAreCounted() {
        var coverage = TransitionCoverage<Player>(actions: [.play(""), .pause, .stop])
        coverage.add(recording())
        coverage.add(recording())
        #expect(coverage.actions == ["play", "pause", "stop"])
        #expect(coverage.actionCounts == ["play": 4, "pause": 2])
        #expect(coverage.counts[.init(action: "play", mutation: "setTrack")] == 4)
        #expect(coverage.counts[.init(action: nil, mutation: "setTime")] == 2)
        #expect(coverage.unseenActions == ["stop"])
        #expect(coverage.unseenMutations == [])
        #expect(coverage.unseenTransitions.contains(.init(action: "pause", mutation: "setTrack")))
        #expect(!coverage.unseenTransitions.contains(.init(action: "pause", mutation: "setPlaying")))
    }

    @Test func casesOfACaseIterableAreKnown() {
        let coverage = TransitionCoverage<Switch>()
        #expect(coverage.actions == ["on", "off"])
        #expect(coverage.unseenMutations == ["on", "off"])
        #expect(coverage.unseenTransitions.count == 4)
    }

    @Test func aCoverageRecorderCountsATestRun() {
        let recorder = CoverageRecorder<Player>()
        session(Player())
        let other = Player()
        session(other)
        recorder.stop()
        other.action.onNext(.stop)
        #expect(recorder.coverage.actionCounts["play"] ?? 0 >= 4, "other tests run at the same time")
        #expect(recorder.coverage.counts[.init(action: "play", mutation: "setPlaying")] ?? 0 >= 4)
    }

    /// Such reactors were once counted together.
    @Test func aReactorOfAnotherTypeWithTheSameNameIsNotCounted() {
        let (recorder, radio, other) = (CoverageRecorder<First.Radio>(), First.Radio(), Second.Radio())
        other.action.onNext(.play)
        #expect(recorder.coverage.actionCounts == [:])
        radio.action.onNext(.play)
        withExtendedLifetime((radio, other)) {}
        #expect(recorder.coverage.actionCounts == ["play": 1])
        #expect(recorder.coverage.counts == [.init(action: "play", mutation: "play"): 1])
    }

    /// The names of all actions were once kept.
    @Test func onlyLateActionsAndThoseWithEffectsAreKept() {
        var actions = RecentActions()
        actions.add("load", 1)
        actions.effectStarted(by: 1)
        for number in 2...100_000 { actions.add("play", UInt64(number)) }
        #expect(actions.count <= 2 * RecentActions.capacity + 1)
        #expect(actions[1] == "load")
        #expect(actions[2] == nil)
        #expect(actions[100_000 - UInt64(RecentActions.capacity) + 1] == "play")
        actions.effectEnded(of: 1)
        for number in 100_001...200_000 { actions.add("play", UInt64(number)) }
        #expect(actions[1] == nil)
    }

    @Test func theTableHasARowForEachAction() {
        var coverage = TransitionCoverage<Player>(
            actions: [.play(""), .pause, .stop], mutations: [.setTrack(""), .setPlaying(true), .setTime(0), .forget])
        coverage.add(recording())
        #expect(
            coverage.table == """
                | action | sent | setTrack | setPlaying | setTime | forget |
                |---|---:|---:|---:|---:|---:|
                | play | 2 | 2 | 2 |  |  |
                | pause | 1 |  | 1 |  |  |
                | stop | 0 |  |  |  |  |
                | from outside |  |  |  | 1 |  |

                Actions never sent: stop. Mutations never made: forget.

                """)
    }

    @Test func aTableWithoutMutationsHasTwoColumns() {
        #expect(
            TransitionCoverage<Player>(actions: [.stop]).table == """
                | action | sent |
                |---|---:|
                | stop | 0 |

                Actions never sent: stop. Mutations never made: none.

                """)
    }

    @Test func aDescriptionStaysInItsCell() {
        #expect(TransitionCoverage<Filter>().table.contains("\n| a \\| b | 0 |  |\n"))
    }

    @Test func theGraphIsXML() throws {
        var coverage = TransitionCoverage<Player>(actions: [.stop], mutations: [.forget])
        coverage.add(recording())
        let svg = coverage.svg
        if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
            try Data(svg.utf8).write(to: URL(filePath: folder + "/transitions.svg"))
        }
        #expect(svg.components(separatedBy: "<line ").count - 1 == coverage.counts.count)
        #expect(svg.components(separatedBy: "stroke-dasharray").count - 1 == 2)
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.components(separatedBy: "<text ").count == svg.components(separatedBy: "</text>").count)
        #expect(svg.contains("from outside</text>"))
    }
}

private final class Filter: Reactor {
    enum Action: CaseIterable, CustomStringConvertible {
        case either
        var description: String { "a |\nb" }
    }

    let initialState = 0

    func reduce(state: Int, mutation: Action) -> Int { state }
}

private enum First {
    final class Radio: Reactor {
        enum Action { case play }
        let initialState = 0
        func reduce(state: Int, mutation: Action) -> Int { state + 1 }
    }
}

private enum Second {
    final class Radio: Reactor {
        enum Action { case play }
        let initialState = 0
        func reduce(state: Int, mutation: Action) -> Int { state + 1 }
    }
}

private final class Switch: Reactor {
    enum Action: CaseIterable { case on, off }

    let initialState = false

    func reduce(state: Bool, mutation: Action) -> Bool { mutation == .on }
}

private final class Player: Reactor {
    enum Action { case play(String), pause, stop }
    enum Mutation { case setTrack(String), setPlaying(Bool), setTime(Int), forget }
    struct State { var track = "" }

    let initialState = State()
    let clock = PublishSubject<Int>()

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        .merge(mutation, clock.map { .setTime($0) })
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .play(let track): .of(.setTrack(track), .setPlaying(true))
        case .pause: .just(.setPlaying(false))
        case .stop: .just(.forget)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        if case .setTrack(let track) = mutation { State(track: track) } else { state }
    }
}
