// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { contract } from '../../../../src/widgets/text/contract.ts'
import { docs } from '../../../../src/widgets/text/docs.ts'
import { examples } from '../../../../src/widgets/text/examples.ts'
import { documented } from '../../../../src/runtime/contract/docs.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { ContentForm, loadContentForm } from '../content-form.tsx'
import type { Choices } from '../form/types.ts'

afterEach(cleanup)

const choices: Choices = {
  words: { language: 'EN', languages: ['EN', 'AR', 'TH'], has: () => false, lookUp: () => undefined, keys: () => [] },
  tokens: [],
  icons: [],
  routes: [{ route: '/rng', page: 'page/rng', label: 'Slots' }],
}
const text = documented(contract, docs)
const one = (words: string) => [{ style: 'paragraph', spans: [{ text: words }] }]

/** The form over a document; gives its props after the last edit. */
async function open(first: JsonObject) {
  await loadContentForm(text)
  const props = { now: first }
  function Document() {
    const [shown, setShown] = useState(first)
    return (
      <ContentForm
        contract={text}
        props={shown}
        choices={choices}
        problems={[]}
        onEdit={({ patch }) => {
          props.now = (applyPatch({ props: props.now }, patch).value as { props: JsonObject }).props
          setShown(props.now)
        }}
      />
    )
  }
  render(<Document />)
  await waitFor(() => screen.getByRole('textbox', { name: 'Text' }))
  return props
}

test('a text is drawn as it is, with its headings, lists and links, and drawing it changes nothing', async () => {
  const { content } = examples.usual.props
  const props = await open({ content: content })
  const box = screen.getByRole('textbox', { name: 'Text' })

  expect(box.querySelector('h2')?.textContent).toBe('Weekend reload')
  expect(box.querySelectorAll('[data-style="number"]')).toHaveLength(3)
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/member?page=depositv2')
  expect(props.now.content).toBe(content)
})

test('a button gives the part a style, and what comes from outside is drawn', async () => {
  const props = await open({ content: one('Hello') })
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(props.now.content).toEqual([{ style: 'bullet', spans: [{ text: 'Hello' }] }])
  await waitFor(() => expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true'))
})

test('each language may have a text of its own, and all have one again', async () => {
  const props = await open({ content: one('Hello') })
  fireEvent.click(screen.getByRole('button', { name: 'Vary Text' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Another value for each language' }))
  expect(props.now.content).toEqual({ by: 'language', EN: one('Hello') })
  expect(screen.queryByRole('button', { name: 'Vary Text' })).toBeNull() // a variant has none of its own

  fireEvent.click(await screen.findByRole('button', { name: 'Add a language or screen size' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Arabic' }))
  expect(props.now.content).toEqual({ by: 'language', EN: one('Hello'), AR: one('Hello') })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Arabic' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Heading' }))
  expect(props.now.content).toEqual({ by: 'language', EN: one('Hello'), AR: [{ style: 'heading', spans: [{ text: 'Hello' }] }] })

  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' }).querySelector('h2')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'More for Text' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Same everywhere' }))
  expect(props.now.content).toEqual(one('Hello'))
})

test('undo, redo, Escape and the keys of Review are left to the editor around the field', async () => {
  await open({ content: one('Hello') })
  const box = screen.getByRole('textbox', { name: 'Text' })
  const isTaken = (key: string, ctrlKey: boolean, shiftKey = false) =>
    !fireEvent.keyDown(box, { key, keyCode: key === 'Enter' ? 13 : 0, ctrlKey, shiftKey, bubbles: true, cancelable: true })
  expect([isTaken('z', true), isTaken('Z', true), isTaken('y', true), isTaken('Escape', false)]).toEqual([false, false, false, false])
  expect([isTaken('Enter', true, true), isTaken('Enter', false)]).toEqual([false, true])
})
