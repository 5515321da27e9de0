import { attach, createEffect, scopeBind } from 'effector'
import * as z from 'zod/mini'

import { t } from '../../../kit/i18n/words.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'
import { $workspace } from '../../model/documents/documents.ts'
import { FileDifference, readAnswer, sendWrite } from '../../model/releases/answers.ts'
import type { Refused } from '../../model/releases/answers.ts'
import { RequestEntry, requestChanged, requestsRequested } from '../../model/releases/requests.ts'
import type { Audience } from '../canary/canary-words.ts'
import { filesOf } from '../publishing/publish.ts'
import { selectedTextsFx } from '../publishing/publish-selected.ts'
import type { Selection } from '../publishing/publish-selected.ts'
import { releaseMade } from '../releases/releases.ts'
import type { ScheduleTimes } from '../schedules/schedules.ts'

/** Where a brand wants no approvals any more, what was sent is published: `number`. */
const Asked = z.union([z.object({ request: z.int() }), z.object({ number: z.int() })])
export type RequestOutcome = { state: 'done' } | Refused

/** Asks for approval of the selected changes. They stay in the draft until they are published, and a change of them voids the request. */
export const askSelectedFx = attach({
  source: $workspace,
  async effect(
    workspace,
    { times, note, audience, ...selection }: Selection & { times?: ScheduleTimes; note: string; audience?: Audience | undefined },
  ): Promise<RequestOutcome> {
    const [ask, toast] = [scopeBind(requestsRequested, { safe: true }), scopeBind(toastShown, { safe: true })]
    const made = scopeBind(releaseMade, { safe: true })
    const { requests, base } = await scopeBind(selectedTextsFx, { safe: true })(selection)
    const { brand = '', draft = '' } = workspace ?? {}
    const written = (times?.note ?? note).trim()
    const what = { base, files: filesOf(requests), ...(written && { note: written }) }
    // What goes to some players first is published as usual, and the server answers with a request
    const outcome = audience
      ? await sendWrite('POST', `/api/releases?${new URLSearchParams({ brand, draft })}`, Asked, { ...what, ...audience })
      : await sendWrite('POST', '/api/requests', Asked, {
          ...what,
          brand,
          draft,
          ...(times && { at: times.at, zone: times.zone, until: times.until }),
        })
    if (outcome.state !== 'done') return outcome
    ask()
    if ('number' in outcome.value) made({ number: outcome.value.number })
    else toast({ text: t('approvals.asked'), stays: true })
    return { state: 'done' }
  },
})

/** Approves, refuses or cancels a request; with its last approval it goes out. */
export const decideFx = createEffect(
  async ({ id, act, why }: { id: number; act: 'approve' | 'refuse' | 'cancel'; why?: string }): Promise<RequestOutcome> => {
    const [changed, ask] = [scopeBind(requestChanged, { safe: true }), scopeBind(requestsRequested, { safe: true })]
    const made = scopeBind(releaseMade, { safe: true })
    const outcome = await sendWrite('POST', `/api/requests/${id}/${act}`, RequestEntry, why === undefined ? {} : { why })
    if (outcome.state !== 'done') {
      ask() // somebody else decided, or it is void by now
      return outcome
    }
    changed(outcome.value)
    if (outcome.value.release !== null && act === 'approve') made({ number: outcome.value.release })
    return { state: 'done' }
  },
)

const Whole = z.object({ differences: z.array(FileDifference) })
/** What a request changes. */
export const requestDifferencesFx = createEffect(async (id: number) => (await readAnswer(`/api/requests/${id}`, Whole)).differences)
