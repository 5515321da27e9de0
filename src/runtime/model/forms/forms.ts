import { combine, createEffect, createEvent, sample, scopeBind } from 'effector'

import { actionOf } from '../../../schemas/form-actions.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import { registerSettings } from '../site/settings.ts'
import { $topics, loadTopicsFx } from '../topic-loading.ts'
import { answeringTopic } from './outcome.ts'
import { captchaAsked } from './captcha.ts'
import { countries } from './countries.ts'
import { $plans, formWanted } from './plans.ts'
import { sliderWanted } from './slider.ts'

// What may happen
/** A form is drawn; its source may raise this several times. */
export const formDrawn = createEvent<{ form: string }>()

// How it changes: a form that is drawn asks for what it needs
sample({ clock: formDrawn, fn: ({ form }) => form, target: formWanted })
/** They need the rules of a registration. */
const registering: ReadonlySet<FormAction | null> = new Set<FormAction>(['register', 'register-downline'])
const $needs = $plans.map((plans) =>
  Object.values(plans).flatMap((plan) =>
    plan.status === 'ready' ? [{ form: plan.value.form, ...plan.value.needs, registers: registering.has(plan.value.action) }] : [],
  ),
)
const $puzzled = $needs.map((needs) =>
  needs
    .filter(({ slider }) => slider)
    .map(({ form }) => form)
    .join(' '),
)
const $pictured = $needs.map((needs) =>
  needs
    .filter(({ captcha }) => captcha)
    .map(({ form }) => form)
    .join(' '),
)
const $called = $needs.map((needs) => needs.some((need) => need.countries))
const $registers = $needs.map((needs) => needs.some((need) => need.registers))

sample({ clock: $puzzled.updates, filter: (forms) => forms !== '', fn: () => undefined, target: sliderWanted })
sample({
  clock: formDrawn,
  source: $puzzled,
  filter: (forms, { form }) => forms.split(' ').includes(form),
  fn: () => undefined,
  target: sliderWanted,
}) // opened again: one that is too old is taken away
sample({ clock: $called.updates, filter: (needed) => needed, fn: () => undefined, target: countries.wanted })
sample({ clock: $registers.updates, filter: (needed) => needed, fn: () => undefined, target: registerSettings.wanted })

// The topics that answer the actions are loaded beside the forms, so that a submit need not wait for them. Of a document that is not here
// yet the id tells the action of most forms
const $answering = combine($plans, $topics, (plans, topics) =>
  [
    ...new Set(
      Object.entries(plans).flatMap(
        ([id, plan]) => answeringTopic(topics, plan.status === 'ready' ? plan.value.action : actionOf({ id })) ?? [],
      ),
    ),
  ].join(' '),
)
sample({ clock: $answering.updates, filter: (names) => names !== '', fn: (names) => names.split(' '), target: loadTopicsFx })

const captchasFx = createEffect((forms: readonly string[]) => {
  const ask = scopeBind(captchaAsked, { safe: true })
  for (const form of forms) ask({ form })
})
sample({ clock: $pictured.updates, filter: (forms) => forms !== '', fn: (forms) => forms.split(' '), target: captchasFx })
sample({
  clock: formDrawn,
  source: $pictured,
  filter: (forms, { form }) => forms.split(' ').includes(form),
  fn: (_, { form }) => ({ form }),
  target: captchaAsked,
})
