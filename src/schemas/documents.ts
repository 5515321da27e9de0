import * as z from 'zod/mini'

import { pictureForm } from './address.ts'
import { formActions } from './form-actions.ts'
import { Address, AddressText, Intent } from './intents.ts'
import type { Json } from './json.ts'
import { JsonObject } from './json.ts'
import { LanguageCode } from './language-code.ts'
import { languageCodes } from './language.ts'
import { ListProgram, OverlayProgram } from './list-program.ts'
import { mostDecimals } from './decimals.ts'
import { Moment, Predicate } from './predicate.ts'

export const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64))
const envelope = { $schema: z.optional(z.string()), id: Id, format: z.int().check(z.gte(1)), minReader: z.optional(z.int()) }

/** A text is a literal, or `t:key` looked up in the page's strings, the widget's, then `locales/`. */
const text = z.string().check(z.maxLength(2_000))
/** Page strings: by language code, then key. */
export const Strings = z.partialRecord(LanguageCode, z.record(z.string(), text))

// ---- page

/** A value of a source argument: a literal, or where it is read from. */
export const Argument = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.strictObject({ query: z.string() }),
  z.strictObject({ fact: z.string() }),
  z.strictObject({ brand: z.string() }),
])
export type Argument = z.infer<typeof Argument>

/** `list`: a saved list of the brand, whose arguments count where `args` has none of that name. */
export const Binding = z.strictObject({ source: z.string(), list: z.optional(Id), args: z.optional(z.record(z.string(), Argument)) })
export type Binding = z.infer<typeof Binding>

export type PageNode = {
  id: string
  widget: string
  v?: number | undefined
  props?: JsonObject | undefined
  inputs?: Record<string, Binding> | undefined
  when?: Predicate | undefined
  slots?: Record<string, PageNode[]> | undefined
  fallback?: 'drop' | 'children' | PageNode | undefined
}
export const PageNode: z.ZodMiniType<PageNode> = z.lazy(() =>
  z.strictObject({
    id: Id,
    widget: z.string().check(z.minLength(1), z.maxLength(64)),
    v: z.optional(z.int().check(z.gte(1))),
    props: z.optional(JsonObject),
    inputs: z.optional(z.record(z.string(), Binding)),
    when: z.optional(Predicate),
    slots: z.optional(z.record(z.string(), z.array(PageNode))),
    fallback: z.optional(z.union([z.literal('drop'), z.literal('children'), PageNode])),
  }),
)

const chromeName = z.optional(z.nullable(Id))
export const Page = z.strictObject({
  ...envelope,
  kind: z.literal('page'),
  title: z.optional(text),
  /** What search results and shared links say about the page, and the picture they show. */
  description: z.optional(text),
  picture: z.optional(z.string().check(z.regex(pictureForm))),
  routes: z.optional(z.array(AddressText)),
  access: z.optional(z.enum(['anyone', 'login', 'real', 'agent'])),
  as: z.optional(z.enum(['page', 'popup', 'chrome', 'screen'])),
  /** The page that this one is inside of, in its `page-outlet`; its addresses are `/parent?page=name`. */
  parent: z.optional(Id),
  over: z.optional(Id),
  dismiss: z.optional(z.enum(['close', 'close-or-escape', 'forced'])),
  /** The size of a popup. `split` and `search` have no padding of their own; `window` fills the screen. */
  size: z.optional(z.enum(['usual', 'wide', 'split', 'search', 'window'])),
  strings: z.optional(Strings),
  chrome: z.optional(z.strictObject({ header: chromeName, sideMenu: chromeName, footer: chromeName, bottomBar: chromeName })),
  nodes: z.array(PageNode),
})
export type Page = z.infer<typeof Page>

// ---- menu

export type MenuItem = {
  id: string
  label?: string | undefined
  icon?: string | undefined
  to?: Address | undefined
  intent?: Intent | undefined
  items?: MenuItem[] | undefined
  each?: Binding | undefined
  when?: Predicate | undefined
  badge?: Binding | undefined
}
export const MenuItem: z.ZodMiniType<MenuItem> = z.lazy(() =>
  z.strictObject({
    id: Id,
    label: z.optional(text),
    icon: z.optional(z.string()),
    to: z.optional(Address),
    intent: z.optional(Intent),
    items: z.optional(z.array(MenuItem)),
    each: z.optional(Binding),
    when: z.optional(Predicate),
    badge: z.optional(Binding),
  }),
)
export const Menu = z.strictObject({ ...envelope, kind: z.literal('menu'), items: z.array(MenuItem) })
export type Menu = z.infer<typeof Menu>

