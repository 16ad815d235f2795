/// The namespace `rx` of a type: what makes it reactive is an extension of `Reactive where Base: ThatType`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object this extends.
    public let base: Base

    /// The namespace of `base`.
    public init(_ base: Base) { self.base = base }

    /// A binder for any writable property of a class: `object.rx.someProperty`.
    ///
    /// Writes happen on the main actor's thread. When the object is gone, elements are dropped.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        let keyPath = Unchecked(keyPath)
        return Binder(base) { base, value in base[keyPath: keyPath.value] = value }
    }
}

extension Reactive: Sendable where Base: Sendable {}

/// What has an `rx` namespace. Conforming is all that it takes.
public protocol ReactiveCompatible {
    /// What the namespace extends: `Self`.
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
