import * as z from 'zod/mini'

import { emptiable, tolerantArray } from './lists.ts'
import { flag, id, text, words } from './scalars.ts'

/** What protects an account, and what its player has said about himself (gateway.md, section 8). Numbers and addresses come masked. */

export const MemberProfile = z.object({
  nickname: text,
  realName: text,
  birthday: text,
  address: text,
  nationality: text,
  occupation: text,
  sourceOfIncome: text,
  telegram: text,
  zalo: text,
  skype: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const SecurityState = emptiable(
  z.object({
    profile: emptiable(MemberProfile),
    mobileNum: text,
    email: text,
    paymentPasswordSet: flag,
    googleBound: flag,
    bankAccounts: tolerantArray(z.object({ accountId: id, bankName: words, accountNo: words, payeeName: words })),
  }),
)
export type SecurityState = z.infer<typeof SecurityState>
