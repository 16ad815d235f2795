#if GTK
    import CGTK
    import Dispatch

    /// The rows of a list and their values, kept in step with an array.
    ///
    /// A row keeps its object while its id stays, so that GTK keeps its selection, focus and place.
    final class RowStore<Element: Identifiable & Equatable>: RowModel {
        private var elements = SplicedArray<Element>()
        /// The rows GTK holds; they take themselves out.
        private var rows: [Element.ID: Unmanaged<TypedRow<Element>>] = [:]
        private let diff: ([Element], [Element], [Int]?) -> ListChanges

        /// Above this many splices one that spans them all is cheaper: after each, GTK fills the 200 places it has for rows again.
        private let mostSplices = 8

        /// Above this many rows only as many are put in the place of those that go, and the rest behind them: where a row in view is
        /// among those that go, GTK looks for it among all that come, and has each of them made for it. These fill the places it
        /// has, and so each keeps its cell; a place that is made anew costs more than a row shown in it.
        private let mostExchanged = 256

        /// Whether GTK has to look at a row's place again when its value is another, as it must where it sorts.
        var isSorted = false

        /// Makes a store without rows.
        ///
        /// - Parameter diff: Compares two arrays, keeping some rows whole; a closure of the caller's, so that it is compiled for the caller's type.
        init(diff: @escaping ([Element], [Element], [Int]?) -> ListChanges) {
            self.diff = diff
            super.init()
        }

        override var count: Int { elements.count }

        override func retainedRow(at index: Int) -> gpointer? {
            guard index < elements.count else { return nil }
            let element = elements[index]
            if let row = rows[element.id]?.takeUnretainedValue() {
                // One that GTK held without showing it may have a value from before.
                if !isTaking { row.update(to: element) }
                return row.retainedPointer()
            }
            let row = TypedRow.make(element, in: self)
            rows[element.id] = .passUnretained(row)
            return row.ownedPointer
        }

        func forget(_ id: Element.ID) {
            rows[id] = nil
        }

        /// The newest rows that could not be taken yet.
        private var pending: [Element]?
        private var isTaking = false

        /// Makes the rows those of `new`; an id that is there twice stops the program.
        ///
        /// From code that configures a cell they are taken when GTK is done with that cell.
        ///
        /// - Complexity: O(n) for n the rows before and after.
        func set(_ new: [Element]) {
            pending = new
            guard !isTaking else { return }
            guard !isBinding else { return DispatchQueue.main.async { self.takePending() } }
            takePending()
        }

        private func takePending() {
            isTaking = true
            defer { isTaking = false }
            while let next = pending {
                pending = nil
                changing { take(next) }
            }
        }

        private func take(_ new: [Element]) {
            let old = elements.settled
            let selected = isSorted ? [] : selectedRows()
            let held = isSorted ? nil : shownRows() + selected
            let changes = diff(old, new, held).joined(above: mostSplices)
            if let repetition = changes.repetition {
                fatalError(Misuse.repeatedRow("\(new[repetition.first].id)", repetition.first, repetition.second))
            }
            elements.start(towards: new)
            for splice in changes.splices.reversed() {
                apply(splice)
            }
            elements.settle()
            update(changes.updates)
            if changes.splices.contains(where: isExchanged) { select(Set(selected.map { old[$0].id })) }
        }

        private func isExchanged(_ splice: ListChanges.Splice) -> Bool {
            !isSorted && splice.new.count > mostExchanged && !splice.old.isEmpty
        }

        private func apply(_ splice: ListChanges.Splice) {
            if isExchanged(splice) {
                let (start, end) = (splice.new.lowerBound + mostExchanged, splice.old.upperBound)
                apply(ListChanges.Splice(old: end..<end, new: start..<splice.new.upperBound))
                return apply(ListChanges.Splice(old: splice.old, new: splice.new.lowerBound..<start))
            }
            elements.apply(splice)
            announce(splice.old.lowerBound, removed: splice.old.count, added: splice.new.count)
        }

        /// Selects again what was selected.
        private func select(_ ids: Set<Element.ID>) {
            guard !ids.isEmpty else { return }
            let new = elements.settled
            selectRows(new.indices.filter { ids.contains(new[$0].id) })
        }

        private func update(_ indexes: [Int]) {
            guard let first = indexes.first, let last = indexes.last else { return }
            guard isSorted else {
                return shownRows().filter { Self.contains($0, in: indexes) }.forEach(update)
            }
            indexes.forEach(update)
            announce(first, removed: last - first + 1, added: last - first + 1)
        }

        private func update(_ index: Int) {
            let element = elements[index]
            rows[element.id]?.takeUnretainedValue().update(to: element)
        }

        /// Whether `index` is one of some in ascending order.
        private static func contains(_ index: Int, in indexes: [Int]) -> Bool {
            var (low, high) = (0, indexes.count)
            while low < high {
                let middle = (low + high) / 2
                if indexes[middle] < index { low = middle + 1 } else { high = middle }
            }
            return low < indexes.count && indexes[low] == index
        }

        private func announce(_ index: Int, removed: Int, added: Int) {
            g_list_model_items_changed(pointer, guint(index), guint(removed), guint(added))
        }
    }
#endif
