// Reads a trace of Chromium: the tasks of one page's main thread after its first contentful paint.

export const categories = [
  'toplevel',
  'loading',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

/** What a task was run for, by the first event in it that says so. */
const kinds = new Map([
  ['v8.evaluateModule', 'modules'],
  ['EvaluateScript', 'modules'],
  ['v8.compileModule', 'compile'],
  ['FireIdleCallback', 'idle callback'],
  ['TimerFire', 'timer'],
  ['FireAnimationFrame', 'animation frame'],
  ['EventDispatch', 'event'],
  ['ParseHTML', 'HTML'],
  ['HandlePostMessage', 'message'],
  ['UpdateLayoutTree', 'style and layout'],
  ['Layout', 'style and layout'],
  ['Paint', 'style and layout'],
  ['RunMicrotasks', 'promises'],
  ['FunctionCall', 'script'],
  ['MajorGC', 'garbage collection'],
  ['MinorGC', 'garbage collection'],
])
/** What counts in the description of a task, where it takes a part worth naming. */
const parts = new Map([
  ['v8.evaluateModule', 'evaluate'],
  ['EvaluateScript', 'evaluate'],
  ['v8.compileModule', 'compile'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
  ['ParseHTML', 'HTML'],
  ['MajorGC', 'garbage'],
  ['MinorGC', 'garbage'],
  ['V8.GC_MC_BACKGROUND_MARKING', 'garbage'],
])
const namedMs = 4

/** For `sourcesOf`: what runs is noted many times a millisecond, which makes everything slower. */
export const profilerCategory = 'disabled-by-default-v8.cpu_profiler'

/** A trace that has not what is measured. */
export class UnusableTrace extends Error {}

/**
 * `tasks`: each with its start in ms after the first contentful paint (`at`), its processor time in ms times `slower` (`ms`), what it was
 * run for, and its parts. `paint`: ms from the request to that paint.
 */
export function tasksOf(events, url, slower) {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!start) throw new UnusableTrace(`The trace has no navigation to ${url}.`)
  const mine = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const paint = mine.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= start.ts)
  if (!paint) throw new UnusableTrace(`${url} was never painted.`)
  const spans = mine.filter(({ ph, dur }) => ph === 'X' && dur !== undefined).sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks = []
  let from = 0
  for (const task of spans.filter(({ name }) => name === 'RunTask')) {
    if (task.ts < paint.ts) continue
    while (from < spans.length && spans[from].ts < task.ts) from++
    const inside = []
    for (let i = from; i < spans.length && spans[i].ts <= task.ts + task.dur; i++) if (spans[i] !== task) inside.push(spans[i])
    const [at, wall] = [(task.ts - paint.ts) / 1_000, task.dur / 1_000]
    tasks.push({ at, wall, ms: timeOf(task) * slower, kind: kindOf(inside, url), parts: partsOf(inside, slower) })
  }
  return { paint: (paint.ts - start.ts) / 1_000, paintTs: paint.ts, tasks }
}

/**
 * Adds `sources` to each task: the source files that it spent its time in, the dearest first, as far as an own file called what ran.
 * `sourceOf` gives the source file of a place in a built one.
 */
export function addSources(tasks, events, paintTs, sourceOf) {
  const nodes = new Map()
  const samples = []
  const profiles = new Map(
    events.filter(({ name }) => name === 'Profile').map(({ id, pid, args }) => [`${pid} ${id}`, args.data.startTime]),
  )
  for (const { pid, id, name, args } of events) {
    const at = profiles.get(`${pid} ${id}`)
    if (name !== 'ProfileChunk' || at === undefined) continue
    const { cpuProfile = {}, timeDeltas = [] } = args.data
    for (const node of cpuProfile.nodes ?? []) nodes.set(`${pid} ${id} ${node.id}`, node)
    let now = at
    for (const [index, sample] of (cpuProfile.samples ?? []).entries()) {
      now += timeDeltas[index] ?? 0
      samples.push({ ts: now, key: `${pid} ${id}`, node: sample })
    }
    profiles.set(`${pid} ${id}`, now)
  }
  for (const task of tasks) {
    const from = paintTs + task.at * 1_000
    const inside = samples.filter(({ ts }) => ts >= from && ts < from + task.wall * 1_000)
    const files = new Map()
    for (const { key, node } of inside) {
      const file = ownFile(key, node)
      files.set(file, (files.get(file) ?? 0) + task.ms / inside.length)
    }
    task.sources = [...files].filter(([file, ms]) => file && ms >= namedMs / 2).sort(([, a], [, b]) => b - a)
  }

  /** The innermost own source among the callers of a sample. */
  function ownFile(key, id) {
    let found = ''
    for (let node = nodes.get(`${key} ${id}`); node; node = nodes.get(`${key} ${node.parent}`)) {
      const { url, lineNumber, columnNumber } = node.callFrame
      const file = url ? sourceOf(url, lineNumber, columnNumber) : undefined
      if (file && !file.includes('node_modules')) return file
      found ||= file ?? ''
    }
    return found
  }
}

const timeOf = ({ tdur, dur }) => (tdur ?? dur) / 1_000

function kindOf(inside, url) {
  const first = inside.find(({ name }) => kinds.has(name))
  if (first?.name === 'ParseHTML' && first.args?.beginData?.url !== url) return 'picture' // an SVG file
  return kinds.get(first?.name) ?? 'other'
}

function partsOf(inside, slower) {
  const [times, ends] = [new Map(), new Map()]
  for (const span of inside) {
    const part = parts.get(span.name)
    if (!part || span.ts < (ends.get(part) ?? 0)) continue // inside another one of its part
    ends.set(part, span.ts + span.dur)
    times.set(part, (times.get(part) ?? 0) + timeOf(span) * slower)
  }
  return [...times]
    .filter(([, ms]) => ms >= namedMs)
    .sort(([, a], [, b]) => b - a)
    .map(([part, ms]) => `${part} ${ms.toFixed(0)}`)
    .join(', ')
}
