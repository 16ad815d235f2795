/// What a list does with the values of all its rows.
///
/// Closures of the caller's module, which are compiled for its type: 100,000 values are then looked at without a copy of each.
@usableFromInline
struct RowFunctions<Element: Identifiable & Equatable> {
    /// What turns one array into another, of which a part is replaced, keeping some rows whole.
    let changes: ([Element], Replacement<Element>, [Int]?) -> ListChanges
    /// The ids of the values at some places.
    let ids: ([Element], [Int]) -> Set<Element.ID>
    /// Where the values with some ids are, in ascending order.
    let places: ([Element], Set<Element.ID>) -> [Int]

    @usableFromInline
    init(
        changes: @escaping ([Element], Replacement<Element>, [Int]?) -> ListChanges,
        ids: @escaping ([Element], [Int]) -> Set<Element.ID>,
        places: @escaping ([Element], Set<Element.ID>) -> [Int]
    ) {
        (self.changes, self.ids, self.places) = (changes, ids, places)
    }

    @inlinable
    init(
        changes: @escaping ([Element], Replacement<Element>, [Int]?) -> ListChanges = { old, replacement, held in
            replacement.changes(of: old, keeping: held)
        }
    ) {
        self.init(
            changes: changes,
            ids: { elements, places in
                elements.withUnsafeBufferPointer { elements in
                    var ids = Set<Element.ID>(minimumCapacity: places.count)
                    for place in places { ids.insert(elements[place].id) }
                    return ids
                }
            },
            places: { elements, ids in
                elements.withUnsafeBufferPointer { elements in
                    elements.indices.filter { ids.contains(elements[$0].id) }
                }
            })
    }
}
