import type { GatewayRequest } from '../../src/runtime/gateway/request.ts'
import { forward } from './forward.ts'
import type { Mock } from './mock.ts'
import { longestReply } from './public-replies.ts'
import { readBytes } from './request-body.ts'

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
    return bytes && new TextDecoder().decode(bytes)
  }
}
