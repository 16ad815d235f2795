extension ListChanges {
    /// The changes that reorder the rows of a list. Their values stay.
    ///
    /// - Parameters:
    ///   - origins: For each row of the new list, its index in the old list.
    ///   - held: The same as for `ListDiff.changes`.
    /// - Complexity: O(n), where n is the number of rows.
    @usableFromInline
    init(reordering origins: [Int], keeping held: [Int]?) {
        let (start, end) = sameEnds(origins.count, origins.count) { origins[$1] == $0 }
        let middle = start..<origins.count - end
        let splicing = Splicing(middle, middle, origins: origins[middle].map { $0 }, held: held)
        self.init(splices: splicing.splices, destinations: held == nil ? [] : Self.destinations(of: origins))
    }

    private static func destinations(of origins: [Int]) -> [Int] {
        var destinations = origins
        for (row, origin) in origins.enumerated() { destinations[origin] = row }
        return destinations
    }
}
