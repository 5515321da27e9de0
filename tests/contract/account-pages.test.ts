import { expect, test } from 'vitest'

import member from '../../layouts/_base/pages/member.json'
import needTrueAccount from '../../layouts/_base/pages/need-true-account.json'

test('the member page begins with the player’s limits, and announced features come last', () => {
  expect(member.nodes.map(({ id }) => id)).toEqual(['heading', 'limits', 'exclusion', 'message'])
})

test('the popup of a trial offers to open a real account, or “not now”', () => {
  expect(needTrueAccount.nodes[0]?.props).toMatchObject({
    actions: [{ label: 't:launch.create-account', to: '/register', primary: true }],
    confirm: 't:launch.not-now',
  })
})
