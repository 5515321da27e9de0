/** A page that was shown. `visitor`: a random name of this device, made when its player allowed counting, forgotten when he refuses. */
export type PageVisit = { visitor: string; page: string; language: string; at: number }

/**
 * Counts visits for one provider of the gateway's `info.analytics`. A file of `model/analytics/sinks` named like the provider exports one;
 * nothing of it is loaded before a player allows it.
 * @param id what the gateway gives for this site, unchecked
 * @param visit the page; `at` in ms since 1970
 */
export type AnalyticsSink = (id: string, visit: PageVisit) => void
