#if os(Linux)
public import Foundation
public import Rx

extension Reactive where Base: FileManager {
    /// Emits changes of a file, or of the files directly in a folder, made by any program.
    ///
    /// A file may be missing at first, or be replaced as a whole as editors do; its folder is what must exist. Events come on a thread
    /// of their own. Completes when the folder is removed or moved; fails with a ``SystemError`` when it cannot be observed. Writing
    /// in many steps makes many changes: `debounce` waits for the last.
    ///
    /// Linux only, because it needs inotify; on other systems it is not there.
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
