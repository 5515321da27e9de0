import { failure } from './answer.ts'
import { refuse } from './mock.ts'
import type { Refusal } from './mock.ts'

/**
 * A fault for the calls whose path begins with `path`. `401`, `403`, `429` and `500` what the gateway says with that status, `empty` no
 * body, `html` a page of a proxy,
 * `cut` half of the reply, `nulls` a null value, `slow:2000` the reply after that many milliseconds, `offline` no answer at all.
 */
export type Fault = { path: string; mode: string }

const fixed = ['401', '403', '429', '500', 'empty', 'html', 'cut', 'nulls', 'offline'] as const

export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('mode' in value)) return false
  const { path, mode } = value
  return typeof path === 'string' && typeof mode === 'string' && (fixed.some((name) => name === mode) || /^slow:\d+$/.test(mode))
}

const refusals: Readonly<Partial<Record<string, Refusal>>> = {
  '401': refuse('TOKEN_EXPIRED', 'You are not logged in, please log in'),
  '403': { ...refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service'), status: 403 },
  '429': { ...refuse('TOO_MANY_REQUESTS', 'Too many requests, try again later'), status: 429, retryAfter: 30 },
  '500': { ...refuse('INTERNAL', 'Something went wrong'), status: 500 },
}

/** The reply with the fault applied. */
export async function withFault(fault: Fault | undefined, reply: () => Promise<Response | undefined>): Promise<Response | undefined> {
  if (!fault) return reply()
  const { mode } = fault
  const refusal = refusals[mode]
  if (refusal) return failure(refusal)
  if (mode === 'empty') return new Response('', { status: 200, headers: { 'Content-Type': 'application/json' } })
  if (mode === 'html')
    return new Response('<!doctype html><title>Bad gateway</title><h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  if (mode === 'nulls') return Response.json({ success: true, value: null })
  if (mode === 'offline') return Response.error()
  const answer = await reply()
  if (mode.startsWith('slow:')) {
    await new Promise((resolve) => setTimeout(resolve, Number(mode.slice('slow:'.length))))
    return answer
  }
  const body = await answer?.text()
  return new Response(body?.slice(0, Math.floor(body.length / 2)), { status: 200, headers: { 'Content-Type': 'application/json' } })
}
