/// The source of random numbers of an exploration. The same seed gives the same numbers on every machine.
///
/// The generator is SplitMix64; see Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct ExplorationRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A source with this seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns true with this probability.
    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
