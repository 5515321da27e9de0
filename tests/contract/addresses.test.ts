import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry, namedSources } from '../../apps/server/layouts/contracts.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { addressPattern, isAddress, pictureProp } from '../../src/schemas/address.ts'
import type { Json } from '../../src/schemas/json.ts'

const hostile = ['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test']

const root = new URL('../../layouts/', import.meta.url)
const files: LayoutFile[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('schemas'))
  .map((path) => ({ path, brand: path.slice(0, path.indexOf('/')), text: readFileSync(new URL(path, root), 'utf8') }))
const context = { registry: contractRegistry(), sources: namedSources() }

type Schema = { format?: string; holds?: string; pattern?: string; properties?: Record<string, Schema>; items?: Schema }

test('every prop that is an address or a picture uses the common rule for it, and no prop has its own pattern for them', () => {
  const propsIn = (schema: Schema, path: string): { path: string; schema: Schema }[] => [
    { path, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => propsIn(child, `${path}/${name}`)),
    ...(schema.items ? propsIn(schema.items, `${path}/items`) : []),
  ]
  const all = [...context.registry.values()].flatMap(({ contract }) => propsIn(contract.props as Schema, contract.type))
  const routes = all.filter(({ schema }) => schema.format === 'route')

  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter(({ schema }) => schema.pattern !== addressPattern).map(({ path }) => path)).toEqual([])
  // A picture of the brand's files is named by its hash, not by an address
  const pictures = all.filter(
    ({ path, schema }) => (/\/\w*picture$/i.test(path) && schema.holds !== 'picture') || schema.format === 'uri-reference',
  )
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter(({ schema }) => schema.pattern !== pictureProp.pattern).map(({ path }) => path)).toEqual([])
  const common = new Set<string | undefined>([addressPattern, pictureProp.pattern])
  const others = all.filter(({ schema }) => !common.has(schema.pattern) && schema.pattern?.replaceAll(/[\^\\(?:]/g, '').startsWith('/'))
  expect(others.map(({ path }) => path)).toEqual([])
})

test("replacing any address of a page, a menu or a form with another site's address gives an error at that place", () => {
  const changes = files.flatMap((file) => {
    if (/\/overlays\/|brand\.json$/.test(file.path)) return []
    const value = JSON.parse(String(file.text)) as Json // our own files
    return addressesOf(value).map((place, index) => ({ file, value, place, address: hostile[index % hostile.length]! }))
  })
  expect(changes.length).toBeGreaterThan(50)

  // When a page's own addresses are wrong, the check stops there, so the test changes them separately
  const groupOf = ({ file, place }: (typeof changes)[number]) => `${file.path} ${place[0] === 'routes' ? place[1] : ''}`
  const accepted = [...new Set(changes.map(groupOf))].flatMap((name) => {
    const group = changes.filter((change) => groupOf(change) === name)
    const { file, value } = group[0]!
    const text = JSON.stringify(group.reduce((before, { place, address }) => replaced(before, place, address), value))
    const sameDocument = file.path.slice(file.brand.length)
    const others = files.filter((other) => !other.path.endsWith(sameDocument))
    const { diagnostics } = buildRelease({
      brand: file.brand === '_base' ? 'foyer' : file.brand,
      files: [...others, { ...file, text }],
      ...context,
    })
    const errors = diagnostics.filter(({ path, severity }) => path === file.path && severity === 'error').map(({ pointer }) => pointer)
    return group
      .map(({ place }) => `/${place.join('/')}`)
      .filter((pointer) => !errors.some((at) => pointer === at || pointer.startsWith(`${at}/`) || at.startsWith(`${pointer}/`)))
      .map((pointer) => `${file.path}#${pointer}`)
  })
  expect(accepted).toEqual([])
}, 120_000)

test('a variation that points a link to another site is an error, whether the address is a text or its parts', () => {
  for (const more of [...hostile, { route: '//evil.test' }]) {
    const overlay = {
      kind: 'overlay',
      id: 'away',
      format: 1,
      target: 'page/home',
      priority: 1,
      steps: [{ op: 'set', key: 'hot', props: { more } }],
    }
    const { diagnostics } = buildRelease({
      brand: 'foyer',
      files: [...files, { path: 'foyer/overlays/away.json', brand: 'foyer', text: JSON.stringify(overlay) }],
      ...context,
    })
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ path, code }) => `${path} ${code}`)
    expect(errors).toEqual(['foyer/overlays/away.json layout/invalid-prop'])
  }
})

/** Places of addresses of the portal. Pictures may come from any site; values in a predicate or a query are not addresses. */
function addressesOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => (/picture$|^when$|^query$/i.test(key) ? [] : addressesOf(entry, [...path, key])))
  return isAddress(value) ? [path] : []
}

function replaced(value: Json, [key, ...rest]: readonly string[], other: Json): Json {
  if (key === undefined) return other
  const entries = Object.entries(value as Record<string, Json>) // a place was found in it
  const next = entries.map(([name, entry]) => [name, name === key ? replaced(entry, rest, other) : entry] as const)
  return Array.isArray(value) ? next.map(([, entry]) => entry) : Object.fromEntries(next)
}
