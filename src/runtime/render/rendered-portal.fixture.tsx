import { act, render } from '@testing-library/react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'

import { aPortal } from '../../../tests/support/portal/portal.ts'
import { aRelease } from '../../../tests/support/portal/builders.ts'
import type { LayoutDocument, Page, PageNode } from '../../schemas/documents.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import { createRegistry } from '../contract/registry.ts'
import type { Widget } from '../contract/widget.ts'
import { createWords } from '../i18n/words.ts'
import type { Locale } from '../i18n/words.ts'
import { $brand } from '../model/context/documents.ts'
import { $facts } from '../model/facts/facts.ts'
import { $flags } from '../model/facts/flags.ts'
import { portalStarted } from '../model/lifecycle.ts'
import { $narrowed } from '../model/navigation/narrow.ts'
import { $queries } from '../model/navigation/page-shown.ts'
import { Engine } from './engine.ts'
import { PortalRoot } from './portal-root.tsx'
import { aWidget } from './rendered-page.fixture.tsx'
import type { Fault } from './context.ts'

/** A page with one node that shows a text. */
export function aTextPage(id: string, more: Partial<Page> = {}): Page {
  const node: PageNode = { id: `${id}-text`, widget: 'text', props: { title: `Text of ${id}` } }
  return { kind: 'page', id, format: 1, nodes: [node], ...more }
}

type Options = Omit<Parameters<typeof aPortal>[0] & object, 'release' | 'start'> & {
  pages: readonly LayoutDocument[]
  routes?: Record<string, string>
  /** Names of documents whose bodies the release leaves out, `page/rng`. Their hash is their name. */
  withheld?: readonly string[]
  widgets?: readonly Widget[]
  locales?: Partial<Record<LanguageCode, Locale>>
  /** False: it renders while its first calls are still running. */
  awaitsStart?: boolean
  /** What renders in place of the whole portal. */
  children?: (engine: Engine) => ReactNode
}

/** A portal that renders in this page, on its own model. */
export async function aRenderedPortal({
  pages,
  routes = { '/': 'home' },
  withheld = [],
  widgets = [],
  locales = {},
  awaitsStart = true,
  children,
  ...options
}: Options) {
  const whole = aRelease([...pages], routes)
  const documents = { ...whole.documents }
  for (const name of withheld) documents[name] = { hash: name }
  const portal = await aPortal({ ...options, start: awaitsStart, release: { ...whole, documents } })
  const { scope } = portal
  if (!awaitsStart) void allSettled(portalStarted, { scope })
  const faults: Fault[] = []
  const engine = new Engine({
    scope,
    registry: createRegistry([aWidget('text', ({ props }) => <p>{props.title}</p>), ...widgets]),
    sources: new Map(),
    words: createWords({ first: 'EN', locales: { EN: {}, ...locales }, load: (language) => Promise.resolve(locales[language] ?? {}) }),
    facts: $facts,
    flags: $flags,
    queries: $queries,
    brand: $brand,
    narrowed: $narrowed,
    send: (intent, from) => void portal.send(intent, from),
    report: (fault) => faults.push(fault),
  })
  const rendered = render(children ? <Provider value={scope}>{children(engine)}</Provider> : <PortalRoot scope={scope} engine={engine} />)
  await act(async () => {})
  return {
    ...portal,
    engine,
    faults,
    container: rendered.container,
    unmount: rendered.unmount,
    /** Ids of the pages on the screen, in the document's order. */
    pages: () => [...document.querySelectorAll<HTMLElement>('[data-page]')].map((element) => element.dataset.page),
    /** The page in the place of the content. */
    main: () => document.querySelector('main'),
    send: (...sent: Parameters<typeof portal.send>) => act(() => portal.send(...sent)),
    at: (...address: Parameters<typeof portal.at>) => act(() => portal.at(...address)),
    settle: () => act(async () => {}),
  }
}
