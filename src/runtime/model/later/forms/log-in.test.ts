import { expect, test } from 'vitest'

import { decrypt } from '../../../../../mocks/world/decrypt.ts'
import { logIn } from '../../../gateway/endpoints/log-in.ts'
import { readMember } from '../../../gateway/endpoints/read-member.ts'
import { $popups } from '../../popups.ts'
import { $role } from '../../session.ts'
import { aFormPortal, aLogin, formGateway } from '../../../../../tests/support/forms.ts'
import { aMember } from '../../../../../tests/support/world.ts'

const good = { username: ' ann ', password: 'Passw0rd1', slider: '120', remember: '' }

test('a login by name sends name and password encrypted, with the puzzle, and the player is in', async () => {
  const gateway = formGateway().answer(logIn, aLogin()).answer(readMember, aMember())
  const portal = await aFormPortal({ gateway })
  await portal.send({ kind: 'open', popup: 'login' })
  await portal.submit('login', good)

  const sent = gateway.calls.find(({ name }) => name === 'logIn')?.params as Record<string, string>
  expect({ ...sent, username: await decrypt(sent.username ?? ''), password: await decrypt(sent.password ?? '') }).toEqual({ type: 'username', username: 'ann', password: 'Passw0rd1', loginPage: 'member', sliderId: 's1', sliderX: 120 })
  expect(portal.scope.getState($role)).toBe('member')
  expect(portal.scope.getState($popups)).toEqual([])
  expect(portal.platform.storage.token).toBe('tok-1')
  expect(portal.state('login')).toMatchObject({ pending: false, errors: {}, draft: {} })
})
