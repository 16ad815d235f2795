public import Rx

/// A text on the screen. It keeps a history.
@preconcurrency @MainActor
open class Label: Widget {
    /// The texts set so far, in order.
    public private(set) var history: [String?] = []

    /// The text.
    public var text: String? {
        didSet { history.append(text) }
    }
}

extension Reactive where Base: Label {
    /// Sets the text.
    @preconcurrency @MainActor public var text: Binder<String?> {
        Binder(base) { label, text in label.text = text }
    }
}

/// A spinner. It keeps a history.
@preconcurrency @MainActor
open class ActivityIndicator: Widget {
    /// The values set so far, in order.
    public private(set) var history: [Bool] = []

    /// Whether it spins.
    public var isAnimating = false {
        didSet { history.append(isAnimating) }
    }
}

extension Reactive where Base: ActivityIndicator {
    /// Sets whether it spins.
    @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
        Binder(base) { indicator, isAnimating in indicator.isAnimating = isAnimating }
    }
}

/// A text that a person or the program changes.
@preconcurrency @MainActor
open class TextField: Widget {
    private let edits = PublishSubject<String?>()

    /// The text. Setting it is not an edit.
    public var text: String?

    /// Changes the text to `text`, as a person does.
    public func type(_ text: String) {
        self.text = text
        edits.onNext(text)
    }

    fileprivate var values: Observable<String?> {
        .deferred { [weak self, edits] in edits.startWith(self?.text) }
    }
}

extension Reactive where Base: TextField {
    /// Emits the text, then each edit. Sets the text.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        ControlProperty(values: base.values, valueSink: Binder(base) { field, text in field.text = text })
    }
}

/// A length in a layout.
@preconcurrency @MainActor
public final class LayoutConstraint: ReactiveCompatible {
    /// The length.
    public var constant = 0.0

    /// Creates a length of zero.
    public init() {}
}
