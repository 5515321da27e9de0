import { attach, sample, scopeBind } from 'effector'
import type { Scope } from 'effector'

import { $actions, actionChosen } from '../../model/actions.ts'
import { frameKeyPressed } from '../../model/view/frames.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { $ownKeys, actionFor, onMac } from './keys.ts'
import type { Ground, Pressed } from './keys.ts'
import { nextPart } from './parts.ts'

const fields =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role=combobox], [role=textbox], [role=searchbox], [role=spinbutton]'
const lists = '[role=listbox], [role=tree], [role=treegrid], [role=grid], [role=menu], [role=menubar]'
const popups = '[role=dialog], [role=alertdialog], [role=menu]'

/** What kind of ground an element is. */
export function groundOf(element: Element | null, hasDialog: boolean): Ground {
  if (hasDialog && !element?.closest(popups)) return 'popup' // it is opening, and does not have the focus yet
  if (!element || element === document.body || element === document.documentElement) return 'canvas'
  if (element.closest(popups)) return 'popup'
  if (
    element.matches(fields) ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file'].includes(element.type))
  )
    return 'field'
  if (element.closest('[contenteditable=true]')) return 'field'
  const part = element.closest<HTMLElement>('[data-part]')?.dataset.part
  if (element.closest(lists)) return part === 'left' ? 'outline' : 'list'
  if (part === 'canvas') return 'canvas'
  return part === 'top' || part === 'view-settings' || part === 'status' ? 'bar' : 'part'
}

/** Whether undo there is the field's own: fields for searches and names edit no document. */
function undoesItself(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.type === 'search'
}

/** Listens to the keys of the whole editor, until the function that it gives is called. */
export function listenToKeys(scope: Scope): () => void {
  const choose = scopeBind(actionChosen, { scope })
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return // 229: a method of input has the key
    const element = event.target instanceof Element ? event.target : null
    const pressed: Pressed = {
      key: event.key,
      code: event.code,
      ctrl: event.ctrlKey,
      meta: event.metaKey,
      shift: event.shiftKey,
      alt: event.altKey,
      altGraph: event.getModifierState('AltGraph'),
    }
    const ground = groundOf(element, scope.getState($openDialog) !== null)
    if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      if (ground !== 'popup' && nextPart(element, event.shiftKey ? -1 : 1)) event.preventDefault()
      return
    }
    const action = actionFor(scope.getState($actions), scope.getState($ownKeys), pressed, ground)
    // outside a field the browser would select every label of the editor
    if (!action && ground !== 'field' && ground !== 'popup' && event.code === 'KeyA' && (event.ctrlKey || event.metaKey))
      event.preventDefault()
    if (!action || (action.group === 'history' && undoesItself(element))) return
    event.preventDefault()
    choose(action.id)
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

// A key that was pressed in the frame counts as pressed on the canvas
const frameKeyFx = attach({
  source: { actions: $actions, own: $ownKeys },
  effect({ actions, own }, { key, code, ctrl, shift, alt }: Pick<Pressed, 'key' | 'code' | 'ctrl' | 'shift' | 'alt'>) {
    if (key === 'F6') nextPart(document.activeElement, shift ? -1 : 1)
    else actionFor(actions, own, pressedIn(ctrl, { key, code, shift, alt }), 'canvas')?.chosen()
  },
})
sample({
  clock: frameKeyPressed,
  source: $openDialog,
  filter: (opened) => opened === null,
  fn: (_, pressed) => pressed,
  target: frameKeyFx,
})

/** A frame reports `ctrl` for the key that is `mod` here. */
function pressedIn(ctrl: boolean, rest: Pick<Pressed, 'key' | 'code' | 'shift' | 'alt'>): Pressed {
  return { ...rest, ctrl: ctrl && !onMac, meta: ctrl && onMac }
}
