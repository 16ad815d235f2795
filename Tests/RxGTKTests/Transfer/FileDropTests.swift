#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class FileDropTests: GTKTestCase {
    /// Emits the signal that GTK emits when a person drops files on `widget`.
    @MainActor
    private static func drop(_ paths: [String], on widget: Widget) throws {
        let target = try XCTUnwrap(target(of: widget))
        var files = paths.map { Optional(g_file_new_for_path($0)!) }
        defer { files.forEach { g_object_unref(.init($0)) } }
        var value = GValue()
        g_value_init(&value, gdk_file_list_get_type())
        defer { g_value_unset(&value) }
        g_value_take_boxed(&value, .init(gdk_file_list_new_from_array(&files, gsize(files.count))))
        withUnsafeMutablePointer(to: &value) { target.emit("drop", Boxed(OpaquePointer($0)), 1.0, 2.0) }
    }

    @MainActor
    private static func target(of widget: Widget) -> RxGTK.GObject? {
        let list = gtk_widget_observe_controllers(.init(widget.pointer))!
        defer { g_object_unref(.init(list)) }
        return (0..<g_list_model_get_n_items(list)).lazy
            .map { index in
                let controller = g_list_model_get_item(list, index)!
                defer { g_object_unref(controller) }
                return RxGTK.GObject.wrapping(OpaquePointer(controller))
            }
            .first { $0.className == "GtkDropTarget" }
    }

    func testFilesDroppedEmitsTheFiles() throws {
        try onMain {
            for widget in [Label("a"), Window()] as [Widget] {
                var seen: [[String]] = []
                XCTAssertNil(Self.target(of: widget))
                let subscription = widget.rx.filesDropped.subscribe(onNext: { seen.append($0.map(\.path)) })
                try Self.drop(["/tmp/a b.txt", "/tmp/ä.txt"], on: widget)
                try Self.drop([], on: widget)
                XCTAssertEqual(seen, [["/tmp/a b.txt", "/tmp/ä.txt"]])
                subscription.dispose()
                XCTAssertNil(Self.target(of: widget))
                (widget as? Window)?.close()
            }
        }
    }

    func testNothingIsLeft() throws {
        try onMain {
            try checkNothingIsLeft {
                var isOver = false
                let label = Label("a")
                _ = label.rx.filesDropped.subscribe(
                    onNext: { label.text = $0.first?.path }, onCompleted: { isOver = true })
                try show(label) { _ in try Self.drop(["/tmp/a"], on: label) }
                XCTAssertEqual(label.text, "/tmp/a")
                XCTAssertTrue(isOver)
            }
        }
    }
}
#endif
