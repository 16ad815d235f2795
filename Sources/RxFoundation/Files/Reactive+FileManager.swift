#if os(Linux)
public import Foundation
public import Rx

extension Reactive where Base: FileManager {
    /// Emits the changes that any program makes to a file, or to the files directly in a folder.
    ///
    /// The file may be missing at first, or be replaced as a whole, as editors do. Only its folder must exist. Events
    /// come on a thread of their own. Completes when the folder is removed or moved. Fails with a ``SystemError`` if
    /// the folder cannot be observed. A program that writes in many steps makes many changes: use `debounce` to wait
    /// for the last one.
    ///
    /// Available on Linux only, because it needs inotify.
    public func changes(at url: URL) -> Observable<FileChange> {
        Observable.deferred {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            let folder = exists && isFolder.boolValue ? url : url.deletingLastPathComponent()
            let watch = FolderWatch(folder: folder, file: folder == url ? nil : url.lastPathComponent)
            return DescriptorReader.data(of: folder.path) { try watch.open() }
                .concatMap { Observable.from(watch.events(in: $0)) }
                .take(until: \.isLast, behavior: .inclusive)
                .compactMap { watch.change($0) }
        }
    }
}
#endif
