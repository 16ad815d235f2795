import RxGTK

@MainActor
func events(
    _ label: Label, _ entry: Entry, _ button: Button, _ list: ListView, _ scrolled: ScrolledWindow, _ bag: DisposeBag
) {
    label.rx.tapGesture().when(.recognized).subscribe().disposed(by: bag)  // refused: write `rx.click()`
    label.rx.longPressGesture().when(.began).subscribe().disposed(by: bag)  // refused: write `rx.longPress()`
    label.rx.panGesture().when(.began, .changed).subscribe().disposed(by: bag)  // refused: write `rx.pan()`
    label.rx.pinchGesture().subscribe().disposed(by: bag)  // refused: write `rx.zoom`
    label.rx.swipeGesture(.left).subscribe().disposed(by: bag)  // refused: use a Carousel
    entry.rx.controlEvent(.editingDidBegin).subscribe().disposed(by: bag)  // refused: `rx.containsFocus.filter
    entry.rx.controlEvent([.editingDidEnd]).subscribe().disposed(by: bag)  // refused: write the event's own stream
    button.rx.controlEvent(.touchUpInside).subscribe().disposed(by: bag)  // refused: write `button.rx.tap`
    list.rx.setDelegate(button).disposed(by: bag)  // refused: GTK has signals and no delegates
    Observable.just(true).bind(to: list.rx.isRefreshing).disposed(by: bag)  // refused: a Spinner's `rx.isAnimating`
    scrolled.rx.contentOffset.map { $0.y }.subscribe().disposed(by: bag)  // refused: write `verticalPosition`
    scrolled.rx.reachedBottom.subscribe().disposed(by: bag)  // refused: write `scrolledWindow.rx.edgeReached
    list.rx.prefetchItems.subscribe().disposed(by: bag)  // refused: load more rows by
    list.rx.willDisplayCell.subscribe().disposed(by: bag)  // refused: the closure of `rx.items` runs
}
