import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { plainName } from '../../../kit/i18n/plain-name.ts'
import { chooseLanguage } from '../../../kit/i18n/words.ts'
import section from '../../../../locales/ar/section.json'
import messages from '../../locales/ar/messages.json'
import arabic from '../../locales/ar/widgets.json'
import { $catalogue, $contracts, loadCatalogueFx } from './catalogue.ts'
import { $naming } from '../documents/names.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }))
afterEach(async () => {
  await chooseLanguage('en')
  vi.unstubAllGlobals()
})

test('blocks have their docs in the language of the shell, and those of another once it is loaded again', async () => {
  const scope = fork()
  const seen = () => {
    const { title, inputs, props } = scope.getState($contracts).get('winner-board') ?? {}
    const { step } = (props as { properties: Record<string, { title: string }> } | undefined)?.properties ?? {}
    return [title, scope.getState($naming).typeOf('winner-board'), inputs?.winners?.description, step?.title]
  }
  await allSettled(loadCatalogueFx, { scope })
  expect(seen()).toEqual(['Winner board', 'Winner board', 'Winners by amount, the largest first.', 'Speed'])

  await chooseLanguage('ar')
  await allSettled(loadCatalogueFx, { scope })
  const own = arabic['winner-board']
  expect(seen()).toEqual([own.title, own.title, own.inputs.winners, own.props.step.title])
  const ofSchemas = scope.getState($catalogue)?.descriptions
  expect([ofSchemas?.get('Winners by amount, the largest first.'), ofSchemas?.get('Draws them bold.')]).toEqual([
    own.inputs.winners,
    messages['Draws them bold.'],
  ])
})

test('of two languages chosen while the catalogue loads the last one counts', async () => {
  const scope = fork()
  await chooseLanguage('ar')
  const loaded = allSettled(loadCatalogueFx, { scope })
  await chooseLanguage('en')
  await loaded
  expect(scope.getState($catalogue)?.contracts.get('balance')?.title).toBe('Balance')
  expect(plainName('balance')).toBe('Balance')
})

test('blocks are called by words of the lobby in the language of the shell', async () => {
  const scope = fork()
  const names = () =>
    ['t:section.hot', 't:own.gone', 'Jackpots'].map((title) =>
      scope.getState($naming).nameOf({ widget: 'game-section', id: 'hot', node: { props: { title } } }),
    )
  await allSettled(loadCatalogueFx, { scope })
  expect(names()).toEqual(['Hot games', 'Game section', 'Jackpots'])

  await chooseLanguage('ar')
  await allSettled(loadCatalogueFx, { scope })
  expect(names()).toEqual([section.hot, arabic['game-section'].title, 'Jackpots'])
})
