/// The functions that a list applies to the values of all its rows.
///
/// They are closures of the caller's module and so are compiled for its type. They can visit 100,000 values without
/// copying each.
@usableFromInline
package struct RowFunctions<Element: Identifiable & Equatable> {
    /// Returns the changes that turn an array into the same array with a part replaced. They keep some rows whole.
    package let changes: ([Element], RowReplacement<Element>, [Int]?) -> ListChanges
    /// Returns the ids of the values at some indexes.
    package let ids: ([Element], [Int]) -> Set<Element.ID>
    /// Returns the indexes of the values with some ids, in ascending order.
    package let indexes: ([Element], Set<Element.ID>) -> [Int]

    @usableFromInline
    package init(
        changes: @escaping ([Element], RowReplacement<Element>, [Int]?) -> ListChanges,
        ids: @escaping ([Element], [Int]) -> Set<Element.ID>,
        indexes: @escaping ([Element], Set<Element.ID>) -> [Int]
    ) {
        (self.changes, self.ids, self.indexes) = (changes, ids, indexes)
    }

    @inlinable
    package init(
        changes: @escaping ([Element], RowReplacement<Element>, [Int]?) -> ListChanges = { old, replacement, tracked in
            replacement.changes(of: old, keeping: tracked)
        }
    ) {
        self.init(
            changes: changes,
            ids: { elements, indexes in
                elements.withUnsafeBufferPointer { elements in
                    var ids = Set<Element.ID>(minimumCapacity: indexes.count)
                    for index in indexes { ids.insert(elements[index].id) }
                    return ids
                }
            },
            indexes: { elements, ids in
                elements.withUnsafeBufferPointer { elements in
                    elements.indices.filter { ids.contains(elements[$0].id) }
                }
            })
    }
}
