import type { AnalyticsSink } from '../../../contract/analytics-sink.ts'

/**
 * Sends each visit as JSON to the site's own server: the id is a path of it. Another origin gets nothing, as the content policy says too.
 * A visit that does not arrive is lost.
 */
export const sink: AnalyticsSink = (id, visit) => {
  if (!/^\/(?![/\\])/.test(id)) return
  fetch(id, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
