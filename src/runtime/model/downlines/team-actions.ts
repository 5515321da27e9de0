import * as z from 'zod/mini'

import { productOf } from '../../../rules/amounts.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { maybeDecimal } from '../../../schemas/gateway/scalars.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { createRegisterLink } from '../../gateway/endpoints/agents/create-register-link.ts'
import { listDownlines } from '../../gateway/endpoints/agents/list-downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { registerDownline as registerDownlineCall } from '../../gateway/endpoints/agents/register-downline.ts'
import { withCalls } from '../forms/bound-calls.ts'
import type { Outcome } from '../forms/outcome.ts'
import { endpointFx } from '../requests/call.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { isAbsent, isRefused } from '../requests/failure.ts'

const action = withCalls({
  createRegisterLink: endpointFx(createRegisterLink),
  listDownlines: endpointFx(listDownlines),
  listRegisterLinks: endpointFx(listRegisterLinks),
  registerDownline: endpointFx(registerDownlineCall),
})

/** Rates are typed in percent and sent as fractions: 5.5 is 0.055. */
const fractionOf = (percent = '') => Number(productOf(percent || '0', 0.01))

/** Registers an account below the agent. The list of the team is read before, so that after a lost answer it says whether it was done. */
export const registerDownline = action(async ({ values, calls, encrypt }) => {
  const { username = '', password = '', type, rate } = values
  const inTeam = async () => {
    const { content } = await calls.listDownlines({ pageNo: 1, pageSize: 100, account: username })
    return content.some(({ account }) => account.toLowerCase() === username.toLowerCase())
  }
  if ((await read(inTeam, false)) === true) return { kind: 'faulty', errors: { username: { text: 't:form.username-taken' } } }
  const [name, secret] = await Promise.all([encrypt.field(username), encrypt.field(password)])
  return once({
    send: () => calls.registerDownline({ username: name, password: secret, type: Number(type), rate: fractionOf(rate) }),
    wasDone: inTeam,
    done: { text: 't:form.downline-registered', values: { account: username } },
    notDone: { text: 't:form.downline-unsure', values: { account: username } },
  })
})

/** Makes a link to register with. */
export const registerLink = action(async ({ values, calls }) => {
  const { type = '', rate, remark = '' } = values
  const wanted = { type: Number(type), rate: fractionOf(rate) }
  const all = async () => (await calls.listRegisterLinks()).list
  const before = new Set((await read(all, []))?.map(({ linkId }) => linkId))
  return once({
    send: () => calls.createRegisterLink({ ...wanted, ...(remark && { remark }) }),
    wasDone: async () =>
      (await all()).some(
        (link) =>
          !before.has(link.linkId) && link.type === wanted.type && Number(link.rate) === wanted.rate && (link.remark ?? '') === remark,
      ),
    done: { text: 't:form.link-made' },
    notDone: { text: 't:form.link-unsure' },
  })
})

/** What the gateway's list says before anything is sent; a gateway without the list says nothing. */
async function read<Known>(ask: () => Promise<Known>, none: Known): Promise<Known> {
  try {
    return await ask()
  } catch (error) {
    if (isAbsent(reasonOf(error))) return none
    throw error
  }
}

/** Sends once. A lost answer is looked up and nothing is sent again. */
async function once({
  send,
  wasDone,
  done,
  notDone,
}: {
  send: () => Promise<unknown>
  wasDone: () => Promise<boolean>
  done: LocalizedText
  notDone: LocalizedText
}): Promise<Outcome> {
  try {
    await send()
    return { kind: 'done', message: done }
  } catch (error) {
    const failure = reasonOf(error)
    if (failure.kind === 'refused' && failure.status < 500) {
      if (!isRefused(failure, 'RATE_OUT_OF_RANGE')) throw error
      return { kind: 'faulty', errors: { rate: rateText(failure) } }
    }
  }
  try {
    return (await wasDone()) ? { kind: 'done', message: done } : { kind: 'unsure', message: notDone }
  } catch {
    return { kind: 'unsure', message: { text: 't:form.team-unknown' } }
  }
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
