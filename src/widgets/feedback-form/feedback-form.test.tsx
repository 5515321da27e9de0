// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { Example } from '../../runtime/contract/widget.ts'
import { stubDecoder } from '../../../tests/support/pictures/picture-decoder.ts'
import { drawnPng, hostileFiles } from '../../../tests/support/pictures/picture-files.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeEach(() => void stubDecoder())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name)
const data = btoa(String.fromCharCode(...drawnPng))

function draw(example: Example<typeof contract> = examples.usual) {
  const drawn = drawExample(contract, view, example)
  const form = within(drawn.root)
  return {
    ...drawn,
    sent: () => drawn.send.mock.calls.map(([intent]) => intent as { kind: string }).filter(({ kind }) => kind === 'send-feedback'),
    type: form.getByRole<HTMLSelectElement>('combobox'),
    content: form.getByRole<HTMLTextAreaElement>('textbox'),
    submit: () => fireEvent.submit(form.getByRole('button', { name: /^Send/ }).closest('form')!),
    choose: (...files: File[]) => fireEvent.change(drawn.root.querySelector('[name="images"]')!, { target: { files } }),
    previews: () => [...drawn.root.querySelectorAll('img')].map(({ src }) => src),
  }
}

test('what is missing is said at its field, and the first such field has the focus; nothing is sent', () => {
  const { submit, sent, type, content } = draw()
  expect(type.getAttribute('aria-invalid')).toBeNull()
  submit()
  expect(sent()).toEqual([])
  expect([type.getAttribute('aria-invalid'), content.getAttribute('aria-invalid')]).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(type)
})

test.each([
  ['four characters and spaces', '  abcd  ', false],
  ['five', 'abcde', true],
  ['140 characters outside the first plane', '🐟'.repeat(140), true],
  ['141', 'a'.repeat(141), false],
])('the length counts in code points without spaces around: %s', (_, text, fits) => {
  const { type, content, submit, sent } = draw()
  fireEvent.change(type, { target: { value: 'GAME' } })
  fireEvent.change(content, { target: { value: text } })
  submit()
  expect(sent().length).toBe(fits ? 1 : 0)
})

test('pictures are shown, can be taken away, and go with the text', async () => {
  const { root, type, content, choose, previews, submit, sent, getByRole } = draw()
  fireEvent.change(type, { target: { value: 'GAME' } })
  fireEvent.change(content, { target: { value: 'The fish swim backwards' } })
  choose(file(drawnPng, 'one.png'))
  choose(file(drawnPng, 'two.png'))
  await waitFor(() => expect(previews()).toEqual([`data:image/png;base64,${data}`, `data:image/png;base64,${data}`]))
  fireEvent.click(getByRole('button', { name: 'Remove one.png' }))
  expect(previews().length).toBe(1)
  expect(document.activeElement).toBe(root.querySelector('[name="images"]'))
  submit()
  expect(sent()).toEqual([
    {
      kind: 'send-feedback',
      about: 'feedback',
      questionType: 'GAME',
      content: 'The fish swim backwards',
      pictures: [{ name: 'two.png', data }],
    },
  ])
})

test('while a picture is being read nothing is sent; then it goes with the text', async () => {
  const { type, content, choose, previews, submit, sent, getByRole } = draw()
  fireEvent.change(type, { target: { value: 'GAME' } })
  fireEvent.change(content, { target: { value: 'The fish swim backwards' } })
  choose(file(drawnPng, 'one.png'))
  submit()
  expect(getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
  expect(sent()).toEqual([])
  await waitFor(() => expect(previews().length).toBe(1))
  await waitFor(() => expect(getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('false'))
  submit()
  expect(sent()).toMatchObject([{ pictures: [{ name: 'one.png' }] }])
})

test('files that are no pictures are named with the reason, and those that are stay', async () => {
  const { choose, previews, getByText, getAllByText } = draw()
  choose(file(drawnPng, 'good.png'))
  await waitFor(() => expect(previews().length).toBe(1))
  for (const { name, bytes } of hostileFiles) {
    choose(file(bytes, name))
    await waitFor(() => expect(getByText(new RegExp(`^${name} `))).toBeTruthy())
  }
  choose(...['2', '3', '4'].map((name) => file(drawnPng, `${name}.png`)))
  await waitFor(() => expect(getByText('4.png was not added: 3 pictures at most.')).toBeTruthy())
  expect(getAllByText(/^(good|2|3)\.png$/).length).toBe(3)
})

test('while it is on its way nothing is sent again', () => {
  const { submit, sent, getByRole } = draw(examples['sending'])
  submit()
  expect(sent()).toEqual([])
  expect(getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true')
})

test('after a lost answer the text is still there and it is the player who sends it again', () => {
  const { content, submit, sent, getByRole } = draw(examples['lost'])
  expect(getByRole('alert').textContent).toContain('may have arrived')
  expect(content.value).toBe('The fish in Koi Pond swim backwards.')
  submit()
  expect(sent().length).toBe(1)
})

test('a refusal stands at the field that it is about', () => {
  const { content } = draw(examples['refused'])
  expect(document.querySelector(`#${CSS.escape(content.getAttribute('aria-describedby')!.split(' ')[0]!)}`)?.textContent).toBe(
    'Write 5 to 140 characters',
  )
})

test('once the gateway has it, the form is empty; a message that was begun meanwhile stays', () => {
  const { type, content, submit, again } = draw()
  const { feedback } = examples.usual.inputs!
  fireEvent.change(type, { target: { value: 'GAME' } })
  fireEvent.change(content, { target: { value: ' Hello fish ' } })
  submit()
  const sent = [{ key: '1', about: 'feedback' as const, questionType: 'GAME', content: 'Hello fish', at: 0, reference: 'F1' }]
  again({ ...examples.usual, inputs: { feedback: { ...feedback!, sent } } })
  expect([type.value, content.value]).toEqual(['', ''])
  fireEvent.change(content, { target: { value: 'Another one' } })
  again({ ...examples.usual, inputs: { feedback: { ...feedback!, sent: [{ ...sent[0]!, key: '2' }, ...sent] } } })
  expect(content.value).toBe('Another one')
})
