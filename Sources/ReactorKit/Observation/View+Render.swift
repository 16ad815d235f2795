public import Rx

extension View {
    /// Runs `body` now, and again when an observed value that it has read changes: a field of an ``ObservedReactor``,
    /// or a property of another `Observable` object.
    ///
    /// However many values have changed, `body` runs once, in the next turn of the main loop. A body that calls
    /// `render` itself makes a nested rendering. When the outer body runs again, its nested renderings end, and the new
    /// run makes new ones. The rendering ends with ``disposeBag``.
    ///
    /// - Parameter body: Receives the view, which is not retained. Runs on the main actor.
    public func render(_ body: @escaping @MainActor (Self) -> Void) {
        render { [weak self] in
            if let self { body(self) }
        }
    }

    /// Runs `body` now, and again when an observed value that it has read changes: a field of an ``ObservedReactor``,
    /// or a property of another `Observable` object. The `render` whose closure receives the view describes when `body`
    /// runs, and when the rendering ends.
    ///
    /// - Parameter body: Runs on the main actor. The view must not retain itself through it: capture the widgets, or
    ///   call the `render` whose closure receives the view.
    public func render(_ body: @escaping @MainActor () -> Void) {
        let rendering = Rendering.start(body)
        if !rendering.isNested { rendering.disposed(by: disposeBag) }
    }
}

/// Runs `body` now, and again when an observed value that it has read changes: a field of an ``ObservedReactor``, or a
/// property of another `Observable` object. Ends when the result is disposed of.
///
/// If the body of a rendering calls this, the new rendering also ends when that body runs again, or when that rendering
/// ends.
///
/// Views have a method of the same name, which ends the rendering with the view and describes when `body` runs.
///
/// - Parameter body: Runs on the main actor.
/// - Returns: A disposable that ends the rendering. It may be disposed of on any thread. The rendering continues if the
///   disposable is dropped.
@MainActor
@discardableResult
public func render(_ body: @escaping @MainActor () -> Void) -> any Disposable { Rendering.start(body) }
