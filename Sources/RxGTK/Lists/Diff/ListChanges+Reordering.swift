extension ListChanges {
    /// What brings the rows of a list into another order; their values stay.
    ///
    /// - Parameters:
    ///   - origins: For each row of the new list, where it was in the old one.
    ///   - held: As for `ListDiff.changes`.
    /// - Complexity: O(n) for n the rows.
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
