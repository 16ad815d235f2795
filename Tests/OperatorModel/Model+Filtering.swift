extension Model {
    func filtering(_ graph: Graph) -> Reaction? {
        let number = graph.numbers.first ?? 0
        switch graph.operation {
        case .filter: return each(graph) { if Choice.residue($1) != number { try $0.emit($1) } }
        case .throwingFilter:
            return each(graph) { play, element in
                if Choice.residue(element) == number { return try play.emit(.error("thrown")) }
                if Choice.residue(element) > number { try play.emit(element) }
            }
        case .ignoreElements: return each(graph) { _, _ in }
        case .distinct: return distinct(graph, key: { $0 }) { $0 == $1 }
        case .distinctByKey: return distinct(graph, key: { Choice.residue($0) / (number + 1) }) { $0 == $1 }
        case .distinctByComparer: return distinct(graph, key: { $0 }) { abs($0 &- $1) <= number }
        case .take: return take(graph, number)
        case .takeWhile: return take(graph, isInclusive: false) { Choice.residue($0) != number }
        case .takeWhileInclusive: return take(graph, isInclusive: true) { Choice.residue($0) != number }
        case .takeUntilPredicate: return take(graph, isInclusive: false) { Choice.residue($0) != number }
        case .takeUntilInclusive: return take(graph, isInclusive: true) { Choice.residue($0) != number }
        case .takeLast: return takeLast(graph, number)
        case .skip:
            var left = number
            return each(graph) { play, element in
                if left == 0 { try play.emit(element) } else { left -= 1 }
            }
        case .skipWhile:
            var isOpen = false
            return each(graph) { play, element in
                isOpen = isOpen || Choice.residue(element) == number
                if isOpen { try play.emit(element) }
            }
        case .takeUntil, .skipUntil, .sample, .sampleWithDefault: return filteringByOther(graph, number)
        case .takeFor, .skipFor: return filteringByTime(graph, number)
        case .elementAt:
            var left = number
            return each(graph) { play, element in
                if left == 0 {
                    try play.emit(element)
                    try play.emit(.completed)
                }
                left -= 1
            } completed: {
                try $0.emit(.error("argumentOutOfRange"))
            }
        case .single: return single(graph) { _ in true }
        case .singleMatching: return single(graph) { Choice.residue($0) == number }
        case .first:
            return each(graph) { play, element in
                try play.emit(element)
                try play.emit(.completed)
            } completed: { play in
                try play.emit(-1)
                try play.emit(.completed)
            }
        default: return nil
        }
    }

    private func distinct(
        _ graph: Graph, key: @escaping (Int) -> Int, _ isSame: @escaping (Int, Int) -> Bool
    ) -> Reaction {
        var last: Int?
        return each(graph) { play, element in
            if let last, isSame(last, key(element)) { return }
            last = key(element)
            try play.emit(element)
        }
    }

    private func take(_ graph: Graph, _ count: Int) -> Reaction {
        var left = count
        return { play, cue in
            switch cue {
            case .start: if count == 0 { try play.emit(.completed) } else { try play.subscribe(graph.graphs[0]) }
            case .signal(_, let signal):
                try play.emit(signal)
                left -= 1
                if left == 0 { try play.emit(.completed) }
            case .timer: break
            }
        }
    }

    private func take(_ graph: Graph, isInclusive: Bool, while goesOn: @escaping (Int) -> Bool) -> Reaction {
        each(graph) { play, element in
            if goesOn(element) { return try play.emit(element) }
            if isInclusive { try play.emit(element) }
            try play.emit(.completed)
        }
    }

    private func takeLast(_ graph: Graph, _ count: Int) -> Reaction {
        var elements: [Int] = []
        return each(graph) {
            elements.append($1)
        } completed: { play in
            for element in elements.suffix(count) { try play.emit(element) }
            try play.emit(.completed)
        }
    }

    private func single(_ graph: Graph, _ matches: @escaping (Int) -> Bool) -> Reaction {
        var isFound = false
        return each(graph) { play, element in
            guard matches(element) else { return }
            try play.emit(isFound ? .error("moreThanOneElement") : .next(element))
            isFound = true
        } completed: {
            try $0.emit(isFound ? .completed : .error("noElements"))
        }
    }

    /// Subscriptions have numbers in the order of subscribing.
    private func filteringByOther(_ graph: Graph, _ number: Int) -> Reaction {
        switch graph.operation {
        case .takeUntil:
            return both(graph, otherFirst: true) {
                try $0.emit($1)
            } other: { play, signal in
                switch signal {
                case .next: try play.emit(.completed)
                case .error: try play.emit(signal)
                case .completed: break
                }
            }
        case .skipUntil:
            var isOpen = false
            return both(graph, otherFirst: false) { play, signal in
                if isOpen || signal != .completed && signal.isTerminal { return try play.emit(signal) }
                if signal == .completed { play.drop(1) }
            } other: { play, signal in
                if case .error = signal { return try play.emit(signal) }
                if case .next = signal {
                    isOpen = true
                    play.drop(1)
                }
            }
        default:
            var (latest, isDone) = (Int?.none, false)
            return both(graph, otherFirst: false) { play, signal in
                switch signal {
                case .next(let element): latest = element
                case .error: try play.emit(signal)
                case .completed: isDone = true
                }
            } other: { play, signal in
                if case .error = signal { return try play.emit(signal) }
                if let element = latest ?? (graph.operation == .sample ? nil : number) { try play.emit(element) }
                latest = nil
                if isDone { try play.emit(.completed) }
            }
        }
    }

    private func filteringByTime(_ graph: Graph, _ span: Int) -> Reaction {
        var isOver = false
        let takes = graph.operation == .takeFor
        return { play, cue in
            switch cue {
            case .start:
                play.wait(span)
                try play.subscribe(graph.graphs[0])
            case .signal(_, let signal): if takes || isOver || signal.isTerminal { try play.emit(signal) }
            case .timer:
                isOver = true
                if takes { try play.emit(.completed) }
            }
        }
    }

    /// An operator with a source and another sequence.
    func both(
        _ graph: Graph, otherFirst: Bool, _ source: @escaping (Play, ModelEvent) throws -> Void,
        other: @escaping (Play, ModelEvent) throws -> Void
    ) -> Reaction {
        { play, cue in
            switch cue {
            case .start: for number in otherFirst ? [1, 0] : [0, 1] { try play.subscribe(graph.graphs[number]) }
            case .signal(let number, let signal):
                if (number == 0) == otherFirst { try other(play, signal) } else { try source(play, signal) }
            case .timer: break
            }
        }
    }
}
