import { MemberIcon } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the member's picture.
 *
 * Shape   `{ icon? }`; missing: the default picture
 * Units   none
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 8 "Member, wallets": `GET /wps/member/info/icon`
 */
export const readMemberIcon = defineEndpoint({
  name: 'readMemberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  token: 'yes',
  value: MemberIcon,
})
