import { RegisterSettings } from '../../../../schemas/gateway/system.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reads the rules of the registration fields; the newer of this and `info.register` wins.
 *
 * Shape   `Record<field, FieldSetting>` without a prototype; an unlisted field is disabled
 * Units   lengths in code points
 * Errors  `offline` (no answer after 2 retries), `refused` (business failure, with its code), `contract` (body did not parse)
 * Source  gateway.md, section 6 "System and permission": `GET /wps/system/setting/register`
 */
export const readRegisterSettings = defineEndpoint({
  name: 'readRegisterSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  token: 'no',
  value: RegisterSettings,
})
