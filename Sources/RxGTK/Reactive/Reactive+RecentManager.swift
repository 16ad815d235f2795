#if GTK
public import Rx

extension Reactive where Base: RecentManager {
    /// The files, the one that was used last first: now, then each time that a program changes the list. Wraps "changed".
    @MainActor public var files: Observable<[RecentFile]> { base.state(\.files, changes: "changed") }
}
#endif
