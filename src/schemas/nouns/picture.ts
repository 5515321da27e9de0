import * as z from 'zod/mini'

/** A picture: addresses to try in turn; when none loads, a placeholder is drawn. Already joined to an origin and allow-listed. */
export const Picture = z.array(z.string())
export type Picture = z.infer<typeof Picture>
