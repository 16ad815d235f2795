#if GTK
public import Rx

extension Reactive where Base: RecentManager {
    /// The files, the most recently used first. Emits the current list, then the new list each time a program changes
    /// it. Wraps "changed".
    @MainActor public var files: Observable<[RecentFile]> { base.state(\.files, changes: "changed") }
}
#endif
