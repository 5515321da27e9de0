// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import type { Scope } from 'effector'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Page } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { partChosen } from '../../model/view/choice.ts'
import { editorWith, pageOf, published } from '../../model/editor.testing.ts'
import { workspaceLoaded } from '../../model/documents/documents.ts'
import { frameMessageReceived, frameOrderRequested, modeChosen } from '../../model/view/frames.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import { $viewSettings, addressRead } from '../../model/documents/view-settings.ts'
import { selectionMessage } from './follow-selection.ts'

const nodes: JsonObject[] = [
  { id: 'heading', widget: 'page-heading', props: { title: 'Lobby' } },
  { id: 'hot', widget: 'game-section', props: { title: 'Hot games' }, when: { fact: 'loggedIn', is: true } },
]
const page = { kind: 'page', id: 'home', access: 'anyone', ...pageOf(...nodes) } as unknown as Page
const naming = { nameOf: ({ id }: { id: string }) => id, typeOf: (type: string) => type }

describe('the sentence about a selected block', () => {
  const messageOf = (id: string, shown: 'drawn' | 'hidden' = 'drawn') =>
    selectionMessage({
      block: blocksOf(page as unknown as JsonObject).find((block) => block.id === id)!,
      page,
      naming,
      as: 'guest',
      shown: {
        page: 'home',
        popups: [],
        at: '/',
        facts: {},
        flags: {},
        height: 0,
        nodes: new Map([[`home/${id}`, { page: 'home', node: id, shown }]]),
      },
    })

  test('has its name and type, its place and who sees it', () => {
    expect(messageOf('heading')).toContain(t('canvas.seen-by-everyone'))
    expect(messageOf('heading')).toMatch(/heading.*1.*2/)
  })

  test('says that the persona does not see it', () => {
    expect(messageOf('hot', 'hidden')).toBe(
      t('canvas.announced-chosen-hidden', {
        name: t('canvas.name-and-type', { name: 'hot', type: 'game-section' }),
        nth: 2,
        of: 2,
        who: t('view-settings.persona.guest'),
      }),
    )
  })
})

describe('following the selection', () => {
  let scope: Scope
  let heard: string[]
  beforeEach(async () => {
    scope = await editorWith([published('page/home', pageOf(...nodes))])
    heard = []
    createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
  })

  test('announces only the last block of a quick row, and nothing for no block', async () => {
    void allSettled(partChosen, { scope, params: 'heading' })
    await allSettled(partChosen, { scope, params: 'hot' })
    expect(heard).toHaveLength(1)
    expect(heard[0]).toContain('Hot games')
    await allSettled(partChosen, { scope, params: null })
    expect(heard).toHaveLength(1)
  })

  test('the block that the address names comes into view once the frame has drawn it, and not again', async () => {
    const linked = fork()
    await allSettled(addressRead, { scope: linked, params: '?sel=hot' })
    await allSettled(workspaceLoaded, {
      scope: linked,
      params: {
        brand: 'foyer',
        draft: 'main',
        brands: [{ id: 'foyer', name: 'Foyer' }],
        files: [published('page/home', pageOf(...nodes))],
        drafts: {},
        release: '',
      },
    })
    const orders: unknown[] = []
    createWatch({ unit: frameOrderRequested, scope: linked, fn: ({ order }) => orders.push(order) })
    const state = (...drawn: string[]) => ({
      frame: 'main',
      message: {
        v: 1 as const,
        kind: 'state' as const,
        page: 'home',
        popups: [],
        at: '/',
        facts: {},
        flags: {},
        height: 0,
        nodes: drawn.map((node) => ({ page: 'home', node, shown: 'drawn' as const })),
      },
    })
    await allSettled(frameMessageReceived, { scope: linked, params: state('heading') })
    expect(orders).toEqual([])
    for (let times = 0; times < 2; times += 1) await allSettled(frameMessageReceived, { scope: linked, params: state('heading', 'hot') })
    expect(orders).toEqual([{ kind: 'show', node: { page: 'home', node: 'hot' } }])
  })

  test('a selection that the address brings is not announced', async () => {
    const opened: string[] = []
    const other = await editorWith([published('page/home', pageOf(...nodes))], { sel: null })
    createWatch({ unit: announced, scope: other, fn: () => opened.push('') })
    await allSettled(partChosen, { scope: other, params: null })
    expect(opened).toEqual([])
  })

  test('after a press in the frame the canvas has the focus', async () => {
    document.body.innerHTML = '<div data-canvas tabindex="0"></div>'
    await allSettled(frameMessageReceived, {
      scope,
      params: { frame: 'main', message: { v: 1, kind: 'clicked', nodes: [{ page: 'home', node: 'hot' }], menu: false, x: 1, y: 1 } },
    })
    expect(document.activeElement).toBe(document.querySelector('[data-canvas]'))
    expect(scope.getState($viewSettings).sel).toBe('hot')
  })

  test('while the page is used the address follows it, otherwise it does not', async () => {
    const moved = (at: string) => ({
      frame: 'main',
      message: { v: 1 as const, kind: 'state' as const, page: 'home', popups: [], at, facts: {}, flags: {}, nodes: [], height: 1 },
    })
    await allSettled(frameMessageReceived, { scope, params: moved('/help') })
    expect(scope.getState($viewSettings).at).toBe('/')
    await allSettled(modeChosen, { scope, params: 'use' })
    await allSettled(frameMessageReceived, { scope, params: moved('/games') })
    expect(scope.getState($viewSettings).at).toBe('/games')
  })
})
