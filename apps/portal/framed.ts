import { createWatch, scopeBind } from 'effector'
import { createElement, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

import { createGateway } from '../../src/runtime/gateway/client.ts'
import { unansweredBy } from '../../src/runtime/framed-portal.ts'
import type { FrameHost, FrameOptions, FramedPortal } from '../../src/runtime/framed-portal.ts'
import { noLocks } from '../../src/runtime/platform/device-locks.ts'
import { share } from '../../src/rules/structural-sharing.ts'
import { $activeOverlays } from '../../src/runtime/model/facts/active-overlays.ts'
import { releaseGiven } from '../../src/runtime/model/context/documents.ts'
import { $facts } from '../../src/runtime/model/facts/facts.ts'
import { $flags, flagsOverridden } from '../../src/runtime/model/facts/flags.ts'
import { send } from '../../src/runtime/model/intents.ts'
import { $deviceLocks, $deviceStorage } from '../../src/runtime/model/device-storage.ts'
import { $shelves, menus } from '../../src/runtime/model/categories/game-menus.ts'
import { $location } from '../../src/runtime/model/navigation/navigation.ts'
import { $popups } from '../../src/runtime/model/navigation/popups.ts'
import { $rootScreen } from '../../src/runtime/model/context/site.ts'
import type { RootScreen } from '../../src/runtime/model/context/site.ts'
import { startRetried } from '../../src/runtime/model/site/permission.ts'
import { $registerSettings } from '../../src/runtime/model/site/settings.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import type { SourceState } from '../../src/runtime/contract/source.ts'
import type { HiddenNode } from '../../src/runtime/render/context.ts'
import { stateOf } from '../../src/runtime/render/node-state.ts'
import type { PageNode } from '../../src/schemas/documents.ts'
import type { Unanswered } from '../../src/schemas/preview.ts'
import { frameScript } from './early.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { completeRegistry, registry } from './registry.ts'

/** Passes the portal to the preview's own script, which comes from a separate build: a player never downloads either. */
export async function startFramed(root: HTMLElement) {
  void restOfEnglish().catch(() => undefined) // the portal asks again for what did not come
  const [script] = await Promise.all([frameScript, completeRegistry()]) // an edited document may name any widget
  const { startFrame } = script as { startFrame: (host: FrameHost) => void } // apps/frame/main.ts; this is a frame
  startFrame({ root, open: (options) => open(root, options) })
}

let opened = 0
const restOfEnglish = () => loadLocale('EN', 'rest')

async function open(
  root: HTMLElement,
  { release, documents, platform, device, fetch, flags, report, nameOf }: FrameOptions,
): Promise<FramedPortal> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const crashed = new Map<string, PageNode | undefined>()
  const revealed = createReveal()
  let renders = 0
  opened += 1
  const own = opened

  const portal = await createPortal({
    release,
    async fetchDocument(hash) {
      const document = (await documents([hash]))[hash]
      if (!document) throw new Error(`The draft has no "${hash}" that can be drawn.`)
      return document
    },
    fetchDocuments: documents,
    registry,
    platform,
    locales: { EN: { ...englishLocale, ...(await restOfEnglish()) } },
    loadLocale,
    gateway: createGateway({ origin: '', fetch, clock: platform.clock }),
    values: [
      [$deviceStorage, device],
      [$deviceLocks, noLocks],
    ],
    report(fault) {
      if (fault.code === 'render/crashed')
        crashed.set(`${fault.page}/${fault.node}`, portal.engine.pageOf(fault.page)?.handles.get(fault.node)?.planned.node)
      report(fault)
      tell()
    },
    context: {
      rendered() {
        renders++
        tell()
      },
      newer: share,
      hiddenPlace: (node) =>
        createElement(HiddenPlace, {
          key: `hidden-${node.id}`,
          node,
          revealed,
          name: nameOf(node.page.id, node.id, node.planned.node.widget),
        }),
    },
  })
  const { scope, engine } = portal
  const overrideFlags = scopeBind(flagsOverridden, { scope })
  const give = scopeBind(releaseGiven, { scope })
  const sendIntent = scopeBind(send, { scope })
  const retryStart = scopeBind(startRetried, { scope })
  const askMenus = scopeBind(menus.retried, { scope })
  overrideFlags(flags)
  const stops = [$facts, $flags, $popups, $location, $shelves, $rootScreen, $registerSettings].map((unit) =>
    createWatch<unknown>({ unit, scope, fn: tell }),
  )
  portal.mount(root)

  return {
    release: (next) => flushSync(() => give(next)),
    patch(page, node) {
      const drawn = engine.pageOf(page)
      if (!drawn?.handles.has(node.id)) return false
      flushSync(() => drawn.patch(node))
      return true
    },
    hasActiveOverlay: (document) => scope.getState($activeOverlays).some(({ target }) => target === document),
    overrideFlags: (next) => flushSync(() => overrideFlags(next)),
    send: (intent) => flushSync(() => sendIntent({ intent })),
    askCategories() {
      if (scope.getState($rootScreen) === 'failed') retryStart()
      askMenus()
    },
    known() {
      const { page, pathname, search, hash } = scope.getState($location)
      const shelves = scope.getState($shelves)
      const categories =
        shelves.status === 'ready' ? shelves.value.map(({ key, vendors }) => ({ key, vendors: vendors.map(({ code }) => code) })) : null
      return {
        page,
        at: pathname + search + hash,
        popups: scope.getState($popups).map(({ popup }) => popup),
        facts: scope.getState($facts),
        flags: scope.getState($flags),
        gateway: {
          categories,
          ...unanswered(shelves, scope.getState($rootScreen)),
          opened: own,
          registration: scope.getState($registerSettings),
        },
      }
    },
    nodes: () =>
      [...document.querySelectorAll<HTMLElement>('[data-page]')].flatMap((element) => {
        const page = engine.pageOf(element.dataset.page ?? '')
        return [...(page?.handles.values() ?? [])].map((handle) =>
          stateOf(handle, crashed.get(`${handle.page.id}/${handle.id}`) === handle.planned.node),
        )
      }),
    renders: () => renders,
    watch: (changed) => void listeners.add(changed),
    reveal: (hidden) => flushSync(() => revealed.set(hidden)),
    close() {
      listeners.clear()
      stops.forEach((stop) => stop())
      portal.close()
    },
  }
}

/** Why the categories are not here. A portal that is not open asks nothing. */
function unanswered(shelves: SourceState<unknown>, screen: RootScreen): { missed?: Unanswered } {
  if (shelves.status === 'ready') return {}
  if (screen === 'maintenance' || screen === 'blocked') return { missed: 'closed' }
  if (shelves.status === 'loading') return screen === 'failed' ? { missed: 'offline' } : {}
  return { missed: shelves.status === 'failed' ? unansweredBy(shelves.failure) : 'refused' }
}

type Reveal = ReturnType<typeof createReveal>

function createReveal() {
  const listeners = new Set<() => void>()
  let on = false
  return {
    now: () => on,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: boolean) => {
      on = next
      listeners.forEach((listener) => listener())
    },
  }
}

/**
 * Where a hidden node would stand, and always where a faulty one would. Its look is the frame's style sheet; its name stands in an
 * attribute, so that nothing of it is content.
 */
function HiddenPlace({ node, revealed, name }: { node: HiddenNode; revealed: Reveal; name: string }) {
  const on = useSyncExternalStore(revealed.subscribe, revealed.now)
  const faulty = !node.planned.widget
  return on || faulty ? createElement('div', { 'data-node': node.id, 'data-hidden': faulty ? 'fault' : 'rule', 'data-name': name }) : null
}
