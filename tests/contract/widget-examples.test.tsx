// @vitest-environment happy-dom
import Ajv from 'ajv'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { InputSpec } from '../../src/runtime/contract/widget.ts'
import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { deep } from '../support/samples/sample.ts'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

const ajv = new Ajv({ strict: false, validateFormats: false })
const walker = 'widget-examples.test.tsx'

beforeEach(withoutIntersections)
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

test('there are widgets, and WIDGET names some of them', () => {
  expect(widgets.length).toBeGreaterThan(0)
})

test('words in another language belong to a widget', () => {
  const folders = Object.keys(import.meta.glob('../../src/widgets/*/contract.ts')).map((path) => path.split('/').at(-2))
  const files = Object.keys(import.meta.glob('../../locales/*/widgets/*.json'))
  const orphans = files.filter((path) => !folders.includes(/([^/]+)\.json$/.exec(path)?.[1]))

  expect(orphans.map((path) => `${path.replace('../../', '')} is left of a widget: npm run new widget <name> -- --remove`)).toEqual([])
})

describe.each(widgets)('$type', ({ type, contract, examples, arabic, view: load }) => {
  test('is named like its folder and has the example usual', () => {
    const hint = openAndRun(type, 'contract.ts and examples.ts', walker)
    expect({ hint, type: contract.type, usual: 'usual' in examples }).toEqual({ hint, type, usual: true })
  })

  test('has an Arabic text for exactly its English texts', async () => {
    const { strings = {} } = await load()
    const stems = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].toSorted()

    const hint = openAndRun(type, `strings.ts and locales/ar/widgets/${type}.json`, walker)
    expect({ hint, keys: stems(Object.keys(arabic)) }).toEqual({ hint, keys: stems(Object.keys(strings)) })
  })

  test('a default is a value of its own prop', () => {
    const hint = openAndRun(type, 'contract.ts', walker)
    expect({ hint, wrong: wrongDefaults(contract.props as Schema, '') }).toEqual({ hint, wrong: [] })
  })

  for (const [name, example] of Object.entries(examples)) {
    test(`"${name}" is valid by the contract`, () => {
      const validate = ajv.compile(contract.props as object)
      const valid = validate(example.props)
      const hint = openAndRun(type, 'examples.ts', walker)
      expect({ hint, errors: valid ? [] : validate.errors }).toEqual({ hint, errors: [] })
      const inputs = contract.inputs as Record<string, InputSpec>
      for (const [input, value] of Object.entries<unknown>(example.inputs ?? {})) {
        const spec = inputs[input]
        expect({ hint, input, declared: spec !== undefined }).toEqual({ hint, input, declared: true })
        if (spec && value !== undefined)
          expect({ hint, input, issues: z.safeParse(spec.noun, value).error?.issues }).toEqual({ hint, input })
      }
    })

    test(`draws "${name}" without a missing text, in each direction and theme`, async () => {
      const view = await load()
      const complaints = vi.spyOn(console, 'error')

      const own = [example.language ?? 'EN', 'dark'] as const
      const other = [example.language === 'AR' ? 'EN' : 'AR', 'light'] as const
      for (const [language, theme] of name === 'usual' || deep ? [own, other] : [own]) {
        document.documentElement.dataset['theme'] = theme
        const { missing, root } = drawExample(contract, view, { ...example, language }, { arabic })
        const hint = openAndRun(type, 'view.tsx and strings.ts', walker)
        expect({ hint, language, missing, dir: root.closest('html')?.dir }).toEqual({
          hint,
          language,
          missing: [],
          dir: language === 'AR' ? 'rtl' : 'ltr',
        })
        cleanup()
      }
      const hint = openAndRun(type, 'view.tsx', walker)
      expect({ hint, complaints: complaints.mock.calls.map(([first]) => String(first)) }).toEqual({ hint, complaints: [] })
      complaints.mockRestore()
    })
  }
})

type Schema = { default?: unknown; properties?: Readonly<Record<string, Schema>>; items?: Schema }

/** The paths of the defaults that their own schemas refuse. */
function wrongDefaults(schema: Schema, path: string): string[] {
  const own = schema.default === undefined || ajv.validate(schema, schema.default) ? [] : [path]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => wrongDefaults(field, `${path}/${name}`))
  return [...own, ...inner, ...(schema.items ? wrongDefaults(schema.items, `${path}/items`) : [])]
}

test('the walker finds a default of another type, also inside of a list', () => {
  const schema = {
    properties: {
      rows: { type: 'integer', default: 'two' },
      links: { items: { properties: { wide: { type: 'boolean', default: 1 } } } },
    },
  }
  expect(wrongDefaults(schema, '')).toEqual(['/rows', '/links/items/wide'])
})
