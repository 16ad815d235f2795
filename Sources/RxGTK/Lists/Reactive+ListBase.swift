#if GTK
public import Rx

extension Reactive where Base: ListBase {
    /// Where the rows are that the person selects, as each is selected.
    ///
    /// What the program selects is not told. Whoever hears of it may change the rows: the others are told where the row is by then, and not of
    /// one that is gone. Completes when the list is gone or its window is closed.
    @MainActor public var itemSelected: ControlEvent<Int> { places(of: base.events.selected) }

    /// Where the rows are that the person deselects, or that lose the selection to another row.
    @MainActor public var itemDeselected: ControlEvent<Int> { places(of: base.events.deselected) }

    /// The ids of the selected rows: those now, then what the person makes of them, once for all rows of a range or a band.
    ///
    /// The sink selects the rows with these ids and no others; bind the rows first, because an id without a row is left out. What the
    /// program selects is not told, nor is that a selected row went with its value. A type that is not the rows' stops the program.
    /// Completes when the list is gone or its window is closed.
    ///
    /// - Complexity: O(n) a change for n the rows that are selected, and to select, for n the rows.
    @MainActor
    public func selectedIDs<Element: Identifiable>(of type: Element.Type) -> ControlProperty<Set<Element.ID>> {
        ControlProperty(
            values: Observable.deferred { [weak base] in
                guard let base else { return .empty() }
                return base.events.selectionChanged.startWith(())
                    .compactMap { [weak base] in base?.selectedIDs(of: type) }
            },
            valueSink: Binder(base) { list, ids in list.select(ids, of: type) })
    }

    /// Where the rows are that the person wants deleted, by the Delete key, while the list `isEditing`.
    @MainActor public var itemDeleted: ControlEvent<Int> { places(of: base.events.deleted) }

    /// From where to where the person wants rows moved, by Alt+↑, Alt+↓ or dragging, while the list `isEditing`.
    @MainActor public var itemMoved: ControlEvent<ItemMovedEvent> { ControlEvent(events: base.events.moved) }

    /// Where the rows are that the person activates, by Enter or a double click. Wraps "activate".
    @MainActor public var itemActivated: ControlEvent<Int> { places(of: base.events.activated) }

    /// The values of the rows that the person selects, whatever becomes of them; a type that is not the rows' stops the program.
    @MainActor public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.selected, type)
    }

    /// The values of the rows that the person deselects; a type that is not the rows' stops the program.
    @MainActor public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.deselected, type)
    }

    /// The values of the rows that the person wants deleted; a type that is not the rows' stops the program.
    @MainActor public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.deleted, type)
    }

    /// The values of the rows that the person activates; a type that is not the rows' stops the program.
    @MainActor public func modelActivated<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.activated, type)
    }

    @MainActor private func places(of events: PublishSubject<RowEvent>) -> ControlEvent<Int> {
        ControlEvent(events: events.compactMap { [weak base] event in base?.place(of: event) })
    }

    @MainActor private func models<Model>(
        of events: PublishSubject<RowEvent>, _ type: Model.Type
    ) -> ControlEvent<Model> {
        ControlEvent(events: events.map { event in event.model(as: type) })
    }
}
#endif
