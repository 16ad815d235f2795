#if GTK
public import CGTKSupport
import RxSupport

/// Pages side by side, between which the user swipes, drags or scrolls.
///
/// ``CarouselIndicatorDots`` or ``CarouselIndicatorLines`` show the current page. A carousel has no keyboard
/// navigation: for users without a pointer, add buttons that set `selectedIndex`. Wraps `AdwCarousel`.
open class Carousel: Widget, Orientable {
    open override class var objectType: GType { adw_carousel_get_type() }

    /// Emits the index of each page that the user moves to.
    package let userChanges = Listeners<Int?>()
    /// The page that the app has selected and the carousel has not reached yet.
    private weak var target: Widget?
    /// The last page that the carousel has reached.
    private weak var lastReachedPage: Widget?
    /// Whether libadwaita knows the positions of all pages. It calculates them during layout. Before the layout it
    /// cannot scroll to a page.
    private var isLaidOut = false
    private var watch: FrameWatch?
    private var wheel: CarouselWheel?

    /// Makes an empty carousel.
    public init() {
        super.init(making: { rxgtk_object_new_widget(adw_carousel_get_type()) })
        listen()
    }

    /// Makes a carousel of `pages` that shows the first page.
    public convenience init(@WidgetBuilder pages: () -> [Widget]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        listen()
    }

    private var count: Int { property("n-pages").value }

    /// The pages, in order.
    public var pages: [Widget] {
        (0..<count).map { .wrapping(OpaquePointer(adw_carousel_get_nth_page(pointer, guint($0))!)) }
    }

    /// Adds `pages` at the end. Meant for subclasses with pages of their own.
    public func append(@WidgetBuilder pages: () -> [Widget]) {
        pages().forEach { append($0) }
    }

    /// Adds a page at the end.
    public func append(_ child: Widget) {
        insert(child, at: count)
    }

    /// Inserts a page before the page at `index`. Traps if `index` is out of range, and if the widget is in a
    /// container, including this one.
    public func insert(_ child: Widget, at index: Int) {
        requireIndex(index, upTo: count)
        rearrange { adw_carousel_insert(pointer, pointerForAdding(child), gint(index)) }
    }

    /// Removes a page. Does nothing if the carousel does not contain it.
    public func remove(_ child: Widget) {
        guard pages.contains(where: { $0 === child }) else { return }
        if target === child { target = nil }
        rearrange { adw_carousel_remove(pointer, child.widget) }
    }

    /// Moves a page to `index`. Traps if the carousel does not contain the page, or if `index` is out of range.
    public func move(_ child: Widget, to index: Int) {
        guard pages.contains(where: { $0 === child }) else {
            stopProgram(Misuse.notInside(child.className, of: className))
        }
        requireIndex(index, upTo: count - 1)
        rearrange { adw_carousel_reorder(pointer, child.widget, gint(index)) }
    }

    /// The index of the selected page; `nil` if there are no pages. Setting it scrolls to the page with an animation,
    /// like `select(_:isAnimated:)`. Traps if it is set out of range. Setting `nil` does nothing.
    ///
    /// While the carousel scrolls to a page that the app has selected, that page is the selected page. While the user
    /// moves the carousel, the nearest page is. Setting the index does not make `rx.selectedIndex` emit.
    public var selectedIndex: Int? {
        get {
            let pages = pages
            guard !pages.isEmpty else { return nil }
            return pages.firstIndex { $0 === target } ?? min(max(Int(scrollPosition.rounded()), 0), pages.count - 1)
        }
        set {
            guard let newValue else { return }
            select(newValue)
        }
    }

    /// Shows the page at `index`, with an animation or at once. Traps if `index` is out of range.
    ///
    /// Does nothing if `selectedIndex` is `index` already, even while the carousel still moves.
    ///
    /// Before the first layout, and after pages were added, removed or moved, the page is shown without an animation
    /// after the next layout.
    public func select(_ index: Int, isAnimated: Bool = true) {
        requireIndex(index, upTo: count - 1)
        guard index != selectedIndex else { return }
        let page = pages[index]
        target = page
        if isLaidOut { scroll(to: page, isAnimated: isAnimated) }
    }

    /// The scroll position in pages: 1.5 is halfway from the second page to the third.
    public var scrollPosition: Double { property("position").value }

    /// Whether the user can move the carousel.
    public var isInteractive: Bool {
        get { property("interactive").value }
        set { property("interactive").value = newValue }
    }

    /// Whether the user can also drag the pages with the mouse.
    public var allowsMouseDrag: Bool {
        get { property("allow-mouse-drag").value }
        set { property("allow-mouse-drag").value = newValue }
    }

    /// Whether the mouse wheel moves the carousel.
    public var allowsScrollWheel: Bool {
        get { wheel?.isAllowed ?? property("allow-scroll-wheel").value }
        set {
            guard let wheel else { return property("allow-scroll-wheel").value = newValue }
            wheel.isAllowed = newValue
        }
    }

    /// Whether a swipe can move by more than one page.
    public var allowsLongSwipes: Bool {
        get { property("allow-long-swipes").value }
        set { property("allow-long-swipes").value = newValue }
    }

    /// The pixels between pages.
    public var spacing: Int {
        get { property("spacing").value }
        set { property("spacing").value = newValue.nearest(in: .pixels) }
    }

    private func requireIndex(_ index: Int, upTo last: Int) {
        guard index < 0 || index > last else { return }
        stopProgram(Misuse.noItem(at: index, of: className, count: count))
    }

    private func listen() {
        if CarouselWheel.isNeeded { wheel = CarouselWheel(of: self) }
        _ = listen(
            to: "page-changed", as: UInt32.self, receive: { [weak self] in self?.pageChanged(to: Int($0)) },
            onEnd: { [userChanges] in userChanges.end() })
        connect("map") { [weak self] in self?.awaitLayout() }
        connect("unmap") { [weak self] in self?.watch = nil }
    }

    private func rearrange(_ body: () -> Void) {
        isLaidOut = false
        write(body)
        if gtk_widget_get_mapped(widget) != 0 { awaitLayout() }
    }

    private func awaitLayout() {
        guard !isLaidOut, watch == nil else { return }
        watch = FrameWatch(of: self, onUpdate: {}, onLayout: { [weak self] in self?.wasLaidOut() })
        watch?.requestLayout()
    }

    private func wasLaidOut() {
        watch = nil
        isLaidOut = true
        if lastReachedPage == nil { lastReachedPage = selectedIndex.map { pages[$0] } }
        if let target { scroll(to: target, isAnimated: false) }
    }

    private func scroll(to page: Widget, isAnimated: Bool) {
        write { adw_carousel_scroll_to(pointer, page.widget, isAnimated ? 1 : 0) }
    }

    private func pageChanged(to index: Int) {
        // If the carousel is emptied during a movement, libadwaita reports `UInt32.max` as the new index.
        guard pages.indices.contains(index) else { return (lastReachedPage, target) = (nil, nil) }
        let (page, oldTarget) = (pages[index], target)
        // If the user releases a page early, the carousel returns to the last page that it reached. The user has then
        // changed the page only if the app had selected another.
        let isUserChange = !isBeingWritten && page !== oldTarget && (page !== lastReachedPage || oldTarget != nil)
        (lastReachedPage, target) = (page, nil)
        if isUserChange { userChanges.emit(index) }
    }
}
#endif
