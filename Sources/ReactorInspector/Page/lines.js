// Decides which steps have a line in the timeline, and how far it is indented.

/** The maximum duration of an effect without lines of its own, in seconds. */
const momentary = 0.01
const maximumDepth = 6

/** Returns the position of the first element that is not less than `index`, in an array in ascending order. */
export function lowerBound(indices, index) {
  let [low, high] = [0, indices.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (indices[middle] < index) low = middle + 1
    else high = middle
  }
  return low
}

const isSameAction = (one, other) =>
  [one, other].every((row) => row.k === "action" && row.root === row.id) && one.r === other.r && one.x === other.x

/**
 * The lines of a timeline without a filter.
 *
 * Steps that follow from the same step, and come one after another, are a group. The first of them is the head. The
 * lines of the others are indented beneath the head's, or hidden if the group is folded. If the same action comes
 * several times in succession, its groups are a run. Only the last group of a run has lines, unless the run is
 * unfolded.
 */
export class Lines {
  /** The indices of the steps that have a line, in ascending order. */
  indices = []
  #last = null
  #foldedHeads = new Set()
  #unfoldedRuns = new Set()
  #chosen

  /** `chosen` returns the index of the chosen step, or `null`. The line of this step is not removed. */
  constructor(chosen) { this.#chosen = chosen }

  /** Adds the next step. `cause` is the step that it follows from, if it is known. */
  append(row, cause) {
    row.root = cause ? cause.root : row.c ?? row.id
    if (this.#last?.root === row.root) this.#extendGroup(row, cause)
    else this.#beginGroup(row)
  }

  /** Decides anew which of these steps have a line. `first` is the index of the first. */
  rebuild(rows, first) {
    this.indices = []
    this.#last = null
    for (const row of rows) this.append(row, rows[row.c - first])
  }

  /** Removes the lines of the steps before the index `first`. */
  drop(first) {
    const count = lowerBound(this.indices, first)
    this.indices.splice(0, count)
    if (this.#last) this.#last.start = Math.max(0, this.#last.start - count)
  }

  /** What the line of a step shows beside the step. */
  marks(row) {
    const { group } = row
    const isHead = group.head === row
    const isRunFolded = !this.#unfoldedRuns.has(group.run.first)
    return {
      depth: row.depth,
      /** Whether the steps beneath are hidden; `null` if the step has none. */
      isFolded: isHead && group.lines > 0 ? group.isFolded : null,
      /** How often the action comes in succession. */
      count: isHead && (isRunFolded || group.run.first === row.id) ? group.run.count : 1,
      isRunFolded,
    }
  }

  // The lines change with the next call of `rebuild`.
  toggleGroup(row) { toggle(this.#foldedHeads, row.group.head.id) }
  toggleRun(row) { toggle(this.#unfoldedRuns, row.group.run.first) }
  unfold(row) { this.#foldedHeads.delete(row.group.head.id) }

  #beginGroup(row) {
    const group = {
      root: row.root, head: row, end: row.id, start: this.indices.length, lines: 0, effects: [],
      isFolded: this.#foldedHeads.has(row.id), run: { first: row.id, count: 1 },
    }
    const before = this.#last
    if (before && isSameAction(before.head, row)) this.#extendRun(before, group)
    Object.assign(row, { group, depth: 0 })
    this.#last = group
    this.indices.push(row.id)
  }

  #extendRun(before, group) {
    const isUnfolded = this.#unfoldedRuns.has(before.run.first)
    if (!isUnfolded && this.#hasChosen(before)) return
    group.run = before.run
    group.run.count += 1
    if (isUnfolded) return
    group.start = before.start
    this.indices.length = before.start
  }

  #hasChosen(group) {
    const index = this.#chosen()
    return index !== null && group.head.id <= index && index <= group.end
  }

  #extendGroup(row, cause) {
    const group = this.#last
    const depth = cause?.group === group ? Math.min(cause.depth + 1, maximumDepth) : 1
    Object.assign(row, { group, depth })
    group.end = row.id
    if (row.k === "effectStarted") group.effects.push(row)
    if (row.k === "effectEnded" && this.#removeMomentaryEffect(group, row)) return
    group.lines += 1
    if (!group.isFolded) this.indices.push(row.id)
  }

  /** Removes the line of an effect's start if the effect has ended at once. Returns whether it did. */
  #removeMomentaryEffect(group, end) {
    const position = group.effects.findLastIndex((start) => start.c === end.c && start.r === end.r)
    if (position < 0) return false
    const [start] = group.effects.splice(position, 1)
    if (end.s - start.s > momentary || [start.id, end.id].includes(this.#chosen())) return false
    group.lines -= 1
    const line = this.indices.lastIndexOf(start.id)
    if (line >= 0) this.indices.splice(line, 1)
    return true
  }
}

function toggle(set, element) { if (!set.delete(element)) set.add(element) }
