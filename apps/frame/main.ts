import type { FrameHost } from '../../src/runtime/framed-portal.ts'
import { browserClock } from '../../src/runtime/platform/clock.ts'
import { errorMessage } from '../../src/schemas/error-message.ts'
import type { ToFrame, AccessIssue } from '../../src/schemas/preview.ts'
import { createBoxes } from './boxes.ts'
import { createBrandStyles } from './brand-styles.ts'
import { createChannel } from './channel.ts'
import { createInput } from './input.ts'
import { listedGames, tellGames } from './listed-games.ts'
import { guardFetch } from './network.ts'
import type { FrameNetwork } from './network.ts'
import { elementOf, nameOf } from './nodes.ts'
import { createPreviewSession } from './preview-session.ts'
import { createReporter } from './reporter.ts'
import { createTyping } from './typing.ts'

/**
 * Finds what keeps people out of the page as it is drawn when it is called, each with the node it was found in. One after the other: the
 * library refuses to run while it runs, and an edit asks before the last answer has come.
 */
function createAccess(root: HTMLElement): () => Promise<AccessIssue[]> {
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    const { default: axe } = await import('axe-core')
    const run = last.then(() => axe.run(root.ownerDocument.body, { resultTypes: ['violations'] }))
    last = run.catch(() => undefined)
    const { violations } = await run
    return violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target }) => {
        const selector = target.flat().join(' ')
        const element = root.ownerDocument.querySelector(selector)?.closest<HTMLElement>('[data-node]')
        return { rule: id, impact: impact ?? 'minor', help, ...(element ? nameOf(element) : { page: '', node: '' }), target: selector }
      }),
    )
  }
}

/** What a page costs: everything that was downloaded for it, as far as the browser still knows, and the calls that were answered here. */
function weigh(network: FrameNetwork | undefined): { requests: number; bytes: number; elements: number } {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // entries of this type are this class
  const own = resources.filter(({ name }) => !/\/preview\/(?:frame\.js|assets\/)/.test(name)) // players do not load these files
  const answered = network?.answered() ?? { requests: 0, bytes: 0 }
  return {
    requests: own.length + answered.requests,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) + answered.bytes,
    elements: document.body.querySelectorAll('*').length,
  }
}

/** Starts the frame's part of a preview: it gets messages of the editor, draws them and reports the result. */
export function startFrame(host: FrameHost): void {
  const post = createChannel(hear)
  const fault = (message: string) => post({ kind: 'fault', code: 'frame/error', page: '', node: '', message })
  window.addEventListener('error', ({ message }) => {
    if (!isNotice(message)) fault(message)
  })
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => fault(errorMessage(reason)))

  const session = createPreviewSession({ host, brandStyles: createBrandStyles(), post, changed: () => reporter.changed() })
  globalThis.fetch = guardFetch(() => session.network())
  const reporter = createReporter(
    post,
    () => session.portal(),
    (node) => session.isFaulty(node),
  )
  const boxes = createBoxes(host.root, post, reporter.changed)
  const typing = createTyping(post)
  const measureAccess = createAccess(host.root)
  const input = createInput(post, typing)
  post({ kind: 'hello' })

  function hear(message: ToFrame): void {
    switch (message.kind) {
      case 'open':
        typing.end()
        return session.open(message)
      case 'patch':
        return session.patch(message)
      case 'document':
        return session.document(message)
      case 'settings':
        return session.settings(message)
      case 'mode':
        typing.end()
        return input.mode(message.mode)
      case 'watch':
        return boxes.watch(message.nodes, message.all)
      case 'reveal':
        return session.reveal(message.hidden)
      case 'popup':
        return session.popup(message.popup)
      case 'show': {
        const element = elementOf(message.node)
        const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches
        if (element) scrollToElement(element, quiet ? 'instant' : 'smooth')
        return
      }
      case 'scroll':
        return window.scrollTo({ top: message.y, behavior: 'instant' })
      case 'type':
        return typing.type(message.level, message.value)
      case 'format':
        return typing.format(message.change)
      case 'type-end':
        return typing.end()
      case 'list-games': {
        const network = session.network()
        const categories =
          session
            .portal()
            ?.known()
            .gateway.categories?.map(({ key }) => key) ?? []
        if (network)
          void tellGames(
            () => listedGames(network, categories, { origin: location.origin, merchant: message.merchant }),
            browserClock,
            (answer) => {
              if (network === session.network()) post({ kind: 'games', ...answer }) // of another one the editor asks again
            },
          )
        return
      }
      case 'ask-categories':
        return session.portal()?.askCategories()
      case 'ping':
        return post({ kind: 'pong', seq: message.seq })
      case 'measure':
        if (message.what === 'weight') return post({ kind: 'weight', seq: message.seq, ...weigh(session.network()) })
        void measureAccess().then(
          (issues) => post({ kind: 'access', seq: message.seq, issues }),
          (error: unknown) => fault(String(error)),
        )
        return
    }
  }
}

/** The browser reports with this event that it sends sizes one frame later: it is no error, and nothing is drawn differently. */
function isNotice(message: string): boolean {
  return message.startsWith('ResizeObserver loop')
}

const roomAbove = 96 // px: the portal's header covers the top of the page

function scrollToElement(element: HTMLElement, behavior: ScrollBehavior): void {
  const range = document.createRange() // an element may have no box of its own
  range.selectNode(element)
  const { top, bottom } = range.getBoundingClientRect()
  if (top >= roomAbove && bottom <= window.innerHeight) return
  window.scrollTo({ top: window.scrollY + top - roomAbove, behavior })
}
