import { attach, createEffect } from 'effector'
import * as z from 'zod/mini'

import { productOf } from '../../../schemas/amounts.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { maybeDecimal } from '../../../schemas/gateway/scalars.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Value } from '../../gateway/endpoint.ts'
import { createRegisterLink } from '../../gateway/endpoints/agents/create-register-link.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { registerDownline as registerDownlineCall } from '../../gateway/endpoints/agents/register-downline.ts'
import { withCalls } from '../forms/bound-calls.ts'
import { outcomeOfOnce } from '../forms/outcome.ts'
import type { Outcome } from '../forms/outcome.ts'
import { createOnceCall } from '../money-calls/once-call.ts'
import type { Evidence } from '../money-calls/once-call.ts'
import { endpointFx } from '../requests/call.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { isAbsent, isRefused } from '../requests/failure.ts'
import { isLost, resolveLost } from '../requests/lost-answer.ts'

type Link = { type: number; rate: number; remark: string }

const linksFx = endpointFx(listRegisterLinks)
/** A link is sent once, and looked for among the links that are new. */
const linkCall = createOnceCall<Link, Value<typeof createRegisterLink>, Link, Evidence & Link>({
  name: 'register-link',
  send: attach({
    effect: endpointFx(createRegisterLink),
    mapParams: ({ type, rate, remark }: Link): { type: number; rate: number; remark?: string } => ({
      type,
      rate,
      ...(remark && { remark }),
    }),
  }),
  traceOf: (link) => link,
  history: createEffect(async (): Promise<readonly (Evidence & Link)[]> =>
    (await linksFx()).list.map(({ linkId, type, rate, remark = '' }) => ({ reference: linkId, type, rate: Number(rate), remark })),
  ),
  isTrace: (link, { type, rate, remark }) => link.type === type && link.rate === rate && link.remark === remark,
})

const action = withCalls({
  listDownlines: endpointFx(listDownlines),
  registerDownline: endpointFx(registerDownlineCall),
  registerLink: linkCall.runFx,
})

/** Rates are typed in percent and sent as fractions: 5.5 is 0.055. */
const fractionOf = (percent = '') => Number(productOf(percent || '0', 0.01))

/**
 * Registers an account below the agent. A name is there once, so that the list of the team says before it is sent, and after a lost answer,
 * whether it is registered.
 */
export const registerDownline = action(async ({ values, calls, encrypt, clock }) => {
  const { username = '', password = '', type, rate } = values
  const inTeam = async () => {
    const { content } = await calls.listDownlines({ pageNo: 1, pageSize: 100, account: username })
    return content.some(({ account }) => account.toLowerCase() === username.toLowerCase())
  }
  let isListed = true
  try {
    if (await inTeam()) return { kind: 'faulty', errors: { username: { text: 't:form.username-taken' } } }
  } catch (error) {
    if (!isAbsent(reasonOf(error))) throw error
    isListed = false
  }
  const [name, secret] = await Promise.all([encrypt.field(username), encrypt.field(password)])
  const done: Outcome = { kind: 'done', message: { text: 't:form.downline-registered', values: { account: username } } }
  try {
    await calls.registerDownline({ username: name, password: secret, type: Number(type), rate: fractionOf(rate) })
    return done
  } catch (error) {
    const failure = reasonOf(error)
    if (!isLost(failure)) return refusedAtRate(failure)
  }
  // A gateway without the list can never say it
  const seen = isListed ? await resolveLost(clock, async () => ((await inTeam()) ? { found: true } : 'missing')) : 'unknown'
  if (typeof seen === 'object') return done
  return {
    kind: 'unsure',
    message: seen === 'missing' ? { text: 't:form.downline-unsure', values: { account: username } } : { text: 't:form.team-unknown' },
  }
})

/** Makes a link to register with. */
export const registerLink = action(async ({ values, calls }) => {
  const { type = '', rate, remark = '' } = values
  const ended = await calls.registerLink({ type: Number(type), rate: fractionOf(rate), remark })
  if (ended.state.status === 'refused') return refusedAtRate(ended.state.failure)
  return outcomeOfOnce(
    ended,
    { kind: 'done', message: { text: 't:form.link-made' } },
    { missing: { text: 't:form.link-unsure' }, unknown: { text: 't:form.team-unknown' } },
  )
})

/** A refusal, which stands at the rate where it is about that. */
function refusedAtRate(failure: Failure): Outcome {
  return isRefused(failure, 'RATE_OUT_OF_RANGE') ? { kind: 'faulty', errors: { rate: rateText(failure) } } : { kind: 'refused', failure }
}

const Range = z.object({ minAmount: maybeDecimal, maxAmount: maybeDecimal })

/** The rates that the gateway allows, in percent. */
function rateText(failure: Failure): LocalizedText {
  const { message, value } = failure.kind === 'refused' ? failure : { message: '', value: undefined }
  const range = z.safeParse(Range, value ?? {})
  const { minAmount = '0', maxAmount } = range.success ? range.data : {}
  return maxAmount === undefined
    ? { text: message || 't:form.rate-refused' }
    : { text: 't:form.rate-range', values: { min: productOf(minAmount, 100), max: productOf(maxAmount, 100) } }
}
