import type { FrameHost } from '../../src/runtime/framed-portal.ts'
import type { ToFrame } from '../../src/schemas/preview.ts'
import { createBoxes } from './boxes.ts'
import { createChannel } from './channel.ts'
import { createHands } from './hands.ts'
import { measureAccess } from './access.ts'
import { guardFetch } from './network.ts'
import { elementOf } from './nodes.ts'
import { createSheet } from './sheet.ts'
import { createStage } from './stage.ts'
import { createTeller } from './teller.ts'
import { weigh } from './weight.ts'

/** Starts the part of a preview that lives in its frame: hears the editor, draws what it says, tells what came of it. */
export function startFrame(host: FrameHost): void {
  const post = createChannel(hear)
  const fault = (message: string) => post({ kind: 'fault', code: 'frame/error', page: '', node: '', message })
  window.addEventListener('error', ({ message }) => fault(message))
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    fault(reason instanceof Error ? reason.message : String(reason)),
  )

  const stage = createStage({ host, sheet: createSheet(), post, changed: () => teller.changed() })
  globalThis.fetch = guardFetch(() => stage.network())
  const teller = createTeller(
    post,
    () => stage.portal(),
    (node) => stage.isFaulty(node),
  )
  const boxes = createBoxes(host.root, post, teller.changed)
  const hands = createHands(post)
  post({ kind: 'hello' })

  function hear(message: ToFrame): void {
    switch (message.kind) {
      case 'open':
        return stage.open(message)
      case 'patch':
        return stage.patch(message)
      case 'document':
        return stage.document(message)
      case 'settings':
        return stage.settings(message)
      case 'mode':
        return hands.mode(message.mode)
      case 'watch':
        return boxes.watch(message.nodes, message.all)
      case 'reveal':
        return stage.reveal(message.hidden)
      case 'popup':
        return stage.popup(message.popup)
      case 'show': {
        const element = elementOf(message.node)
        const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches
        if (element) scrollToElement(element, quiet ? 'instant' : 'smooth')
        return
      }
      case 'scroll':
        return window.scrollTo({ top: message.y, behavior: 'instant' })
      case 'ping':
        return post({ kind: 'pong', seq: message.seq })
      case 'measure':
        if (message.what === 'weight') return post({ kind: 'weight', seq: message.seq, ...weigh(stage.network()) })
        void measureAccess(host.root).then(
          (issues) => post({ kind: 'access', seq: message.seq, issues }),
          (error: unknown) => fault(String(error)),
        )
        return
    }
  }
}

const roomAbove = 96 // px: the portal's header lies over the page's top

function scrollToElement(element: HTMLElement, behavior: ScrollBehavior): void {
  const range = document.createRange() // an element may have no box of its own
  range.selectNode(element)
  const { top, bottom } = range.getBoundingClientRect()
  if (top >= roomAbove && bottom <= window.innerHeight) return
  window.scrollTo({ top: window.scrollY + top - roomAbove, behavior })
}