// ---- order, overlay

export const Order = z.strictObject({ ...envelope, kind: z.literal('order'), steps: ListProgram })
export type Order = z.infer<typeof Order>

export const Overlay = z.strictObject({
  ...envelope,
  kind: z.literal('overlay'),
  target: z.string().check(z.regex(/^(?:page|menu|form|order)\/[a-z0-9-]+$/)),
  when: z.optional(Predicate),
  priority: z.int(),
  steps: OverlayProgram,
})
export type Overlay = z.infer<typeof Overlay>

// ---- flags

export const Flag = z.strictObject({
  type: z.enum(['boolean', 'number', 'string']),
  default: z.union([z.boolean(), z.number(), z.string()]),
  from: z.enum(['whitelabel', 'registration', 'contract', 'member', 'layout']),
  owner: z.string(),
  note: z.string(),
})
export const Flags = z.strictObject({ ...envelope, kind: z.literal('flags'), flags: z.record(z.string(), Flag) })
export type Flags = z.infer<typeof Flags>

// ---- form

/** Keys behind `server` are ours: each defines how a field is drawn or what it must equal. */
export const Field = z.strictObject({
  id: z.string().check(z.minLength(1)),
  input: z.enum(['text', 'password', 'email', 'tel', 'number', 'date', 'check', 'select', 'captcha', 'code', 'area', 'country', 'slider']),
  label: text,
  /** The field of the registration settings whose rule applies; in a registration form it also decides whether the field is shown. */
  server: z.optional(z.string()),
  required: z.optional(z.boolean()),
  schema: z.optional(JsonObject),
  when: z.optional(Predicate),
  autocomplete: z.optional(z.string()),
  purpose: z.optional(z.string()),
  hint: z.optional(text),
  placeholder: z.optional(text),
  icon: z.optional(z.string()),
  width: z.optional(z.enum(['full', 'half', 'third', 'two-thirds'])),
  same: z.optional(z.string()), // id of the field it must equal
  ticks: z.optional(z.boolean()), // its conditions turn into ticks while it is typed
  options: z.optional(z.array(z.strictObject({ value: z.string(), label: text }))),
  link: z.optional(z.strictObject({ label: text, to: Address })),
  value: z.optional(z.string()),
})
export type Field = z.infer<typeof Field>
export const Form = z.strictObject({
  ...envelope,
  kind: z.literal('form'),
  strings: z.optional(Strings),
  action: z.optional(z.enum(formActions)), // without it the id decides: see actionOf
  methods: z.optional(
    z.array(
      z.strictObject({ id: Id, label: text, icon: z.optional(z.string()), when: z.optional(Predicate), fields: z.array(z.string()) }),
    ),
  ),
  groups: z.optional(z.array(z.strictObject({ id: Id, label: z.optional(text), fields: z.array(z.string()) }))),
  fields: z.array(Field),
  submit: z.strictObject({ label: text, intent: z.string() }),
})
export type Form = z.infer<typeof Form>

// ---- brand

const tokenMap = z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), z.string().check(z.regex(/^[^;{}<>@\\]*$/), z.maxLength(200)))

/** Business constants of the specification's section 9; the unit is in the name. */
export const Constants = z.catchall(
  z.object({
    bannerDelayMs: z.number(),
    bannerSpeedMs: z.number(),
    bannerGapPx: z.number(),
    homePageSize: z.int(),
    listPageSize: z.int(),
    homeCategoryGames: z.int(),
    winnerLimit: z.int(),
    hotLimit: z.int(),
    phoneLaunchPlatform: z.optional(z.string()),
    balanceDecimals: z.optional(z.int().check(z.minimum(0), z.maximum(mostDecimals))),
  }),
  z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]),
)

/** `approvals`: how many others approve a publication before it goes out. `auditDays`: how long the audit is kept. */
export const Publishing = z.strictObject({
  approvals: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  selfApproval: z.optional(z.boolean()),
  auditDays: z.optional(z.int().check(z.minimum(30), z.maximum(3650))),
})
export type Publishing = z.infer<typeof Publishing>

/**
 * Rules of the market that a brand is for, as far as documents can keep them. A missing one does not apply. `promotionTerms` and
 * `responsibleGambling` are the addresses to which pages with promotions and the footer link.
 */
