import { expect, test } from 'vitest'

import { earlyCalls } from './early-calls.ts'

test('the permission goes first, and home asks for its banners and hot games as well', () => {
  const paths = (page: string) => earlyCalls({ page, language: 'EN', merchant: 'foyer' }).map(({ url }) => url.split('?')[0])

  expect(paths('home')).toEqual([
    '/wps/system/permission',
    '/lgw/games/game_menus',
    '/wps/relay/MCSFE_getListAnnouncements',
    '/wps/relay/GCSGAME_hotGamesV2',
  ])
  expect(paths('rng')).toEqual(['/wps/system/permission', '/lgw/games/game_menus'])
})

test('a call has everything that the client would send, and the keys under which its answer is stored', () => {
  expect(earlyCalls({ page: 'home', language: 'AR', merchant: 'foyer' })[2]).toEqual({
    url: '/wps/relay/MCSFE_getListAnnouncements?language=AR&platform=W&types=B%2CPL%2CPU%2CPR%2CH',
    headers: { Accept: 'application/json', Language: 'AR', Merchant: 'foyer' },
    session: true,
    keys: {
      guest: 'AR guest /wps/relay/MCSFE_getListAnnouncements?language=AR&platform=W&types=B%2CPL%2CPU%2CPR%2CH',
      session: 'AR session /wps/relay/MCSFE_getListAnnouncements?language=AR&platform=W&types=B%2CPL%2CPU%2CPR%2CH',
    },
  })
})
