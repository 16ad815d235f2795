#if GTK
    public import Rx

    extension Reactive where Base: Entry {
        /// The text, then what the person makes of it; setting it writes only a text that differs, and keeps the cursor.
        ///
        /// What the program sets is not emitted. Typing over a selection emits "" first: GTK deletes, then inserts.
        @MainActor public var text: ControlProperty<String?> {
            ControlProperty(
                values: base.values(startingWith: { $0.text }, changes: "changed") {
                    $0.isBeingWritten ? nil : .some($0.text)
                },
                valueSink: Binder(base) { entry, text in entry.text = text })
        }

        /// Enter, pressed in the entry. Wraps "activate".
        @MainActor public var activate: ControlEvent<Void> { signal("activate") }
    }
#endif
