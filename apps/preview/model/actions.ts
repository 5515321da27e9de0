import { attach, createEvent, createStore, sample } from 'effector'
import type { Event, EventCallable, Store, UnitTargetable } from 'effector'
import type { ComponentType } from 'react'

import type { ActionIcon } from '../../kit/icons/action-icons.ts'
import { announced } from '../../kit/messages/announcements.ts'
import type { Read } from '../../kit/state/use-scope.ts'

/** Parts of the palette, in its order. */
export type ActionGroup = 'block' | 'document' | 'view-settings' | 'go' | 'view' | 'history' | 'panels' | 'help'

/** The state of an action. `ready`: whether it can be done; a sentence says why not. `effect`: what it would change, for the palette. */
export type ActionState = {
  title: string
  hint: string
  ready: boolean | string
  effect: readonly { text: string }[] | undefined
}

/**
 * Something the editor can do, under one name: the palette lists it, a key does it, a menu shows it. `keys` as `mod+shift+z`, `shift+h`,
 * `a`; `mod` is Ctrl, on a Mac Command. Single letters work on the canvas and the bars, never in a field or a list.
 */
export type Action = {
  id: string
  group: ActionGroup
  /** An icon; one that is used nowhere else in the shell by its name. */
  icon?: ActionIcon | ComponentType<{ size?: number | string }> | undefined
  keys?: readonly string[] | undefined
  now: (read: Read) => ActionState
  /** Does it; where it cannot be done and a sentence says why, announces that. */
  chosen: EventCallable<void>
}

/** The definition of an action. Its words and its effect are computed from the state of `source`. */
type ActionParts<State, Payload> = Pick<Action, 'id' | 'group' | 'icon' | 'keys'> & {
  source: Store<State>
  title: (state: State) => string
  hint?: (state: State) => string
  ready?: (state: State) => boolean | string
  effect?: (state: State) => readonly { text: string }[]
  /** What the target is given; undefined: there is nothing to do. A target that is given nothing needs none. */
  fn?: (state: State) => NoInfer<Payload> | undefined
  target: UnitTargetable<Payload>
}

/** An action from the state of stores, as `sample` puts it. */
export function createAction<State, Payload>(parts: ActionParts<State, Payload>): Action {
  const { id, group, icon, keys, source, title, hint, ready = () => true, effect, fn, target } = parts
  const chosen = createEvent()
  const judged = sample({ clock: chosen, source, fn: (state) => ({ state, ready: ready(state) }) })
  const wanted = judged.filter({ fn: ({ ready: may }) => may === true })
  const run = target as EventCallable<Payload> // whatever it is, it is called as an event is
  // what `fn` gives is the payload: the type of a target is not inferred through it
  if (fn) {
    const payload: Event<Payload> = wanted.filterMap(({ state }): Payload | undefined => fn(state))
    sample({ clock: payload, target: run })
  } else sample({ clock: wanted, fn: () => undefined as Payload, target: run })
  sample({ clock: judged.filterMap(({ ready: may }) => (typeof may === 'string' ? may : undefined)), target: announced })
  return {
    id,
    group,
    icon,
    keys,
    chosen,
    now(read) {
      const state = read(source)
      return { title: title(state), hint: hint?.(state) ?? '', ready: ready(state), effect: effect?.(state) }
    },
  }
}

const $nothing = createStore(null)

/** An action that can always be done and always has the same title. */
export function createPlainAction<Payload>(
  parts: Pick<Action, 'id' | 'group' | 'icon' | 'keys'> & { title: () => string } & Pick<ActionParts<null, Payload>, 'fn' | 'target'>,
): Action {
  return createAction<null, Payload>({ ...parts, source: $nothing })
}

// What may happen
/** A folder adds its actions. One of the same id takes the place of the one before. */
export const actionsAdded = createEvent<readonly Action[]>()
/** An action is to be done, by its id. */
export const actionChosen = createEvent<string>()

// What we know
export const $actions = createStore<readonly Action[]>([], { serialize: 'ignore' })

// How it changes
$actions.on(actionsAdded, (all, added) => [...new Map([...all, ...added].map((action) => [action.id, action])).values()])
const doFx = attach({ source: $actions, effect: (all, id: string) => all.find((action) => action.id === id)?.chosen() })
sample({ clock: actionChosen, target: doFx })
