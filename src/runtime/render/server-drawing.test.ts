import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { aPortal } from '../../../tests/support/portal/portal.ts'
import { aRelease } from '../../../tests/support/portal/builders.ts'
import { createRegistry } from '../contract/registry.ts'
import { createWords } from '../i18n/words.ts'
import { $brand } from '../model/context/documents.ts'
import { $facts } from '../model/facts/facts.ts'
import { $flags } from '../model/facts/flags.ts'
import { $narrowed } from '../model/navigation/narrow.ts'
import { $queries } from '../model/navigation/page-shown.ts'
import { Engine } from './engine.ts'
import { PortalRoot } from './portal-root.tsx'
import { aWidget } from './rendered-page.fixture.tsx'

test('a portal is drawn to a string where there is no page: its content, and the shell in the language', async () => {
  const home = { kind: 'page', id: 'home', format: 1, nodes: [{ id: 'hello', widget: 'text', props: { title: 'Good evening' } }] } as const
  const { scope } = await aPortal({ release: aRelease([{ ...home, nodes: [...home.nodes] }], { '/': 'home' }) })
  const faults: unknown[] = []
  const engine = new Engine({
    scope,
    registry: createRegistry([aWidget('text', ({ props }) => createElement('p', null, props.title))]),
    sources: new Map(),
    words: createWords({ first: 'JA', locales: { EN: {}, JA: { frame: { skip: '本文へ' } } }, load: () => Promise.resolve({}) }),
    facts: $facts,
    flags: $flags,
    queries: $queries,
    brand: $brand,
    narrowed: $narrowed,
    send: () => undefined,
    report: (fault) => faults.push(fault),
  })
  await engine.loadViews(['text'])

  const html = renderToString(createElement(PortalRoot, { scope, engine }))

  expect({ faults, document: typeof document }).toEqual({ faults: [], document: 'undefined' })
  expect(html).toContain('本文へ')
  expect(html).toMatch(/<main[^>]*data-page="home"[^>]*><section data-node="hello"[^>]*><p>Good evening<\/p><\/section><\/main>/)
})
