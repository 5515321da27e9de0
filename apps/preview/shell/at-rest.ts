import { actionsComeBy } from '../model/actions.ts'

let coming: Promise<typeof import('./rest.ts')> | undefined

/** What the editor does when it is asked to: actions, keys, carrying, the clipboard, what is said. It comes once, right after the first picture. */
export function fetchRest(): Promise<typeof import('./rest.ts')> {
  coming ??= import('./rest.ts').catch((error: unknown) => {
    coming = undefined // the next one tries again
    throw error
  })
  return coming
}
actionsComeBy(async () => (await fetchRest()).begin())

const ours = /^[bdekpyz]$/i // with Ctrl or Command these would be the browser's

/** Fetches the rest when the first picture is there; keys that are pressed before are done as soon as it has come. Gives the way to stop. */
export function beginAtRest(): () => void {
  const held: KeyboardEvent[] = []
  const hold = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if ((event.ctrlKey || event.metaKey) && ours.test(event.key)) event.preventDefault()
    held.push(event)
  }
  let stop = () => document.removeEventListener('keydown', hold)
  document.addEventListener('keydown', hold)
  const frame = requestAnimationFrame(() =>
    setTimeout(
      () =>
        void fetchRest().then(
          ({ begin, listen }) => {
            begin()
            stop()
            stop = listen(held)
          },
          (error: unknown) => console.warn('What the editor does did not come', error),
        ),
    ),
  )
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}
