import * as z from 'zod/mini'

/** Any JSON value. What a document carries is data: never a function, a date or a class. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type JsonObject = { [key: string]: Json }

export const Json: z.ZodMiniType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(Json), z.record(z.string(), Json)]),
)

export const JsonObject = z.record(z.string(), Json)

export function isObject(value: Json | undefined): value is JsonObject
export function isObject(value: unknown): value is Record<string, unknown>
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON pointer (RFC 6901) of keys and places: `pointerOf('flags', 'VIP3')` is `/flags/VIP3`. */
export function pointerOf(...keys: readonly PropertyKey[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** `/nodes/0/props` → `nodes`, `0`, `props`. */
export function segmentsOf(pointer: string): string[] {
  const [, ...parts] = pointer.split('/')
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
