extension ListDiff {
    /// Where in the old list each row of the new middle was; `nil` for a row that was not there.
    @inlinable
    var origins: [Int?] {
        if oldMiddle.isEmpty || newMiddle.isEmpty { return Array(repeating: nil, count: newMiddle.count) }
        return Self.places(of: new[newMiddle], in: old[oldMiddle])
            ?? Self.places(of: old[oldMiddle], in: new[newMiddle]).map(inverted)
            ?? looked
    }

    /// Where in `whole` each row of `part` is, when `part` is `whole` with rows left out, as a filter does; else `nil`.
    @inlinable
    static func places(of part: ArraySlice<Element>, in whole: ArraySlice<Element>) -> [Int?]? {
        guard part.count <= whole.count else { return nil }
        var places: [Int?] = []
        places.reserveCapacity(part.count)
        var next = whole.startIndex
        for element in part {
            while next < whole.endIndex, whole[next].id != element.id { next += 1 }
            guard next < whole.endIndex else { return nil }
            places.append(next)
            next += 1
        }
        return places
    }

    /// Origins, from where each row of the old middle went.
    @inlinable
    func inverted(_ destinations: [Int?]) -> [Int?] {
        var origins = [Int?](repeating: nil, count: newMiddle.count)
        for (index, destination) in zip(oldMiddle, destinations) {
            if let destination { origins[destination - newMiddle.lowerBound] = index }
        }
        return origins
    }

    @inlinable
    var looked: [Int?] {
        var places: [Element.ID: Int] = [:]
        places.reserveCapacity(oldMiddle.count)
        for index in oldMiddle { places[old[index].id] = index }
        // Taken, not read: an id that comes twice is found once, and the second is a row that came.
        return newMiddle.map { places.removeValue(forKey: new[$0].id) }
    }
}
