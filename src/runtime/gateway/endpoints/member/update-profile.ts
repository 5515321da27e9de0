import * as z from 'zod/mini'

import { Ok } from '../../../../schemas/gateway/paging.ts'
import { defineEndpoint } from '../../endpoint.ts'

const part = z.optional(z.string())

/**
 * Changes what the player has said about himself.
 *
 * Shape   `true`; FIELD_INVALID’s value is a `FieldInvalid`
 * Units   `birthday` yyyy-MM-dd; fields that are left out stay as they are
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: FIELD_INVALID), `contract`
 * Source  gateway.md, section 8 "Member": `PUT /wps/member/info`
 */
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/wps/member/info',
  token: 'real',
  body: z.object({
    nickname: part,
    realName: part,
    birthday: part,
    address: part,
    nationality: part,
    occupation: part,
    sourceOfIncome: part,
    telegram: part,
    zalo: part,
    skype: part,
    line: part,
    whatsapp: part,
    facebook: part,
    wechat: part,
  }),
  value: Ok,
})
