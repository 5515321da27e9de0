import * as z from 'zod/mini'

/** Any JSON value. What a document carries is data: never a function, a date or a class. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type JsonObject = { [key: string]: Json }

export const Json: z.ZodMiniType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(Json), z.record(z.string(), Json)]),
)

export const JsonObject = z.record(z.string(), Json)
