#if GTK
public import Rx

extension Reactive where Base: ListWidget {
    /// Emits the index of each row that the user selects.
    ///
    /// A selection by the app is not emitted. A subscriber may change the rows: the next subscribers then receive the
    /// row's new index, or nothing if the row is gone. Completes when the list is freed or its window is closed.
    @MainActor public var itemSelected: ControlEvent<Int> { indexes(of: base.events.selected) }

    /// Emits the index of each row that the user deselects, or that loses the selection to another row.
    @MainActor public var itemDeselected: ControlEvent<Int> { indexes(of: base.events.deselected) }

    /// The ids of the selected rows. Emits the current ids, then the ids after each change by the user, once for all
    /// rows of a range or a rubber band.
    ///
    /// The sink selects the rows with these ids and deselects all others. Bind the rows first, because ids without a
    /// row are ignored. A selection by the app is not emitted, nor is the removal of a selected row with its value.
    /// Traps if the rows have ids of another type. Completes when the list is freed or its window is closed.
    ///
    /// - Complexity: O(n) for each change, where n is the number of selected rows; O(n) to select, where n is the
    ///   number of rows.
    @MainActor
    public func selectedIDs<Element: Identifiable>(of type: Element.Type) -> ControlProperty<Set<Element.ID>> {
        ControlProperty(
            values: Observable.deferred { [weak base] in
                guard let base else { return .empty() }
                return base.events.selectionChanged.observable.startWith(())
                    .compactMap { [weak base] in base?.selectedIDs(of: type) }
            },
            valueSink: Binder(base) { list, ids in list.select(ids, of: type) })
    }

    /// Emits the index of each row that the user wants to delete, with the Delete key while the list `isEditing`.
    @MainActor public var itemDeleted: ControlEvent<Int> { indexes(of: base.events.deleted) }

    /// Emits the moves of rows that the user wants, with Alt+↑, Alt+↓ or by dragging while the list `isEditing`.
    @MainActor public var itemMoved: ControlEvent<ItemMovedEvent> { ControlEvent(events: base.events.moved.observable) }

    /// Emits the index of each row that the user activates, with Enter or a double click. Wraps "activate".
    @MainActor public var itemActivated: ControlEvent<Int> { indexes(of: base.events.activated) }

    /// Emits the value of each row that the user selects, even if the row is gone by then. Traps if the value has
    /// another type.
    @MainActor public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.selected, type)
    }

    /// Emits the value of each row that the user deselects. Traps if the value has another type.
    @MainActor public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.deselected, type)
    }

    /// Emits the value of each row that the user wants to delete. Traps if the value has another type.
    @MainActor public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.deleted, type)
    }

    /// Emits the value of each row that the user activates. Traps if the value has another type.
    @MainActor public func modelActivated<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: base.events.activated, type)
    }

    @MainActor private func indexes(of events: Listeners<RowEvent>) -> ControlEvent<Int> {
        ControlEvent(events: events.observable.compactMap { [weak base] event in base?.currentIndex(of: event) })
    }

    @MainActor private func models<Model>(
        of events: Listeners<RowEvent>, _ type: Model.Type
    ) -> ControlEvent<Model> {
        ControlEvent(events: events.observable.map { event in event.model(as: type) })
    }
}
#endif
