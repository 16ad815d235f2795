/// The direction of a move by one place.
package enum MoveDirection: Sendable, Hashable, Codable {
    case up, down
}
