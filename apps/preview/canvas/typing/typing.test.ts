import { allSettled, createWatch } from 'effector'
import type { Scope } from 'effector'
import { expect, test } from 'vitest'

import type { FromFrame } from '../../../../src/schemas/preview.ts'
import { previewVersion } from '../../../../src/schemas/preview-version.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { catalogueIn } from '../../model/catalogue/widget-catalogue.ts'
import { $document, $documents, $past, edited, undone } from '../../model/documents/documents.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { $sel } from '../../model/view/choice.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { $typing } from './typing.ts'

const catalogue = catalogueIn()

const node = { page: 'summer', node: 'heading' }
type Message = FromFrame extends infer One ? (One extends FromFrame ? Omit<One, 'v'> : never) : never

/** An editor on a page with one heading, and what it orders of its frame. */
async function open(heading = 'Summer') {
  const scope = await editorWith(
    [
      published(
        'page/summer',
        pageOf({ id: 'heading', widget: 'page-heading', props: { title: heading, back: { label: 't:action.back', to: '/' } } }),
      ),
      published('words/en', { format: 1, words: { 'own.title': 'Summer' } }),
    ],
    { doc: 'page/summer' },
    [[$catalogue, catalogue]],
  )
  const orders: unknown[] = []
  createWatch({ unit: frameOrderRequested, fn: ({ order }) => void orders.push(order), scope })
  return { scope, orders }
}
const hear = (scope: Scope, message: Message) =>
  allSettled(frameMessageReceived, { scope, params: { frame: mainFrame, message: { v: previewVersion, ...message } } })
const title = (scope: Scope) => (scope.getState($document) as unknown as { nodes: { props: { title: string } }[] }).nodes[0]?.props.title

test('a double click on a text of the page chooses its block and opens the text in its place', async () => {
  const { scope, orders } = await open()
  await hear(scope, { kind: 'doubled', node, texts: ['Summer', 'SummerBack'] })
  expect(scope.getState($sel)).toBe('heading')
  expect(orders).toContainEqual({ kind: 'type', level: 0, value: 'Summer' })
})

test('a double click on a word of the lobby opens nothing', async () => {
  const { scope } = await open()
  await hear(scope, { kind: 'doubled', node, texts: ['Back'] })
  expect(scope.getState($typing)).toBeNull()
})

test('a stretch of typing is one step of undo, the next stretch another', async () => {
  const { scope } = await open()
  for (const words of [
    ['Summer c', 'Summer cup'],
    ['Summer cup 2', 'Summer cup 27'],
  ]) {
    await hear(scope, { kind: 'doubled', node, texts: [title(scope)!.replaceAll(' ', '')] })
    for (const value of words) await hear(scope, { kind: 'typed', value })
    await hear(scope, { kind: 'type-ended', refocus: true })
  }
  expect(title(scope)).toBe('Summer cup 27')
  expect(scope.getState($past)).toHaveLength(2)
  await allSettled(undone, { scope })
  expect(title(scope)).toBe('Summer cup')
})

test('an undo, and what somebody else wrote, come into the text that is typed into; what was typed never comes back to it', async () => {
  const { scope, orders } = await open()
  await hear(scope, { kind: 'doubled', node, texts: ['Summer'] })
  await hear(scope, { kind: 'typed', value: 'Summer cup' })
  expect(orders.filter((order) => (order as { kind: string }).kind === 'type')).toHaveLength(1)
  await allSettled(undone, { scope })
  expect(orders.at(-1)).toEqual({ kind: 'type', level: 0, value: 'Summer' })
})

test('letters of a word that are typed before the first of them is written stay, and an undo shows', async () => {
  const { scope, orders } = await open('t:own.title')
  await hear(scope, { kind: 'doubled', node, texts: ['Summer'] })
  await Promise.all(['S', 'Su', 'Sun'].map((value) => hear(scope, { kind: 'typed', value })))
  expect(scope.getState($documents).get('words/en')).toMatchObject({ words: { 'own.title': 'Sun' } })
  expect(scope.getState($typing)?.value).toBe('Sun')
  expect(orders.filter((order) => (order as { kind: string }).kind === 'type')).toHaveLength(1)
  await allSettled(undone, { scope })
  expect(orders.at(-1)).toEqual({ kind: 'type', level: 0, value: 'Summer' })
})

test('a text that is deleted under the caret ends the typing', async () => {
  const { scope, orders } = await open()
  await hear(scope, { kind: 'doubled', node, texts: ['Summer'] })
  await allSettled(edited, { scope, params: { label: 'Deleted', document: 'page/summer', patch: [{ op: 'remove', path: '/nodes/0' }] } })
  expect(orders).toContainEqual({ kind: 'type-end' })
})
