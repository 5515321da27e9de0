import type { ListStep, OverlayStep, Place } from '../../../../src/schemas/list-program.ts'
import { separated, t } from '../../../kit/i18n/words.ts'

export type NameOf = (key: string) => string
type OnePlace = Exclude<Place, unknown[]>

/** A rule in one sentence, for announcements, undo and menus. */
export function stepText(step: OverlayStep, nameOf: NameOf): string {
  switch (step.op) {
    case 'move':
      return t('order.text-move', { name: nameOf(step.key), place: placeText(step.to, nameOf) })
    case 'ensure':
      return t('order.text-ensure', { name: nameOf(step.key), place: placeText(step.to, nameOf) })
    case 'remove':
      return t('order.text-remove', { name: nameOf(step.key) })
    case 'split':
      return t('order.text-split', { name: nameOf(step.from), into: separated(step.into.map(({ key }) => nameOf(key))) })
    case 'set':
      return t('order.text-set', { name: nameOf(step.key) })
    case 'sortBy':
      return t('order.text-sort', { field: step.field })
    case 'replace':
      return t(step.value === undefined ? 'order.text-replace-none' : 'order.text-replace', { field: step.field })
  }
}

export function placeText(place: Place, nameOf: NameOf): string {
  return placesOf(place)
    .map((one) =>
      typeof one === 'string'
        ? t(`order.place-${one}`)
        : 'before' in one
          ? t('order.place-before-name', { name: nameOf(one.before) })
          : t('order.place-after-name', { name: nameOf(one.after) }),
    )
    .join(t('order.or-else'))
}

export function placesOf(place: Place): OnePlace[] {
  return Array.isArray(place) ? place : [place]
}

/** A new rule of a kind, about entries that are there. */
export function newStep(op: (typeof stepKinds)[number], keys: readonly string[]): ListStep {
  const [first = 'key', second = first] = keys
  switch (op) {
    case 'move':
      return { op, key: second, to: keys.length > 1 ? { after: first } : 'first' }
    case 'ensure':
      return { op, key: 'new', to: 'last' }
    case 'remove':
      return { op, key: first }
    case 'split':
      return { op, from: first, by: 'vendor', into: [{ key: 'new', members: [] }] }
    case 'set':
      return { op, key: first }
    case 'sortBy':
      return { op, field: 'key' }
  }
}

export const stepKinds = ['move', 'ensure', 'split', 'remove', 'set', 'sortBy'] as const
/** Colours of numbers, again from the first behind the last. */
export const ruleColors = ['violet', 'teal', 'orange'] as const
export function ruleColor(rule: number): (typeof ruleColors)[number] {
  return ruleColors[rule % ruleColors.length] ?? 'violet'
}
