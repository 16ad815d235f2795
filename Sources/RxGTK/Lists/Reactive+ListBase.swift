#if GTK
public import Rx

extension Reactive where Base: ListBase {
    /// Where the rows are that the person selects, as each is selected.
    ///
    /// What the program selects is not told. Completes when the list is gone or its window is closed.
    @MainActor public var itemSelected: ControlEvent<Int> { ControlEvent(events: base.events.selected) }

    /// Where the rows are that the person deselects, or that lose the selection to another row.
    @MainActor public var itemDeselected: ControlEvent<Int> { ControlEvent(events: base.events.deselected) }

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
    @MainActor public var itemDeleted: ControlEvent<Int> { ControlEvent(events: base.events.deleted) }

    /// From where to where the person wants rows moved, by Alt+↑, Alt+↓ or dragging, while the list `isEditing`.
    @MainActor public var itemMoved: ControlEvent<ItemMovedEvent> { ControlEvent(events: base.events.moved) }

    /// Where the rows are that the person activates, by Enter or a double click. Wraps "activate".
    @MainActor public var itemActivated: ControlEvent<Int> {
        ControlEvent(events: base.emissions(of: "activate", as: Int.self))
    }

    /// The values of the rows that ``itemSelected`` tells of; a type that is not the rows' stops the program.
    @MainActor public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: itemSelected, type)
    }

    /// The values of the rows that ``itemDeselected`` tells of; a type that is not the rows' stops the program.
    @MainActor public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: itemDeselected, type)
    }

    /// The values of the rows that ``itemDeleted`` tells of; a type that is not the rows' stops the program.
    @MainActor public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: itemDeleted, type)
    }

    /// The values of the rows that `itemActivated` tells of; a type that is not the rows' stops the program.
    @MainActor public func modelActivated<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        models(of: itemActivated, type)
    }

    @MainActor private func models<Model>(of places: ControlEvent<Int>, _ type: Model.Type) -> ControlEvent<Model> {
        ControlEvent(events: places.compactMap { [weak base] index in base?.model(at: index, as: type) })
    }
}
#endif
