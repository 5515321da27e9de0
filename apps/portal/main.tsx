import '../../src/runtime/theme/layers.css'
import '../../src/runtime/theme/reset.css'
import '../../src/runtime/theme/tokens.css'
import '../../src/runtime/theme/fonts.css'
import '../../src/runtime/theme/base.css'
import './boot.css'

import { pipelineVersion } from '../../src/schemas/pipeline-version.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import { early, framed } from './early.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { registry } from './registry.ts'
import { readRelease } from './release.ts'

/** The full check of documents, the only code for authors that a player may download: one chunk, loaded when it is needed. */
const loadCheck = () => import('./verify.ts')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root". It stands in apps/portal/index.html.')

// In the editor's frame the documents come by message, and mocks answer the calls of the gateway
if (framed) await (await import('./framed.ts')).startFramed(root)
else await start(root)

async function start(root: HTMLElement) {
  const report = (diagnostic: Diagnostic) =>
    console.warn(`${diagnostic.document}${diagnostic.pointer} ${diagnostic.severity} ${diagnostic.code} ${diagnostic.message}`)

  const given = await readRelease()
  const checked = given.checkedBy === pipelineVersion
  const release = checked ? given : await (await loadCheck()).sanitizeRelease(given, report)

  const live = import.meta.hot && (await import('./live-edits.ts'))
  const portal = await createPortal({
    release,
    registry: live ? live.withLiveViews(registry) : registry,
    locales: { EN: englishLocale },
    loadLocale,
    partial: true,
    early,
  })
  portal.mount(root)
  live?.followEdits(portal)

  if (checked) runWhenIdle(async () => (await loadCheck()).verifyRelease(release, report))
}

/** Runs something 3 s after the page has loaded, when the browser has nothing more urgent to do. */
function runWhenIdle(run: () => Promise<void>) {
  const later = () => setTimeout(() => void run().catch(() => undefined), 3_000)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
