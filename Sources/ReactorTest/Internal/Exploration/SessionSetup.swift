internal import ReactorKit
internal import ReactorRecording
internal import RxSupport

/// What the closure that sets a session up has added.
@MainActor
final class SessionSetup {
    var reactors: [any AnyExploredReactor] = []
    var conditions: [SharedCondition] = []
    let isRecorded: Bool
    private let coverages: Coverages

    init(isRecorded: Bool, _ coverages: Coverages) { (self.isRecorded, self.coverages) = (isRecorded, coverages) }

    func coverage<Reactor>(of type: Reactor.Type) -> Guarded<TransitionCoverage<Reactor>> {
        coverages.coverage(of: type)
    }
}

/// The coverage of all sessions, by the type of the reactor.
@MainActor
final class Coverages {
    private var coverages: [ObjectIdentifier: AnyObject] = [:]

    func coverage<Reactor>(of type: Reactor.Type) -> Guarded<TransitionCoverage<Reactor>> {
        if let known = coverages[ObjectIdentifier(type)] as? Guarded<TransitionCoverage<Reactor>> { return known }
        let fresh = Guarded(TransitionCoverage<Reactor>())
        coverages[ObjectIdentifier(type)] = fresh
        return fresh
    }
}
