/// An actor, as the place where a closure was written.
@usableFromInline
package struct Isolation: Sendable {
    package let actor: any Actor
    private let isMain: Bool

    package init(of actor: any Actor) {
        self.actor = actor
        isMain = actor === MainActor.shared
    }

    /// Whether the caller runs on this actor. O(1).
    package var isCurrent: Bool {
        isMain ? ThreadLocal.isMain : ThreadLocal.isOn(actor.unownedExecutor)
    }

    package var name: String { isMain ? "the main actor" : "\(type(of: actor))" }
}

/// Where an operator's closure was written: the actor it must run on, and what to say when it would not.
@usableFromInline
package final class CallSite: Sendable {
    private let isolation: Isolation
    private let name: StaticString
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    init(_ actor: any Actor, _ name: StaticString, _ file: StaticString, _ line: UInt) {
        (isolation, self.name, self.file, self.line) = (Isolation(of: actor), name, file, line)
    }

    /// `nil` when `actor` is: a nonisolated closure runs anywhere. Not an initialiser, for that would make an object first.
    @inlinable
    package static func of(
        _ actor: (any Actor)?, _ name: StaticString, _ file: StaticString, _ line: UInt
    ) -> CallSite? {
        guard let actor else { return nil }
        return CallSite(actor, name, file, line)
    }

    /// Stops the program when the caller is not on the closure's actor: a trap, never a race (law 1).
    @usableFromInline
    package func verify() {
        guard isolation.isCurrent else {
            trap(
                """
                Before it, add `.observe(on: MainScheduler.instance)` (or the scheduler of that actor); where it makes or \
                starts a source, add `.subscribe(on: …)` after it. What touches nothing of the actor's can run anywhere when \
                it is passed as a key path, a `nonisolated` function or a constant of type `@Sendable (…) -> …`.
                """)
        }
    }

    /// The same for one of several closures that their call brings to one actor, whatever the thread of the event.
    @usableFromInline
    func verifyAmongOthers() {
        guard isolation.isCurrent else {
            trap("The closures of one call are all brought to one actor: write them on the same.")
        }
    }

    private func trap(_ advice: String) -> Never {
        fatalError(
            """
            The closure of '\(name)' at \(file):\(line) is isolated to \(isolation.name), but was reached elsewhere. \
            \(advice)
            """)
    }
}
