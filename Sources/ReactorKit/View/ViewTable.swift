internal import Rx
internal import RxSupport

@MainActor let views = ViewTable()

/// The entries of views.
let viewEntries = SideTable()

/// The reactors of views.
@MainActor
final class ViewTable {
    /// The reactor of a view.
    ///
    /// Sound: ``isBound`` is accessed only on the main actor, and everything else is immutable. Any thread may release
    /// the entry.
    private final class Entry: SideTableEntry, @unchecked Sendable {
        let reactor: any Reactor
        var isBound: Bool
        private let view: LooseReference

        var object: AnyObject? { view.object }
        var isObjectDead: Bool { view.isDead }

        init(_ reactor: any Reactor, of view: AnyObject, isBound: Bool) {
            self.reactor = reactor
            self.isBound = isBound
            self.view = LooseReference(view)
        }
    }

    func reactor<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        entry(of: view)?.reactor as? View.Reactor
    }

    /// Sets the reactor of `view` and replaces its bag.
    func set<View: ReactorKit.View>(_ reactor: View.Reactor?, of view: View, isBound: Bool) {
        requirement(
            ThreadLocal.isMain,
            "The reactor of \(type(of: view)) was set off the main thread. Set it on the main thread, to which views belong."
        )
        view.disposeBag = DisposeBag()
        viewEntries.set(reactor.map { Entry($0, of: view, isBound: isBound) }, of: view)
    }

    /// Marks `view` as bound and returns its reactor. Returns `nil` if it was bound already.
    func markAsBound<View: ReactorKit.View>(_ view: View) -> View.Reactor? {
        guard let entry = entry(of: view), !entry.isBound else { return nil }
        entry.isBound = true
        return entry.reactor as? View.Reactor
    }

    private func entry(of view: AnyObject) -> Entry? {
        viewEntries.entry(of: view) as? Entry
    }
}
