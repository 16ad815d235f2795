internal import Rx

@MainActor let views = ViewTable()

/// The reactors of views.
///
/// A view's bag tells of the view's end: it holds a disposable that takes the entry out when the view is gone.
@MainActor
final class ViewTable {
    /// The reactor of a view. Touched on the main actor only, but for its release.
    private final class Entry: Companion, @unchecked Sendable {
        let reactor: any Reactor
        var isBound: Bool
        private let view: LooseReference

        nonisolated var object: AnyObject? { view.object }

        init(_ reactor: any Reactor, of view: AnyObject, isBound: Bool) {
            self.reactor = reactor
            self.isBound = isBound
            self.view = LooseReference(view)
        }
    }

    private let entries = ObjectTable()

    func reactor<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        entry(of: view)?.reactor as? View.Reactor
    }

    /// Gives `view` a fresh bag and `reactor`.
    func set<View: ReactorKit.View>(_ reactor: View.Reactor?, of view: View, isBound: Bool) {
        let old = entry(of: view).map { ObjectIdentifier($0.reactor) }
        view.disposeBag = DisposeBag()
        entries.set(reactor.map { Entry($0, of: view, isBound: isBound) }, of: view)
        if let old { runtimes.removeIfDead(old) }
        watch(view)
    }

    /// Has the bag of `view` clean up when it goes with the view. Bags dispose in order, so this is called again after
    /// binding: what was bound is gone then.
    func watch<View: ReactorKit.View>(_ view: View) {
        guard let reactor = entry(of: view)?.reactor else { return }
        let (viewKey, reactorKey) = (ObjectIdentifier(view), ObjectIdentifier(reactor))
        view.disposeBag.insert(
            Disposables.create { [entries] in
                entries.removeIfDead(viewKey)
                runtimes.removeIfDead(reactorKey)
            })
    }

    /// The reactor of `view` if it waits to be bound; from now on it is.
    func takeUnbound<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        guard let entry = entry(of: view), !entry.isBound else { return nil }
        entry.isBound = true
        return entry.reactor as? View.Reactor
    }

    private func entry(of view: AnyObject) -> Entry? {
        entries.companion(of: view) as? Entry
    }
}
