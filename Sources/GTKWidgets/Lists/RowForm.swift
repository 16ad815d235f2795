#if GTK
/// How a list makes its rows: a row for each value, sections of values under headers, or trees of values.
///
/// An entry is an element of the app's arrays: a value or a section. The inlinable functions make the closures that
/// visit all values, so that the closures are specialised for the app's type.
@MainActor
@usableFromInline
package struct RowForm<Entry, Value: Identifiable & Equatable> {
    /// Makes the content of a list, which has no rows yet. A column view passes its columns and the order of its rows.
    let makeContent: @MainActor (ListWidget, HeaderOrder?, [ColumnViewColumn<Value>]) -> TypedListContent<Entry>

    /// Returns whether the first of two values comes before the second.
    @usableFromInline
    package typealias Order = (Value, Value) -> Bool
    /// Returns the replacement that turns the displayed rows into the app's rows, sorted as far as the time allows.
    @usableFromInline
    package typealias SortedChange = ([Value], _ new: [Value], [SortKey], () -> Bool) -> RowReplacement<Value>
    /// Returns the replacement that turns the displayed rows into the rows of sections with these marks.
    @usableFromInline
    package typealias SectionChange = (
        [SectionRow<Value>], _ new: [Entry], [SectionMark], Order?
    ) -> RowReplacement<SectionRow<Value>>
    /// Returns the replacement that turns the displayed rows into the rows of trees with some rows expanded.
    @usableFromInline
    package typealias TreeChange = (
        [TreeRow<Value>], _ roots: [Entry], _ expanded: Set<Value.ID>, Order?
    ) -> RowReplacement<TreeRow<Value>>
}

extension RowForm where Entry == Value {
    /// A row for each value.
    @inlinable package static var plain: RowForm { RowForm(RowFunctions()) }

    /// A row for each value, sorted by the headers of `columns`. If there are many rows, the
    /// sort is spread over several frames.
    @inlinable
    package static func sorted(by columns: [ColumnViewColumn<Value>]) -> RowForm {
        var rows = SortedRows(orders: columns.map { $0.order })
        return RowForm(
            RowFunctions { rows.changes(of: $0, by: $1, keeping: $2) },
            change: { rows.arrange($1, by: $2, shown: $0, while: $3) },
            sorting: { rows.sortInProgress.map { sort in { sort.advance(while: $0) } } })
    }

    /// A row for each value, and for each child of an expanded row.
    @inlinable
    package static func trees(of children: @escaping (Value) -> [Value]?) -> RowForm {
        RowForm(RowFunctions()) { TreeRow.change(of: $0, to: $1, expanded: $2, order: $3, children: children) }
    }

    @usableFromInline
    init(_ functions: RowFunctions<Value>) {
        makeContent = { _, _, _ in
            let store = RowStore(functions: functions)
            return TypedListContent(store, isRefreshed: false) { store.set($0) }
        }
    }

    @usableFromInline
    init(
        _ functions: RowFunctions<Value>, change: @escaping SortedChange,
        sorting: @escaping () -> ((() -> Bool) -> Bool)?
    ) {
        makeContent = { _, order, _ in
            let store = RowStore(functions: functions)
            var steps: SortSteps?
            let content = TypedListContent(store, isRefreshed: true) { new in
                store.set(sorting: new) { shown in
                    defer { steps?.scheduleNextStep() }
                    return change(shown, new, order?.keys ?? [], SortSteps.timeLeft(for: new.count))
                }
            }
            steps = SortSteps(of: sorting) { [weak content] in content?.refresh() }
            return content
        }
    }

    @usableFromInline
    init(_ functions: RowFunctions<TreeRow<Value>>, change: @escaping TreeChange) {
        makeContent = { list, order, columns in
            let store = RowStore(functions: functions)
            let tree = TypedRowTree(of: list, in: store)
            return TypedListContent(store, tree: tree, isRefreshed: true) { [weak list] roots in
                guard let expanded = list?.expandedIDs(of: Value.self) else { return }
                store.set { change($0, roots, expanded, order?.order(of: columns)) }
            }
        }
    }
}

extension RowForm {
    /// A row for each value of each section. The header of a section is above its first row.
    @usableFromInline
    package init(
        _ functions: RowFunctions<SectionRow<Value>>, header: SectionHeader<Entry>, change: @escaping SectionChange
    ) {
        makeContent = { _, order, columns in
            let (store, marks) = (RowStore(functions: functions), header.marks())
            return TypedListContent(store, headers: header.form, isRefreshed: order != nil) { sections in
                store.set { change($0, sections, marks(sections), order?.order(of: columns)) }
            }
        }
    }
}
#endif
