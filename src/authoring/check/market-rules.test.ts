import { expect, test } from 'vitest'

import type { Json } from '../../schemas/json.ts'
import type { Patch } from '../../schemas/preview.ts'
import { applyPatch } from '../../rules/patch.ts'
import { buildRelease } from '../release/release.ts'
import { createRegistry } from '../../runtime/contract/registry.ts'
import { defineContract, defineWidget } from '../../runtime/contract/widget.ts'
import { aBrand, aBrandFolder, icons, registry, sources, words } from './fakes.testing.ts'

const link = defineContract({
  type: 'link-line',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: { label: { type: 'string' }, to: { type: 'string' }, align: { type: 'string' } },
  },
  inputs: {},
  slots: {},
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
const links = createRegistry([defineWidget({ contract: link, load: () => Promise.reject(new Error('Nothing is drawn here.')) })])

const carousel = { id: 'show', widget: 'poster', props: { autoplay: true } }
const home = { kind: 'page', id: 'home', format: 1, routes: ['/'], nodes: [carousel] }

function found(files: Record<string, Json>, using = registry) {
  const { diagnostics } = buildRelease({ brand: '_base', files: aBrandFolder(files), registry: using, sources, words, icons })
  return diagnostics.filter(({ code }) => code.startsWith('rules/'))
}

test('a rule that a brand does not have is not checked', () => {
  expect(found({ 'brand.json': { ...aBrand }, 'pages/home.json': home })).toEqual([])
})

test('a variation that always applies keeps a rule for a page that brands share; one that applies at times does not', () => {
  const overlay = { kind: 'overlay', id: 'still', format: 1, target: 'page/home', priority: 1 }
  const steps = [{ op: 'set', key: 'show', props: { autoplay: false } }]
  const files = { 'brand.json': { ...aBrand, rules: { autoplay: 'forbidden' } }, 'pages/home.json': home }

  expect(found({ ...files, 'overlays/still.json': { ...overlay, steps } })).toEqual([])
  expect(found({ ...files, 'overlays/still.json': { ...overlay, steps, when: { eq: ['device', 'phone'] } } })).toMatchObject([
    { code: 'rules/autoplay', document: 'page/home', pointer: '/nodes/0/props/autoplay' },
  ])
})

test('a variation that breaks a rule is reported where it does', () => {
  const still = { ...home, nodes: [{ ...carousel, props: { autoplay: false } }] }
  const steps = [{ op: 'set', key: 'show', props: { autoplay: true } }]
  const overlay = { kind: 'overlay', id: 'loud', format: 1, target: 'page/home', priority: 1, steps }
  const files = { 'brand.json': { ...aBrand, rules: { autoplay: 'forbidden' } }, 'pages/home.json': still, 'overlays/loud.json': overlay }

  expect(found(files)).toMatchObject([{ code: 'rules/autoplay', document: 'overlay/loud', pointer: '/steps/0/props/autoplay' }])
})

test('the fix of a missing link in the footer adds a line with it at the end', () => {
  const footer = { kind: 'page', id: 'footer', format: 1, nodes: [{ id: 'responsible-gambling', widget: 'link-line' }] }
  const files = { 'brand.json': { ...aBrand, rules: { responsibleGambling: '/' } }, 'pages/footer.json': footer }
  const [problem] = found(files, links)
  const fixed = applyPatch(footer, (problem?.fix ?? []) as unknown as Patch).value // a fix is a JSON Patch

  expect(fixed).toMatchObject({ nodes: [{}, { id: 'responsible-gambling-2', widget: 'link-line', props: { to: '/' } }] })
  expect(found({ ...files, 'pages/footer.json': fixed }, links)).toEqual([])
})
