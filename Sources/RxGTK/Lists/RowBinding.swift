#if GTK
import Rx

extension ListBase {
    /// Shows what `source` emits until the binding is disposed of.
    ///
    /// - Parameters:
    ///   - source: Emits the rows; it must not fail.
    ///   - functions: What the store does with values.
    ///   - show: Starts showing a store, whose rows are still to come.
    func bind<Source: ObservableType, Element: Identifiable & Equatable>(
        _ source: Source, functions: RowFunctions<Element>,
        show: @escaping @MainActor (RowStore<Element>) -> Void
    ) -> any Disposable where Source.Element: Sequence<Element> {
        let store = RowStore<Element>(functions: functions)
        show(store)
        return keep(store, while: source.bind(to: Binder(store) { store, rows in store.set(Array(rows)) }))
    }

    /// Gives what ends a subscription and takes away the rows of the store that it fills.
    func keep(_ store: RowModel, while subscription: any Disposable) -> any Disposable {
        let removal = Disposables.create { [weak self, weak store] in
            MainActor.assumeIsolated {
                guard let self, let store else { return }
                self.removeRows(of: store)
            }
        }
        return Disposables.create(
            subscription, ScheduledDisposable(scheduler: MainScheduler.instance, disposable: removal))
    }
}
#endif
