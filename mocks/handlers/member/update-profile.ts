import { updateProfile } from '../../../src/runtime/gateway/endpoints/member/update-profile.ts'
import { mock, refuse } from '../../mock.ts'
import { profileOf, securityOf } from '../../state/security.ts'

const longest = 60

export const handler = mock(updateProfile, ({ params, session, state }) => {
  if (!session) return refuse('TOKEN_MISSING', 'Please log in')
  const tooLong = Object.entries(params).find(([, value]) => typeof value === 'string' && value.length > longest)
  if (tooLong) return refuse('FIELD_INVALID', 'This is too long', { field: tooLong[0], maxLength: longest })
  const given = Object.fromEntries(Object.entries(profileOf(params)).filter(([, value]) => value !== undefined))
  const record = securityOf(state, session)
  record.profile = { ...record.profile, ...given }
  if (params.nickname) session.nickname = params.nickname
  return true as const
})
