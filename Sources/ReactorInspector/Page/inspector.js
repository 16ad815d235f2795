// The inspector's page. It keeps the rows of the timeline, draws the visible rows, and requests everything else from
// the program.

import { Lines, lowerBound } from "./lines.js"

const rowHeight = 26
/** The indentation of a step beneath another, in pixels. */
const indentation = 14
const element = (id) => document.getElementById(id)

const newLines = () => new Lines(() => (known.loaded ? null : chosen.index))

/** The data that the program has sent, and the lines of its steps. */
const known = { run: null, rows: [], first: 0, lost: 0, status: null, loaded: null, lines: newLines() }
/** The user's choices. */
const chosen = { index: null, search: "", reactor: "", kind: "", follows: true }
/** The indices in `source()` of the rows that match the filter, or `null` without a filter. */
let filtered = null
/** The index of the latest mutation of the chosen reactor, or of any reactor. */
let newest = null
/** The index of the step whose details are drawn. */
let drawn = null

// MARK: Talking with the program

let socket = null
let lastRequest = 0
const pendingReplies = new Map()

function connect() {
  socket = new WebSocket(`ws://${location.host}/socket`)
  socket.onmessage = (event) => receive(JSON.parse(event.data))
  socket.onclose = () => {
    for (const answer of pendingReplies.values()) answer({ error: "The program has ended." })
    pendingReplies.clear()
    showConnection("the program has ended; waiting for it to restart", true)
    setTimeout(connect, 700)
  }
}

function request(content) {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve({ error: "The program is not running." })
    const id = ++lastRequest
    pendingReplies.set(id, resolve)
    socket.send(JSON.stringify({ id, ...content }))
  })
}

/** Sends a request, and shows a dialog if the answer is an error. */
async function requestOrShowError(content) {
  const answer = await request(content)
  if (answer.error) showDialog(answer.error)
  return answer
}

function receive(message) {
  if (message.hello) return receiveHello(message.hello)
  if (message.steps) return receiveSteps(message.steps)
  if (message.status) return receiveStatus(message.status)
  const answer = pendingReplies.get(message.id)
  pendingReplies.delete(message.id)
  if (answer) answer(message)
}

function receiveHello(hello) {
  if (known.run !== hello.run) Object.assign(known, { run: hello.run, lost: 0, status: null })
  // Rows that the page had may be gone, so the program sends all the rows that it keeps.
  Object.assign(known, { rows: [], first: 0, lines: newLines() })
  filtered = null
  newest = null
  if (!known.loaded) chosen.index = null
  if (!known.loaded && drawn !== null) clearStep()
  element("program").textContent = hello.program
  document.title = `${hello.program} – Inspector`
  showConnection(`connected to process ${hello.process}`, false)
  refilter()
}

function receiveSteps({ rows, dropped, lost }) {
  // This must come first. If the program dropped steps that the page never received, none of the page's rows is left,
  // and the new rows follow on the dropped ones.
  if (dropped > known.first) {
    known.rows.splice(0, dropped - known.first)
    known.first = dropped
    known.lines.drop(dropped)
    // The filter of a loaded recording stays valid.
    if (!known.loaded) filtered = null
  }
  known.rows.push(...rows)
  for (const row of rows) known.lines.append(row, known.rows[row.c - known.first])
  known.lost = lost
  acknowledge("stepsProcessed")
  known.loaded ? drawCount() : extendFilter(rows)
  showNewest(rows)
}

function receiveStatus(status) {
  known.status = status
  acknowledge("statusProcessed")
  drawStatus()
  draw()
}

/** Tells the program that it may send more of this kind. Nothing queues up in the program while the page is blocked. */
function acknowledge(kind) { socket.send(JSON.stringify({ id: 0, kind })) }

function showConnection(text, isLost) {
  element("connection").textContent = text
  element("connection").classList.toggle("lost", isLost)
}

function showDialog(text) {
  element("dialog-text").textContent = text
  if (!element("dialog").open) element("dialog").showModal()
}

// MARK: The timeline

