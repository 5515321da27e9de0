const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const areas: readonly [RegExp, string][] = [
  [/^\/(?:wps|lgw|lotto)\//, 'gateway'],
  [/^\/api\//, 'api'],
  [/^\/(?:preview|draft)(?:\/|$)/, 'preview'],
  [/^\/(?:assets|brand)\//, 'file'],
  [/^\/(?:img|media|mock)\//, 'picture'],
  [/^\/(?:healthz|readyz|metrics)$/, 'health'],
  [/\.[a-z0-9]+$/i, 'file'],
]

/** The part of the server that a path belongs to: one of seven words, whatever a visitor asks for. */
export function areaOf(path: string): string {
  return areas.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** A method as a label: `other` for what HTTP does not know, so that a visitor cannot make up labels. */
export function methodOf(method: string): string {
  return methods.has(method) ? method : 'other'
}

/** A path as it may be written down: without the token of a preview link, which opens it for anybody. */
export function pathForLog(path: string): string {
  return path.replace(/^\/draft\/[^/]*/, '/draft/-').replace(/^(\/api\/[^/]+\/[^/]+\/links\/)[^/]*/, '$1-')
}
