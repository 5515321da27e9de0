import * as z from 'zod/mini'

/** The zone in which the gateway counts days, as a time ends with it: `+08:00`. */
export const SiteZone = z.object({ offset: z.string() })
export type SiteZone = z.infer<typeof SiteZone>
