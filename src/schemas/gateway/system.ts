import * as z from 'zod/mini'

import { emptiable, forgiving, maybeList, tolerantArray, tolerantRecord } from './lists.ts'
import { code, flag, int, maybeFlag, maybeId, maybeInt, origin, text, url, words } from './scalars.ts'

/** The site as the gateway describes it (gateway.md, section 6). Field names are the gateway's. */

export const CustomerService = z.object({ csType: words, path: code, kind: text })
export type CustomerService = z.infer<typeof CustomerService>

export const DomainRoute = z.object({ domain: code, name: text, main: maybeFlag })
export type DomainRoute = z.infer<typeof DomainRoute>

export const Resources = z.object({ androidApp: url, iosApp: url, iosLiteApp: url, logo: url, favicon: url })
export type Resources = z.infer<typeof Resources>

/** A whitelabel module. Only leaf codes have a meaning; see `runtime/gateway/whitelabel.ts`. */
export type Module = { code: string; enabled: boolean; children?: Module[] | undefined }
export const Module: z.ZodMiniType<Module> = z.lazy(() => z.object({ code, enabled: flag, children: maybeList(Module) }))

export const Whitelabel = emptiable(z.object({ modules: tolerantArray(Module) }))
export type Whitelabel = z.infer<typeof Whitelabel>

export const Analytics = z.object({ provider: code, id: code })
export type Analytics = z.infer<typeof Analytics>

/** `acceptedPattern`: a regular expression's source, perhaps an invalid one; `"*"` matches all. Lengths in code points. */
export const FieldSetting = z.object({
  enabled: flag,
  required: flag,
  acceptedPattern: text,
  patternId: maybeId,
  minLength: maybeInt,
  maxLength: maybeInt,
})
export type FieldSetting = z.infer<typeof FieldSetting>

/** By field name; an unlisted field is disabled. */
export const RegisterSettings = tolerantRecord(FieldSetting)
export type RegisterSettings = z.infer<typeof RegisterSettings>

export const Encryption = z.object({ algorithm: words, key: words })
export type Encryption = z.infer<typeof Encryption>

export const PermissionInfo = z.object({
  customerService: forgiving(tolerantArray(CustomerService)),
  domainRoute: forgiving(tolerantArray(DomainRoute)),
  resources: forgiving(emptiable(Resources)),
  whitelabel: forgiving(tolerantArray(Module)),
  mainDomain: words,
  analytics: forgiving(tolerantArray(Analytics)),
  register: forgiving(RegisterSettings),
  encryption: forgiving(emptiable(Encryption)),
  merchant: words,
  merchantCode: words,
  currencySymbol: words,
  languages: forgiving(tolerantArray(code)), // unknown ones included; `TY` opens bingo
  gmtOffset: words,
  serverTime: words,
  brandName: text,
})
export type PermissionInfo = z.infer<typeof PermissionInfo>

/** `maintenance` takes precedence over `regionRestriction`. CDN lists: origins without a trailing slash, any of which may be down. */
export const Permission = z.object({
  info: emptiable(PermissionInfo),
  location: forgiving(emptiable(z.object({ ip: words }))),
  maintenance: flag,
  regionRestriction: flag,
  imageCdn: forgiving(tolerantArray(origin)),
  gameLaunchCdn: forgiving(tolerantArray(origin)),
})
export type Permission = z.infer<typeof Permission>

/** 0 normal, 1 maintenance, 2 region restricted; an unknown number is 0. */
const StatusNumber = z.pipe(
  int,
  z.transform((status): 0 | 1 | 2 => (status === 1 || status === 2 ? status : 0)),
)

export const SystemStatus = emptiable(z.object({ status: StatusNumber, message: text, startTime: text, endTime: text, ip: text }))
export type SystemStatus = z.infer<typeof SystemStatus>
