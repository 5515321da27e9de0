import type { Failure } from '../../../schemas/failure.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import type { FormState } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Topic } from '../../contract/topic.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SessionStorage } from '../../platform/session-storage.ts'
import type { Ended } from '../money-calls/once-call.ts'
import type { Encrypt } from '../requests/encrypting.ts'
import type { TopicEntry } from '../topic-loading.ts'
import type { FormPlan, PlannedMethod, Verification } from './form-plan.ts'
import type { Values } from './typed-values.ts'

/** The topic that answers an action, by its line in the table. */
export function answeringTopic(topics: readonly TopicEntry[], action: FormAction | null): string | undefined {
  return topics.find((entry) => action !== null && entry.formActions?.includes(action))?.name
}

/** What a submit with this action does, by the topics that are loaded. */
export function submitActionOf(arrived: Readonly<Record<string, Topic>>, action: FormAction): Action | undefined {
  const answer = Object.values(arrived).find(({ formActions }) => formActions && Object.hasOwn(formActions, action))
  return answer?.formActions?.[action] as Action | undefined // the contract of a topic does not know what is of the model
}

/** How somebody came in: what may be asked of him next depends on it. */
export type How = 'password' | 'sms' | 'registration' | 'free-play' | 'one-click' | 'social'

/** A login as the gateway gave it. `password` is what was typed, when it was one: it is checked and never kept. */
export type Entry = {
  how: How
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
  oneClickToken?: string | undefined
  password?: string | undefined
  name?: string | undefined
  remember?: boolean | undefined
}

/** What became of a submit. */
export type Outcome =
  | { kind: 'faulty'; errors: FormState['errors'] }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'came-in'; entry: Entry; action?: FormAction | null } // `action`: the interrupted login's, where it is not the form's
  | { kind: 'changed' } // the password of whoever is logged in
  | { kind: 'reset'; message: LocalizedText; draft: Values } // a new password: on with the login
  | { kind: 'saved'; message: LocalizedText } // something of the account of whoever is logged in
  | { kind: 'done'; message: LocalizedText }
  | { kind: 'unsure'; message: LocalizedText } // the answer was lost: what is known, or not, of what was asked

/**
 * The outcome of a request that is sent once. The words say that it was done, that the list does not have it after a lost answer, and that
 * the list could not be asked.
 */
export function outcomeOfOnce(
  { state }: Ended<unknown, unknown>,
  done: Extract<Outcome, { kind: 'saved' | 'done' }>,
  { missing, unknown }: { missing: LocalizedText; unknown: LocalizedText },
): Outcome {
  if (state.status === 'done' || state.status === 'found') return done
  if (state.status === 'refused' || state.status === 'unsent') return { kind: 'refused', failure: state.failure }
  if (state.status === 'elsewhere') return { kind: 'unsure', message: { text: 't:form.elsewhere' } }
  return { kind: 'unsure', message: state.status === 'missing' ? missing : unknown }
}

/** What an action works with. Values are clean and have passed the checks. */
export type Work = {
  plan: FormPlan
  method: PlannedMethod
  values: Values
  encrypt: Encrypt
  session: SessionStorage
  address: URL
  captchaId: string | undefined
  slider: { id: string } | null
  clock: Clock
}
/** What a submit does. It is called in its portal; the calls that it makes are bound before it first waits (bound-calls.ts). */
export type Action = (work: Work) => Promise<Outcome>

/** Only what has a text: empty fields are left out, never sent as "". */
export function filled<Fields extends Record<string, string | undefined>>(fields: Fields): { [Key in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Key in keyof Fields]?: string
  } // keys of Fields
}

/** A login that waits for a verification: its data, so that it continues afterwards. */
export type Verifying = {
  given: Verification
  login: Pick<Entry, 'how' | 'password' | 'name' | 'remember'>
  form: string
  action: FormAction | null
}

/** A captcha travels only while the form shows one. */
export function captchaOf({ method, values, captchaId }: Pick<Work, 'method' | 'values' | 'captchaId'>): {
  captcha?: string | undefined
  captchaId?: string | undefined
} {
  return method.fields.some(({ view }) => view.input === 'captcha') ? { captcha: values.captcha, captchaId } : {}
}