/** The displayed rows: the program's, or those of a loaded recording. */
const source = () => (known.loaded ? known.loaded.rows : known.rows)
const firstIndex = () => (known.loaded ? 0 : known.first)
const rowAt = (index) => (index === null ? undefined : source()[index - firstIndex()])
const lines = () => (known.loaded ?? known).lines
const typeOf = (number) => known.loaded ? known.loaded.reactor : nameOf(number)

function nameOf(number) {
  const reactor = known.status?.reactors.find((reactor) => reactor.number === number)
  return `#${number} ${reactor ? reactor.type : "reactor"}`
}

const isOfChosenReactor = (row) => !chosen.reactor || row.r === Number(chosen.reactor)

function isWanted(row) {
  if (chosen.kind === "effect" ? !row.k.startsWith("effect") : chosen.kind && row.k !== chosen.kind) return false
  if (!known.loaded && !isOfChosenReactor(row)) return false
  if (!chosen.search) return true
  const text = `${row.x} ${(row.f ?? []).join(" ")}`.toLowerCase()
  return text.includes(chosen.search)
}

const isFiltering = () => chosen.search || chosen.kind || (chosen.reactor && !known.loaded)

function refilter() {
  filtered = null
  if (isFiltering()) {
    filtered = []
    const first = firstIndex()
    source().forEach((row, index) => { if (isWanted(row)) filtered.push(first + index) })
  }
  drawTimeline()
}

function extendFilter(rows) {
  if (!isFiltering()) return drawTimeline()
  if (filtered === null) return refilter()
  for (const row of rows) if (isWanted(row)) filtered.push(row.id)
  drawTimeline()
}

/** The indices of the steps that have a line. */
const indices = () => filtered ?? lines().indices
const lineCount = () => indices().length
const indexOfLine = (line) => indices()[line]

function lineOfIndex(index) {
  const line = lowerBound(indices(), index)
  return indices()[line] === index ? line : -1
}

function drawTimeline() {
  element("rows").style.height = `${lineCount() * rowHeight}px`
  if (chosen.follows && !known.loaded && !isShowing()) element("timeline").scrollTop = element("rows").offsetHeight
  drawCount()
  draw()
}

function drawCount() {
  const all = source().length
  let text = filtered ? `${filtered.length.toLocaleString()} of ${all.toLocaleString()}` : all.toLocaleString()
  if (!known.loaded && known.first > 0) text += `, the first ${known.first.toLocaleString()} were dropped`
  if (!known.loaded && known.lost > 0) text += `, ${known.lost.toLocaleString()} came too fast`
  element("count").textContent = `${text}${known.loaded ? ` of a recording of ${known.loaded.reactor}` : ""}`
  element("leave-loaded").hidden = !known.loaded
}

let isDrawing = false

/** Draws once, in the next frame. */
function draw() {
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    drawRows()
  })
}

function drawRows() {
  const timeline = element("timeline")
  const first = Math.max(0, Math.floor(timeline.scrollTop / rowHeight) - 5)
  const last = Math.min(lineCount(), first + Math.ceil(timeline.clientHeight / rowHeight) + 10)
  const views = []
  for (let line = first; line < last; line++) views.push(makeRow(line))
  element("rows").replaceChildren(...views)
  const isDrawn = chosen.index !== null && element(`step-${chosen.index}`)
  isDrawn ? timeline.setAttribute("aria-activedescendant", `step-${chosen.index}`) : timeline.removeAttribute("aria-activedescendant")
}

function makeRow(line) {
  const index = indexOfLine(line)
  const row = rowAt(index)
  const { depth, isFolded, count, isRunFolded } = filtered ? { depth: 0, isFolded: null, count: 1 } : lines().marks(row)
  const kind = make("span", `kind ${row.k}`, wordOf(row.k))
  kind.style.marginLeft = `${depth * indentation}px`
  const view = make("div", "row", [
    make("span", "time", `${row.s.toFixed(3)} s`), foldMark(isFolded), kind,
    make("span", "who", known.loaded ? "" : nameOf(row.r)), make("span", "what", row.x || textOfCause(row)),
    ...(count > 1 ? [runMark(count, isRunFolded)] : []),
    make("span", "fields", [...(row.f ?? []).filter((name) => name), ...originOf(row)].join(", ")),
  ])
  view.id = `step-${index}`
  view.style.top = `${line * rowHeight}px`
  view.setAttribute("role", "option")
  view.setAttribute("aria-selected", String(index === chosen.index))
  view.setAttribute("aria-posinset", line + 1)
  view.setAttribute("aria-setsize", lineCount())
  view.title = row.x || textOfCause(row)
  const isShown = isShowing() && known.status.shown === index && known.status.isLoadedShown === Boolean(known.loaded)
  view.classList.toggle("shown", isShown)
  return view
}

