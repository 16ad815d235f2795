#if GTK
public import CGTKSupport
import Rx

extension GObject {
    /// Returns the wrapper of an instance that GTK or other code holds: the existing one, or a new one of the closest
    /// known class.
    ///
    /// Traps if the instance is not a `Self`.
    public static func wrapping(_ pointer: OpaquePointer) -> Self {
        let object =
            WrapperReference.wrapper(of: pointer) ?? WrapperTable.make(for: pointer) ?? GObject(borrowing: pointer)
        return object.checked(as: Self.self)
    }

    /// Returns the same object as an `Other`.
    ///
    /// Traps with the names of both classes if it is not one.
    public func checked<Other: GObject>(as other: Other.Type = Other.self) -> Other {
        guard let object = self as? Other else {
            stopProgram(
                Misuse.wrongClass(
                    expected: String(describing: Other.self), found: "\(className) wrapped as \(type(of: self))"))
        }
        return object
    }

    /// Makes `wrapping(_:)` use `make` for instances of `type` and of its unregistered subclasses.
    ///
    /// A program registers its own wrapper classes with it. `make` has to call `GObject.init(borrowing:)` in the end.
    public static func register(_ type: GType, make: @escaping @MainActor (OpaquePointer) -> GObject) {
        WrapperTable.makers[type] = make
    }
}

