import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { createWords } from '../../src/runtime/i18n/words.ts'
import { planForm } from '../../src/runtime/model/forms/form-plan.ts'
import type { Brand, Form, Page } from '../../src/schemas/documents.ts'

// Section 9 of the specification: hints of a minimum bet of 1 yuan, of 25 lines or more at the filter of slots, of a Zalo bonus of up to
// 131K. The numbers are the brand's, the sentences those of the page or form that shows them.

const layouts = new URL('../../layouts/_base/', import.meta.url)
const read = <Document>(path: string) => JSON.parse(readFileSync(new URL(path, layouts), 'utf8')) as Document // our own documents
const { constants } = read<Brand>('brand.json')
const languages = ['EN', 'AR'] as const

/** The note above a page's games, in both languages, with a brand's constants. */
async function notesOf(id: string, of: object = constants) {
  const page = read<Page>(`pages/${id}.json`)
  const words = createWords({ first: 'EN', locales: { EN: {}, AR: {} }, load: () => Promise.resolve({}) })
  for (const language of languages) words.add(language, `page/${id}`, page.strings?.[language] ?? {})
  const hint = page.nodes.find(({ widget }) => widget === 'game-section')?.props?.['hint'] as string // our own document
  const notes: string[] = []
  for (const language of languages) {
    await words.use(language)
    notes.push(words.text(hint, id, 'game-section', of))
  }
  return notes
}

test.each(['lott', 'elott'])('%s says that a bet is 1 yuan or more', async (id) => {
  expect(await notesOf(id)).toEqual(['A bet is 1 yuan or more.', 'الحد الأدنى للرهان باليوان: 1.'])
})

test('the filters of slots say 25 lines or more', async () => {
  expect(await notesOf('rng')).toEqual([
    'These filters list slots with 25 lines or more.',
    'تعرض هذه المرشحات ألعاب السلوتس التي عدد خطوطها 25 أو أكثر.',
  ])
})

test('another brand has other numbers', async () => {
  expect((await notesOf('lott', { ...constants, minimumBetYuan: 5 }))[0]).toBe('A bet is 5 yuan or more.')
  expect((await notesOf('rng', { ...constants, slotsFilterMinimumLines: 9 }))[0]).toBe('These filters list slots with 9 lines or more.')
})

test.each([
  ['EN', 'With your Zalo you may get a bonus of up to 131K.'],
  ['AR', 'بإضافة حسابك في Zalo قد تحصل على مكافأة تصل إلى 131 ألفاً.'],
] as const)('the field for Zalo says in %s that the bonus is up to 131K', (language, hint) => {
  const { view } = planForm(read<Form>('forms/registration.json'), {
    facts: {},
    flags: { USERNAMEREG3: true },
    settings: { zalo: { enabled: true, required: false } },
    language,
    captcha: false,
    sliderOff: false,
    knowsOldPassword: false,
    countries: null,
    dialingCode: null,
    remembered: null,
    verification: null,
    today: '2027-01-10',
    ageYears: 18,
    constants,
  })
  const field = view.methods[0]!.fields.find(({ key }) => key === 'zalo')

  expect(field?.hint).toBe('t:zalo-hint')
  expect(view.strings['zalo-hint']).toBe(hint)
})
