import { isObject, pointerOf } from '../../src/schemas/json.ts'
import { isAbsolute } from 'node:path'

import type { LayoutDocument } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { pageAt } from '../../src/rules/routes.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { LoadedFile } from '../../src/authoring/release/files.ts'
import { baseBrand } from '../../src/authoring/release/release.ts'
import { usageOf } from '../../src/authoring/usage/usage.ts'
import type { Use, UseKind, UseRole } from '../../src/authoring/usage/usage.ts'
import { meant, program } from './arguments.ts'
import { CannotRun, shown } from './files.ts'
import { iconNames, registry, sharedWords, sources, wordsOfWidgets } from './installation.ts'
import { openWorkspace } from './workspace.ts'

type Kind = Exclude<UseKind, 'text'> | 'constant'
type Named = { kind: Kind; name: string }
/** A place that uses a name, or declares it. */
type Place = Named & { path: string; line: number; column: number; document: string; subject: string; role: string }

const kinds = ['flag', 'word', 'source', 'widget', 'icon', 'page', 'menu', 'form', 'order', 'token', 'constant'] as const

const roles: Readonly<Record<UseRole, string>> = {
  when: 'asked by the rule of',
  item: 'shown by',
  node: 'draws',
  prop: 'a prop of',
  badge: 'the badge of',
  each: 'the items of',
  input: 'an input of',
  link: 'a link of',
  open: 'opened by',
  route: 'an address of',
  chrome: 'drawn around',
  parent: 'drawn around',
  over: 'drawn behind',
  target: 'changed by',
  label: 'a label of',
  field: 'a text of',
  step: 'a step of',
}

/** Prints where documents declare and use a name, over all brands. A name that nothing has is refused with the nearest one. */
export function where(query: readonly string[], dir: string, asJson: boolean): number {
  const written = query.join('.')
  if (written === '') throw new CannotRun(`Say what to look for: ${program} where flag.<name>. Kinds are ${kinds.join(', ')}.`)
  const places = new Map<string, Place>()
  const known = ownNames()
  const workspace = openWorkspace(dir)
  const routes: Record<string, string> = {}
  for (const brand of workspace.brands) {
    const files = effective(workspace.filesOf(brand).map(loadFile))
    for (const { value } of files) {
      if (!isObject(value) || value.kind !== 'page' || typeof value.id !== 'string' || !Array.isArray(value.routes)) continue
      for (const route of value.routes) if (typeof route === 'string') routes[route] ??= value.id
    }
    for (const place of placesIn(files)) {
      places.set([place.path, place.line, place.column, place.kind, place.name, place.role].join('\n'), place)
      known[place.kind].add(place.name)
    }
  }
  const asked = readings(written, routes).filter(({ kind, name }) => known[kind].has(name))
  if (asked.length === 0) throw new CannotRun(nothingCalled(written, known))
  const found = [...places.values()]
    .filter((place) => asked.some(({ kind, name }) => place.kind === kind && place.name === name))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line))
  console.log(asJson ? JSON.stringify(found, null, 2) : asText(found, asked))
  return 0
}

/** What a query may mean: `flag.x` is a flag, `form.state` the form "state" or the source of that name, `/rng` the page there. */
function readings(written: string, routes: Record<string, string>): Named[] {
  if (written.startsWith('/')) {
    const page = pageAt(routes, written)
    return page === undefined ? [] : [{ kind: 'page', name: page }]
  }
  if (written.startsWith('t:')) return [{ kind: 'word', name: written.slice(2) }]
  const [, prefix = '', rest = ''] = /^([a-z]+)[.:/](.+)$/s.exec(written) ?? []
  const kind = prefix === 'brand' ? 'constant' : kinds.find((one) => one === prefix)
  return [...(kind ? [{ kind, name: rest }] : []), ...kinds.map((one) => ({ kind: one, name: written }))]
}

function nothingCalled(written: string, known: Readonly<Record<Kind, ReadonlySet<string>>>): string {
  const [, prefix = '', rest = ''] = /^([a-z]+)[.:/](.+)$/s.exec(written.replace(/^t:/, 'word:')) ?? []
  const kind = kinds.find((one) => one === prefix)
  return kind
    ? `There is no ${kind} "${rest}".${meant(rest, known[kind])}`
    : `Nothing is called "${written}".${meant(written, new Set(kinds.flatMap((one) => [...known[one]])))}`
}

/** Names that this installation knows, whether documents use them or not. */
function ownNames(): Record<Kind, Set<string>> {
  return {
    flag: new Set(),
    word: new Set([...sharedWords, ...[...wordsOfWidgets.values()].flatMap((words) => [...words])]),
    source: new Set(sources.keys()),
    widget: new Set(registry.keys()),
    icon: new Set(iconNames),
    page: new Set(),
    menu: new Set(),
    form: new Set(),
    order: new Set(),
    token: new Set(),
    constant: new Set(),
  }
}

