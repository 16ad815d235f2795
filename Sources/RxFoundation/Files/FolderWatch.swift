#if os(Linux)
internal import Foundation
internal import Rx
internal import RxSupport

/// A folder to observe.
struct FolderWatch: Sendable {
    let folder: URL
    /// The file to observe, or `nil` to observe all files in the folder.
    let file: String?

    /// The events that inotify reports. All watches have the same, because the subscriptions to a folder share a watch.
    static var mask: UInt32 {
        UInt32(
            IN_CREATE | IN_MOVED_TO | IN_MODIFY | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ONLYDIR)
    }

    /// Whether the subscription receives an event of the folder. If a file is observed, only events of that file, the
    /// end and an overflow count.
    func concerns(_ event: FolderEvent) -> Bool {
        file == nil || event.name == file || event.isLast || event == .overflow
    }

    /// Returns the change that an event reports.
    private func change(_ event: FolderEvent) -> FileChange {
        let name = event.name.isEmpty ? file : event.name
        return FileChange(kind: event.kind, url: name.map(folder.appendingPathComponent) ?? folder)
    }

    // MARK: Observing

    /// Emits the changes. Each subscription has a thread of its own, so that a slow observer delays no other.
    var changes: Observable<FileChange> {
        Observable.create { observer in
            do {
                let watches = try FolderWatches.shared()
                let queue = try watches.subscribe(to: self)
                Thread.start(named: "rx.folder") { observe(queue, of: watches, observer) }
                return Disposables.create { watches.remove(queue) }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    private func observe(
        _ queue: FolderEventQueue, of watches: FolderWatches, _ observer: AnyObserver<FileChange>
    ) {
        do {
            while let event = try queue.next() {
                observer.onNext(change(event))
                if event.isLast { return observer.onCompleted() }
                if event == .overflow { watches.checkFolder(of: queue) }
            }
        } catch {
            observer.onError(error)
        }
    }
}
#endif