export const MarketRules = z.strictObject({
  autoplay: z.optional(z.literal('forbidden')),
  promotionTerms: z.optional(AddressText),
  guestPromotions: z.optional(z.literal('forbidden')),
  responsibleGambling: z.optional(AddressText),
  ageMark: z.optional(z.literal('required')),
})
export type MarketRules = z.infer<typeof MarketRules>

export const MaintenanceWindow = z.strictObject({ vendor: z.string().check(z.minLength(1)), from: Moment, until: Moment })
export type MaintenanceWindow = z.infer<typeof MaintenanceWindow>

/** A choice of games that blocks share: a source with its arguments, under a name. */
export const SavedList = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  source: z.string(),
  args: z.optional(z.record(z.string(), Argument)),
})
export type SavedList = z.infer<typeof SavedList>

export const Brand = z.strictObject({
  ...envelope,
  kind: z.literal('brand'),
  name: z.string(),
  hosts: z.array(z.string()),
  merchant: z.string(),
  languages: z.array(LanguageCode).check(z.minLength(1)),
  /** A page is not published while one of its words has no text in one of these. */
  wholeLanguages: z.optional(z.array(LanguageCode)),
  defaultLanguage: LanguageCode,
  defaultTheme: z.enum(['dark', 'light']),
  tokens: z.strictObject({ dark: tokenMap, light: tokenMap, shared: tokenMap }),
  vendors: z.record(z.string(), z.array(z.string())),
  agentTypes: z.array(z.int()),
  trialTypes: z.array(z.int()),
  weakPassword: z.string(),
  launchOrigins: z.optional(z.array(z.string())),
  /** The providers for a login with another account: pages of these providers open in a window of their own and answer by a message. */
  identityProviders: z.optional(z.array(z.strictObject({ channel: Id, label: text, icon: z.optional(z.string()), url: z.string() }))),
  /** Providers of `info.analytics` whose sinks may be loaded, once a player allows it. */
  analytics: z.optional(z.array(z.string())),
  constants: Constants,
  /** Rules of publishing, which the server keeps. */
  publishing: z.optional(Publishing),
  rules: z.optional(MarketRules),
  /** Lists that bindings name by `list`, by id. */
  lists: z.optional(z.record(Id, SavedList)),
  /** Announced maintenance of studios: their games cannot be started in that time. */
  maintenance: z.optional(z.array(MaintenanceWindow).check(z.maxLength(100))),
})
export type Brand = z.infer<typeof Brand>

// ---- words

/**
 * A brand's own words in one language. A key of `locales/`, as in `section.hot`, or of a widget's words, as in
 * `widgets/game-section.more`, replaces that text; keys of the brand's own begin with `own.`. `of`: the hash of the English text that a
 * text was translated from.
 */
export const BrandWords = z.strictObject({
  ...envelope,
  kind: z.literal('words'),
  id: z.enum(languageCodes.map((code) => code.toLowerCase())),
  words: z.record(z.string().check(z.minLength(1), z.maxLength(120)), text),
  of: z.optional(z.record(z.string(), z.string())),
})
export type BrandWords = z.infer<typeof BrandWords>

// ---- all kinds

export const schemasByKind = {
  brand: Brand,
  flags: Flags,
  order: Order,
  menu: Menu,
  page: Page,
  overlay: Overlay,
  form: Form,
  words: BrandWords,
} as const
export type Kind = keyof typeof schemasByKind
export type LayoutDocument = Brand | Flags | Order | Menu | Page | Overlay | Form | BrandWords
export const kinds = Object.keys(schemasByKind) as Kind[] // Object.keys forgets the literal keys

/** The name documents call each other by, `page/home`. */
export type DocumentName = `${Kind}/${string}`

/**
 * What the server sends to a portal: the documents of one brand, checked and sanitized (widget migrations run, faulty nodes replaced
 * or dropped, merge patches applied). `checkedBy` is the version of the pipeline that checked it; another version checks again.
 */
export type Release = {
  release: string // hash over all documents
  brand: string
  checkedBy: number | null
  /** Bodies have their strings in this language and in English alone; those of another language are asked for when it is chosen. */
  language?: z.infer<typeof LanguageCode>
  documents: Record<string, { hash: string; body?: Json }> // by DocumentName; a missing body is fetched by its hash when needed
  routes: Record<string, string> // address → page id
}
/** A release without bodies, as a server says it, with what a page that follows it needs besides. */
export type Manifest = Release & {
  number: number
  /** The address of the brand's style sheet. */
  sheet?: string | undefined
  /** The build that the server runs; absent where it names none, as in development. */
  build?: string | undefined
}
