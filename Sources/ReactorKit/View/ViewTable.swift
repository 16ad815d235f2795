internal import Rx

@MainActor let views = ViewTable()

/// What stands beside views.
let viewEntries = SideTable()

/// The reactors of views.
@MainActor
final class ViewTable {
    /// The reactor of a view. Touched on the main actor only, but for its release.
    private final class Entry: SideTableEntry, @unchecked Sendable {
        let reactor: any Reactor
        var isBound: Bool
        private let view: LooseReference

        var object: AnyObject? { view.object }
        var isOrphan: Bool { view.isDead }

        init(_ reactor: any Reactor, of view: AnyObject, isBound: Bool) {
            self.reactor = reactor
            self.isBound = isBound
            self.view = LooseReference(view)
        }
    }

    func reactor<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        entry(of: view)?.reactor as? View.Reactor
    }

    /// Gives `view` a fresh bag and `reactor`.
    func set<View: ReactorKit.View>(_ reactor: View.Reactor?, of view: View, isBound: Bool) {
        requirement(
            ThreadLocal.isMain,
            "The reactor of \(type(of: view)) was set off the main thread, where a view must not be touched: set it there."
        )
        view.disposeBag = DisposeBag()
        viewEntries.set(reactor.map { Entry($0, of: view, isBound: isBound) }, of: view)
    }

    /// The reactor of `view` if it waits to be bound; from now on it is.
    func takeUnbound<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        guard let entry = entry(of: view), !entry.isBound else { return nil }
        entry.isBound = true
        return entry.reactor as? View.Reactor
    }

    private func entry(of view: AnyObject) -> Entry? {
        viewEntries.entry(of: view) as? Entry
    }
}
