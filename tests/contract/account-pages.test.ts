import { expect, test } from 'vitest'

import protection from '../../layouts/_base/pages/member-protection.json'
import needTrueAccount from '../../layouts/_base/pages/need-true-account.json'

test('the page of player protection in the member center begins with the player’s limits', () => {
  expect(protection.nodes.map(({ id }) => id)).toEqual(['heading', 'limits', 'exclusion'])
})

test('the popup of a trial offers to open a real account, or “not now”', () => {
  expect(needTrueAccount.nodes[0]?.props).toMatchObject({
    actions: [{ label: 't:launch.create-account', to: '/register', primary: true }],
    confirm: 't:launch.not-now',
  })
})
