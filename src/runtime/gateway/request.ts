import type { Endpoint } from './endpoint.ts'

/**
 * Parameters that the site adds to every call. `merchant` and `merchantCode` come from the site's configuration, then from the permission.
 */
export type Site = { language: string; merchant: string; merchantCode: string }

export type GatewayRequest = {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  body: string | FormData | undefined
  token: string | undefined
}

/**
 * Turns a call into a request.
 *
 * Shape   GET and DELETE carry their parameters in the query, sorted by name, so that the same call always has the same URL; the others a
 *         JSON body, a form, or where files are among them a multipart form, whose content type the browser writes
 * Units   `origin` without a trailing slash; "" is the page's own
 * Errors  none: the token travels in a header alone, and only where the endpoint takes one
 */
export function requestOf(
  origin: string,
  endpoint: Endpoint<any, any, any>,
  params: unknown,
  site: Site,
  token: string | undefined,
): GatewayRequest {
  const sent = endpoint.token === 'no' ? undefined : token
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const given: Record<string, unknown> = { ...(params as object | undefined), ...added(endpoint, site) } // params are typed by the endpoint
  const headers: Record<string, string> = { Accept: 'application/json', Language: site.language }
  if (site.merchant) headers.Merchant = site.merchant
  if (sent) headers.Authorization = `Bearer ${sent}`
  for (const [name, value] of Object.entries(endpoint.headers ?? {})) {
    headers[name] = typeof value === 'string' ? value : String(given[value.param])
    if (typeof value !== 'string') delete given[value.param]
  }
  const body = inQuery || Object.keys(given).length === 0 ? undefined : bodyOf(endpoint, given)
  if (typeof body === 'string') headers['Content-Type'] = endpoint.encoding ? 'application/x-www-form-urlencoded' : 'application/json'
  return { method: endpoint.method, url: `${origin}${endpoint.path}${inQuery ? queryOf(given) : ''}`, headers, body, token: sent }
}

/** The key of a response that the page requested before the client existed, and that may replace the client's own first try. */
export function earlyKey(url: string, language: string, hasSession: boolean): string {
  return `${language} ${hasSession ? 'session' : 'guest'} ${url}`
}

function added(endpoint: Endpoint, site: Site): Record<string, string> {
  return Object.fromEntries(
    Object.entries(endpoint.adds ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : site[value.site]]),
  )
}

function bodyOf({ encoding }: Endpoint, given: Record<string, unknown>): string | FormData {
  if (encoding === undefined) return JSON.stringify(given)
  if (encoding === 'form') return pairsOf(given).toString()
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each instanceof Blob ? each : String(each))
  }
  return form
}

function queryOf(given: Record<string, unknown>): string {
  const query = pairsOf(given)
  query.sort()
  const text = query.toString()
  return text && `?${text}`
}

function pairsOf(given: Record<string, unknown>): URLSearchParams {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))
}
