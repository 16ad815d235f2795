#if os(Linux)
public import Foundation
public import Rx

extension Reactive where Base: FileManager {
    /// Emits the changes that any program makes to a file, or to the files directly in a folder.
    ///
    /// The file may be missing at first, or be replaced as a whole, as editors do. Only its folder must exist.
    /// When the folder is removed, moved or unmounted, emits ``FileChange/Kind/removed`` and completes. Fails with a
    /// ``SystemError`` if the folder cannot be observed. A program that writes in many steps makes many changes: use
    /// `debounce` to wait for the last one.
    ///
    /// Events of each subscription come on a thread of its own, so a slow observer delays no other. If 16,384 events
    /// wait for an observer, ``FileChange/Kind/missed`` replaces the next ones. All subscriptions share one inotify
    /// instance, so they all miss changes if the system drops some. The instance and the thread that reads it stay
    /// until the process ends.
    ///
    /// Available on Linux only, because it needs inotify.
    public func changes(at url: URL) -> Observable<FileChange> {
        Observable.deferred {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            let folder = exists && isFolder.boolValue ? url : url.deletingLastPathComponent()
            return FolderWatch(folder: folder, file: folder == url ? nil : url.lastPathComponent).changes
        }
    }
}
#endif
