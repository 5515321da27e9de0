import { readPermission } from '../../../src/runtime/gateway/endpoints/system/read-permission.ts'
import type { GatewayRequest } from '../../../src/runtime/gateway/request.ts'
import { forward } from '../gateway/forward.ts'
import type { Mock } from '../gateway/mock.ts'
import { longestReply } from './public-replies.ts'
import { readBytes } from '../requests/request-body.ts'

/** Most bytes that a character of a reply takes in UTF-8. */
const bytesOfCharacter = 3

/**
 * Sends a call without anything of a visitor, and gives the body of a success. One that is too long to be kept is not read to its end.
 */
export function askPublic(gateway: URL | undefined, mock: Pick<Mock, 'answer'> | undefined) {
  return async ({ url, headers }: Pick<GatewayRequest, 'url' | 'headers'>): Promise<string | undefined> => {
    const request = new Request(`http://localhost${url}`, { headers })
    const reply = gateway ? await forward(request, gateway, { kind: 'call' }) : await mock?.answer(request)
    const bytes = reply?.ok ? await readBytes(reply, longestReply * bytesOfCharacter) : undefined
    if (!bytes) await reply?.body?.cancel()
    const text = bytes && new TextDecoder().decode(bytes)
    return text !== undefined && url.startsWith(readPermission.path) ? withoutPlace(text) : text
  }
}

/** The permission without what the gateway says of the place that asks, which is ours: the visitor's address, and whether it is refused. */
function withoutPlace(text: string): string {
  try {
    const body = JSON.parse(text) as { value?: Record<string, unknown> } | null
    if (body?.value) body.value = { ...body.value, location: null, regionRestriction: false }
    return JSON.stringify(body)
  } catch {
    return text // what is no JSON says nothing
  }
}
