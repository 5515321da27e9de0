import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import type { Brand } from '../../../schemas/documents.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { text } from '../../../schemas/gateway/scalars.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { Feedback, FeedbackKind } from '../../../schemas/nouns/service.ts'
import { sendFeedback } from '../../gateway/endpoints/service/send-feedback.ts'
import { $brand } from '../context/documents.ts'
import { $drafts, $recalled, draftForgotten, draftIn, draftsStarted } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { endpointFx, failureOf } from '../requests/call.ts'
import { isRefused, isSessionOver } from '../requests/failure.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { memo } from '../../../rules/memo.ts'
import { fileOf } from '../requests/picture-file.ts'
import { forRealAccounts, withoutTrials } from '../navigation/real-account.ts'
import { $gates, $member } from '../context/session.ts'
import { numberOf } from '../site/brand-constants.ts'

type Call = Feedback['call']
type Sent = Feedback['sent'][number]
type Request = Omit<Extract<Intent, { kind: 'send-feedback' }>, 'kind' | 'about'> & { about: FeedbackKind }
/** `of`: whose it is. */
type OwnRequest = Request & { of: string }
type Calls = Readonly<Record<FeedbackKind, Call>>

const idle: Call = { status: 'idle' }
const sending: Call = { status: 'sending' }
const unknown: Call = { status: 'unknown' }

// What may happen
export const feedbackWanted = createEvent()

// What we know, of the player who is here: how far the newest request of each kind is, and what was sent, newest first
const $calls = createStore<Calls>({ feedback: idle, complaint: idle })
const $sent = createStore<readonly Sent[]>([])
const $memberId = $member.map((member) => member?.id ?? '')
export const $feedback = combine({ gates: $gates, recalled: $recalled, calls: $calls, sent: $sent, drafts: $drafts, brand: $brand })

// How it changes
sample({ clock: feedbackWanted, source: $recalled, filter: (recalled) => !recalled, fn: () => undefined, target: draftsStarted })
// A request is sent once; one whose answer was lost is not sent again by itself
const callFx = endpointFx(sendFeedback)
const sendFx = attach({
  source: $platform,
  effect: async ({ clock }, { questionType, content, pictures }: OwnRequest) => {
    const call = scopeBind(callFx, { safe: true })
    const images = pictures.map(fileOf)
    const { feedbackId } = await call({ questionType, content, ...(images.length > 0 && { images }) })
    return { feedbackId, at: clock.now() }
  },
})
sample({
  clock: forRealAccounts(
    intentOf('send-feedback').map(({ kind: _, about, ...request }): Request => ({ ...request, about: kindOf(about) })),
  ),
  source: { calls: $calls, of: $memberId },
  filter: ({ calls }, { about }) => calls[about].status !== 'sending', // a double click is one request
  fn: ({ of }, request): OwnRequest => ({ ...request, content: request.content.trim(), of }),
  target: sendFx,
})
const done = sample({ clock: sendFx.done, source: $memberId, filter: (of, { params }) => of === params.of, fn: (_, result) => result })
const failed = sample({
  clock: sendFx.fail,
  source: $memberId,
  filter: (of, { params }) => of === params.of,
  fn: (_, { params, error }) => ({ about: params.about, failure: failureOf(error) }),
})
withoutTrials(failed, ({ failure }) => failure)
$calls
  .on(sendFx, (calls, { about }) => ({ ...calls, [about]: sending }))
  .on(done, (calls, { params }) => ({ ...calls, [params.about]: idle }))
  .on(failed, (calls, { about, failure }) => ({ ...calls, [about]: callAfter(failure) }))
  .reset($memberId)
$sent
  .on(done, (sent, { params: { about, questionType, content }, result: { feedbackId, at } }) => [
    { key: `${sent.length + 1}`, about, questionType, content, at, ...(feedbackId !== undefined && { reference: feedbackId }) },
    ...sent,
  ])
  .reset($memberId)
/** A form that was left while its text was on its way is empty when it comes back; what was typed since stays. */
const forgotten = sample({
  clock: done,
  source: $drafts,
  filter: (drafts, { params }) => draftIn(drafts, params.about)['content']?.trim() === params.content,
  fn: (_, { params }) => params.about,
})
sample({ clock: forgotten, target: draftForgotten })

/** The other kind of address is a complaint's; anything else is feedback. */
export function kindOf(value: unknown): FeedbackKind {
  return value === 'complaint' ? 'complaint' : 'feedback'
}

const kept = memo((call: Call, about: FeedbackKind, sent: readonly Sent[], drafts: Drafts, brand: Brand): Feedback => ({
  about,
  characters: { least: numberOf(brand, 'feedbackMinCharacters', 5), most: numberOf(brand, 'feedbackMaxCharacters', 140) },
  pictures: { count: numberOf(brand, 'feedbackMaxImages', 3), megabytes: numberOf(brand, 'feedbackImageMaxMegabytes', 5) },
  call,
  sent: [...sent],
  draft: draftIn(drafts, about),
}))
export function feedbackOf(
  { calls, sent, drafts, brand }: { calls: Calls; sent: readonly Sent[]; drafts: Drafts; brand: Brand },
  about: FeedbackKind,
): Feedback {
  return kept(calls[about], about, sent, drafts, brand)
}

type Field = NonNullable<NonNullable<Call['refusal']>['field']>
const Details = z.object({ field: text })
const fields: readonly Field[] = ['questionType', 'content', 'images']

function callAfter(failure: Failure): Call {
  if (failure.kind !== 'refused' || failure.status >= 500) return unknown
  if (isSessionOver(failure) || isRefused(failure, 'TRIAL_NOT_ALLOWED')) return idle // a popup says so
  const field = fieldOf(failure)
  return { status: 'refused', refusal: { text: wordingOf(failure), ...(field && { field }) } }
}

function fieldOf(failure: Extract<Failure, { kind: 'refused' }>): Field | undefined {
  if (failure.code === 'CONTENT_LENGTH') return 'content'
  if (isRefused(failure, 'IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'TOO_MANY_IMAGES')) return 'images'
  const parsed = z.safeParse(Details, failure.value ?? {})
  return parsed.success ? fields.find((field) => field === parsed.data.field) : undefined
}