function foldMark(isFolded) {
  if (isFolded === null) return make("span", "no-fold")
  const mark = make("span", "fold", isFolded ? "▸" : "▾")
  mark.title = isFolded ? "Show the steps that follow (→)" : "Hide the steps that follow (←)"
  mark.setAttribute("aria-hidden", "true")
  return mark
}

function runMark(count, isFolded) {
  const mark = make("span", "times", `×${count}`)
  mark.title = isFolded ? "Show each of these actions (→)" : "Show only the last of these actions (←)"
  return mark
}

/** The step that this one follows from, if other steps have come between the two. */
function originOf(row) {
  const cause = rowAt(row.c ?? null)
  return !filtered && row.x && row.group.head === row && cause ? [`from ${cause.x}`] : []
}

/** Folds or unfolds the group of a step, or the run of its action. */
function toggleFold(row, isRun) {
  isRun ? lines().toggleRun(row) : lines().toggleGroup(row)
  stopFollowing()
  rebuildLines()
  // The head has a line if the group is folded.
  if (chosen.index !== null && lineOfIndex(chosen.index) < 0) choose(row.group.head.id)
}

function rebuildLines() {
  lines().rebuild(source(), firstIndex())
  drawTimeline()
}

/** Folds or unfolds the chosen step's group, or else the run of its action. */
function fold(isFolding) {
  const row = rowAt(chosen.index)?.group.head
  if (!row || filtered) return
  const marks = lines().marks(row)
  if (marks.isFolded === !isFolding) toggleFold(row, false)
  else if (row.group.run.count > 1 && marks.isRunFolded !== isFolding) toggleFold(row, true)
}

/** The index of an element's step. */
function indexOf(view) {
  const row = view.closest(".row")
  return row && Number(row.id.slice("step-".length))
}

/** The text of the action that started an effect, because the effect's own row has no text. */
const textOfCause = (row) => (row.c === undefined ? "" : rowAt(row.c)?.x ?? "")

const wordOf = (kind) => ({ effectStarted: "effect on", effectEnded: "effect off" })[kind] ?? kind

function make(tag, className, content) {
  const view = document.createElement(tag)
  if (className) view.className = className
  Array.isArray(content) ? view.append(...content) : (view.textContent = content ?? "")
  return view
}

// MARK: The chosen step

async function choose(index) {
  const row = rowAt(index)
  if (!row) return
  // While the timeline followed, the details were those of another step.
  if (chosen.index === null) clearStep()
  chosen.index = index
  stopFollowing()
  if (!filtered && lineOfIndex(index) < 0) {
    lines().unfold(row)
    rebuildLines()
  }
  element("travel").disabled = false
  reveal(index)
  draw()
  const answer = await request({ kind: "details", index, isLoaded: Boolean(known.loaded) })
  if (chosen.index === index) drawStep(index, answer)
}

const isFollowing = () => chosen.follows && chosen.index === null && !known.loaded && !isShowing()
let isAsking = false

/** While the timeline follows, shows the latest mutation. Requests the details of one mutation a frame. */
async function showNewest(rows) {
  newest = rows.findLast((row) => row.k === "mutation" && isOfChosenReactor(row))?.id ?? newest
  if (isAsking) return
  isAsking = true
  await new Promise(requestAnimationFrame)
  while (isFollowing() && newest !== drawn && rowAt(newest)) {
    const index = newest
    const answer = await request({ kind: "details", index, isLoaded: false })
    if (!answer.details) break
    if (isFollowing()) drawStep(index, answer)
    await new Promise(requestAnimationFrame)
  }
  isAsking = false
}

function reveal(index) {
  const line = lineOfIndex(index)
  if (line < 0) return
  const timeline = element("timeline")
  const top = line * rowHeight
  if (top < timeline.scrollTop) timeline.scrollTop = top
  else if (top + rowHeight > timeline.scrollTop + timeline.clientHeight) {
    timeline.scrollTop = top + rowHeight - timeline.clientHeight
  }
}

