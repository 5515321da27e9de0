import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { ReactElement } from 'react'
import type * as z from 'zod/mini'

import type { IntentKind, Send } from '../../schemas/intents.ts'
import type { Translate } from '../../schemas/translate.ts'
import type { EmptyLink } from './empty-link.ts'

/** What a text of a prop may be the name of: a popup by its id, a category of games or a studio by its code. */
export const propNames = ['popup', 'category', 'vendor'] as const
export type PropName = (typeof propNames)[number]

/** What a number among the props counts. */
export const propUnits = ['milliseconds', 'seconds', 'days', 'pixels', 'percent'] as const

/** What a slot takes: which widgets (all when `allow` is missing) and how many. */
export type SlotSpec = { allow?: readonly string[]; min?: number; max?: number }

/**
 * An input of a widget: the noun it takes.
 *
 * `need: 'required'` (default): the frame draws loading, failure, login and emptiness in place of the view until it is there.
 * `need: 'optional'`: the view is drawn without it and gets `undefined`.
 * `need: 'inside'`: the view is drawn around it: the value is `undefined` until it is there, and `states.<input>` is what the frame
 * would have drawn; the view places it where the content would be (a vendor strip stays while its grid loads).
 * `need: 'subject'`: what the node is about. The view is drawn without it while it is not known or not bound; where there is none the node
 * stays away (the entrance of a category that the site does not have).
 *
 * `instead` names a list among the props that takes the place of a required input. With entries in it, an input that is not bound is as
 * an optional one, and one that is bound as one that is needed inside: the view shows the list where the input has nothing.
 */
export type InputSpec<T extends z.ZodMiniType = z.ZodMiniType> = {
  noun: T
  need?: 'required' | 'optional' | 'inside' | 'subject'
  instead?: string
}

type InputNeed = Pick<InputSpec, 'need' | 'instead'>

/** Whether a document may leave an input out; with `props`, whether a node with these props may. */
export function mayStayUnbound({ need, instead }: InputNeed, props?: Readonly<Record<string, unknown>>): boolean {
  return need === 'optional' || need === 'subject' || (instead !== undefined && (props === undefined || hasEntries(props[instead])))
}

/** How a node with these props needs an input. */
export function needOf({ need = 'required', instead }: InputNeed, props: Readonly<Record<string, unknown>> | undefined, isBound: boolean) {
  if (instead === undefined || !hasEntries(props?.[instead])) return need
  return isBound ? 'inside' : 'optional'
}

/** A list with entries, or one for each language or device. */
function hasEntries(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null
}

/** A height in px on each device. */
export type DeviceHeights = { phone: number; tablet: number; desktop: number }

/**
 * The shape of the loading state, so that nothing moves when content comes. `height` in px: one number, by device, or worked out from the
 * props.
 */
export type LoadingSpec = {
  skeleton: 'tiles' | 'rows' | 'strip' | 'box' | 'line' | 'none'
  height?: number | DeviceHeights | ((props: Readonly<Record<string, unknown>>) => DeviceHeights)
}

