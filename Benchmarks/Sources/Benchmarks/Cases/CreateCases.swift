import Rx

/// Assembling, subscribing, disposing.
let createCases: [Case] = [subscribeSubject, subscribeChain]

private let subscriptions = 20_000

private let subscribeSubject = Case(
    name: "subject: create, subscribe, dispose", count: subscriptions,
    streams: {
        for _ in 0..<subscriptions {
            let source = PublishSubject<Int>()
            source.subscribe(onNext: { consume($0) }).dispose()
        }
    },
    byHand: {
        for _ in 0..<subscriptions {
            let source = Emitter<Int>()
            source.stop(source.listen { consume($0) })
        }
    })

private let subscribeChain = Case(
    name: "map/filter × 12: assemble, subscribe, dispose", count: subscriptions,
    streams: {
        for _ in 0..<subscriptions {
            let source = PublishSubject<Int>()
            var chain: Observable<Int> = source
            for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
            chain.subscribe(onNext: { consume($0) }).dispose()
        }
    },
    byHand: {
        for _ in 0..<subscriptions {
            let source = Emitter<Int>()
            var body: (Int) -> Void = { consume($0) }
            for _ in 0..<6 { body = mapped(filtered(body)) }
            source.stop(source.listen(body))
        }
    })

/// A step of a hand-written chain. Not inlined, as one is not that stands elsewhere: else no closure is ever made.
@inline(never)
private func mapped(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { next($0 &+ 1) } }

@inline(never)
private func filtered(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { if $0 >= 0 { next($0) } } }
