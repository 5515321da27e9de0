import { isObject } from '../../src/schemas/json.ts'
import { readPermission } from '../../src/runtime/gateway/endpoints/system/read-permission.ts'
import { readRegisterSettings } from '../../src/runtime/gateway/endpoints/system/read-register-settings.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'

/** A reply with the preview's registration settings over the mock's own: `"email.required": true`. Any other reply stays as it is. */
export function withRegistration(path: string, text: string, settings: FrameViewSettings['registration']): string {
  if (Object.keys(settings).length === 0 || (path !== readPermission.path && path !== readRegisterSettings.path)) return text
  const body = parse(text)
  if (!isObject(body) || !isObject(body.value)) return text
  if (path === readRegisterSettings.path) return JSON.stringify({ ...body, value: over(body.value, settings) })
  const { info } = body.value
  return isObject(info)
    ? JSON.stringify({
        ...body,
        value: { ...body.value, info: { ...info, register: over(isObject(info.register) ? info.register : {}, settings) } },
      })
    : text
}

function over(register: JsonObject, settings: FrameViewSettings['registration']): JsonObject {
  const result = new Map(Object.entries(register))
  for (const [name, value] of Object.entries(settings)) {
    const [field = '', key = 'enabled'] = name.split('.')
    const before = result.get(field)
    result.set(field, { ...(isObject(before) ? before : {}), [key]: value })
  }
  return Object.fromEntries(result)
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined // a faulty reply, on purpose
  }
}