function clearStep() {
  drawn = null
  element("step").replaceChildren()
}

function drawStep(index, answer) {
  const row = rowAt(index)
  if (!row) return
  drawn = index
  const parts = [make("p", "", [make("span", `kind ${row.k}`, wordOf(row.k)), " ", make("code", "", row.x)])]
  parts.push(make("p", "weak", `${typeOf(row.r)}, ${row.s.toFixed(6)} s${row.m ? ", on the main thread" : ""}`))
  if (answer.error) parts.push(make("p", "", answer.error))
  const details = answer.details
  if (details) {
    if (details.areValuesDropped) parts.push(make("p", "hint", "The values of this step were dropped to save memory."))
    if (row.k === "mutation") parts.push(make("h3", "", "Changes"), differencesView(details.differences, index))
    if (details.chain.length > 1) parts.push(make("h3", "", "Follows from"), chainView(details.chain))
    parts.push(make("div", "answer", []))
    if (details.value) parts.push(make("h3", "", wordOf(row.k)), tree(details.value, null))
    if (details.state) parts.push(make("h3", "", "State after this step"), tree(details.state, index))
  }
  element("step").replaceChildren(...parts)
}

function differencesView(differences, index) {
  if (differences.length === 0) return make("p", "hint", "Nothing has changed.")
  const table = make("table", "", [make("tr", "", [make("th", "", "field"), make("th", "", "before"), make("th", "", "after")])])
  for (const { path, before, after } of differences) {
    const field = make("td", "", [path || "state", " "])
    if (!known.loaded && index > known.first) field.append(whyButton(path, index - 1, "Why was it so before?"))
    table.append(make("tr", "", [field, make("td", "before", before), make("td", "after", after)]))
  }
  return table
}

/** The tree of a value. With an index, each part has a button that asks for its causes. */
function tree(value, index, depth = 0) {
  const label = [make("span", "name", value.name), value.name ? ": " : "", make("span", "value", value.text), " "]
  if (index !== null && value.path && !known.loaded) label.push(whyButton(value.path, index, "Why is this so?"))
  if (!value.parts) return make("div", depth ? "leaf" : "", label)
  const view = make("details", "", [make("summary", "", label)])
  view.open = depth === 0
  let isFilled = false
  const fill = () => {
    if (isFilled || !view.open) return
    isFilled = true
    view.append(...value.parts.map((part) => tree(part, index, depth + 1)))
  }
  view.ontoggle = fill
  fill()
  return view
}

function whyButton(path, index, title) {
  const button = make("button", "why", "why?")
  button.title = title
  button.setAttribute("aria-label", `Why is ${path || "the state"} so?`)
  button.onclick = async (event) => {
    event.preventDefault()
    // Without the row, which may have been dropped, the program takes the reactor of the step.
    const answer = await requestOrShowError({ kind: "why", index, reactor: rowAt(drawn)?.r, path })
    if (answer.chain) drawChain(path, answer.chain)
  }
  return button
}

function drawChain(path, chain) {
  const view = chain.length > 0 ? chainView(chain) : make("p", "hint", "It has not changed since the first step in the log.")
  document.querySelector("#step .answer").replaceChildren(make("h3", "", `Why ${path || "the state"} is so`), view)
}

function chainView(chain) {
  return make("ol", "chain", chain.map((row) => {
    const button = make("button", "", `${wordOf(row.k)} ${row.x}`)
    button.onclick = () => choose(row.id)
    return make("li", "", [button, make("span", "weak", ` ${nameOf(row.r)}, ${row.s.toFixed(3)} s`)])
  }))
}

// MARK: Now

const isShowing = () => known.status !== null && known.status.shown !== null && known.status.shown !== undefined

