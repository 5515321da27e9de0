import * as z from 'zod/mini'

import type { Endpoint } from '../src/runtime/gateway/endpoint.ts'
import { hostile } from './hostile.ts'
import { isRefusal, refuse } from './mock.ts'
import type { Call, Mock, Refusal } from './mock.ts'
import { personaByToken } from './world/personas.ts'
import type { Persona } from './world/personas.ts'
import { modulesFor } from './world/site.ts'
import type { World } from './world/world.ts'

/** Asked while a maintenance or blocked screen is up; every other call is refused then. */
const alwaysOpen: readonly string[] = ['/wps/system/permission', '/wps/system/status']
const agentTypes: readonly number[] = [1, 2, 41, 42]
const unauthorized: readonly string[] = ['TOKEN_MISSING', 'TOKEN_EXPIRED']

/** Answers a request whose path and method are the mock's: state of the site, session, feature, parameters, then the mock itself. */
export async function answer(mock: Mock, world: World, request: Request): Promise<Response> {
  const { endpoint } = mock
  const { scenario } = world.choice
  if (!alwaysOpen.includes(endpoint.path)) {
    if (scenario === 'maintenance') return failure({ ...refuse('MAINTENANCE', 'The lobby is being improved'), status: 503, retryAfter: 60 })
    if (scenario === 'blocked') return failure(refuse('REGION_RESTRICTED', 'This service is not offered in your region'))
  }
  const session = sessionOf(endpoint, request)
  if (isRefusal(session)) return failure(session)
  if (mock.feature && !isOn(mock.feature, scenario)) return failure(refuse('FUNCTION_DISABLED', 'This function is not enabled, contact customer service'))
  const params = await paramsOf(endpoint, request)
  if (isRefusal(params)) return failure(params)
  const url = new URL(request.url)
  const language = url.searchParams.get('language') ?? url.searchParams.get('lang') ?? request.headers.get('Language') ?? 'EN'
  const merchant = request.headers.get('Merchant') ?? url.searchParams.get('merchant') ?? ''
  const call: Call<never> = { params: params as never, session, world, language, merchant, headers: request.headers } // checked by the endpoint's own schema
  const value = await mock.answer(call)
  if (isRefusal(value)) return failure(value)
  return reply({ success: true, value: scenario === 'hostile' ? hostile(value) : value })
}

function sessionOf({ token }: Endpoint, request: Request): Persona | undefined | Refusal {
  if (token === 'no') return undefined
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  const persona = given === undefined ? undefined : personaByToken(given)
  if (token === 'opt') return persona
  if (!persona) return refuse(given === undefined ? 'TOKEN_MISSING' : 'TOKEN_EXPIRED', 'You are not logged in, please log in')
  if (token !== 'yes' && persona.type === 4) return refuse('TRIAL_NOT_ALLOWED', 'You need a real account for this')
  if (token === 'agent' && !agentTypes.includes(persona.type)) return refuse('AGENT_ONLY', 'Only agents may do this')
  return persona
}

function isOn(code: string, scenario: World['choice']['scenario']): boolean {
  return modulesFor(scenario).flatMap((module) => [module, ...(module.children ?? []), ...(module.children ?? []).flatMap((child) => child.children ?? [])]).some((module) => module.code === code && module.enabled)
}

/** What was asked, parsed by the endpoint; what it adds must be there as well. `value.field` names the first that is missing or ill-formed. */
async function paramsOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const given: unknown = inQuery ? Object.fromEntries(new URL(request.url).searchParams) : await request.json().catch(() => ({}))
  if (typeof given !== 'object' || given === null) return invalid('body')
  const fields = new Map(Object.entries(given))
  for (const [name, wanted] of Object.entries(endpoint.adds ?? {})) {
    const text = fields.get(name)
    if (text === undefined || text === '' || (typeof wanted === 'string' && String(text) !== wanted)) return invalid(name)
  }
  const schema = inQuery ? endpoint.query : endpoint.body
  if (!schema) return {}
  const parsed = z.safeParse(schema, inQuery ? numbersRead(schema, fields) : Object.fromEntries(fields))
  return parsed.success ? parsed.data : invalid(String(parsed.error.issues[0]?.path[0] ?? 'body'))
}

/** A query is text; where the endpoint takes a number and not this text, the number is meant. */
function numbersRead(schema: z.ZodMiniType, fields: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : {} // the shape of an object is always this record
  return Object.fromEntries([...fields].map(([name, text]) => {
    const field = shape[name]
    return [name, field && !z.safeParse(field, text).success && text !== '' ? Number(text) : text]
  }))
}

function invalid(field: string): Refusal {
  return refuse('PARAM_INVALID', `The parameter ${field} is missing or ill-formed`, { field })
}

export function failure({ refused, message, value, status, retryAfter }: Refusal): Response {
  const code = status ?? (unauthorized.includes(refused) ? 401 : refused === 'NOT_FOUND' ? 404 : refused === 'METHOD_NOT_ALLOWED' ? 405 : 200)
  return reply({ success: false, errorCode: refused, message, ...(value !== undefined && { value }) }, code, retryAfter)
}

function reply(body: unknown, status = 200, retryAfter?: number): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) } })
}