/// The Swift class for each GLib class, for instances that GTK made.
@MainActor
enum WrapperTable {
    static var makers: [GType: @MainActor (OpaquePointer) -> GObject] = [
        Widget.objectType: { Widget(borrowing: $0) },
        Box.objectType: { Box(existing: $0) },
        Button.objectType: { Button(existing: $0) },
        Entry.objectType: { Entry(existing: $0) },
        HeaderBar.objectType: { HeaderBar(existing: $0) },
        Label.objectType: { Label(existing: $0) },
        Spinner.objectType: { Spinner(existing: $0) },
        CheckButton.objectType: { CheckButton(existing: $0) },
        MenuButton.objectType: { MenuButton(existing: $0) },
        AboutWindow.objectType: { AboutWindow(existing: $0) },
        PreferencesWindow.objectType: { PreferencesWindow(existing: $0) },
        MessageDialog.objectType: { MessageDialog(existing: $0) },
        Popover.objectType: { Popover(existing: $0) },
        PopoverMenu.objectType: { PopoverMenu(existing: $0) },
        ScrolledWindow.objectType: { ScrolledWindow(existing: $0) },
        SearchBar.objectType: { SearchBar(existing: $0) },
        SearchEntry.objectType: { SearchEntry(existing: $0) },
        Stack.objectType: { Stack(existing: $0) },
        StackSwitcher.objectType: { StackSwitcher(existing: $0) },
        StatusPage.objectType: { StatusPage(existing: $0) },
        Switch.objectType: { Switch(existing: $0) },
        TextView.objectType: { TextView(existing: $0) },
        ToastOverlay.objectType: { ToastOverlay(existing: $0) },
        ToggleButton.objectType: { ToggleButton(existing: $0) },
        ActionRow.objectType: { ActionRow(existing: $0) },
        Banner.objectType: { Banner(existing: $0) },
        Bin.objectType: { Bin(existing: $0) },
        Clamp.objectType: { Clamp(existing: $0) },
        ClampScrollable.objectType: { ClampScrollable(existing: $0) },
        DropDown.objectType: { DropDown(existing: $0) },
        EntryRow.objectType: { EntryRow(existing: $0) },
        PasswordEntryRow.objectType: { PasswordEntryRow(existing: $0) },
        Adjustment.objectType: { Adjustment(borrowing: $0) },
        Image.objectType: { Image(existing: $0) },
        Dialog.objectType: { Dialog(existing: $0) },
        Overlay.objectType: { Overlay(existing: $0) },
        PreferencesGroup.objectType: { PreferencesGroup(existing: $0) },
        ProgressBar.objectType: { ProgressBar(existing: $0) },
        Revealer.objectType: { Revealer(existing: $0) },
        Scale.objectType: { Scale(existing: $0) },
        Separator.objectType: { Separator(existing: $0) },
        SpinButton.objectType: { SpinButton(existing: $0) },
        Grid.objectType: { Grid(existing: $0) },
        Paned.objectType: { Paned(existing: $0) },
        CenterBox.objectType: { CenterBox(existing: $0) },
        Frame.objectType: { Frame(existing: $0) },
        Expander.objectType: { Expander(existing: $0) },
        ListView.objectType: { ListView(existing: $0) },
        GridView.objectType: { GridView(existing: $0) },
        ColumnView.objectType: { ColumnView(existing: $0) },
        FlowBox.objectType: { FlowBox(existing: $0) },
        PasswordEntry.objectType: { PasswordEntry(existing: $0) },
        LinkButton.objectType: { LinkButton(existing: $0) },
        CalendarView.objectType: { CalendarView(existing: $0) },
        LevelBar.objectType: { LevelBar(existing: $0) },
        ActionBar.objectType: { ActionBar(existing: $0) },
        AspectFrame.objectType: { AspectFrame(existing: $0) },
        EditableLabel.objectType: { EditableLabel(existing: $0) },
        ColorButton.objectType: { ColorButton(existing: $0) },
        FontButton.objectType: { FontButton(existing: $0) },
        Fixed.objectType: { Fixed(existing: $0) },
        PreferencesPage.objectType: { PreferencesPage(existing: $0) },
        Notebook.objectType: { Notebook(existing: $0) },
        TabView.objectType: { TabView(existing: $0) },
        TabPage.objectType: { TabPage(borrowing: $0) },
        TabBar.objectType: { TabBar(existing: $0) },
        BottomSheet.objectType: { BottomSheet(existing: $0) },
        OverlaySplitView.objectType: { OverlaySplitView(existing: $0) },
        EmojiChooser.objectType: { EmojiChooser(existing: $0) },
        Carousel.objectType: { Carousel(existing: $0) },
        CarouselIndicatorDots.objectType: { CarouselIndicatorDots(existing: $0) },
        CarouselIndicatorLines.objectType: { CarouselIndicatorLines(existing: $0) },
        Avatar.objectType: { Avatar(existing: $0) },
        ExpanderRow.objectType: { ExpanderRow(existing: $0) },
        SplitButton.objectType: { SplitButton(existing: $0) },
        NavigationPage.objectType: { NavigationPage(existing: $0) },
        NavigationView.objectType: { NavigationView(existing: $0) },
        ToggleGroup.objectType: { ToggleGroup(existing: $0) },
        ToolbarView.objectType: { ToolbarView(existing: $0) },
        WrapBox.objectType: { WrapBox(existing: $0) },
        WindowTitle.objectType: { WindowTitle(existing: $0) },
        ButtonContent.objectType: { ButtonContent(existing: $0) },
        ViewStack.objectType: { ViewStack(existing: $0) },
        ViewSwitcher.objectType: { ViewSwitcher(existing: $0) },
        ViewSwitcherBar.objectType: { ViewSwitcherBar(existing: $0) },
        ComboRow.objectType: { ComboRow(existing: $0) },
        Picture.objectType: { Picture(existing: $0) },
        Texture.objectType: { Texture(borrowing: $0) },
        WidgetPaintable.objectType: { WidgetPaintable(borrowing: $0) },
        IconPaintable.objectType: { IconPaintable(borrowing: $0) },
        IconTheme.objectType: { IconTheme(borrowing: $0) },
        DrawingArea.objectType: { DrawingArea(existing: $0) },
        StyleManager.objectType: { StyleManager(borrowing: $0) },
        Action.objectType: { Action(borrowing: $0) },
        EventController.objectType: { EventController(borrowing: $0) },
        ClickGesture.objectType: { ClickGesture(borrowing: $0) },
        LongPressGesture.objectType: { LongPressGesture(borrowing: $0) },
        KeyController.objectType: { KeyController(borrowing: $0) },
        FocusController.objectType: { FocusController(borrowing: $0) },
        ShortcutController.objectType: { ShortcutController(borrowing: $0) },
        MotionController.objectType: { MotionController(borrowing: $0) },
        ScrollController.objectType: { ScrollController(borrowing: $0) },
        DragGesture.objectType: { DragGesture(borrowing: $0) },
        ZoomGesture.objectType: { ZoomGesture(borrowing: $0) },
        Clipboard.objectType: { Clipboard(borrowing: $0) },
        RecentManager.objectType: { RecentManager(borrowing: $0) },
        DragSource.objectType: { DragSource(borrowing: $0) },
        Menu.objectType: { Menu(borrowing: $0) },
        TextBuffer.objectType: { TextBuffer(borrowing: $0) },
        Toast.objectType: { Toast(borrowing: $0) },
    ]

    private static let deprecated = (DeprecatedWrappers.self as any WrapperMaking.Type).makers

    static func make(for pointer: OpaquePointer) -> GObject? {
        var type = rxgtk_type_of(.init(pointer))
        while type != 0 {
            if let make = makers[type] ?? deprecated[type] { return make(pointer) }
            type = g_type_parent(type)
        }
        if rxgtk_is_a(.init(pointer), UntypedPaintable.objectType) != 0 { return UntypedPaintable(borrowing: pointer) }
        return nil
    }
}

/// The table calls this requirement instead of the member of `DeprecatedWrappers`, because the compiler warns about
/// each use of a deprecated declaration.
@MainActor
private protocol WrapperMaking {
    static var makers: [GType: @MainActor (OpaquePointer) -> GObject] { get }
}

/// The deprecated Swift classes. A `.ui` file can still contain their GLib classes.
private enum DeprecatedWrappers: WrapperMaking {
    @available(*, deprecated)
    static let makers: [GType: @MainActor (OpaquePointer) -> GObject] = [
        Leaflet.objectType: { Leaflet(existing: $0) }
    ]
}
#endif
