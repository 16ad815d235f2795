#if GTK
import CGTKSupport
import Dispatch
public import Foundation
public import Rx

/// Asks for files and folders over a window. Uses the desktop's own dialog if a portal offers it.
///
/// Each subscription shows a dialog of its own, and disposing closes it. Subscribes and emits on the main actor. Wraps
/// `GtkFileDialog` in GTK 4.10 and later, and `GtkFileChooserNative` before.
@MainActor
public enum FileDialog {
    /// Asks for a file to open. Emits the file, or `nil` if the user chose none or the window was closed.
    ///
    /// Fails with a ``FileDialogError`` if the desktop cannot show the dialog, or returns an address that cannot be
    /// read.
    ///
    /// - Parameters:
    ///   - window: The window that the dialog is shown over. It takes no input meanwhile, and is not retained.
    ///   - title: The title of the dialog; `nil` for GTK's default.
    ///   - acceptTitle: The text of the button that opens; `nil` for GTK's default. An underscore makes the next letter
    ///     the button's mnemonic.
    ///   - folder: The initial folder.
    ///   - filters: The file types that the user can choose between. The first is chosen initially. If this is empty,
    ///     the dialog shows all files.
    public static func open(
        over window: Window, title: String? = nil, acceptTitle: String? = nil, in folder: URL? = nil,
        filters: [FileFilter] = []
    ) -> Single<URL?> {
        FileDialogRequest(
            kind: RXGTK_FILES_OPEN, title: title, acceptTitle: acceptTitle, folder: folder, filters: filters
        ).ask(over: window).map(\.first)
    }

    /// Asks for files to open. Emits the files, in no particular order, or an empty array if the user chose none or the
    /// window was closed.
    ///
    /// Otherwise like ``open(over:title:acceptTitle:in:filters:)``.
    public static func openMultiple(
        over window: Window, title: String? = nil, acceptTitle: String? = nil, in folder: URL? = nil,
        filters: [FileFilter] = []
    ) -> Single<[URL]> {
        FileDialogRequest(
            kind: RXGTK_FILES_OPEN_MULTIPLE, title: title, acceptTitle: acceptTitle, folder: folder, filters: filters
        ).ask(over: window)
    }

    /// Asks where to save a file. Emits the place, or `nil` if the user chose none or the window was closed.
    ///
    /// The dialog asks for confirmation before it replaces an existing file. Otherwise like
    /// ``open(over:title:acceptTitle:in:filters:)``.
    ///
    /// - Parameters:
    ///   - window: The window that the dialog is shown over. It takes no input meanwhile, and is not retained.
    ///   - title: The title of the dialog; `nil` for GTK's default.
    ///   - acceptTitle: The text of the button that saves; `nil` for GTK's default. An underscore makes the next letter
    ///     the button's mnemonic.
    ///   - name: The initial name of the file.
    ///   - folder: The initial folder.
    ///   - filters: The file types to show.
    public static func save(
        over window: Window, title: String? = nil, acceptTitle: String? = nil, name: String? = nil,
        in folder: URL? = nil, filters: [FileFilter] = []
    ) -> Single<URL?> {
        FileDialogRequest(
            kind: RXGTK_FILES_SAVE, title: title, acceptTitle: acceptTitle, name: name, folder: folder,
            filters: filters
        ).ask(over: window).map(\.first)
    }

    /// Asks for a folder. Emits the folder, or `nil` if the user chose none or the window was closed.
    ///
    /// Otherwise like ``open(over:title:acceptTitle:in:filters:)``.
    public static func selectFolder(
        over window: Window, title: String? = nil, acceptTitle: String? = nil, in folder: URL? = nil
    ) -> Single<URL?> {
        FileDialogRequest(kind: RXGTK_FILES_SELECT_FOLDER, title: title, acceptTitle: acceptTitle, folder: folder)
            .ask(over: window).map(\.first)
    }
}

/// The reason why the desktop could not ask for files, or why its answer cannot be used.
public struct FileDialogError: Error, CustomStringConvertible, Sendable {
    /// The problem, in the desktop's words if the desktop reported it.
    public let description: String

