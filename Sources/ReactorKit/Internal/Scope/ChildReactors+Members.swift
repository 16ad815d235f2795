internal import Rx
public import RxSupport

extension ChildReactors {
    @frozen @usableFromInline
    struct Member {
        @usableFromInline let child: Child
        @usableFromInline let scope: Child.Scope
    }

    /// What the parent does for the list.
    @frozen @usableFromInline
    struct Parent {
        /// Starts the parent, so that the children exist.
        @usableFromInline let start: @Sendable () -> Void
        /// The elements of the parent's current state.
        @usableFromInline let readElements: @Sendable () -> [Child.State]
        /// Makes a child a part of the parent.
        @usableFromInline let makeScope: @Sendable (Child, Child.State.ID) -> Child.Scope

        @inlinable
        init(
            start: @escaping @Sendable () -> Void, readElements: @escaping @Sendable () -> [Child.State],
            makeScope: @escaping @Sendable (Child, Child.State.ID) -> Child.Scope
        ) {
            (self.start, self.readElements, self.makeScope) = (start, readElements, makeScope)
        }
    }

    /// The children. A thread reads a copy under the lock and searches it afterwards, because searching runs the `==`
    /// of an id.
    @frozen @usableFromInline
    struct Members {
        /// The children of the elements of the latest state that was received.
        @usableFromInline var table: [Child.State.ID: Member] = [:]
        /// Children that ``member(_:)`` has made before their elements were received.
        @usableFromInline var early: [(id: Child.State.ID, member: Member)] = []
        /// How often ``table`` was replaced.
        @usableFromInline var version = 0

        @inlinable
        init(table: [Child.State.ID: Member] = [:], version: Int = 0) { (self.table, self.version) = (table, version) }

        @inlinable
        subscript(id: Child.State.ID) -> Member? { table[id] ?? early.first { $0.id == id }?.member }
    }

    @frozen @usableFromInline
    struct Contents {
        @usableFromInline var members = Members()
        @usableFromInline var elements: [Child.State] = []
        @usableFromInline var parent: Parent?
        @usableFromInline var isConnected = false
        @usableFromInline var isOver = false

        @inlinable
        init() {}
    }

    @usableFromInline
    func connect(to parent: Parent) {
        let isFirst = contents.withLock { contents in
            defer { contents.parent = contents.parent ?? parent }
            return contents.parent == nil
        }
        requirement(isFirst, "scope: these ChildReactors<\(Child.self)> are already the children of a reactor.")
    }

    @usableFromInline
    var parent: Parent {
        guard let parent = contents.withLock({ $0.parent }) else {
            stopProgram(
                "These ChildReactors<\(Child.self)> have no parent. Call scope(_:state:action:mutation:) in its init.")
        }
        return parent
    }

    @inlinable
    func existingMember(_ id: Child.State.ID) -> Member? { contents.withLock { $0.members }[id] }

    /// The child of an element. Makes it if the parent's state has such an element that was not received yet, because
    /// another thread is starting the parent or has just changed its state, or because the parent was not started.
    @usableFromInline
    func member(_ id: Child.State.ID) -> Member? {
        while true {
            let members = contents.withLock { $0.members }
            if let member = members[id] { return member }
            guard let element = parent.readElements().first(where: { $0.id == id }) else { return nil }
            let member = makeMember(element)
            let isInserted = contents.withLock { contents in
                let isUnchanged =
                    contents.members.version == members.version && contents.members.early.count == members.early.count
                if isUnchanged { contents.members.early.append((id, member)) }
                return isUnchanged
            }
            if isInserted { return member }
        }
    }

    private func makeMember(_ element: Child.State) -> Member {
        let child = makeChild(element)
        return Member(child: child, scope: parent.makeScope(child, element.id))
    }

    // MARK: The parent's states

    /// Makes, updates and releases the children for the elements of the parent's latest state. Calls never overlap.
    @inlinable
    func receive(_ elements: [Child.State]) {
        let old = contents.withLock { contents in
            defer { contents.elements = elements }
            return contents.elements
        }
        let differing = Bytes.indexesOfDifferences(in: elements, from: old)
        let haveIDsChanged =
            old.count != elements.count || differing.contains { old[$0].id != elements[$0].id }
        if haveIDsChanged { updateMembers(elements) }
        let table = contents.withLock { $0.members.table }
        for index in differing { table[elements[index].id]?.scope.receive(elements[index]) }
    }

    @usableFromInline
    func updateMembers(_ elements: [Child.State]) {
        let ids = Set(elements.lazy.map(\.id))
        requirement(
            ids.count == elements.count,
            "ChildReactors<\(Child.self)>: two elements of the state have the same id. Make the ids unique.")
        var made: [Child.State.ID: Member] = [:]
        while true {
            let members = contents.withLock { $0.members }
            var table = members.table.filter { ids.contains($0.key) }
            var new: [Member] = []
            for element in elements where table[element.id] == nil {
                let member = members[element.id] ?? made[element.id] ?? makeMember(element)
                (table[element.id], made[element.id]) = (member, member)
                new.append(member)
            }
            guard let isConnected = replace(members, by: table) else { continue }
            if isConnected { for member in new { member.scope.connect(member.child) } }
            let removed = members.table.filter { table[$0.key] == nil }.map(\.value)
            let unused = members.early.map(\.member).filter { member in !new.contains { $0.scope === member.scope } }
            for member in removed + unused { member.scope.end() }
            return
        }
    }

    /// Replaces the children.
    ///
    /// - Returns: Whether the new children must be connected. `nil` if another thread has added a child since `members`
    ///   was read; then nothing is replaced.
    private func replace(_ members: Members, by table: [Child.State.ID: Member]) -> Bool? {
        contents.withLock { contents in
            guard contents.members.early.count == members.early.count else { return nil }
            contents.members = Members(table: table, version: members.version + 1)
            return contents.isConnected && !contents.isOver
        }
    }

    @usableFromInline
    func connectMutations() {
        let members = contents.withLock { contents in
            contents.isConnected = true
            return contents.members.table
        }
        for member in members.values { member.scope.connect(member.child) }
    }

    @usableFromInline
    func end() {
        let members = contents.withLock { contents in
            contents.isOver = true
            return contents.members
        }
        for member in members.table.values + members.early.map(\.member) { member.scope.end() }
    }

    @usableFromInline
    var namesOfWork: [String] {
        contents.withLock { $0.members.table }.values.flatMap(\.scope.namesOfAllWork)
    }
}
