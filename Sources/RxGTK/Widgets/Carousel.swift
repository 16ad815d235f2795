#if GTK
public import CGTK
import Rx

/// Pages side by side, of which the person swipes, drags or scrolls to another.
///
/// ``CarouselIndicatorDots`` or ``CarouselIndicatorLines`` show where one is. There are no keys for it: give those who have no pointer
/// buttons that set `selectedIndex`. Wraps `AdwCarousel`.
open class Carousel: Widget, Orientable {
    open override class var objectType: GType { adw_carousel_get_type() }

    /// The places that the person has gone to.
    let changesByPerson = PublishSubject<Int?>()
    /// The page that the program has asked for and the carousel has not arrived at.
    private weak var target: Widget?
    /// The page that it has arrived at.
    private weak var reached: Widget?
    /// Whether libadwaita knows the places of all pages, which it finds as it lays them out; before, it goes nowhere.
    private var isLaidOut = false
    private var watch: FrameWatch?
    private var wheel: CarouselWheel?

    /// Makes an empty carousel.
    public init() {
        super.init(making: { rxgtk_object_new_widget(adw_carousel_get_type()) })
        listen()
    }

    /// Makes a carousel of the pages that `pages` names, of which the first is shown.
    public convenience init(@WidgetBuilder pages: () -> [Widget]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        listen()
    }

    private var count: Int { Int(adw_carousel_get_n_pages(pointer)) }

    /// The pages, in order.
    public var pages: [Widget] {
        (0..<count).map { .wrapping(OpaquePointer(adw_carousel_get_nth_page(pointer, guint($0))!)) }
    }

    /// Adds the pages that `pages` names at the end, for a subclass with pages of its own.
    public func append(@WidgetBuilder pages: () -> [Widget]) {
        pages().forEach { append($0) }
    }

    /// Adds a page at the end.
    public func append(_ child: Widget) {
        insert(child, at: count)
    }

    /// Puts a page before the one that is at `index`; a place that there is not stops the program, as does a widget that is in another or here.
    public func insert(_ child: Widget, at index: Int) {
        requirePlace(index, upTo: count)
        // libadwaita would list it all the same, and never come to the end of taking it out.
        if let owner = child.superview { stopProgram(Misuse.widgetTaken(child.className, by: owner.className)) }
        rearrange { adw_carousel_insert(pointer, placing(child), gint(index)) }
    }

    /// Takes a page out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard pages.contains(where: { $0 === child }) else { return }
        if target === child { target = nil }
        rearrange { adw_carousel_remove(pointer, child.widget) }
    }

    /// Moves a page to a place; a page or a place that there is not stops the program.
    public func move(_ child: Widget, to index: Int) {
        guard pages.contains(where: { $0 === child }) else {
            stopProgram(Misuse.notInside(child.className, of: className))
        }
        requirePlace(index, upTo: count - 1)
        rearrange { adw_carousel_reorder(pointer, child.widget, gint(index)) }
    }

    /// The place of the page that is shown; setting one goes there with a movement, and one that is not there stops the program.
    ///
    /// `nil` without any page. What the program sets is not told as the person's doing.
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

    /// Shows the page at a place, with a movement or at once; a place that there is not stops the program.
    ///
    /// What was added just now is shown at once, in the next frame.
    public func select(_ index: Int, isAnimated: Bool = true) {
        requirePlace(index, upTo: count - 1)
        guard index != selectedIndex else { return }
        let page = pages[index]
        target = page
        if isLaidOut { go(to: page, isAnimated: isAnimated) }
    }

    /// How far it is scrolled, in pages: 1.5 is halfway from the second page to the third.
    public var scrollPosition: Double { property("position").value }

    /// Whether the person can move it.
    public var isInteractive: Bool {
        get { property("interactive").value }
        set { property("interactive").value = newValue }
    }

    /// Whether the pages follow a mouse that is pressed, too.
    public var allowsMouseDrag: Bool {
        get { property("allow-mouse-drag").value }
        set { property("allow-mouse-drag").value = newValue }
    }

    /// Whether the wheel of a mouse moves it.
    public var allowsScrollWheel: Bool {
        get { wheel?.isAllowed ?? property("allow-scroll-wheel").value }
        set {
            guard let wheel else { return property("allow-scroll-wheel").value = newValue }
            wheel.isAllowed = newValue
        }
    }

    /// Whether a swipe may go further than to the next page.
    public var allowsLongSwipes: Bool {
        get { property("allow-long-swipes").value }
        set { property("allow-long-swipes").value = newValue }
    }

    /// The pixels between pages.
    public var spacing: Int {
        get { property("spacing").value }
        set { property("spacing").value = newValue }
    }

    private func requirePlace(_ index: Int, upTo last: Int) {
        guard index < 0 || index > last else { return }
        stopProgram(Misuse.noItem(at: index, of: className, count: count))
    }

    private func listen() {
        if CarouselWheel.isNeeded { wheel = CarouselWheel(of: self) }
        _ = listen(
            to: "page-changed", as: UInt32.self, receive: { [weak self] in self?.arrived(at: Int($0)) },
            onEnd: { [changesByPerson] in changesByPerson.onCompleted() })
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
        if reached == nil { reached = selectedIndex.map { pages[$0] } }
        if let target { go(to: target, isAnimated: false) }
    }

    private func go(to page: Widget, isAnimated: Bool) {
        write { adw_carousel_scroll_to(pointer, page.widget, isAnimated ? 1 : 0) }
    }

    private func arrived(at index: Int) {
        // Emptied on the way, libadwaita arrives at the greatest number there is.
        guard pages.indices.contains(index) else { return (reached, target) = (nil, nil) }
        let (page, asked) = (pages[index], target)
        // Let go of before the next page, it comes back to where it was; that is news only to who has asked for another.
        let isWherePersonWentTo = !isBeingWritten && page !== asked && (page !== reached || asked != nil)
        (reached, target) = (page, nil)
        if isWherePersonWentTo { changesByPerson.onNext(index) }
    }
}
#endif
