internal import Rx

@MainActor let views = ViewTable()

/// The reactors of views.
///
/// A view's bag tells of the view's end: it holds a disposable that takes the entry out when the view is gone.
@MainActor
final class ViewTable {
    /// The reactor of a view. Touched on the main actor only, but for its release.
    private final class Entry: @unchecked Sendable {
        let reactor: any Reactor
        var isBound: Bool

        init(_ reactor: any Reactor, isBound: Bool) {
            self.reactor = reactor
            self.isBound = isBound
        }
    }

    private let entries = ObjectTable<Entry>()

    func reactor<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        entries.value(of: view)?.reactor as? View.Reactor
    }

    /// Gives `view` a fresh bag and `reactor`.
    func set<View: ReactorKit.View>(_ reactor: View.Reactor?, of view: View, isBound: Bool) {
        let old = entries.value(of: view).map { ObjectIdentifier($0.reactor) }
        view.disposeBag = DisposeBag()
        entries.set(reactor.map { Entry($0, isBound: isBound) }, of: view)
        if let old { runtimes.removeIfDead(old) }
        watch(view)
    }

    /// Has the bag of `view` clean up when it goes with the view. Bags dispose in order, so this is called again after
    /// binding: what was bound is gone then.
    func watch<View: ReactorKit.View>(_ view: View) {
        guard let reactor = entries.value(of: view)?.reactor else { return }
        let (viewKey, reactorKey) = (ObjectIdentifier(view), ObjectIdentifier(reactor))
        view.disposeBag.insert(
            Disposables.create { [entries] in
                entries.removeIfDead(viewKey)
                runtimes.removeIfDead(reactorKey)
            })
    }

    /// The reactor of `view` if it waits to be bound; from now on it is.
    func takeUnbound<View: ReactorKit.View>(of view: View) -> View.Reactor? {
        guard let entry = entries.value(of: view), !entry.isBound else { return nil }
        entry.isBound = true
        return entry.reactor as? View.Reactor
    }
}
