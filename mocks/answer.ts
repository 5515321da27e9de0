import * as z from 'zod/mini'

import type { Endpoint } from '../src/runtime/gateway/endpoint.ts'
import { hostile } from './hostile.ts'
import { isRefusal, refuse } from './mock.ts'
import type { Call, Mock, Refusal } from './mock.ts'
import { accountByToken } from './state/accounts.ts'
import type { Persona } from './state/personas.ts'
import { isOn } from './state/site.ts'
import type { MockState } from './state/mock-state.ts'

/** Calls that are answered while a maintenance or blocked screen is shown; every other call is refused then. */
const alwaysOpen: readonly string[] = ['/wps/system/permission', '/wps/system/status']
const agentTypes: readonly number[] = [1, 2, 41, 42]
const unauthorized: readonly string[] = ['TOKEN_MISSING', 'TOKEN_EXPIRED']

/** Answers a request whose path and method are the mock's: state of the site, session, feature, parameters, then the mock itself. */
export async function answer(mock: Mock, state: MockState, request: Request): Promise<Response> {
  const { endpoint } = mock
  const { scenario } = state.choice
  if (!alwaysOpen.includes(endpoint.path)) {
    if (scenario === 'maintenance') return failure({ ...refuse('MAINTENANCE', 'The lobby is being improved'), status: 503, retryAfter: 60 })
    if (scenario === 'blocked') return failure(refuse('REGION_RESTRICTED', 'This service is not offered in your region'))
  }
  const session = sessionOf(endpoint, request, state)
  if (isRefusal(session)) return failure(session)
  if (mock.feature && !isOn(state.choice, mock.feature))
    return failure(refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service'))
  const params = await paramsOf(endpoint, request)
  if (isRefusal(params)) return failure(params)
  const url = new URL(request.url)
  const language = url.searchParams.get('language') ?? url.searchParams.get('lang') ?? request.headers.get('Language') ?? 'EN'
  const merchant = request.headers.get('Merchant') ?? url.searchParams.get('merchant') ?? ''
  // checked by the endpoint's own schema
  const call: Call<never> = { params: params as never, session, token: tokenOf(request.headers), state, language, merchant }
  const value = await mock.answer(call)
  if (isRefusal(value)) return failure(value)
  return reply({ success: true, value: scenario === 'hostile' ? hostile(value) : value })
}

function sessionOf({ token }: Endpoint, request: Request, state: MockState): Persona | undefined | Refusal {
  if (token === 'no') return undefined
  const given = tokenOf(request.headers)
  const persona = given === undefined ? undefined : accountByToken(state, given)
  if (token === 'opt') return persona
  if (!persona) return refuse(given === undefined ? 'TOKEN_MISSING' : 'TOKEN_EXPIRED', 'You are not logged in, please log in')
  if (token !== 'yes' && persona.type === 4) return refuse('TRIAL_NOT_ALLOWED', 'You need a real account for this')
  if (token === 'agent' && !agentTypes.includes(persona.type)) return refuse('AGENT_ONLY', 'Only agents may do this')
  return persona
}

function tokenOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1]
}

/**
 * The request, parsed by the endpoint; the fields that the endpoint adds must exist too. `value.field` names the first faulty field.
 */
async function paramsOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const given: unknown = inQuery ? Object.fromEntries(new URL(request.url).searchParams) : await bodyOf(endpoint, request)
  if (typeof given !== 'object' || given === null) return invalid('body')
  const fields = new Map(Object.entries(given))
  for (const [name, wanted] of Object.entries(endpoint.adds ?? {})) {
    const text = fields.get(name)
    if (text === undefined || text === '' || (typeof wanted === 'string' && String(text) !== wanted)) return invalid(name)
  }
  for (const [name, wanted] of Object.entries(endpoint.headers ?? {})) {
    const text = request.headers.get(name)
    if (text === null || (typeof wanted === 'string' && text !== wanted)) return invalid(name)
    if (typeof wanted !== 'string') fields.set(wanted.param, text)
  }
  const schema = inQuery ? endpoint.query : endpoint.body
  if (!schema) return {}
  const parsed = z.safeParse(schema, inQuery ? numbersRead(schema, fields) : Object.fromEntries(fields))
  return parsed.success ? parsed.data : invalid(String(parsed.error.issues[0]?.path[0] ?? 'body'))
}

/** A body of another content type than the call's counts as no body. */
async function bodyOf({ encoding, body }: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const isMultipart = type.startsWith('multipart/form-data')
  if (isForm !== (encoding === 'form') || isMultipart !== (encoding === 'multipart')) return {}
  if (isMultipart) return partsOf(await request.formData().catch(() => new FormData()), body)
  return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : request.json().catch(() => ({}))
}

/** The parts of a form; where the endpoint takes a list, all parts of that name. */
function partsOf(form: FormData, schema: z.ZodMiniType | undefined): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : {}
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      const field = shape[name]
      const isList = field && !z.safeParse(field, value).success && z.safeParse(field, form.getAll(name)).success
      return [name, isList ? form.getAll(name) : value]
    }),
  )
}

/** A query is text; where the endpoint takes a number and not this text, the number is meant. */
function numbersRead(schema: z.ZodMiniType, fields: ReadonlyMap<string, unknown>): Record<string, unknown> {
  // the shape of an object is always this record
  const shape = schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : {}
  return Object.fromEntries(
    [...fields].map(([name, text]) => {
      const field = shape[name]
      return [name, field && !z.safeParse(field, text).success && text !== '' ? Number(text) : text]
    }),
  )
}

function invalid(field: string): Refusal {
  return refuse('PARAM_INVALID', `The parameter ${field} is missing or ill-formed`, { field })
}

export function failure({ refused, message, value, status, retryAfter }: Refusal): Response {
  const code =
    status ?? (unauthorized.includes(refused) ? 401 : refused === 'NOT_FOUND' ? 404 : refused === 'METHOD_NOT_ALLOWED' ? 405 : 200)
  return reply({ success: false, errorCode: refused, message, ...(value !== undefined && { value }) }, code, retryAfter)
}

/** An id of many digits goes out as a JSON number, which no number of JavaScript can hold. */
const longIds = /"(id|\w+Id)":"([1-9]\d{15,})"/g

function reply(body: unknown, status = 200, retryAfter?: number): Response {
  return new Response(JSON.stringify(body).replaceAll(longIds, '"$1":$2'), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  })
}
