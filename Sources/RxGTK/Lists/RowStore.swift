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
        private let diff: ([Element], [Element]) -> ListChanges

        /// Above this many splices one that spans them all is cheaper: GTK goes through the rows it shows for each.
        private let mostSplices = 8

        /// Whether GTK has to look at a row's place again when its value is another, as it must where it sorts.
        var isSorted = false

        /// Makes a store without rows.
        ///
        /// - Parameter diff: Compares two arrays; a closure of the caller's, so that it is compiled for the caller's type.
        init(diff: @escaping ([Element], [Element]) -> ListChanges) {
            self.diff = diff
            super.init()
        }

        override var count: Int { elements.count }

        override func retainedRow(at index: Int) -> gpointer? {
            guard index < elements.count else { return nil }
            let element = elements[index]
            if let row = rows[element.id] { return row.takeUnretainedValue().retainedPointer() }
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
            let changes = diff(elements.settled, new).joined(above: mostSplices)
            if let repetition = changes.repetition {
                fatalError(Misuse.repeatedRow("\(new[repetition.first].id)", repetition.first, repetition.second))
            }
            elements.start(towards: new)
            for splice in changes.splices.reversed() {
                elements.apply(splice)
                announce(splice.old.lowerBound, removed: splice.old.count, added: splice.new.count)
            }
            elements.settle()
            update(changes.updates)
        }

        private func update(_ indexes: [Int]) {
            guard let first = indexes.first, let last = indexes.last else { return }
            for index in indexes {
                let element = elements[index]
                rows[element.id]?.takeUnretainedValue().update(to: element)
            }
            if isSorted { announce(first, removed: last - first + 1, added: last - first + 1) }
        }

        private func announce(_ index: Int, removed: Int, added: Int) {
            g_list_model_items_changed(pointer, guint(index), guint(removed), guint(added))
        }
    }
#endif
