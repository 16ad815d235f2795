#if GTK
public import CGTK
public import Rx

/// What was copied or cut, in whatever program, and can be pasted.
///
/// Wraps `GdkClipboard`.
open class Clipboard: GObject {
    open override class var objectType: GType { gdk_clipboard_get_type() }

    /// The clipboard that Ctrl+C and Ctrl+V work with. GTK must have been started.
    public static var general: Clipboard {
        Misuse.requireStarted("Clipboard.general")
        return wrapping(gdk_display_get_clipboard(gdk_display_get_default()))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Whether there is a text to paste.
    public var hasText: Bool {
        let formats = gdk_content_formats_union_deserialize_gtypes(
            gdk_content_formats_ref(gdk_clipboard_get_formats(pointer)))
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_gtype(formats, rxgtk_type_string) != 0
    }

    /// Copies a text; `nil` empties the clipboard.
    public func setText(_ text: String?) {
        write {
            guard let text else {
                _ = gdk_clipboard_set_content(pointer, nil)
                return
            }
            gdk_clipboard_set_text(pointer, text)
        }
    }

    /// Reads the text, which is `nil` where there is none.
    ///
    /// It is read on subscription, and given on the main actor. Fails with a ``ClipboardError`` where the program that has the
    /// text does not give it.
    public func readText() -> Single<String?> {
        Observable.create { [weak self] observer in
            guard let self, hasText else {
                observer.onNext(nil)
                observer.onCompleted()
                return Disposables.create()
            }
            let answer = ClipboardAnswer { result in
                switch result {
                case .success(let text):
                    observer.onNext(text)
                    observer.onCompleted()
                case .failure(let error):
                    observer.onError(error)
                }
            }
            gdk_clipboard_read_text_async(
                pointer, nil,
                { clipboard, result, data in
                    let answer = Unmanaged<ClipboardAnswer>.fromOpaque(data!).takeRetainedValue()
                    nonisolated(unsafe) let (clipboard, result) = (clipboard, result)
                    MainActor.assumeIsolated { answer.read(OpaquePointer(clipboard!), result) }
                }, Unmanaged.passRetained(answer).toOpaque())
            return Disposables.onMain { answer.receive = nil }
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asSingle()
    }
}

/// Says why the text of the clipboard could not be read.
public struct ClipboardError: Error, CustomStringConvertible, Sendable {
    /// What the desktop says.
    public let description: String
}

/// Takes the text that was asked for, once.
@MainActor
private final class ClipboardAnswer {
    var receive: ((Result<String?, ClipboardError>) -> Void)?

    init(_ receive: @escaping (Result<String?, ClipboardError>) -> Void) { self.receive = receive }

    func read(_ clipboard: OpaquePointer, _ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        let text = gdk_clipboard_read_text_finish(clipboard, result, &error)
        defer {
            g_free(text)
            error.map { g_error_free($0) }
        }
        guard let error else { return give(.success(text.map { String(cString: $0) })) }
        give(.failure(ClipboardError(description: String(cString: error.pointee.message))))
    }

    private func give(_ result: Result<String?, ClipboardError>) {
        receive?(result)
        receive = nil
    }
}
#endif
