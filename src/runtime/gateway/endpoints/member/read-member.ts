import { MemberInfo } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads who is logged in.
 *
 * Shape   `MemberInfo`
 * Units   `type` 1, 2, 41, 42 agent, 4 trial; `balance` in the account's currency
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse); 401 ends
 *         the session
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/member/info`
 */
export const readMember = defineEndpoint({
  name: 'readMember',
  method: 'GET',
  path: '/wps/member/info',
  token: 'yes',
  value: MemberInfo,
})