export type FrameSpec = {
  /** The element drawn for the node; it carries `data-node` in every state. */
  element: 'section' | 'div' | 'nav' | 'header' | 'footer' | 'aside' | 'article' | 'form'
  /**
   * Where its accessible name comes from: a text prop, a word of the widget, a heading that the view draws with `id={labelId}`, or none.
   */
  label: { prop: string } | { word: string } | 'heading' | 'none'
  loading: LoadingSpec
  /** Lengths in px that the style sheet reads from the node's element: `{ side: 312 }` is `--side: 19.5rem`. Whole numbers. */
  sizes?: (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, number>>
  /** An empty required input: a notice with the widget's or the source's words, or nothing at all (default). */
  empty?: 'notice' | 'nothing'
  /** Where the button of that notice leads; it has none where this is missing. A link, or worked out from the props. */
  emptyTo?: EmptyLink | ((props: Readonly<Record<string, unknown>>) => EmptyLink | undefined)
  /** A failed required input: a notice with a retry (default), or nothing at all (decoration). */
  failed?: 'notice' | 'nothing'
}

export type Contract<
  Type extends string = string,
  Props extends JSONSchema = JSONSchema,
  Inputs extends Record<string, InputSpec> = Record<string, InputSpec>,
  Slots extends Record<string, SlotSpec> = Record<string, SlotSpec>,
  Kinds extends IntentKind = IntentKind,
> = {
  type: Type
  version: number
  /**
   * JSON Schema draft-07. Mark texts with `format: 'text'`, icons `'icon'`, colours `'token'`, addresses `'route'`, moments `'date-time'`;
   * a prop that may have a value for each language or device with `varies: ['language', 'device']`. Rich texts, uploaded pictures and
   * videos have schemas of their own (`richTextProp`, `pictureFileProp`, `videoProp`). `rare: true` puts a prop under "More" of the
   * editor's form; `unit` (see `propUnits`) names what a number counts, and the form shows milliseconds as seconds; `names` (see
   * `propNames`) says what a text is the name of, and the form offers a choice.
   */
  props: Props
  inputs: Inputs
  slots: Slots
  /** The kinds of intents that its view may send: `send` takes no other. */
  intents: readonly Kinds[]
  frame: FrameSpec
}

/**
 * Declares a widget's contract. It is data: the editor, the checker and scripts read it without React. What it says to operators stands
 * in `docs.ts` beside it (see contract/docs.ts).
 * The schema types the view's props; `inputs` name nouns of `schemas/nouns`. A source says which noun it gives and an input which noun it
 * takes; the checker compares the two by identity (`layout/source-type`), so always name these values, never copy their shape.
 */
export function defineContract<
  const Type extends string,
  const Props extends JSONSchema,
  const Inputs extends Record<string, InputSpec>,
  const Slots extends Record<string, SlotSpec>,
  const Kinds extends IntentKind,
>(contract: Contract<Type, Props, Inputs, Slots, Kinds>): Contract<Type, Props, Inputs, Slots, Kinds> {
  return contract
}

type InputValues<Inputs extends Record<string, InputSpec>> = {
  [K in keyof Inputs]: Inputs[K] extends { need: 'optional' | 'inside' | 'subject' } | { instead: string }
    ? z.infer<Inputs[K]['noun']> | undefined
    : z.infer<Inputs[K]['noun']>
}

/**
 * What a view gets: props with their defaults filled in and texts already in the player's language, inputs that are loaded, valid
 * and not empty, `send` for the intents of its contract, `slots` drawn, `t` for the widget's own words, `labelId` for a heading that
 * names the node.
 */
// `any` in the bound: a contract's type parameters are invariant, and this one only reads them.
export type ViewProps<C extends Contract<string, any, any, any>> = {
  props: C extends Contract<string, infer P, any, any> ? FromSchema<P> : never
  inputs: C extends Contract<string, any, infer I, any> ? InputValues<I> : never
  /** For inputs with `need: 'inside'`: the loading, empty, failed or needs-login notice; `null` when the value is there. */
  states: { [K in keyof C['inputs']]?: ReactElement }
  /** Why inputs with `need: 'inside'` have no value, by input; none while all have theirs. */
  missing?: { [K in keyof C['inputs']]?: 'loading' | 'empty' | 'failed' | 'needs-login' | 'absent' } | undefined
  /** True while a narrowed input is being asked again and the old value is still shown. */
  busy: boolean
  slots: { [K in keyof C['slots']]: ReactElement | null }
  send: Send<C['intents'][number]>
  t: Translate
  labelId: string
}

/** A widget's own words in English; other languages are in `locales/<language>/widgets/<type>.json` under the same keys. */
export type WidgetStrings = Readonly<Record<string, string>>

/**
 * What `view.tsx` exports. A view without words of its own has no `strings`. `rootClass` goes on the node's element, which the frame draws;
 * a function gets the props.
 */
export type ViewModule = {
  View: (props: never) => ReactElement | null
  strings?: WidgetStrings | undefined
  // `never`: each view knows its own props; the frame that calls it has checked them
  rootClass?: string | ((props: never) => string)
}

/** One step of a widget: turns the props of a version into those of the next. Pure. Props that it does not concern stay as they are. */
export type WidgetMigration = { name: string; up: (props: Readonly<Record<string, unknown>>) => Record<string, unknown> }
/** Widget migrations: `migrations[n]` leads from version n to n + 1. They are no part of a player's first download. */
export type WidgetMigrations = Readonly<Record<number, WidgetMigration>>

export type Widget = {
  contract: Contract<string, any, any, any> // see ViewProps
  load: () => Promise<ViewModule>
  migrations?: WidgetMigrations
}

/** A contract and what loads its view. Those of src/widgets are joined by their folder (registry.ts). */
export function defineWidget(widget: {
  contract: Contract<string, any, any, any>
  load: () => Promise<unknown>
  migrations?: WidgetMigrations
}): Widget {
  return widget as Widget // `load` gives a view typed by its own contract, which the registry's type does not keep
}

/** Named situations of a widget: they feed its test, the palette and screenshots. Each widget has the one called `usual`. */
export type Example<C extends Contract<string, any, any, any>> = {
  title: string
  props: ViewProps<C>['props']
  inputs?: Partial<ViewProps<C>['inputs']>
  language?: 'EN' | 'AR'
}
export type Examples<C extends Contract<string, any, any, any>> = { usual: Example<C> } & Record<string, Example<C>>
