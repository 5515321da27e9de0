import { afterEach, expect, test } from 'vitest'

import arabic from '../../locales/ar/messages.json'
import { replaceWords } from '../../../kit/i18n/words.ts'
import { messageInLanguage } from './check-messages.ts'

const speak = (messages: Readonly<Record<string, string>>) => replaceWords('en', { messages })
afterEach(() => speak({}))

test('a message of a check is told in the language of the shell, with its names as they are', () => {
  speak({
    '{{1}} Did you mean "{{2}}"?': '{{1}} ¿Querías decir “{{2}}”?',
    'There is no category "{{1}}".': 'No existe la categoría “{{1}}”.',
    '{{1}} is {{2}}, not {{3}}.': '{{1}} debe ser {{2}}, no {{3}}.',
    'a whole number from {{1}} to {{2}}': 'un número entero de {{1}} a {{2}}',
    'Entry {{1}} of {{2}}': 'La entrada {{1}} de {{2}}',
  })
  expect(
    [
      'There is no category "RNGG". Did you mean "RNG"?',
      'Entry 2 of `rows` is a whole number from 1 to 3, not 7.',
      'There is no category "(a)".',
      'A sentence that has no text in this language.',
    ].map(messageInLanguage),
  ).toEqual([
    'No existe la categoría “RNGG”. ¿Querías decir “RNG”?',
    'La entrada 2 de `rows` debe ser un número entero de 1 a 3, no 7.',
    'No existe la categoría “(a)”.',
    'A sentence that has no text in this language.',
  ])
})

test('every message of Arabic is recognized by its own form, and English needs none', () => {
  const filled = Object.keys(arabic).map((english) => english.replaceAll(/\{\{(\d)\}\}/g, '«$1»'))
  expect(filled.map(messageInLanguage)).toEqual(filled)
  speak(arabic)
  expect(filled.filter((message) => messageInLanguage(message) === message)).toEqual([])
})
