#if GTK
public import CGTK
public import Rx

/// What was copied or cut, in whatever program, and can be pasted.
///
/// Wraps `GdkClipboard`.
open class Clipboard: GObject {
    open override class var objectType: GType { gdk_clipboard_get_type() }

    /// What could not be read for a stream.
    let failures = PublishSubject<ClipboardError>()

    isolated deinit { failures.onCompleted() }

    /// The clipboard that Ctrl+C and Ctrl+V work with. GTK must have been started.
    public static var general: Clipboard {
        Misuse.requireStarted("Clipboard.general")
        return wrapping(gdk_display_get_clipboard(gdk_display_get_default()))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Whether there is a text to paste.
    public var hasText: Bool { contains(String.self) }

    /// Whether there is something of this kind to paste.
    public func contains<Value: Transferable>(_ type: Value.Type) -> Bool {
        let formats = gdk_content_formats_union_deserialize_gtypes(
            gdk_content_formats_ref(gdk_clipboard_get_formats(pointer)))
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_gtype(formats, Value.transferType) != 0
    }

    /// Copies a text; `nil` empties the clipboard.
    public func setText(_ text: String?) { set(text) }

    /// Copies a text, files, a picture or a value of your own; `nil` empties the clipboard.
    public func set<Value: Transferable>(_ value: Value?) {
        let content = value?.content ?? Self.nothing
        write { _ = gdk_clipboard_set_content(pointer, .init(content.pointer)) }
    }

    /// A content that offers nothing. GTK without a content gives the clipboard up, which X11 tells it so late that it would take away
    /// what the program has copied since.
    private static var nothing: GObject {
        GObject(adopting: OpaquePointer(gdk_content_provider_new_union(nil, 0)))
    }

    /// Reads the text, which is `nil` where there is none.
    ///
    /// It is read on subscription, and given on the main actor. Fails with a ``ClipboardError`` where the program that has the
    /// text does not give it.
    public func readText() -> Single<String?> { read(String.self) }

    /// Reads what there is of a kind, which is `nil` where there is nothing.
    ///
    /// It is read on subscription, and given on the main actor; disposing cancels. Fails with a ``ClipboardError`` where the program that
    /// has it does not give it, or gives something that cannot be read.
    public func read<Value: Transferable>(_ type: Value.Type) -> Single<Value?> {
        Observable.create { [weak self] observer in
            guard let self, contains(type) else {
                observer.onNext(nil)
                observer.onCompleted()
                return Disposables.create()
            }
            let reading = ClipboardReading { result in
                switch result.map({ Value.read(transferred: $0) }) {
                case .success(let value):
                    observer.onNext(value)
                    observer.onCompleted()
                case .failure(let error):
                    observer.onError(error)
                }
            }
            reading.start(on: self, type: Value.transferType)
            return Disposables.onMain { reading.cancel() }
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
        .asSingle()
    }
}

/// Says why what is in the clipboard could not be read.
public struct ClipboardError: Error, CustomStringConvertible, Sendable {
    /// What the desktop says.
    public let description: String
}
#endif
