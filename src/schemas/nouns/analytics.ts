import * as z from 'zod/mini'

/** Who may count visits, and what the visitor has chosen. `open`: nothing yet, so nothing is counted. */
export const AnalyticsChoice = z.object({ providers: z.array(z.string()), choice: z.enum(['open', 'allowed', 'refused']) })
export type AnalyticsChoice = z.infer<typeof AnalyticsChoice>
