/// The `rx` namespace of a type. Extensions of `Reactive where Base: ThatType` declare the reactive members of
/// `ThatType`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object that the namespace extends.
    public let base: Base

    /// The namespace of `base`.
    public init(_ base: Base) { self.base = base }

    /// A binder for any writable property of a class: `object.rx.someProperty`.
    ///
    /// Writes the property on the main thread. Elements are dropped after the object is gone.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        // A key path never changes.
        let keyPath = UncheckedSendableBox(keyPath)
        return Binder(base) { base, value in base[keyPath: keyPath.value] = value }
    }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with an `rx` namespace. A conformance needs no members.
public protocol ReactiveCompatible {
    /// The type that the namespace extends: `Self`.
    associatedtype ReactiveBase

    /// Reactive extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// Reactive extensions of the instance.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// Reactive extensions of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// Reactive extensions of the instance.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}
