import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { t } from '../../i18n/words.ts'
import type { WordList } from '../form/types.ts'
import { WordTools } from './word-tools.tsx'

afterEach(cleanup)

test('the texts of a word are asked for when they are opened, and a language whose text is on its way has no field yet', () => {
  const asked: LanguageCode[][] = []
  const words = (thai: string | undefined): WordList => ({
    language: 'EN',
    languages: ['EN', 'TH', 'RU'],
    has: (_, language) => language !== 'RU',
    lookUp: (_, language) => (language === 'EN' ? 'Home' : language === 'TH' ? thai : undefined),
    keys: () => [],
    load: (languages) => void asked.push([...languages]),
    put: () => undefined,
  })
  const drawn = (thai?: string) => <WordTools value="t:nav.home" words={words(thai)} onWord={() => undefined} />
  const { rerender } = render(drawn())
  expect(asked).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: t('inspector.word-texts') }))
  expect(asked).toEqual([['EN', 'TH', 'RU']])
  const names = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label') ?? field.ariaLabel)
  expect(names()).toEqual(['English', 'Russian'].map((language) => t('inspector.text-in', { language })))

  rerender(drawn('หน้าแรก'))
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['Home', 'หน้าแรก', ''])
})
