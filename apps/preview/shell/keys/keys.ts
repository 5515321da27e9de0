import { createEvent, createStore } from 'effector'

import type { Action } from '../../model/actions.ts'
import { store, storedValue } from '../../../kit/state/stored.ts'

/** What was pressed, of a key event or of a frame's message. */
export type Pressed = { key: string; code: string; ctrl: boolean; meta: boolean; shift: boolean; alt: boolean; altGraph?: boolean }

/** Where a key was pressed: in a field or a list letters belong to it, in a popup all keys do. */
export type Ground = 'canvas' | 'bar' | 'outline' | 'list' | 'field' | 'part' | 'popup'

/** Keys as this operator has them: by action, `[]` for none. `letters: false` turns single letters off. Kept in this browser. */
export type OwnKeys = { letters: boolean; keys: Readonly<Record<string, readonly string[]>> }

const kept = 'foyer-preview-keys'
export const onMac = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform)

// What may happen
export const keysChanged = createEvent<{ action: string; keys: readonly string[] | null }>()
export const lettersTurned = createEvent<boolean>()
export const keysReset = createEvent()

// What we know
export const $ownKeys = createStore<OwnKeys>(read())

// How it changes
$ownKeys
  .on(keysChanged, (own, { action, keys }) => {
    const { [action]: _, ...rest } = own.keys
    return { ...own, keys: keys === null ? rest : { ...rest, [action]: keys } }
  })
  .on(lettersTurned, (own, letters) => ({ ...own, letters }))
  .on(keysReset, () => ({ letters: true, keys: {} }))
store($ownKeys, kept)

function read(): OwnKeys {
  const own = storedValue(kept)
  const { letters, keys } = typeof own === 'object' && own !== null ? (own as Partial<Record<keyof OwnKeys, unknown>>) : {}
  const fitting =
    typeof keys === 'object' && keys !== null
      ? Object.entries(keys).filter(
          (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
        )
      : []
  return { letters: letters !== false, keys: Object.fromEntries(fitting) }
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ' ': 'space',
  Escape: 'escape',
  Enter: 'enter',
  Delete: 'delete',
  Backspace: 'backspace',
  Tab: 'tab',
  Home: 'home',
  End: 'end',
  PageUp: 'pageup',
  PageDown: 'pagedown',
}

/**
 * The combinations a press may mean, the likelier first: by what the key types, then by its position, so that a keyboard of another
 * alphabet has the same keys. Nothing for a modifier alone and for letters typed with AltGr.
 */
export function combinationsOf(pressed: Pressed, mac = onMac): string[] {
  const { key, code, ctrl, meta, shift, alt, altGraph = false } = pressed
  if (altGraph || (ctrl && alt && !mac) || ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Process', 'Unidentified'].includes(key))
    return []
  const mod = mac ? meta : ctrl
  if (mac ? ctrl : meta) return [] // the system's own
  const typed = names[key] ?? key.toLowerCase()
  const lies = /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase()
  const before = [mod && 'mod', alt && 'alt']
  const isSymbol = typed.length === 1 && !/[\p{L}\d]/u.test(typed) // its Shift is part of typing it: ? is no Shift ?
  const combine = (name: string, withShift: boolean) => [...before, withShift && shift && 'shift', name].filter(Boolean).join('+')
  return [...new Set([combine(typed, !isSymbol), ...(lies !== undefined && lies !== typed ? [combine(lies, true)] : [])])]
}

export function keysOf(action: Pick<Action, 'id' | 'keys'>, own: OwnKeys): readonly string[] {
  return own.keys[action.id] ?? action.keys ?? []
}

/** Whether it types something: a letter, a figure or a sign without Ctrl or Alt. */
export function isTyped(combination: string): boolean {
  const parts = combination === '+' ? ['+'] : combination.split('+')
  return !parts.includes('mod') && !parts.includes('alt') && (parts.at(-1) ?? '').length === 1
}

const textKeys = new Set([
  'mod+a',
  'mod+c',
  'mod+x',
  'mod+v',
  'mod+d',
  'enter',
  'space',
  'delete',
  'backspace',
  'escape',
  'tab',
  'home',
  'end',
  'up',
  'down',
  'left',
  'right',
  'shift+f10',
])

/**
 * Whether a combination means an action on this ground. Of blocks only on the canvas, on the bars and in the outline, where of all letters
 * only the one that adds a block does something: the others go to names.
 */
export function worksOn(action: Pick<Action, 'id' | 'group'>, combination: string, ground: Ground): boolean {
  if (ground === 'popup') return false
  if (isTyped(combination))
    return (
      ground === 'canvas' || (ground === 'bar' && action.group !== 'block') || (ground === 'outline' && action.id === 'block.add-after')
    )
  const last = combination.split('+').at(-1) ?? ''
  const plain = !combination.startsWith('mod') && !/^f\d+$/.test(last) // Enter, Delete, arrows
  if (ground === 'field') return action.group !== 'block' && !plain && !textKeys.has(combination)
  if (action.group === 'block') return ground === 'canvas' || ground === 'outline'
  return !plain || ground === 'canvas'
}

/** The action that a press means here, if any. */
type Keyed = Pick<Action, 'id' | 'group' | 'keys'>
export function actionFor<One extends Keyed>(
  actions: readonly One[],
  own: OwnKeys,
  pressed: Pressed,
  ground: Ground,
  mac = onMac,
): One | undefined {
  for (const combination of combinationsOf(pressed, mac)) {
    if (isTyped(combination) && !own.letters) continue
    const found = actions.find((action) => keysOf(action, own).includes(combination) && worksOn(action, combination, ground))
    if (found) return found
  }
  return undefined
}

/** Other actions that have a combination already. */
export function takenBy<One extends Keyed>(actions: readonly One[], own: OwnKeys, combination: string, but: string): One | undefined {
  return actions.find((action) => action.id !== but && keysOf(action, own).includes(combination))
}
