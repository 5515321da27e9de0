// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { createWords } from '../../src/runtime/i18n/words.ts'
import type { Contract, Example, ViewModule } from '../../src/runtime/contract/widget.ts'
import { GatewayGame, GameVendorCard } from '../../src/schemas/gateway/games.ts'
import { Lane } from '../../src/schemas/gateway/vendor-rows.ts'
import { Room } from '../../src/schemas/gateway/launch.ts'
import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'

// Games, studios and announcements may be called "777" or "1.50", and a gateway may send such a name as a number. It is a name, not an
// amount: nobody groups, rounds or translates its figures.

// each of its own types
const contracts = import.meta.glob<{ contract: Contract<string, any, any, any> }>('../../src/widgets/*/contract.ts', { eager: true })
const views = import.meta.glob<ViewModule>('../../src/widgets/*/view.tsx')
const examplesOf = import.meta.glob<{ examples: Record<string, Example<any>> }>('../../src/widgets/*/examples.ts', { eager: true })
const arabic = import.meta.glob<Record<string, string>>('../../locales/ar/widgets/*.json', { eager: true, import: 'default' })

beforeEach(withoutIntersections)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const isName = (key: string) => /^(?:name|title|heading|.*Name)$/.test(key)

/** The same value with another text for each name in it: figures that any format of numbers would change. */
function renamed(value: unknown, names: Map<string, string>, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, renamed(one, names, inner)]))
  if (typeof value !== 'string' || value === '' || value.startsWith('t:') || !isName(key)) return value
  const name = names.get(value) ?? `0${names.size + 1}234567.500`
  names.set(value, name)
  return name
}

/** Texts that are no names, such as codes and what was searched for: a name that is also one of these may be shown for another reason. */
function otherTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isName(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => otherTexts(one, key))
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([inner, one]) => otherTexts(one, inner)) : []
}

/** Everything that is shown or spoken of an element. */
function textsOf(root: HTMLElement): string {
  const spoken = [...root.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [root.textContent, ...spoken].join('\n')
}

describe('a name of figures is shown as it was sent', () => {
  let shown = 0
  for (const [path, { examples }] of Object.entries(examplesOf)) {
    const type = path.split('/').at(-2)!
    const folder = path.slice(0, -'examples.ts'.length)
    const example = examples['usual']
    const names = new Map<string, string>()
    const inputs = renamed(example?.inputs ?? {}, names) as object
    if (!example || names.size === 0) continue
    for (const language of ['EN', 'AR'] as const)
      test(`${type}, ${language}`, async () => {
        const { contract } = contracts[`${folder}contract.ts`]!
        const words = { arabic: arabic[`../../locales/ar/widgets/${type}.json`] ?? {} }
        const view = await views[`${folder}view.tsx`]!()
        const before = textsOf(drawExample(contract, view, { ...example, language }, words).root)
        cleanup()
        const after = textsOf(drawExample(contract, view, { ...example, language, inputs }, words).root)
        const isElsewhere = (name: string) => [...otherTexts(example), ...names.keys()].some((one) => one !== name && one.includes(name))
        const ofNames = [...names].filter(([name]) => before.includes(name) && !isElsewhere(name) && !otherTexts(example).includes(name))
        shown += ofNames.length
        expect(ofNames.filter(([, name]) => !after.includes(name))).toEqual([])
      })
  }
  test('most widgets show names', () => expect(shown).toBeGreaterThan(40))
})

test('a name that comes as a number is its plain decimal text', () => {
  const numbers = [777, 0, -5, 1.5, 1e21, 1.5e-7, 12345678901234567000]
  const texts = ['777', '0', '-5', '1.5', '1000000000000000000000', '0.00000015', '12345678901234567000']
  const game = { nodeId: 1, gameType: 'RNG' }
  for (const [index, number] of numbers.entries()) {
    const read = z.parse(GatewayGame, { ...game, gameName: number, displayName: number, nodeName: number })
    expect({ game: read.gameName, display: read.displayName, node: read.nodeName }).toEqual({
      game: texts[index],
      display: texts[index],
      node: texts[index],
    })
    expect(z.parse(GameVendorCard, { vassalage: 'PG', gameType: 'RNG', displayName: number }).displayName).toBe(texts[index])
    expect(z.parse(Room, { roomId: 1, roomName: number, gameCode: 'a', vassalage: 'PG' }).roomName).toBe(texts[index])
    expect(z.parse(Lane, { laneCode: 'a', displayName: number, vendors: [] }).displayName).toBe(texts[index])
  }
  for (const text of ['1.50', '007', '1,000', '٧٧٧', '1e21']) expect(z.parse(GatewayGame, { ...game, gameName: text }).gameName).toBe(text)
})

test('a name of figures in a sentence is not formatted, in English and in Arabic', () => {
  for (const language of ['EN', 'AR'] as const) {
    const words = createWords({ first: language, load: () => Promise.resolve({}), locales: {} })
    words.add(language, 'page/home', { play: '{{name}} ▶', many_one: '{{name}}: {{n}}', many_other: '{{name}}: {{n}}' })
    const inWords = words.from('home')
    const t = (key: string, values: { name: string }) => inWords(key, values).replaceAll(/[\u2068\u2069]/g, '') // they are not seen
    expect(t('play', { name: '1234567.50' })).toBe('1234567.50 ▶')
    expect(t('play', { name: '$t(many)' })).toBe('$t(many) ▶') // a name is no reference to another text either
    expect(t('play', { name: '{{name}}' })).toBe('{{name}} ▶')
  }
})
