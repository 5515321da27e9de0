import { createElement } from 'react'
import { describe, expect, test } from 'vitest'

import { englishLocale, loadLocale } from '../../apps/portal/locales.ts'
import { completeRegistry, registry } from '../../apps/portal/registry.ts'
import { pseudoLocale } from '../../apps/portal/pseudo-text.ts'
import { createWords } from '../../src/runtime/i18n/words.ts'
import { initialsOf } from '../../src/runtime/ui/text/letters.ts'
import { drawnWhole } from '../support/widgets/drawn-whole.ts'
import { exampleTree } from '../support/widgets/example-tree.tsx'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

await completeRegistry()
const english = pseudoLocale({ ...englishLocale, ...(await loadLocale('EN', 'rest')) })

/** Attributes that are read aloud or shown. */
const spoken = /\b(?:aria-label|aria-description|alt|title|placeholder)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': ' ' }

/** What a person reads of HTML. */
function textsOf(html: string): string[] {
  const plain = html.replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
  const texts = [...plain.replaceAll(/<[^>]*>/g, '\n').split('\n'), ...[...plain.matchAll(spoken)].map(([, text = '']) => text)]
  return texts.map((text) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity)).filter(Boolean)
}

/** A text without what words of the portal say, also inside of each other. */
function outside(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return inner === text ? text : outside(inner)
}

/** Every text of an example: what the gateway, a document or a slot says is in no language of ours. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Dates, durations and units as the browser writes them, initials of a name, keys of the keyboard, languages by their own names. */
const written = new RegExp(
  [
    String.raw`\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*|AM|PM|GMT|UTC)\b`,
    String.raw`\b(?:year|month|week|day|hour|hr|min)s?\b`,
    String.raw`\b(?:[A-Z]{2}|Enter|Esc|English)\b|العربية|مارس`,
  ].join('|'),
  'g',
)

describe.each(widgets)('$type', ({ type, contract, examples }) => {
  test('says in the pseudo-language nothing that is no word', async () => {
    const view = await registry.get(type)!.load()
    const words = createWords({ first: 'EN', locales: { EN: english }, load: loadLocale })
    words.add('EN', `widget/${type}`, pseudoLocale({ own: view.strings ?? {} }).own)
    const slots = Object.fromEntries(Object.keys(contract.slots).map((name) => [name, createElement('p', null, '1')]))
    const literals = new Set<string>()
    for (const example of Object.values(examples)) {
      const tree = exampleTree(contract, view, { ...example, language: 'EN' }, { send: () => undefined, t: words.from('', type), slots })
      const given = [...textsIn(example), ...textsIn(contract)]
      const data = [...given, ...given.map(initialsOf)].join('\n').toLowerCase()
      for (const text of textsOf(await drawnWhole(tree)))
        for (const part of outside(text)
          .replaceAll(written, ' ')
          .split(/[^\p{L}]+/u))
          if (part.length > 1 && !data.includes(part.toLowerCase())) literals.add(`${part} in "${text.slice(0, 60)}"`)
    }
    expect({ hint: openAndRun(type, 'view.tsx', 'pseudo-language.test.ts'), literals: [...literals] }).toEqual({
      hint: openAndRun(type, 'view.tsx', 'pseudo-language.test.ts'),
      literals: [],
    })
  })
})
