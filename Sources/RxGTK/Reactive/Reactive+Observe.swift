#if GTK
public import Rx

extension Reactive where Base: GObject {
    /// The values of a property: the one now, then each change, also those that the program makes: `label.rx.observe(Bool.self, "wrap")`.
    ///
    /// Completes when the object is gone or its window is closed; does not keep the object alive. A name the class does not have, or another
    /// type than the property's, stops the program at once with a list of what there is. The form is RxCocoa's; ``property(_:as:)`` can be
    /// bound to as well.
    ///
    /// - Parameters:
    ///   - type: The property's type.
    ///   - name: The property's name in GTK, such as "tooltip-text".
    @MainActor
    public func observe<Value: GValueConvertible>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        base.changes(of: name, as: type).map { $0 }
    }

    /// The values of a property that may be missing, such as a text or an object; `nil` where it is. Otherwise as the other form.
    @MainActor
    public func observe<Value: GValueReference>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        base.changes(of: name, as: Value?.self)
    }

    /// What `observe(_:_:)` returns. Neither keeps the object.
    @MainActor
    public func observeWeakly<Value: GValueConvertible>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        observe(type, name)
    }

    /// What `observe(_:_:)` returns. Neither keeps the object.
    @MainActor
    public func observeWeakly<Value: GValueReference>(_ type: Value.Type, _ name: String) -> Observable<Value?> {
        observe(type, name)
    }
}

extension GObject {
    fileprivate func changes<Value: GValueConvertible>(of name: String, as type: Value.Type) -> Observable<Value> {
        _ = property(name, as: type)
        return values(startingWith: { $0.property(name).value }, changes: "notify::\(name)") { $0.property(name).value }
    }
}
#endif
