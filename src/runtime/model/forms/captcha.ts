import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Captcha as GatewayCaptcha } from '../../../schemas/gateway/session.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { readCaptcha } from '../../gateway/endpoints/session/read-captcha.ts'
import { endpointFx } from '../requests/call.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $constants } from './form-constants.ts'

/** A captcha of a form, good for one use. Until the first is there it has no id. `waitUntil` in ms since 1970: no other is read before. */
export type Captcha = { id?: string | undefined; image?: string | undefined; busy: boolean; waitUntil: number }
type Captchas = Readonly<Record<string, Captcha>>

// What may happen
/** The gateway asked for one, or the form cannot do without: it is read unless there is one. */
export const captchaAsked = createEvent<{ form: string }>()
/** The one that there was is used up: another is read. */
export const captchaSpent = createEvent<{ form: string }>()
/** The form is done with: it asks for none until it is asked again. */
export const captchaForgotten = createEvent<{ form: string }>()
const due = createEvent<{ form: string }>()

// What we know: by form. A form that is not listed is asked for none
export const $captchas = createStore<Captchas>({})

// How it changes: one a second at most, whoever asks
const askFx = endpointFx(readCaptcha)
const readFx = createEffect((_: { form: string }) => askFx())
const beginFx = attach({
  source: { platform: $platform, captchas: $captchas, constants: $constants },
  effect: ({ platform: { clock }, captchas, constants }, { form }: { form: string }): { form: string; waitUntil: number } | null => {
    const wait = (ownValue(captchas, form)?.waitUntil ?? 0) - clock.now()
    if (wait <= 0) return { form, waitUntil: clock.now() + constants.captchaThrottleMs }
    const again = scopeBind(due, { safe: true })
    clock.after(wait, () => again({ form }))
    return null
  },
})
const begun = sample({ clock: beginFx.doneData, filter: (begin) => begin !== null })
const isIdle = (captchas: Captchas, { form }: { form: string }) => ownValue(captchas, form)?.busy !== true
const isShownIdle = (captchas: Captchas, { form }: { form: string }) => ownValue(captchas, form)?.busy === false

sample({
  clock: captchaAsked,
  source: $captchas,
  filter: (captchas, { form }) => ownValue(captchas, form) === undefined,
  fn: (_, asked) => asked,
  target: beginFx,
})
sample({ clock: captchaSpent, source: $captchas, filter: isIdle, fn: (_, spent) => spent, target: beginFx })
sample({ clock: intentOf('refresh-captcha'), source: $captchas, filter: isShownIdle, fn: (_, { form }) => ({ form }), target: beginFx })
sample({
  clock: due,
  source: $captchas,
  filter: (captchas, { form }) => ownValue(captchas, form) !== undefined,
  fn: (_, again) => again,
  target: beginFx,
})
sample({ clock: begun, fn: ({ form }) => ({ form }), target: readFx })

const come = (captchas: Captchas, form: string, { captchaId, image }: Partial<GatewayCaptcha>) => {
  const before = ownValue(captchas, form)
  return before ? { ...captchas, [form]: { ...before, id: captchaId, image, busy: false } } : captchas
}
$captchas
  .on(beginFx, (captchas, { form }) => ({ ...captchas, [form]: { waitUntil: 0, ...ownValue(captchas, form), busy: true } }))
  .on(begun, (captchas, { form, waitUntil }) => ({ ...captchas, [form]: { ...ownValue(captchas, form), busy: true, waitUntil } }))
  .on(readFx.done, (captchas, { params, result }) => come(captchas, params.form, result))
  .on(readFx.fail, (captchas, { params }) => come(captchas, params.form, {}))
  .on(captchaForgotten, (captchas, { form }) => {
    const { [form]: _, ...rest } = captchas
    return rest
  })
