/// ``Observable`` under a name that no other module uses.
public typealias RxObservable = Observable
