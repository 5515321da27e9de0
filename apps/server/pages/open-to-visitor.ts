import { LRUCache } from 'lru-cache'

import { readAnswer } from '../../../src/runtime/gateway/answer.ts'
import { readSystemStatus } from '../../../src/runtime/gateway/endpoints/system/read-system-status.ts'
import { forward } from '../gateway/forward.ts'
import type { ForwardOptions } from '../gateway/forward.ts'
import type { Mock } from '../gateway/mock.ts'
import { readBytes } from '../requests/request-body.ts'

type Sender = Pick<ForwardOptions, 'visitor' | 'trusted'>

/** How long a page waits for the answer; without one it is drawn, and the browser asks. */
const waitMs = 150
const keptMs = 30_000
const mostBytes = 10_000

/**
 * Whether the gateway lets a visitor see the site. It judges by the visitor's address, so that drawings, which all visitors share, say
 * nothing of it; it is asked with the address that a call of the browser would have, once in 30 s for each.
 */
export function openToVisitor(gateway: URL | undefined, mock: Pick<Mock, 'answer'> | undefined) {
  const kept = new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: keptMs })

  async function ask(page: Request, sender: Sender): Promise<boolean> {
    // What of a visitor may go on is `forward`'s to say, as for a call of the browser
    const request = new Request(new URL(readSystemStatus.path, page.url), {
      headers: { ...forwardingOf(page, sender), Accept: 'application/json' },
    })
    const reply = gateway ? await forward(request, gateway, { ...sender, kind: 'call' }) : await mock?.answer(request)
    const bytes = reply && (await readBytes(reply, mostBytes))
    if (!reply || !bytes) return true
    const read = readAnswer(readSystemStatus, { status: reply.status, retryAfter: null, text: new TextDecoder().decode(bytes) }, 0)
    return !('value' in read && read.value.status === 2)
  }

  return {
    async isOpen(page: Request, sender: Sender): Promise<boolean> {
      const key = JSON.stringify([new URL(page.url).host, sender.visitor, forwardingOf(page, sender)])
      let answer = kept.get(key)
      if (!answer) kept.set(key, (answer = ask(page, sender).catch(() => true)))
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, waitMs, true)))
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    },
    clear: () => kept.clear(),
  }
}

/** What a proxy of ours says of the visitor. */
function forwardingOf({ headers }: Request, { trusted }: Sender): Record<string, string> {
  return trusted ? Object.fromEntries([...headers].filter(([name]) => name.startsWith('x-forwarded-'))) : {}
}