function drawStatus() {
  const { reactors, effects, namedWork, fieldReads, waiting, waitingCount, isPaused } = known.status
  element("pause").textContent = isPaused ? "Go on" : "Pause"
  element("pause").setAttribute("aria-pressed", String(isPaused))
  element("advance").disabled = !isPaused || isShowing() || waitingCount === 0
  element("present").disabled = !isPaused
  const banner = element("banner")
  banner.hidden = !isPaused
  banner.textContent = isShowing()
    ? `The program shows step ${known.status.shown}${known.status.isLoadedShown ? " of the recording" : ""}. New steps wait (${waitingCount}).`
    : `The program is paused. New steps wait (${waitingCount}).`
  const parts = [
    part("Reactors", reactors.filter((reactor) => reactor.isAlive).map((reactor) =>
      [make("strong", "", `#${reactor.number} ${reactor.type}`), make("span", "weak", ` ${reactor.parent === undefined ? "" : `in ${nameOf(reactor.parent)}, `}${reactor.steps} steps, ${reactor.scheduler}`)])),
    part("Effects running", effects.map((effect) => {
      const row = effect.action === undefined ? null : known.rows[effect.action - known.first]
      return [make("code", "", row ? row.x : "effect"), make("span", "weak", ` ${nameOf(effect.reactor)}, since ${effect.seconds.toFixed(1)} s`)]
    })),
    part("Named work", namedWork.map((work) => [make("code", "", work.name), make("span", "weak", ` ${nameOf(work.reactor)}`)])),
    part("Observed fields", fieldReads.map((read) =>
      [make("code", "", read.field), make("span", "weak", ` ${nameOf(read.reactor)}, rendered ${times(read.renderings)}`)])),
    part("Waiting", waiting.map((step) =>
      [make("span", `kind ${step.isAction ? "action" : "mutation"}`, step.isAction ? "action " : "mutation "), make("code", "", step.text)])),
  ]
  element("now").replaceChildren(...parts)
  drawReactors(reactors)
}

const times = (count) => (count === 1 ? "in 1 place" : `in ${count} places`)

function part(title, lines) {
  const list = lines.length > 0 ? make("ul", "", lines.map((line) => make("li", "", line))) : make("p", "hint", "none")
  return make("div", "", [make("h3", "", title), list])
}

function drawReactors(reactors) {
  const select = element("reactor")
  const names = ["all", ...reactors.map((reactor) => `#${reactor.number} ${reactor.type}${reactor.isAlive ? "" : " (ended)"}`)]
  const options = [...select.options]
  if (options.length === names.length && options.every((option, index) => option.textContent === names[index])) return
  select.replaceChildren(...names.map((name, index) => {
    const option = make("option", "", name)
    option.value = index === 0 ? "" : String(reactors[index - 1].number)
    return option
  }))
  select.value = chosen.reactor
}

async function showSubscriptions() {
  let answer = await requestOrShowError({ kind: "subscriptions" })
  if (answer.error) return
  if (!answer.isRecording) answer = await requestOrShowError({ kind: "recordSubscriptions" })
  const lines = answer.subscriptions.map(({ location, seconds, lastEvent }) =>
    make("li", "", [make("code", "", location), make("span", "weak", ` ${seconds.toFixed(1)} s${lastEvent ? `, last ${lastEvent}` : ""}`)]))
  const hint = "In a debug build, subscriptions that are made from now on are listed."
  element("ledger").replaceChildren(lines.length > 0 ? make("ul", "", lines) : make("p", "hint", hint))
  element("subscriptions").textContent = "Again"
}

// MARK: User input

async function pause() { await requestOrShowError({ kind: known.status?.isPaused ? "resume" : "pause" }) }
async function present() { await requestOrShowError({ kind: "resume" }) }
async function advance() { if (!element("advance").disabled) await requestOrShowError({ kind: "advance" }) }

async function travel() {
  if (chosen.index === null) return
  reveal(chosen.index)
  await requestOrShowError({ kind: "travel", index: chosen.index, isLoaded: Boolean(known.loaded) })
}

/** Moves the choice down by a number of lines. If the program shows a step, it shows the new one too. */
function move(lines) {
  const line = isFollowing() ? lineCount() : chosen.index === null ? -1 : lineOfIndex(chosen.index)
  const next = Math.min(lineCount() - 1, Math.max(0, line + lines))
  if (next < 0) return
  choose(indexOfLine(next))
  if (isShowing()) travel()
}

/** Follows the newest steps or stops doing so, as the check box says. */
function follow() {
  chosen.follows = element("follow").checked
  if (chosen.follows && !known.loaded && !isShowing()) {
    chosen.index = null
    element("travel").disabled = true
  }
  drawTimeline()
  showNewest([])
}

