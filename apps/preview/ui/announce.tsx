import { useSyncExternalStore } from 'react'

type Place = { text: string; turn: number }
const silent: Place = { text: '', turn: 0 }

const hold = 250 // ms a sentence stands before the next takes its place: shorter and readers miss it
const queues = { polite: createQueue(), assertive: createQueue() }

/**
 * Says a sentence to screen readers. Sentences wait for their turn, so none is lost; the same one twice is heard twice. `assertive`
 * interrupts: for what failed, or can never be seen.
 */
export function announce(text: string, { assertive = false }: { assertive?: boolean } = {}): void {
  if (text) queues[assertive ? 'assertive' : 'polite'].add(text)
}

/** The two places that screen readers listen to; mounted once, outside everything that may become inert. */
export function LiveRegions() {
  const polite = useSyncExternalStore(queues.polite.subscribe, queues.polite.now)
  const assertive = useSyncExternalStore(queues.assertive.subscribe, queues.assertive.now)
  return (
    <>
      <output aria-live="polite" aria-atomic="true" className="visually-hidden" data-live="polite">
        {polite.text ? <span key={polite.turn}>{polite.text}</span> : null}
      </output>
      <div role="alert" aria-live="assertive" aria-atomic="true" className="visually-hidden" data-live="assertive">
        {assertive.text ? <p key={assertive.turn}>{assertive.text}</p> : null}
      </div>
    </>
  )
}

/** One sentence at a time. The last one stays, so that it can be read with the virtual cursor; a new element is made for each. */
function createQueue(): { add: (text: string) => void; now: () => Place; subscribe: (listener: () => void) => () => void } {
  const waiting: string[] = []
  const listeners = new Set<() => void>()
  let place = silent
  let busy = false
  function next() {
    const text = waiting.shift()
    busy = text !== undefined
    if (text === undefined) return
    place = { text, turn: place.turn + 1 }
    for (const listener of listeners) listener()
    setTimeout(next, hold)
  }
  return {
    add: (text) => {
      waiting.push(text)
      if (!busy && listeners.size) next()
    },
    now: () => place,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!busy && waiting.length)
        setTimeout(() => {
          if (!busy) next()
        }) // what was said before the regions were there
      return () => listeners.delete(listener)
    },
  }
}
