public import Rx

/// A text on the screen; keeps all it has shown.
@preconcurrency @MainActor
open class Label: Widget {
    /// The texts that were set, in order.
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

/// What turns while something loads; keeps all it was told.
@preconcurrency @MainActor
open class ActivityIndicator: Widget {
    /// What was set, in order.
    public private(set) var history: [Bool] = []

    /// Whether it turns.
    public var isAnimating = false {
        didSet { history.append(isAnimating) }
    }
}

extension Reactive where Base: ActivityIndicator {
    /// Sets whether it turns.
    @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
        Binder(base) { indicator, isAnimating in indicator.isAnimating = isAnimating }
    }
}

/// A text that a person, or the program, writes.
@preconcurrency @MainActor
open class TextField: Widget {
    private let edits = PublishSubject<String?>()

    /// The text. Setting it is not an edit.
    public var text: String?

    /// Writes `text` as a person would.
    public func type(_ text: String) {
        self.text = text
        edits.onNext(text)
    }

    fileprivate var values: Observable<String?> {
        .deferred { [weak self, edits] in edits.startWith(self?.text) }
    }
}

extension Reactive where Base: TextField {
    /// The text, then what a person makes of it; sets it.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        ControlProperty(values: base.values, valueSink: Binder(base) { field, text in field.text = text })
    }
}

/// A length in a layout.
@preconcurrency @MainActor
public final class LayoutConstraint: ReactiveCompatible {
    /// The length.
    public var constant = 0.0

    /// A length of zero.
    public init() {}
}
