#if GTK
import Rx

extension ListWidget {
    /// Shows the rows that `source` emits until the binding is disposed of.
    ///
    /// - Parameters:
    ///   - source: Emits the rows; it must not fail.
    ///   - functions: The functions of the store.
    ///   - show: Starts showing a store, which is still empty.
    func bind<Source: ObservableType, Element: Identifiable & Equatable>(
        _ source: Source, functions: RowFunctions<Element>,
        show: @escaping @MainActor (RowStore<Element>) -> Void
    ) -> any Disposable where Source.Element: Sequence<Element> {
        let store = RowStore<Element>(functions: functions)
        show(store)
        return keep(store, while: source.bind(to: Binder(store) { store, rows in store.set(Array(rows)) }))
    }

    /// Returns a disposable that ends a subscription and removes the rows of the store that the subscription fills.
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
