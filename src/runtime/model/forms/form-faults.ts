import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { errorReported } from '../lifecycle.ts'

/** A mistake in a form's document or in the gateway's rules: reported to authors, once each. */
export type FormFault = { code: 'form/rule-conflict' | 'form/pattern-unusable'; form: string; field: string; message: string }

// What may happen
export const faultsFound = createEvent<readonly FormFault[]>()

// What we know
const $told = createStore<readonly string[]>([])

// How it changes
const tellFx = createEffect((faults: readonly FormFault[]) => {
  const tell = scopeBind(errorReported, { safe: true })
  for (const { code, form, field, message } of faults) tell({ code, page: '', node: '', message: `form/${form} at "${field}": ${message}` })
})
const news = sample({ clock: faultsFound, source: $told, fn: (told, faults) => faults.filter((fault) => !told.includes(keyOf(fault))) })
const told = sample({ clock: news, filter: (faults) => faults.length > 0 })
$told.on(told, (before, faults) => [...before, ...faults.map(keyOf)])
sample({ clock: told, target: tellFx })

function keyOf({ code, form, field, message }: FormFault): string {
  return [code, form, field, message].join('\n')
}
