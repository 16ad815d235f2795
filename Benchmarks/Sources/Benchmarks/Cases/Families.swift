/// All families of cases.
let families = [
    Family(
        name: "Events", unit: "event", goal: 1.6,
        cases: [
            oneSubscriber, twoSubscribers, mapFilter, mapFilterObjects, flatMapOne, flatMapTwo, flatMapTwoInLoops,
            flatMapLatest, combineLatest, driver, merge, withLatestFrom, scan, distinctUntilChanged, shareReplay,
            pipeline, manySubscribers,
        ]),
    Family(
        name: "Assemble, subscribe, one event, dispose", unit: "subscription", goal: 4,
        cases: [
            createSubject, createMapFilter, createMapFilterObjects, createFlatMap, createFlatMapLatest,
            createCombineLatest, createDriver,
        ]),
    Family(
        name: "Common events", unit: "event", cases: [range, array, concatMapOne, behaviorRelay, debounced]),
    Family(
        name: "Subscribe and dispose", unit: "subscription", cases: [createJust, createCreate, createCreateOfSix]),
    Family(name: "To another thread", unit: "event", cases: [throughput, roundTrip]),
    Family(
        name: "Reactors", unit: "action, read, reactor or view",
        cases: [
            sendAction, sendLoading, sendToKeyPaths, sendFromThreads, readState, lookUp, lookUpOfAction, createReactor,
            createView,
        ]),
    childrenFamily, observationFamily, isolationFamily, threadFamily,
]
