// 15 · A chart that is live
//
// Measurements arrive, and the line glides to each one. The reactor knows only the numbers. The view animates with the
// frames of the display, and draws none when nothing moves. If the user has turned animations off, the line jumps. The
// text has the system's colour and size. Assistive technology reads a summary of the chart, and the arrow keys move
// through its points.

import Foundation
import ReactorKit
import Rx
import RxGTK

package final class ChartReactor: Reactor {
    package enum Action: Equatable { case select(by: Int), first, last }
    package enum Mutation { case measured(Double), select(Int?) }
    package struct State: Equatable, Sendable {
        package var values: [Double] = []
        /// The index of the selected point. `nil` selects the newest point, also after another one arrives.
        package var selection: Int?
    }

    /// The number of points that the state keeps.
    package static let capacity = 30

    package let initialState = State()
    private let measurements: Observable<Double>
    package init(measurements: Observable<Double>) { self.measurements = measurements }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        .merge(mutation, measurements.map { .measured($0) })
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        let last = currentState.values.count - 1
        guard last >= 0 else { return .empty() }
        switch action {
        case .first: return .just(.select(0))
        case .last: return .just(.select(nil))
        case .select(let step):
            let index = min(max((currentState.selection ?? last) + step, 0), last)
            return .just(.select(index == last ? nil : index))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .select(let index): state.selection = index
        case .measured(let value):
            state.values.append(value)
            guard state.values.count > Self.capacity else { break }
            state.values.removeFirst()
            // The same point stays selected while it moves to the left. After it is removed, the oldest point is
            // selected.
            state.selection = state.selection.map { max($0 - 1, 0) }
        }
        return state
    }
}

extension ChartReactor.State {
    /// The index of the selected point, which is the newest by default; `nil` if there are no points.
    package var selectedIndex: Int? { values.isEmpty ? nil : selection ?? values.count - 1 }

    /// A summary of the chart in words.
    package var summary: String {
        guard let index = selectedIndex, let least = values.min(), let most = values.max() else {
            return "No measurement yet"
        }
        return "Point \(index + 1) of \(values.count): \(text(values[index])). From \(text(least)) to \(text(most))."
    }

    private func text(_ value: Double) -> String { String(format: "%.1f °C", value) }
}

/// The chart's line, which glides from its old values to the new ones.
package final class ChartArea: DrawingArea {
    private let shown = BehaviorRelay<[Double]>(value: [])
    private let target = PublishRelay<[Double]>()
    private let selectedIndex = BehaviorRelay<Int?>(value: nil)
    private var latest: [Double] = []
    private let bag = DisposeBag()
    private static let glide = Duration.milliseconds(300)

    package init() {
        super.init(accessibilityLabel: "Temperature")
        draw = { [unowned self] context, size in paint(context, size) }
        property("focusable").value = true
        // A new measurement starts a new glide from the line's current position. The frames end when the glide ends.
        target.flatMapLatest { [unowned self] values in glide(to: values) }
            .bind(to: shown).disposed(by: bag)
        Observable.merge(shown.map { _ in }, selectedIndex.map { _ in }, rx.containsFocus.map { _ in })
            .bind(with: self) { area, _ in area.redraw() }.disposed(by: bag)
    }

    /// The values that the line shows now, during a glide as well.
    package var drawnValues: [Double] { shown.value }

    package func show(_ state: ChartReactor.State) {
        if state.values != latest { target.accept(state.values) }
        latest = state.values
        selectedIndex.accept(state.selectedIndex)
        accessibilityDescription = state.summary
    }
    private func glide(to end: [Double]) -> Observable<[Double]> {
        guard StyleManager.shared.areAnimationsEnabled else { return .just(end) }
        let start = shown.value
        return rx.frames
            .map { min($0 / Self.glide, 1) }
            .take(while: { $0 < 1 }, behavior: .inclusive)
            .map { share in Self.mix(start, end, share) }
    }

    /// The line at `share` of the way from `start` to `end`. A new point starts at the last value of `start`.
    private static func mix(_ start: [Double], _ end: [Double], _ share: Double) -> [Double] {
        end.indices.map { index in
            let from = start.indices.contains(index) ? start[index] : start.last ?? end[index]
            return from + (end[index] - from) * share
        }
    }

    private func paint(_ context: DrawingContext, _ size: Size) {
        let (values, ink) = (shown.value, textColor)
        guard let least = values.min(), let most = values.max() else { return }
        let text = String(format: "%.1f °C", values[min(selectedIndex.value ?? 0, values.count - 1)])
        let line = Double(context.size(of: text).height)
        let (width, height) = (Double(size.width), max(Double(size.height) - 2 * line, 1))
        let step = width / Double(max(ChartReactor.capacity - 1, 1))
        let point: (Int) -> (x: Double, y: Double) = { index in
            let share = most > least ? (values[index] - least) / (most - least) : 0.5
            return (Double(index) * step, line * 1.5 + (1 - share) * height)
        }
        // This colour stands out from light and from dark backgrounds.
        context.setColor(Color(red: 0.21, green: 0.52, blue: 0.89))
        context.setLineWidth(2)
        for index in values.indices {
            let (x, y) = point(index)
            if index == 0 { context.moveTo(x: x, y: y) } else { context.lineTo(x: x, y: y) }
        }
        context.stroke()
        guard let index = selectedIndex.value, values.indices.contains(index) else { return }
        let (x, y) = point(index)
        context.arc(centerX: x, centerY: y, radius: 5)
        context.fill()
        context.setColor(ink)
        if isFirstResponder {
            context.arc(centerX: x, centerY: y, radius: 8)
            context.stroke()
        }
        context.draw(text, x: min(x, width - Double(context.size(of: text).width)), y: 0)
    }
}

package final class ChartWindow: Window, View {
    package var disposeBag = DisposeBag()
    package let (chart, words) = (ChartArea(), Label(wraps: true))

    package init(reactor: ChartReactor, application: Application?) {
        super.init(title: "Chart", width: 480, height: 320, application: application)
        content = VBox(spacing: 12) {
            chart.hexpand().vexpand()
            words.halign(.start)
        }
        .margins(18)
        self.reactor = reactor
    }

    package func bind(reactor: ChartReactor) {
        let steps = ["Left": ChartReactor.Action.select(by: -1), "Right": .select(by: 1), "Home": .first, "End": .last]
        chart.rx.keyPressed { steps[$0.name] != nil }
            .compactMap { steps[$0.name] }
            .bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.distinctUntilChanged()
            .bind(with: self) { window, state in
                window.chart.show(state)
                window.words.text = state.summary
            }
            .disposed(by: disposeBag)
    }
}

extension CaseStudy {
    static let liveChart = CaseStudy("15", "A chart that is live") {
        let measurements = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .map { second in 20 + 4 * sin(Double(second) / 3) + Double.random(in: -1...1) }
        let reactor = ChartReactor(measurements: measurements)
        let application = Application(id: "io.github.swift_reactor.Chart", flags: .nonUnique)
        application.run(arguments: []) { ChartWindow(reactor: reactor, application: $0).present() }
    }
}
