internal import RxSupport

/// The actor that a closure is isolated to.
@usableFromInline
package struct Isolation: Sendable {
    @usableFromInline package let actor: any Actor
    @usableFromInline package let isMain: Bool

    package init(of actor: any Actor) {
        self.actor = actor
        isMain = actor === MainActor.shared
    }

    /// Whether the caller runs on this actor. O(1).
    @usableFromInline package var isCurrent: Bool {
        isMain ? ThreadLocal.isMain : ThreadLocal.isOn(actor.unownedExecutor)
    }

    /// The actor as a report names it.
    package var name: String { isMain ? "the main actor" : "the actor \(type(of: actor))" }
}
