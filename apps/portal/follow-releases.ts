import { scopeBind } from 'effector'

import { placeAt } from '../../src/rules/routes.ts'
import { share } from '../../src/rules/structural-sharing.ts'
import { $documents, $release, documentState, fetchBodies, releaseGiven } from '../../src/runtime/model/context/documents.ts'
import { $language } from '../../src/runtime/model/context/preferences.ts'
import { $platform } from '../../src/runtime/model/lifecycle.ts'
import { $location, navigationRequested } from '../../src/runtime/model/navigation/navigation.ts'
import { $popups, popupClosed } from '../../src/runtime/model/navigation/popups.ts'
import { toastShown } from '../../src/runtime/model/toasts/toasts.ts'
import { watchReleases } from '../../src/runtime/platform/release-watch.ts'
import type { Newest } from '../../src/runtime/platform/release-watch.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { Manifest, Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { pipelineVersion } from '../../src/schemas/pipeline-version.ts'
import { loadSheet } from './brand-sheet.ts'

/** The server's answer about the newest release; `unchanged` where it is that of the tag. */
type Answer = 'unchanged' | { tag: string | null; manifest: Manifest }

/** Between two tries after something did not come, in ms, growing. */
const again = { first: 1_000, most: 30_000 }
const answerTimeoutMs = 20_000
/** An answer that goes back to an earlier release comes from a server that is behind; after this time the brand has gone back itself. */
const behindMs = 60_000

/**
 * Follows the releases of the brand that the portal shows, and changes it in place: parts of documents that stay equal stay the same
 * objects, so what they draw is left alone. A release is given whole or not at all; what did not come is asked for again. Returns what
 * ends it.
 */
export function followReleases(
  { scope }: Pick<Portal, 'scope'>,
  { watch = watchReleases, ask = askManifest }: { watch?: typeof watchReleases; ask?: typeof askManifest } = {},
): () => void {
  const { clock, random } = scope.getState($platform)
  const bodiesOf = scopeBind(fetchBodies, { scope })
  const give = scopeBind(releaseGiven, { scope })
  const go = scopeBind(navigationRequested, { scope })
  const close = scopeBind(popupClosed, { scope })
  const show = scopeBind(toastShown, { scope })
  const shown = () => scope.getState($release)
  let toldBuild = document.querySelector<HTMLMetaElement>('meta[name="foyer-build"]')?.content // that of this page, or of the last notice
  let number = 0 // the newest that was heard of
  let behindSince: number | undefined
  let tag: string | null = null
  let isRunning = false
  let isDue = false
  let failures = 0
  let stopTimer: () => void = () => undefined
  let isEnded = false

  function heard(newest?: Newest) {
    number = Math.max(number, newest?.number ?? 0)
    if (isRunning) isDue = true
    else if (!newest || newest.release !== shown()?.release) void renew()
  }

  async function renew() {
    stopTimer()
    isRunning = true
    try {
      do {
        isDue = false
        await renewOnce()
      } while (isDue && !isEnded)
      failures = 0
    } catch {
      failures += 1
      const most = Math.min(again.most, again.first * 2 ** failures)
      if (!isEnded) stopTimer = clock.after(most / 2 + (random() * most) / 2, () => void renew())
    }
    isRunning = false
  }

  async function renewOnce() {
    const before = shown()
    const answer = await inTime(ask(before?.brand ?? '', tag))
    if (answer === 'unchanged' || !before || isEnded) return
    const { manifest } = answer
    if (manifest.build !== undefined && toldBuild !== undefined && manifest.build !== toldBuild) {
      toldBuild = manifest.build
      show({ kind: 'info', message: { text: 't:frame.new-version' }, reload: true, stays: true })
    }
    if (manifest.number < number) {
      behindSince ??= clock.now()
      if (clock.now() - behindSince < behindMs) throw new Error(`Release ${manifest.number} came after ${number}.`)
    }
    behindSince = undefined
    number = manifest.number
    // A release that another pipeline has checked may have what this build cannot draw: the next page load shows it
    if (manifest.release !== before.release && manifest.checkedBy === pipelineVersion) {
      const { sheet } = manifest
      const next = await wholeRelease(before, manifest)
      const removeLastSheet = await loadSheet(sheet)
      if (isEnded) return
      leaveWhatIsGone(next)
      give(next)
      removeLastSheet()
      document.documentElement.dataset['release'] = next.release
    }
    tag = answer.tag
  }

  /** The next release, with the bodies of all documents that differ. */
  async function wholeRelease(before: Release, { release, brand, checkedBy, routes, documents }: Manifest): Promise<Release> {
    const old = (name: string) => (Object.hasOwn(before.documents, name) ? before.documents[name] : undefined)
    const changed = Object.entries(documents).filter(([name, { hash }]) => old(name)?.hash !== hash)
    const hashes = [...new Set(changed.map(([, { hash }]) => hash))]
    const language = before.language ? scope.getState($language) : null // that of their strings
    const bodies: Readonly<Record<string, unknown>> = hashes.length > 0 ? await inTime(bodiesOf(hashes, language)) : {}
    const known = scope.getState($documents)
    const entries = Object.entries(documents).map(([name, { hash }]): [string, Release['documents'][string]] => {
      const last = old(name)
      if (last?.hash === hash) return [name, last]
      const state = documentState(known, name)
      const body = bodies[hash] as Json | undefined // a document is JSON
      if (body === undefined) throw new Error(`The server did not send ${name}.`)
      return [name, { hash, body: share(state.status === 'ready' ? state.document : undefined, body) }]
    })
    const isSplit = before.language && { language: before.language }
    return { release, brand, checkedBy, routes, ...isSplit, documents: Object.fromEntries(entries) }
  }

  function inTime<Value>(awaited: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const stopWaiting = clock.after(answerTimeoutMs, () => reject(new Error('The server does not answer.')))
      void awaited.finally(stopWaiting).then(resolve, reject)
    })
  }

  /** A page that the next release does not have leads to the first page, and a popup of such a page closes. */
  function leaveWhatIsGone(next: Release) {
    for (const { popup } of scope.getState($popups)) if (!Object.hasOwn(next.documents, `page/${popup}`)) close({ popup })
    const { pathname, search } = scope.getState($location)
    const [was, is] = [placeAt(shown()?.routes ?? {}, pathname, search), placeAt(next.routes, pathname, search)]
    if (was.page === undefined || is.page !== undefined || !Object.hasOwn(next.routes, '/')) return
    go({ to: '/', replace: true })
    show({ kind: 'info', message: { text: 't:frame.page-gone' } })
  }

  document.documentElement.dataset['release'] ??= shown()?.release ?? ''
  const stop = watch(shown()?.brand ?? '', heard)
  return () => {
    isEnded = true
    stopTimer()
    stop()
  }
}

async function askManifest(brand: string, tag: string | null): Promise<Answer> {
  const reply = await fetch(`/api/layouts/manifest?brand=${encodeURIComponent(brand)}`, {
    headers: tag === null ? {} : { 'If-None-Match': tag },
    cache: 'no-store',
  })
  if (reply.status === 304) return 'unchanged'
  if (!reply.ok) throw new Error(`The server answers ${reply.status}.`)
  return { tag: reply.headers.get('ETag'), manifest: (await reply.json()) as Manifest } // our own server's
}
