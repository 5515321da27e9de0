import { checkAffiliate } from '../../../src/runtime/gateway/endpoints/session/check-affiliate.ts'
import { mock, refuse } from '../../mock.ts'
import { affiliates } from '../../state/personas.ts'

export const handler = mock(checkAffiliate, ({ params: { affiliateCode } }) => {
  const owner = Object.hasOwn(affiliates, affiliateCode) ? affiliates[affiliateCode] : undefined
  return owner ? { affiliateCode, ...owner } : refuse('AFFILIATE_INVALID', 'The invitation code is wrong')
})
