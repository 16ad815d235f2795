@testable import ReactorKit
import Testing

@Suite struct AddressMapTests {
    /// Adds, replaces and removes at random, and compares the map with a dictionary after each step.
    @Test func agreesWithADictionary() {
        let objects = (0..<200).map { _ in Marker() }
        var (map, dictionary) = (AddressMap(), [ObjectIdentifier: Marker]())
        var generator = Generator(state: 7)
        for step in 0..<20_000 {
            // The map grows and shrinks in turn: most steps of one thousand add, most steps of the next remove.
            let isAdding = Int.random(in: 0..<10, using: &generator) < (step / 1_000 % 2 == 0 ? 7 : 3)
            let key = ObjectIdentifier(objects[Int.random(in: 0..<objects.count, using: &generator)])
            let entry = isAdding ? Marker() : nil
            map[key] = entry
            dictionary[key] = entry
            #expect(map.count == dictionary.count)
            let probe = ObjectIdentifier(objects[step % objects.count])
            #expect(map[probe] === dictionary[probe])
        }
        for object in objects { #expect(map[ObjectIdentifier(object)] === dictionary[ObjectIdentifier(object)]) }
        #expect(Set(map.occupiedCells.map(\.key)) == Set(dictionary.keys))
    }
}

private final class Marker: SideTableEntry {
    var object: AnyObject? { nil }
    var isObjectDead: Bool { true }
}

/// The same numbers in every run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
