public import Foundation

extension RowReplacement {
    /// Replaces the displayed rows with the rows of runs. The values of a run lie in one array each.
    ///
    /// The same rows at both ends are neither made nor copied: only the bits of their values are compared, as in
    /// `ListDiff.haveSameBits`. Inlinable, so that it is specialised for the caller's type.
    ///
    /// - Complexity: O(n), where n is the number of rows and runs.
    @inlinable
    init<Run: RowRun>(of shown: [Element], by runs: [Run]) where Run.Row == Element {
        let count = runs.reduce(0) { $0 + $1.values.count }
        let ends = shown.withUnsafeBufferPointer { shown in
            let start = Self.sameRows(atStartOf: shown, runs)
            return (start, Self.sameRows(atEndOf: shown, Swift.min(shown.count, count) - start, runs))
        }
        self.init(shown.count, by: count, butFor: ends) { Self.rows($0, of: runs) }
    }

    @inlinable
    static func rows<Run: RowRun>(_ range: Range<Int>, of runs: [Run]) -> [Element] where Run.Row == Element {
        var rows: [Element] = []
        rows.reserveCapacity(range.count)
        var first = 0
        for run in runs {
            let start = run.values.startIndex
            for index in range.clamped(to: first..<first + run.values.count) {
                rows.append(run.row(of: run.values[start + index - first], at: index - first))
            }
            first += run.values.count
        }
        return rows
    }

    /// Returns how many of the first displayed rows are the same.
    @inlinable
    static func sameRows<Run: RowRun>(
        atStartOf shown: UnsafeBufferPointer<Element>, _ runs: [Run]
    ) -> Int where Run.Row == Element {
        let offset = Run.valueOffset
        var same = 0
        for run in runs {
            let first = same
            run.values.withUnsafeBufferPointer { values in
                let end = Swift.min(first + values.count, shown.count)
                while same < end, isSame(shown, same, run, values, same - first, offset) { same += 1 }
            }
            if same < first + run.values.count { break }
        }
        return same
    }

    /// Returns how many of the last displayed rows are the same, up to `most`.
    @inlinable
    static func sameRows<Run: RowRun>(
        atEndOf shown: UnsafeBufferPointer<Element>, _ most: Int, _ runs: [Run]
    ) -> Int where Run.Row == Element {
        let offset = Run.valueOffset
        var same = 0
        for run in runs.reversed() {
            let first = same
            run.values.withUnsafeBufferPointer { values in
                let end = Swift.min(first + values.count, most)
                while same < end,
                    isSame(shown, shown.count - 1 - same, run, values, values.count - 1 - (same - first), offset)
                {
                    same += 1
                }
            }
            if same < first + run.values.count { break }
        }
        return same
    }

    /// Returns whether a displayed row is the row that a run makes of a value.
    @inlinable
    static func isSame<Run: RowRun>(
        _ shown: UnsafeBufferPointer<Element>, _ row: Int, _ run: Run, _ values: UnsafeBufferPointer<Run.Value>,
        _ index: Int, _ offset: Int
    ) -> Bool where Run.Row == Element {
        guard let rows = shown.baseAddress, let values = values.baseAddress else { return false }
        return run.couldMake(rows[row], at: index)
            && memcmp(UnsafeRawPointer(rows + row) + offset, values + index, MemoryLayout<Run.Value>.size) == 0
    }
}
