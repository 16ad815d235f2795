#if GTK
public import ReactorKit
public import Rx

extension CellList {
    /// Shows rows in cells of a form. `source` sets the rows until the binding is disposed of; it must not fail.
    @usableFromInline
    func bind<Source: ObservableType, Entry, Value>(
        _ source: Source, as rows: RowForm<Entry, Value>, in form: CellForm
    ) -> any Disposable where Source.Element: Sequence<Entry> {
        bind(source, to: show(rows, in: form))
    }
}

extension ColumnView {
    /// Shows rows in columns. `source` sets the rows until the binding is disposed of; it must not fail.
    @usableFromInline
    func bind<Source: ObservableType, Entry, Value>(
        _ source: Source, as rows: RowForm<Entry, Value>, in columns: [ColumnViewColumn<Value>]
    ) -> any Disposable where Source.Element: Sequence<Entry> {
        bind(source, to: show(rows, in: columns))
    }
}

extension ListWidget {
    /// Subscribes to the source of the rows. Returns a disposable that ends the subscription and removes the rows.
    fileprivate func bind<Source: ObservableType, Entry>(
        _ source: Source, to content: TypedListContent<Entry>
    ) -> any Disposable where Source.Element: Sequence<Entry> {
        let subscription = source.bind(to: Binder(content) { content, entries in content.set(Array(entries)) })
        let removal = Disposables.create { [weak self, weak content] in
            MainActor.assumeIsolated {
                guard let self, let content else { return }
                self.removeRows(of: content)
            }
        }
        return Disposables.create(
            subscription, ScheduledDisposable(scheduler: MainScheduler.instance, disposable: removal))
    }
}

extension RowForm where Entry: SectionModelType, Entry.Item == Value {
    /// A row for each item of each section. The header of a section is above its first row.
    @inlinable
    static func sections(under header: SectionHeader<Entry>) -> RowForm {
        RowForm(RowFunctions(), header: header) {
            SectionRow.change(of: $0, to: $1.lazy.map(\.items), marks: $2, order: $3)
        }
    }
}

extension CellForm {
    /// Makes cells that are views. The cell of a row gets the reactor that `reactor` returns for the row's value. A
    /// cell that has this reactor already is not bound again.
    @inlinable
    static func reusing<Value: Identifiable & Equatable, Cell: ListCell & View>(
        _ cellType: Cell.Type, reactor: @escaping @MainActor (Value) -> Cell.Reactor
    ) -> CellForm {
        reusing(cellType, followsMoves: false) { (_, value: Value, cell) in
            let reactor = reactor(value)
            if cell.reactor !== reactor { cell.reactor = reactor }
        }
    }
}
#endif