function stopFollowing() {
  chosen.follows = false
  element("follow").checked = false
}

async function save(what) {
  const reactor = chosen.reactor ? Number(chosen.reactor) : rowAt(chosen.index)?.r
  if (reactor === undefined) return showDialog("Choose a reactor above, or one of its steps.")
  const answer = await requestOrShowError({ kind: what, reactor })
  if (!answer.text) return
  const link = make("a", "", "")
  link.href = URL.createObjectURL(new Blob([answer.text]))
  link.download = answer.name
  link.click()
  URL.revokeObjectURL(link.href)
}

async function load(text) {
  const answer = await requestOrShowError({ kind: "load", text })
  if (!answer.recording) return
  const rows = answer.recording.rows.map((row, id) => ({ ...row, id, r: 0, m: false }))
  known.loaded = { ...answer.recording, rows, lines: new Lines(() => chosen.index) }
  chosen.index = null
  clearStep()
  known.loaded.lines.rebuild(rows, 0)
  refilter()
  element("timeline").scrollTop = 0
  if (answer.recording.difference) showDialog(`The reactor behaves differently from the recording.\n\n${answer.recording.difference}`)
}

async function leaveLoaded() {
  if (isShowing()) await present()
  known.loaded = null
  chosen.index = null
  clearStep()
  refilter()
  showNewest([])
}

async function invite() {
  const answer = await requestOrShowError({ kind: "invite" })
  if (answer.address) showDialog(`This address admits one browser, once:\n\n${answer.address}`)
}

const keys = {
  p: pause, s: advance, t: travel, "/": () => element("search").focus(), Escape: () => { if (known.status?.isPaused) present() },
}
const timelineKeys = {
  ArrowDown: () => move(1), ArrowUp: () => move(-1), PageDown: () => move(20), PageUp: () => move(-20),
  Home: () => move(-Infinity), End: () => move(Infinity), ArrowLeft: () => fold(true), ArrowRight: () => fold(false),
  Enter: travel,
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || element("dialog").open) return
  const isWriting = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "checkbox"
  if (isWriting && event.key !== "Escape") return
  const action = (document.activeElement === element("timeline") ? timelineKeys[event.key] : null) ?? keys[event.key]
  if (!action) return
  event.preventDefault()
  action()
})

const handlers = {
  pause, advance, travel, present, invite, subscriptions: showSubscriptions, "leave-loaded": leaveLoaded,
  "save-recording": () => save("saveRecording"), "save-test": () => save("saveTest"), load: () => element("file").click(),
}
for (const [id, handler] of Object.entries(handlers)) element(id).addEventListener("click", handler)
element("file").addEventListener("change", async () => {
  const [file] = element("file").files
  if (file) await load(await file.text())
  element("file").value = ""
})
element("search").addEventListener("input", () => { chosen.search = element("search").value.toLowerCase(); refilter() })
element("reactor").addEventListener("change", () => { chosen.reactor = element("reactor").value; refilter() })
element("kind").addEventListener("change", () => { chosen.kind = element("kind").value; refilter() })
element("follow").addEventListener("change", follow)
element("timeline").addEventListener("scroll", draw)
// Handles the press instead of the click, because steps that arrive before the release replace the line or move it
// away.
let pressed = null
element("timeline").addEventListener("mousedown", (event) => {
  if (event.button !== 0) return
  const mark = event.target.closest(".fold, .times")
  if (mark) {
    pressed = null
    return toggleFold(rowAt(indexOf(mark)), mark.className === "times")
  }
  if (event.detail === 1) pressed = indexOf(event.target)
  if (pressed === null) return
  if (event.detail === 1) choose(pressed)
  if (event.detail === 2) travel()
})
element("timeline").addEventListener("click", (event) => {
  const isOfAssistiveTechnology = event.detail === 0
  const index = indexOf(event.target)
  if (isOfAssistiveTechnology && index !== null) choose(index)
})
element("timeline").addEventListener("wheel", (event) => { if (event.deltaY < 0) stopFollowing() }, { passive: true })
window.addEventListener("resize", draw)
connect()
