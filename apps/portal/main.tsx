import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../../src/runtime/theme/tokens.css'
import '../../src/runtime/theme/fonts.css'
import '../../src/runtime/theme/base.css'
import './boot.css'

import { pipelineVersion } from '../../src/schemas/pipeline-version.ts'
import { createPortal, logFault } from '../../src/runtime/portal.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import { addressBase } from '../../src/runtime/platform/history.ts'
import type { Fault } from '../../src/runtime/render/context.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import { needed } from '../../src/runtime/platform/needed.ts'
import { early, framed, repeatTouches } from './early.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { addWidgetsOf, completeRegistry, registry, withWidgets } from './registry.ts'
import { readRelease } from './release.ts'
import { reportBroken } from './report-broken.ts'

/** In development, what the lobby does about edits. A preview frame is opened anew by the editor. */
const live = import.meta.hot && !framed && addressBase() === '' ? await import('./live-edits.ts') : undefined
import.meta.hot?.accept('./registry.ts', async (edited) => {
  if (!live || !edited) return window.location.reload()
  // its exports
  const { completeRegistry: complete, registry: next } = edited as unknown as typeof import('./registry.ts')
  await complete()
  live.registryEdited(next)
})

/** After the first screen the portal waits this long before it stores pages for offline reading, so as not to slow the screen down. */
const offlineAfterMs = 3_000

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/portal/index.html.')

// In the editor's frame the documents come by message, and mocks answer the calls of the gateway
if (framed) await (await import('./framed.ts')).startFramed(root)
else await start(root).catch(reportBroken)

async function start(root: HTMLElement) {
  const report = (diagnostic: Diagnostic) => {
    console.warn(`${diagnostic.document}${diagnostic.pointer} ${diagnostic.severity} ${diagnostic.code} ${diagnostic.message}`)
    void counting?.then((counts) => counts?.found(diagnostic))
  }

  const given = await readRelease()
  const counting = document.querySelector('meta[name="foyer-counted"]') ? startCounting(given.release) : undefined
  const isChecked = given.checkedBy === pipelineVersion // by the server: nothing is left to find
  const release = isChecked ? given : await (await needed(() => import('./verify.ts'))).sanitizeRelease(given, report)

  const options = {
    release: await withWidgets(release),
    registry,
    prepare: addWidgetsOf,
    locales: { EN: englishLocale },
    loadLocale,
    partial: true,
    early,
    ...(counting && {
      report(fault: Fault) {
        logFault(fault)
        void counting.then((counts) => counts?.failed(fault))
      },
    }),
  }
  if (live) {
    await completeRegistry() // documents come by other ways, too
    return live.openLive(root, options)
  }
  const isDrawn = isChecked && document.getElementById('foyer-replies') !== null
  const taking = isDrawn ? (await needed(() => import('./drawn.ts'))).takeDrawn() : undefined
  const portal = await createPortal({ ...options, taking, mounted: answersTouches })
  portal.mount(root)
  void counting?.then((counts) => counts?.follow(portal))
  if (addressBase() !== '') return // a preview that somebody shared follows nothing, and nothing of it stays on the device
  portal.engine.whenIdle(() => void followReleases(portal).catch(() => undefined))
  portal.engine.whenIdle(() => setTimeout(() => void keepOffline(portal).catch(() => undefined), offlineAfterMs))
}

/** From here on the page says that it answers touches, for tests and tools that wait for it. */
function answersTouches() {
  document.documentElement.dataset['ready'] = ''
  repeatTouches?.()
}

async function keepOffline(portal: Portal) {
  const { keepForOffline } = await import('./keep-offline.ts')
  await keepForOffline(portal)
}

/** While a release goes to some players first, the page says so. Without this script nothing is counted. */
async function startCounting(release: string) {
  const { countViews } = await import('./count-views.ts').catch(() => ({ countViews: undefined }))
  return countViews?.(release)
}

/** A tab whose script for it does not come shows another release when it is loaded anew. */
async function followReleases(portal: Portal) {
  const { followReleases: follow } = await import('./follow-releases.ts')
  follow(portal)
}
