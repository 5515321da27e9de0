import { createWatch } from 'effector'

import { $release } from '../../src/runtime/model/context/documents.ts'
import { $location } from '../../src/runtime/model/navigation/navigation.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'

const address = '/api/canary/views'
const gatherMs = 2_000
const most = { views: 20, errors: 100, dropped: 1_000 } // of one message
type Figures = { views: number; errors: number; dropped: number }

/**
 * Tells the server how a release fares that some players have before others: pages shown, errors and nodes that are not drawn, as figures
 * of that release and nothing else. Only pages that ask for it load this script; it ends when the server says that nothing is compared.
 */
export function countViews(release: string, send: typeof fetch = fetch.bind(window)) {
  let shown = release
  let figures: Figures = { views: 0, errors: 0, dropped: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function count(kind: keyof Figures) {
    if (isOver) return
    figures[kind] = Math.min(figures[kind] + 1, most[kind])
    timer ??= setTimeout(tell, gatherMs)
  }

  function tell() {
    clearTimeout(timer)
    timer = undefined
    if (isOver || Object.values(figures).every((figure) => figure === 0)) return
    const body = JSON.stringify({ release: shown, ...figures })
    figures = { views: 0, errors: 0, dropped: 0 }
    // It is sent also where the page is left; what does not arrive is not missed
    send(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).then(
      (reply) => (isOver ||= reply.status === 200),
      () => undefined,
    )
  }

  addEventListener('error', ({ error }) => error && count('errors')) // without one it is another site's, or a note of the browser
  addEventListener('unhandledrejection', () => count('errors'))
  addEventListener('pagehide', tell)
  count('views')

  return {
    /** A widget, or the page around them, failed while it was drawn. */
    failed: ({ code }: { code: string }) => code.startsWith('render/') && count('errors'),
    /** A document was found faulty here, so that a part of it is left out. */
    found: ({ severity }: Diagnostic) => severity === 'error' && count('dropped'),
    /** Counts each page that the portal goes to, and each release that it is given. */
    follow({ scope }: Pick<Portal, 'scope'>) {
      let last = scope.getState($location).pathname
      createWatch({
        unit: $location,
        scope,
        fn({ pathname }) {
          if (pathname !== last) count('views')
          last = pathname
        },
      })
      createWatch({
        unit: $release,
        scope,
        fn(next) {
          if (!next || next.release === shown) return
          tell()
          shown = next.release
          count('views')
        },
      })
    },
  }
}
