import * as z from 'zod/mini'

import { flag } from '../../schemas/gateway/scalars.ts'
import type { Endpoint } from './endpoint.ts'
import type { Failure } from '../../schemas/failure.ts'
import { readJson } from './read-json.ts'

/** An answer before anything in it is trusted. `retryAfter`: the header's text. */
export type Answer = { status: number; retryAfter: string | null; text: string }

const defaultRetryAfterSeconds = 300 // gateway.md section 1
const codesByStatus: Readonly<Record<number, string>> = {
  401: 'TOKEN_EXPIRED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  429: 'TOO_MANY_REQUESTS',
}

/**
 * Reads an answer: the value, or the failure.
 *
 * Shape   a body is text until it has parsed as JSON; nothing in it is ever run
 * Units   `retryAfter` in seconds; `now` in ms since 1970, for a Retry-After that is a date
 * Errors  `server`: a 5xx without the failure envelope; `offline`: no JSON; `refused`: the failure envelope, or a 4xx; `contract`: no
 *         envelope, or the value did not parse
 */
export function readAnswer<Value>(
  endpoint: Endpoint<any, any, Value>,
  answer: Answer,
  now: number,
): { value: Value } | { failure: Failure } {
  const body = parseJson(answer.text)
  const noAnswer = answer.status >= 500 ? 'server' : 'offline'
  if (!body) return { failure: { kind: noAnswer } }
  const envelope: Record<string, unknown> =
    typeof body.json === 'object' && body.json !== null && !Array.isArray(body.json) ? { ...body.json } : {}
  const ok = answer.status >= 200 && answer.status < 300
  const succeeded = envelope.success === undefined || envelope.success === null ? undefined : z.parse(flag, envelope.success)

  // from the server in front of the gateway, without a message for players
  const unreachable = envelope.errorCode === 'UPSTREAM' && !envelope.message
  if (!unreachable && (succeeded === false || (!ok && answer.status < 500))) return { failure: refusal(envelope, answer, now) }
  if (!ok) return { failure: { kind: noAnswer, ...(unreachable && isUnsent(envelope.value) && { sent: false }) } }
  if (succeeded === undefined) return { failure: { kind: 'contract', detail: 'no envelope' } }
  return valueOf(endpoint, envelope.value)
}

/** The server in front of the gateway knows that the request has not left it. */
function isUnsent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sent' in value && value.sent === false
}

function valueOf<Value>(endpoint: Endpoint<any, any, Value>, value: unknown): { value: Value } | { failure: Failure } {
  try {
    const result = z.safeParse(endpoint.value, value)
    return result.success ? { value: result.data } : { failure: { kind: 'contract', detail: issuesInWords(result.error.issues) } }
  } catch {
    return { failure: { kind: 'contract', detail: 'could not be read' } } // nested deeper than the stack reaches
  }
}

function refusal(envelope: Record<string, unknown>, answer: Answer, now: number): Failure {
  const { errorCode, message, value } = envelope
  const retryAfter = secondsOf(answer, now)
  return {
    kind: 'refused',
    code: typeof errorCode === 'string' && errorCode !== '' ? errorCode : (codesByStatus[answer.status] ?? 'UNKNOWN'),
    message: typeof message === 'string' ? message : '',
    status: answer.status,
    ...(value !== undefined && value !== null && { value }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function secondsOf({ status, retryAfter }: Answer, now: number): number | undefined {
  const fallback = status === 429 ? defaultRetryAfterSeconds : undefined
  if (retryAfter === null) return fallback
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? fallback : Math.max(0, Math.ceil((date - now) / 1000))
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: readJson(text) }
  } catch {
    return undefined
  }
}

/** Where a value did not parse, never the value itself: a failure may be logged. */
export function issuesInWords(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join('.') || 'value'}: ${issue.message}`)
    .join('; ')
}