/** A brand's documents over those of `_base`; both have a brand.json and flags. */
function effective(files: readonly LoadedFile[]): LoadedFile[] {
  const byName = new Map<string, LoadedFile>()
  for (const file of files) byName.set(file.name.startsWith('brand/') ? `${file.brand} ${file.name}` : file.name, file)
  const own = new Set(byName.values())
  return files.filter((file) => own.has(file) || (file.brand === baseBrand && file.name.startsWith('flags/')))
}

function placesIn(files: readonly LoadedFile[]): Place[] {
  const readable = files.filter(({ value }) => isObject(value) && typeof value.kind === 'string' && typeof value.id === 'string')
  const byName = new Map(readable.map((file) => [file.name, file]))
  const usage = usageOf(
    readable.map(({ value }) => value as unknown as LayoutDocument), // usageOf reads unchecked documents with care
    registry,
  )
  const used = usage.uses.flatMap((use: Use): Place[] => {
    const file = byName.get(use.document)
    const { kind, name } = use
    return file && kind !== 'text' ? [placeOf(file, { kind, name }, use.pointer, roles[use.role], use.subject)] : []
  })
  return [...readable.flatMap(declaredIn), ...used, ...readable.flatMap(constantsIn)]
}

function placeOf(file: LoadedFile, { kind, name }: Named, pointer: string, role: string, subject = ''): Place {
  const { line, column } = file.positions?.of(pointer) ?? { line: 1, column: 1 }
  return { kind, name, path: isAbsolute(file.path) ? shown(file.path) : file.path, line, column, document: file.name, subject, role }
}

/** What a document declares: flags, tokens and values of a brand, words of a page, and itself. */
function declaredIn(file: LoadedFile): Place[] {
  const { value } = file
  if (!isObject(value)) return []
  const declared = (kind: Kind, name: string, pointer: string) => placeOf(file, { kind, name }, pointer, 'declared')
  const keysOf = (held: Json | undefined) => (isObject(held) ? Object.keys(held) : [])
  const own = kinds.find((kind) => kind === value.kind)
  if (own) {
    const strings = isObject(value.strings) ? Object.entries(value.strings) : []
    return [
      declared(own, typeof value.id === 'string' ? value.id : '', '/id'),
      ...strings.flatMap(([language, words]) =>
        keysOf(words).map((key) => declared('word', key, `/strings${pointerOf(language)}${pointerOf(key)}`)),
      ),
    ]
  }
  if (value.kind === 'flags') return keysOf(value.flags).map((name) => declared('flag', name, `/flags${pointerOf(name)}`))
  if (value.kind !== 'brand') return []
  const tokens = isObject(value.tokens) ? Object.entries(value.tokens) : []
  return [
    ...tokens.flatMap(([set, held]) => keysOf(held).map((name) => declared('token', name, `/tokens${pointerOf(set)}${pointerOf(name)}`))),
    ...['constants', 'vendors'].flatMap((part) =>
      keysOf(value[part]).map((name) => declared('constant', `${part}.${name}`, `/${part}${pointerOf(name)}`)),
    ),
    ...Object.keys(value)
      .filter((name) => Array.isArray(value[name]))
      .map((name) => declared('constant', name, pointerOf(name))),
  ]
}

/** References such as `{ "brand": "constants.homePageSize" }`. */
function constantsIn(file: LoadedFile): Place[] {
  const found: Place[] = []
  const walk = (value: unknown, pointer: string, subject: string) => {
    if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, pointer + pointerOf(index), subject))
    if (!isObject(value)) return
    const inside = typeof value.id === 'string' && pointer !== '' ? value.id : subject
    if (typeof value.brand === 'string' && Object.keys(value).length === 1)
      found.push(placeOf(file, { kind: 'constant', name: value.brand }, `${pointer}/brand`, 'read by', inside))
    for (const [key, entry] of Object.entries(value)) walk(entry, pointer + pointerOf(key), inside)
  }
  walk(file.value, '', '')
  return found
}

function asText(found: readonly Place[], asked: readonly Named[]): string {
  const uses = found.filter(({ role }) => role !== 'declared')
  const documents = new Set(uses.map(({ document }) => document)).size
  const names = asked.map(({ kind, name }) => `${kind} ${name}`).join(', ')
  return [
    ...found.map(({ path, line, column, kind, name, role, subject, document }) =>
      [`${path}:${line}:${column} ${kind} ${name}`, role === 'declared' ? 'declared in' : role, subject && `${subject} in`, document]
        .filter(Boolean)
        .join(' '),
    ),
    uses.length === 0
      ? `Nothing uses ${names}.`
      : `${uses.length} ${uses.length === 1 ? 'use' : 'uses'} of ${names} in ${documents} ${documents === 1 ? 'document' : 'documents'}`,
  ].join('\n')
}
