// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { allSettled } from 'effector'
import { afterEach, expect, test } from 'vitest'

import type { Overlay, Page } from '../../schemas/documents.ts'
import { releaseGiven } from '../model/context/documents.ts'
import { aRelease } from '../../../tests/support/portal/builders.ts'
import type { Engine } from './engine.ts'
import { aRenderedPortal, aTextPage } from './rendered-portal.fixture.tsx'
import { useDocument, useText } from './use-document.ts'

afterEach(cleanup)

function Title({ id }: { id: string | undefined }) {
  const document = useDocument(id)
  return <p>{document ? document.title : 'nothing'}</p>
}
const text = (container: HTMLElement) => container.textContent

test('a document of the release is returned; for an unknown name or none, nothing is', async () => {
  const pages = [aTextPage('home', { title: 'Home' })]
  const { container } = await aRenderedPortal({
    pages,
    children: () => (
      <>
        <Title id="home" />
        <Title id="nowhere" />
        <Title id={undefined} />
      </>
    ),
  })
  expect([...container.querySelectorAll('p')].map(text)).toEqual(['Home', 'nothing', 'nothing'])
})

test('a document that is not here is fetched once, and returned when it has loaded', async () => {
  const asked: string[] = []
  let answer = (_: Page) => {}
  const body = new Promise<Page>((resolve) => (answer = resolve))
  const { container } = await aRenderedPortal({
    pages: [aTextPage('home'), aTextPage('rng')],
    withheld: ['page/rng'],
    fetchDocument: (hash) => (asked.push(hash), body),
    children: () => (
      <>
        <Title id="rng" />
        <Title id="rng" />
      </>
    ),
  })
  expect({ asked, text: text(container) }).toEqual({ asked: ['page/rng'], text: 'nothingnothing' })
  await act(async () => answer(aTextPage('rng', { title: 'Slots' })))
  expect({ asked, text: text(container) }).toEqual({ asked: ['page/rng'], text: 'SlotsSlots' })
})

test('overlays that apply now change the document; a page that none changes stays the same object', async () => {
  const others = new Set<Page | undefined>()
  function Nodes() {
    others.add(useDocument('rng'))
    return (
      <p>
        {useDocument('home')
          ?.nodes.map(({ id }) => id)
          .join()}
      </p>
    )
  }
  const feast: Overlay = {
    kind: 'overlay',
    id: 'feast',
    format: 1,
    target: 'page/home',
    priority: 1,
    steps: [{ op: 'ensure', key: 'feast', to: 'first', item: { widget: 'text' } }],
  }
  const pages = [aTextPage('home'), aTextPage('rng')]
  const { container, scope } = await aRenderedPortal({ pages, children: () => <Nodes /> })
  expect(text(container)).toBe('home-text')
  await act(() => allSettled(releaseGiven, { scope, params: aRelease([...pages, feast]) }))
  expect(text(container)).toBe('feast,home-text')
  expect(others.size).toBe(1)
})

test("the shell's own sentences follow the language", async () => {
  const locales = { EN: { frame: { skip: 'Skip to content' } }, JA: { frame: { skip: '本文へ' } } }
  function Sentence({ engine }: { engine: Engine }) {
    return <p>{useText(engine)('frame.skip')}</p>
  }
  const { container, engine } = await aRenderedPortal({
    pages: [aTextPage('home')],
    locales,
    children: (drawing) => <Sentence engine={drawing} />,
  })
  expect(text(container)).toBe('Skip to content')
  await act(() => engine.context.words.use('JA'))
  expect(text(container)).toBe('本文へ')
})
