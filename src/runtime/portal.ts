import { createWatch, scopeBind } from 'effector'
import type { Scope } from 'effector'
import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

import { errorMessage } from '../schemas/error-message.ts'
import { languages } from '../schemas/language.ts'
import { firstWidgets, widgetsAt } from '../rules/first-screen.ts'
import type { AsDrawn } from './as-drawn.ts'
import { createGateway } from './gateway/client.ts'
import type { Gateway } from './gateway/client.ts'
import type { Page } from '../schemas/documents.ts'
import { $documents, documentOf, documentsWanted } from './model/context/documents.ts'
import { $direction, $themeChoice } from './model/context/preferences.ts'
import { portalIdle } from './model/lifecycle.ts'
import { $location } from './model/navigation/navigation.ts'
import { popupExpected } from './model/navigation/popups.ts'
import { siteAssumed } from './model/context/site.ts'
import { siteRechecked } from './model/site/permission.ts'
import type { Topics } from './model/create-topics.ts'
import { topics as allTopics } from './model/topics.ts'
import { openPortal } from './open-portal.ts'
import type { OpenOptions } from './open-portal.ts'
import { describePage } from './platform/page.ts'
import { browserPlatform } from './platform/platform.ts'
import type { Platform } from './platform/platform.ts'
import type { Engine } from './render/engine.ts'
import { PortalRoot } from './render/portal-root.tsx'
import type { Fault, RenderContext } from './render/context.ts'

/** How long the first render waits for the first screen's views. Those of a drawn page may be downloads, and nothing stands in for them. */
const viewsTimeoutMs = 1_000
const drawnViewsTimeoutMs = 8_000

export type PortalOptions = Pick<
  OpenOptions,
  'release' | 'registry' | 'loadLocale' | 'partial' | 'fetchDocument' | 'fetchDocuments' | 'prepare' | 'values'
> & {
  locales: { EN: NonNullable<OpenOptions['locales']['EN']> }
  gateway?: Gateway
  /** First answers of the gateway that are already requested (see `earlyKey`). */
  early?: Map<string, Promise<Response>> | undefined
  platform?: Platform
  /** What the portal may know and do; a test adds to it. */
  topics?: Topics
  /** Called with each error while rendering; the page continues. */
  report?: (fault: Fault) => void
  /** What a preview adds to rendering. */
  context?: Pick<RenderContext, 'rendered' | 'newer' | 'hiddenPlace'>
  /** The element that it is mounted into has been drawn by the server: the portal begins so that its nodes are taken over as they are. */
  taking?: AsDrawn | undefined
  /** Called once the first screen answers touches: its first render stands in the page, or the nodes of a drawn page are taken over. */
  mounted?: (() => void) | undefined
}

export type Portal = { scope: Scope; engine: Engine; mount: (element: Element) => void; close: () => void }

/**
 * One portal: a scope of its own, its model started, its words loaded, ready to be mounted. Two portals on one page are independent.
 * The first calls of the gateway have already started when this returns.
 */
export async function createPortal({
  release,
  early,
  gateway = createGateway({ origin: '', ...(early && { early }) }),
  platform = browserPlatform(),
  topics = allTopics,
  report = logFault,
  context,
  taking,
  mounted = () => undefined,
  ...rest
}: PortalOptions): Promise<Portal> {
  const { scope, words, engine, close } = await openPortal({
    ...rest,
    release,
    gateway: taking?.gateway ?? gateway,
    platform: taking?.platform ?? platform,
    topics,
    report,
    context: { ...context, ...(taking && { hydration: taking.hydration, drawn: taking.drawn }) },
  })
  if (taking?.site) scopeBind(siteAssumed, { scope })(taking.site)
  const describe = () =>
    describePage({ language: languages[words.language()], direction: scope.getState($direction), theme: scope.getState($themeChoice) })
  describe()
  // A popup that opens by itself is complete when it does: what came later would move its buttons
  const prepare = ({ popup }: { popup: string }) => {
    const page = documentOf(scope.getState($documents), `page/${popup}`) as Page | undefined // its name says its kind
    if (page) void engine.loadViews(firstWidgets(page, release.brand))
  }
  const stops = [
    words.subscribe(describe),
    createWatch({ unit: $themeChoice, scope, fn: describe }),
    createWatch({ unit: popupExpected, scope, fn: prepare }),
  ]

  const want = scopeBind(documentsWanted, { scope })
  const becomeIdle = scopeBind(portalIdle, { scope })
  const here = scope.getState($location)
  // The first page renders with its views already loaded: their files came with the page
  const views = engine.loadViews(taking?.views ?? widgetsAt(release, here.pathname, here.search))
  await Promise.race([
    views,
    new Promise((resolve) => platform.clock.after(taking ? drawnViewsTimeoutMs : viewsTimeoutMs, () => resolve(undefined))),
  ])
  await taking?.repliesRead(engine)
  let root: Root | undefined
  return {
    scope,
    engine,
    mount(element) {
      engine.whenIdle(() => void import('./render/popup-view.tsx').catch(() => undefined))
      if (Object.keys(release.routes).some((route) => route.includes('?')))
        engine.whenIdle(() => void import('./render/inner-page.tsx').catch(() => undefined))
      engine.whenIdle(() => void words.complete().catch(() => undefined))
      engine.whenIdle(() => void words.complete('EN').catch(() => undefined)) // for what the language lacks
      engine.whenIdle(() => becomeIdle())
      // Pages that the player may go to next, so that they open without a request, and variations, whose pages nobody else asks for
      engine.whenIdle(() =>
        want([
          ...Object.entries(release.routes).flatMap(([route, page]) => (route.includes('?') ? [] : [`page/${page}`])),
          ...Object.keys(release.documents).filter((name) => name.startsWith('overlay/')),
        ]),
      )
      const content = createElement(PortalRoot, { scope, engine, committed: taking ? undefined : mounted })
      // As a transition the first render is cut into slices, and the page reacts in between
      startTransition(() => {
        if (taking) root = hydrateRoot(element, content, { onRecoverableError: (error) => report(mismatch(error)) })
        else {
          root = createRoot(element)
          root.render(content)
        }
      })
      void taking?.hydrated.then(() => {
        taking.end()
        // A guest's page was drawn for everybody: whether this visitor may see the site is asked again. A session has asked for itself
        if (!taking.site) scopeBind(siteRechecked, { scope })()
        mounted()
      })
    },
    close() {
      root?.unmount()
      for (const stop of stops) stop()
      close()
    },
  }
}

/** The drawn page and the first render differ: React has drawn the node, or the page, anew. */
function mismatch(error: unknown): Fault {
  return { code: 'render/mismatch', page: '', node: '', message: errorMessage(error) }
}

export function logFault({ code, page, node, message }: Fault) {
  console.warn(`${code} ${page ? `page/${page}` : ''}${node ? ` at "${node}"` : ''}: ${message}`)
}