    /// The addresses of the chosen files. `files` is a `GListModel` of `GFile`s, and is borrowed.
    ///
    /// Throws if an address cannot be read, because `[]` would mean that the user chose none.
    @MainActor
    package static func urls(of files: OpaquePointer) throws(FileDialogError) -> [URL] {
        var urls: [URL] = []
        for index in 0..<g_list_model_get_n_items(files) {
            let file = OpaquePointer(g_list_model_get_item(files, index)!)
            defer { g_object_unref(.init(file)) }
            guard let url = URL(file) else {
                let uri = g_file_get_uri(file)!
                defer { g_free(uri) }
                throw FileDialogError(
                    description: "the chosen file has an address that cannot be read: \(String(cString: uri))")
            }
            urls.append(url)
        }
        return urls
    }
}

/// The parameters of a dialog.
private struct FileDialogRequest {
    let kind: RxGTKFilesKind
    let title: String?
    let acceptTitle: String?
    var name: String?
    let folder: URL?
    var filters: [FileFilter] = []

    @MainActor
    func ask(over window: Window) -> Single<[URL]> {
        Observable.create { [weak window] observer in
            guard let window, !window.isClosed else {
                observer.onNext([])
                observer.onCompleted()
                return Disposables.create()
            }
            let response = FileDialogResponse { result in
                switch result {
                case .success(let files):
                    observer.onNext(files)
                    observer.onCompleted()
                case .failure(let error):
                    observer.onError(error)
                }
            }
            let shown = ShownFileDialog(present(over: window, response))
            let handler = window.listen(to: "destroy", receive: { shown.cancel() }, onEnd: { shown.cancel() })
            return Disposables.create(
                handler,
                Disposables.onMain {
                    response.receive = nil
                    shown.cancel()
                })
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asSingle()
    }

    /// Shows the dialog, and returns the argument for `rxgtk_files_cancel`.
    @MainActor
    private func present(over window: Window, _ response: FileDialogResponse) -> UnsafeMutablePointer<CGTK.GObject> {
        let folder = folder?.makeFile()
        defer { folder.map { g_object_unref(.init($0)) } }
        let filters = makeFilters()
        defer { filters.map { g_object_unref(.init($0)) } }
        let texts = [title, acceptTitle, name].map { $0.map { strdup($0.withoutNUL) } ?? nil }
        defer { texts.forEach { free($0) } }
        var request = RxGTKFilesRequest()
        request.kind = kind
        request.title = UnsafePointer(texts[0])
        request.accept = UnsafePointer(texts[1])
        request.name = UnsafePointer(texts[2])
        request.folder = folder
        request.filters = filters
        return rxgtk_files_show(
            &request, window.native,
            { files, error, data in
                let response = Unmanaged<FileDialogResponse>.fromOpaque(data!).takeRetainedValue()
                nonisolated(unsafe) let (files, error) = (files, error)
                MainActor.assumeIsolated { response.deliver(files, error) }
            }, Unmanaged.passRetained(response).toOpaque())
    }

    private func makeFilters() -> OpaquePointer? {
        guard !filters.isEmpty else { return nil }
        let list = g_list_store_new(gtk_file_filter_get_type())
        for filter in filters.map({ $0.make() }) {
            g_list_store_append(list, .init(filter))
            g_object_unref(.init(filter))
        }
        return list
    }
}

/// Receives the response of one dialog, once.
@MainActor
private final class FileDialogResponse {
    var receive: ((Result<[URL], FileDialogError>) -> Void)?

    init(_ receive: @escaping (Result<[URL], FileDialogError>) -> Void) { self.receive = receive }

    func deliver(_ files: OpaquePointer?, _ error: UnsafePointer<GError>?) {
        guard let receive else { return }
        self.receive = nil
        if let error { return receive(.failure(FileDialogError(description: String(cString: error.pointee.message)))) }
        receive(Result { () throws(FileDialogError) in try files.map(FileDialogError.urls) ?? [] })
    }
}

/// A dialog that stays open until it has answered or is cancelled.
@MainActor
private final class ShownFileDialog {
    private var dialog: UnsafeMutablePointer<CGTK.GObject>?

    init(_ dialog: UnsafeMutablePointer<CGTK.GObject>) { self.dialog = dialog }

    /// Closes the dialog. A second call does nothing.
    func cancel() {
        guard let dialog else { return }
        self.dialog = nil
        rxgtk_files_cancel(dialog)
    }
}
#endif
