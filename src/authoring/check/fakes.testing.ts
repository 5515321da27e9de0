import * as z from 'zod/mini'

import type { Brand, Flags } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { Count } from '../../schemas/nouns/count.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'
import { pictureFileProp } from '../../schemas/picture-file.ts'
import { RecordPage } from '../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../runtime/contract/source.ts'
import type { SourceContract, SourceContracts } from '../../runtime/contract/source.ts'
import { defineContract, defineWidget } from '../../runtime/contract/widget.ts'
import { createRegistry } from '../../runtime/contract/registry.ts'
import { aBrand as brandOf } from '../../../tests/support/portal/builders.ts'
import type { CheckContext } from './context.ts'
import { knownWordsOf } from './word-keys.ts'
import type { LayoutFile } from '../release/files.ts'
import { fixedPages } from '../../schemas/fixed-pages.ts'

const frame = { element: 'section', label: 'none', loading: { skeleton: 'none' } } as const

const tiles = defineContract({
  type: 'tiles',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
      icon: { type: 'string', format: 'icon' },
      tint: { type: 'string', format: 'token' },
      more: { type: ['string', 'object'], format: 'route' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'string' }, big: { type: 'boolean', default: false } },
        },
      },
    },
  },
  inputs: {
    games: { noun: GamePage },
    count: { noun: Count, need: 'optional' },
  },
  slots: {},
  intents: ['launch'],
  frame,
})
const table = defineContract({
  type: 'table',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['columns'],
    properties: {
      columns: {
        type: 'array',
        items: { type: 'object', additionalProperties: false, properties: { field: { type: 'string', format: 'field' } } },
      },
      action: { type: 'string', format: 'record-action' },
    },
  },
  inputs: { records: { noun: RecordPage } },
  slots: {},
  intents: [],
  frame,
})
const stack = defineContract({
  type: 'stack',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {},
  slots: { main: {}, side: { allow: ['tiles'], max: 2 } },
  intents: [],
  frame,
})
const poster = defineContract({
  ...stack,
  type: 'poster',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { ...pictureFileProp, varies: ['device'] },
      alt: { type: 'string', format: 'text', varies: ['language'] },
      decoration: { type: 'boolean', default: false },
      autoplay: { type: 'boolean', default: false },
      ageMark: { type: 'boolean', default: false },
      to: { type: 'string', format: 'route' },
      slides: {
        type: 'array',
        varies: ['language'],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { picture: pictureFileProp, alt: { type: 'string' }, title: { type: 'string' } },
        },
      },
    },
  },
  slots: {},
})
const pair = defineContract({ ...stack, type: 'pair', slots: { both: { min: 2, max: 2 } } })
const note = defineContract({
  ...stack,
  type: 'note',
  version: 2,
  props: { type: 'object', additionalProperties: false, required: ['text'], properties: { text: { type: 'string', format: 'text' } } },
  slots: {},
})
const load = () => Promise.reject(new Error('Nothing is drawn here.'))

export const registry = createRegistry([
  defineWidget({ contract: tiles, load }),
  defineWidget({ contract: table, load }),
  defineWidget({ contract: stack, load }),
  defineWidget({ contract: pair, load }),
  defineWidget({ contract: poster, load }),
  defineWidget({
    contract: note,
    load,
    migrations: { 1: { name: 'message-becomes-text', up: ({ message, ...rest }) => ({ ...rest, text: message }) } },
  }),
])

const limit = z.optional(z.int().check(z.gte(1)))
const list: SourceContract[] = [
  defineSourceContract({ name: 'games.hot', args: z.strictObject({ limit }), value: GamePage }),
  defineSourceContract({
    name: 'games.by-category',
    args: z.strictObject({ category: z.string(), limit }),
    value: GamePage,
  }),
  defineSourceContract({ name: 'promotions', args: z.strictObject({}), value: GamePage }),
  defineSourceContract({ name: 'badges.count', args: z.strictObject({}), value: Count }),
  defineSourceContract({
    name: 'records.bets',
    args: z.strictObject({}),
    fields: { betTime: 'time', betAmount: 'money' },
    actions: ['claim-reward'],
    value: RecordPage,
  }),
  defineSourceContract({ name: 'menu', args: z.strictObject({ id: z.string() }), value: MenuTree }),
]
export const sources: SourceContracts = new Map(list.map((source) => [source.name, source]))

export const aBrand: Brand = brandOf({
  tokens: { dark: { accent: '#fff' }, light: { accent: '#000' }, shared: { 'radius-tile': '12px' } },
  agentTypes: [1, 2],
})
export const someFlags: Flags = {
  kind: 'flags',
  id: 'flags',
  format: 1,
  flags: {
    summerLobby: { type: 'boolean', default: false, from: 'layout', owner: 'lobby', note: 'Summer sections' },
    level: { type: 'number', default: 1, from: 'layout', owner: 'lobby', note: 'A number' },
  },
}

export const words = knownWordsOf({ shared: { nav: 'home' }, widgets: { tiles: 'heading' }, values: {}, translated: ['en'] })
export const icons: ReadonlySet<string> = new Set(['home', 'wallet'])
export const aContext: CheckContext = { registry, sources, words, icons, brand: aBrand, flags: someFlags }

/** The brand that files are of: that of a path beginning with its folder, as in `../kestrel/brand.json`, else `_base`. */
export function brandOfFiles(paths: Iterable<string>): string {
  for (const path of paths) if (path.startsWith('../')) return path.split('/')[1] ?? '_base'
  return '_base'
}

/** A brand that is whole and clean: every fixed page, a menu, flags and a brand. `changes` replace files, or add to them. */
export function aBrandFolder(changes: Readonly<Record<string, unknown>> = {}, format = 1): LayoutFile[] {
  const pages = fixedPages.map((id): [string, Json] => [
    `pages/${id}.json`,
    { kind: 'page', id, format, ...(id === 'home' && { routes: ['/'] }), nodes: [] },
  ])
  const files: Record<string, unknown> = {
    'brand.json': { ...aBrand, format },
    'flags.json': { ...someFlags, format },
    'menus/top.json': { kind: 'menu', id: 'top', format, items: [] },
    ...Object.fromEntries(pages),
    ...changes,
  }
  return Object.entries(files).map(([path, value]) => ({
    path: `layouts/_base/${path}`,
    brand: brandOfFiles([path]),
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }))
}
