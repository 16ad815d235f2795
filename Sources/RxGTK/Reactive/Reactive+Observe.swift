#if GTK
public import Rx

extension Reactive where Base: GObject {
    /// The values of a property: `label.rx.observe(Bool.self, "wrap")`. Emits the current value, then each change, by
    /// the user or the app.
    ///
    /// Completes when the object is freed or its window is closed; does not retain the object. Traps at once if the
    /// class has no such property, or if the property has another type. The message lists the class's properties or
    /// names the type. RxCocoa's method has the same signature. The result of ``property(_:as:)`` can also be bound to.
    ///
    /// - Parameters:
    ///   - type: The property's type.
    ///   - name: The property's name in GTK, such as "tooltip-text".
    @MainActor
    public func observe<Value: GValueConvertible>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        base.changes(of: name, as: type).map { $0 }
    }

    /// The values of an optional property, such as a text or an object. Emits `nil` while the property has no value.
    /// Otherwise like the other form.
    @MainActor
    public func observe<Value: GValueReference>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        base.changes(of: name, as: Value?.self)
    }

    /// Returns the same as `observe(_:_:)`. Neither retains the object.
    @MainActor
    public func observeWeakly<Value: GValueConvertible>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        observe(type, name)
    }

    /// Returns the same as `observe(_:_:)`. Neither retains the object.
    @MainActor
    public func observeWeakly<Value: GValueReference>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        observe(type, name)
    }
}

extension GObject {
    fileprivate func changes<Value: GValueConvertible>(of name: String, as type: Value.Type) -> Observable<Value> {
        let name = property(name, as: type).canonicalName
        return values(startingWith: { $0.property(name).value }, changes: "notify::\(name)") { $0.property(name).value }
    }
}
#endif
