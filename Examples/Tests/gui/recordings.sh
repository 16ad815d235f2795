#!/usr/bin/env bash
# `swift package flight-log` prints the entries of a flight recorder's file, and makes a recording from them.
# `swift package make-test` writes a test of a recorded session, and of a session that an exploration has found. The
# tests compile without a warning and pass. They fail if the reactor changes. A file that is no recording, and a
# recording of another version, get a clear error.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
# shellcheck source=progress.sh
source Examples/Tests/gui/progress.sh
work=$(mktemp -d)
packages=$(python3 Examples/Tests/gui/packages.py Notes)
beside "$packages"
trap 'rm -rf "$work" "$packages/Notes"' EXIT
mkdir -p "$packages/Notes/Sources/Notes" "$packages/Notes/Tests/NotesTests"
cd "$packages/Notes"
cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-reactor") }

let package = Package(
    name: "Notes",
    dependencies: [.package(path: "../swift-reactor")],
    targets: [
        .target(name: "Notes", dependencies: [library("ReactorKit"), library("Rx")]),
        .testTarget(
            name: "NotesTests", dependencies: ["Notes", library("ReactorRecording"), library("ReactorTest")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
)
END
cat >Sources/Notes/NotesReactor.swift <<'END'
import ReactorKit
import Rx

/// Actions and states are saved as JSON, mutations as descriptions.
final class NotesReactor: Reactor {
    enum Action: Codable { case add(String), wait, undo }
    enum Mutation { case append(note: String), dropLast }
    struct State: Codable { var notes: [String] = [] }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let note): .just(.append(note: note))
        case .wait: .error(NeverMind())
        case .undo: Observable.of(.dropLast, .append(note: "undone"))
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .append(let note): State(notes: state.notes + [note])
        case .dropLast: State(notes: state.notes.dropLast())
        }
    }
}

struct NeverMind: Error {}

/// Everything is saved as a description.
final class LampReactor: Reactor {
    enum Action { case set(isOn: Bool) }
    struct State { var isOn = false }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
        switch mutation { case .set(let isOn): State(isOn: isOn) }
    }
}
END
cat >Tests/NotesTests/RecordTests.swift <<'END'
import Foundation
import ReactorRecording
import ReactorTest
import Testing

@testable import Notes

/// One after the other, because the flight recorder would record the other test, too.
@Suite(.serialized) struct RecordTests {
    /// Makes the two recordings.
    @Test func record() throws {
        let notes = NotesReactor()
        let session = Recorder(notes)
        for action in [NotesReactor.Action.add("a \"quoted\" #\"note\"#\n"), .wait, .undo] { notes.action.onNext(action) }
        try session.recording.write(to: URL(filePath: "lost-undo.jsonl"))
        let lamp = LampReactor()
        let evening = Recorder(lamp)
        let flight = try FlightRecorder(url: URL(filePath: "notes.flight"), keepsValues: true)
        lamp.action.onNext(.set(isOn: true))
        let shopping = NotesReactor()
        shopping.action.onNext(.add("Milk"))
        withExtendedLifetime(flight) {}
        try evening.recording.write(to: URL(filePath: "evening.jsonl"))
    }

    /// Makes a recording of the shortest session with two notes.
    @MainActor @Test func find() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await explore(
                reactor: { NotesReactor() }, actions: .oneOf([.add("Milk"), .add("Tea")]),
                invariants: [.never("there are two notes") { $0.notes.count == 2 }])
        }
        #expect(failure.steps.count == 2)
        try failure.recording(of: NotesReactor.self)?.write(to: URL(filePath: "two-notes.jsonl"))
    }
}
END

write() { swift package --allow-writing-to-package-directory make-test "$@"; }
# refuses WORDS ARGUMENT...: make-test fails with an error that contains the words.
refuses() {
    local words=$1 output
    shift
    ! output=$(write "$@" 2>&1) || die "make-test $* was not refused"
    [[ $output == *"$words"* ]] || die "make-test $* says: $output"
}
# tests WORDS: runs the tests, whose output must contain the words.
tests() { watched "$work/log" swift test || true; grep -q "$1" "$work/log" || { tail -n 20 "$work/log" >&2; die "not: $1"; }; }

tests '2 tests .*passed'
write lost-undo.jsonl
write evening.jsonl
write two-notes.jsonl
for name in LostUndo Evening TwoNotes; do [[ -s Tests/NotesTests/${name}Tests.swift ]] || die "$name was not written"; done
cat Tests/NotesTests/LostUndoTests.swift
refuses 'exists already; nothing was written' evening.jsonl
refuses 'takes one recording'
refuses 'there is no target Nothing' --target Nothing evening.jsonl
swift package flight-log notes.flight >"$work/log"
grep -qE 'NotesReactor #[0-9]+  mutation append\(note: "Milk"\), changed notes' "$work/log" || die "flight-log prints: $(cat "$work/log")"
swift package flight-log notes.flight --reactor NotesReactor --to flight.jsonl
write flight.jsonl
! output=$(swift package flight-log notes.flight --reactor OtherReactor --to other.jsonl 2>&1) || die "another reactor was not refused"
[[ $output == *'The log has no values of OtherReactor. It has values of'* ]] || die "flight-log says: $output"
! output=$(swift package flight-log none.flight 2>&1) || die "no file was not refused"
! output=$(swift package flight-log evening.jsonl 2>&1) || die "a file that is no flight log was not refused"
[[ $output == *"This is not a flight recorder's file"* ]] || die "flight-log says: $output"
sed 's/"version":1/"version":0/' evening.jsonl >old.jsonl
refuses 'The recording has version 0 of the format. This program reads version 1: record again.' old.jsonl
echo nothing >none.jsonl
refuses 'Line 1 of the recording is invalid' none.jsonl
[[ ! -e Tests/NotesTests/OldTests.swift && ! -e Tests/NotesTests/NoneTests.swift ]] || die "a test was written for an invalid recording"
tests '6 tests in .* passed'
sed -i 's/State(isOn: isOn)/State(isOn: false)/' Sources/Notes/NotesReactor.swift
tests 'The mutation set(isOn: true) makes another state'
say "flight-log and make-test: the tests they write pass, and fail if the reactor changes"
