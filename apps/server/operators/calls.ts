import { baseBrand } from '../../../src/authoring/release/release.ts'

/** From the least to the most: each may do what the one before it may. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * `brand`: the part of the address that names the brand; without it the call is for those who have the role for any brand. `own`: for
 * everybody who is signed in, also without a role, for it touches the own account alone.
 */
export type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; role: Role | 'own'; brand?: 'path' | 'query' }
/** Who asks: an operator, or anybody at this machine while there is none. */
export type Caller = { roles: Readonly<Record<string, Role>> } | 'open'

const call = (request: `${Call['method']} ${string}`, role: Call['role'], brand?: Call['brand']): Call => {
  const [method, path] = request.split(' ') as [Call['method'], string] // by the form of the parameter
  return { method, path, role, ...(brand && { brand }) }
}

/** Every call of the editing side with the least role that may make it. A call that is not here is refused. */
export const calls: readonly Call[] = [
  call('GET /api/operators/publishers', 'viewer', 'query'),
  call('GET /api/operators', 'admin'),
  call('POST /api/operators', 'admin'),
  call('PATCH /api/operators/:id', 'admin'),
  call('POST /api/operators/:id/link', 'admin'),
  call('GET /api/operators/:id/waiting', 'admin'),
  call('GET /api/releases', 'viewer', 'query'),
  call('POST /api/releases', 'publisher'),
  call('GET /api/releases/:number', 'viewer'),
  call('GET /api/releases/:number/files', 'viewer'),
  call('GET /api/releases/:number/diff/:other', 'viewer'),
  call('POST /api/releases/:number/restore', 'publisher'),
  call('POST /api/releases/:number/revert', 'publisher'),
  call('GET /api/canary', 'viewer'),
  call('GET /api/releases/:number/canary', 'viewer'),
  call('PATCH /api/releases/:number/canary', 'publisher'),
  call('POST /api/releases/:number/canary/everyone', 'publisher'),
  call('GET /api/releases/:number/links', 'editor'),
  call('POST /api/releases/:number/links', 'editor'),
  call('DELETE /api/releases/:number/links/:token', 'editor'),
  call('GET /api/schedules', 'viewer', 'query'),
  call('POST /api/schedules', 'publisher'),
  call('GET /api/schedules/:id', 'viewer'),
  call('PATCH /api/schedules/:id', 'publisher'),
  call('DELETE /api/schedules/:id', 'publisher'),
  call('GET /api/requests', 'viewer', 'query'),
  call('POST /api/requests', 'editor'),
  call('GET /api/requests/:id', 'viewer'),
  call('POST /api/requests/:id/approve', 'publisher'),
  call('POST /api/requests/:id/refuse', 'publisher'),
  call('POST /api/requests/:id/cancel', 'editor'),
  call('GET /api/audit', 'admin', 'query'),
  call('GET /api/drafts', 'viewer'),
  call('GET /api/drafts/:draft/files/:path{.+}', 'viewer'),
  call('PUT /api/drafts/:draft/files/:path{.+}', 'editor'),
  call('DELETE /api/drafts/:draft/files/:path{.+}', 'editor'),
  call('GET /api/drafts/:draft/links', 'editor'),
  call('POST /api/drafts/:draft/links', 'editor'),
  call('DELETE /api/drafts/:draft/links/:token', 'editor'),
  call('GET /api/files', 'viewer', 'query'),
  call('POST /api/files', 'editor', 'query'),
  call('DELETE /api/files/:file', 'publisher', 'query'),
  call('GET /api/comments', 'viewer', 'query'),
  call('POST /api/comments', 'editor'),
  call('PATCH /api/comments/:id', 'editor'),
  call('DELETE /api/comments/:id', 'editor'),
  call('POST /api/presence', 'viewer'),
  call('DELETE /api/presence/:tab', 'viewer'),
  call('GET /api/layouts/:brand/drafts/:draft', 'viewer', 'path'),
  call('GET /api/layouts/:brand/drafts/:draft/:kind/:id', 'viewer', 'path'),
  call('PUT /api/layouts/:brand/drafts/:draft/:kind/:id', 'editor', 'path'),
  call('DELETE /api/layouts/:brand/drafts/:draft/:kind/:id', 'editor', 'path'),
  call('GET /api/layouts/:brand/documents/:kind/:id', 'viewer', 'path'),
  call('PUT /api/layouts/:brand/documents/:kind/:id', 'publisher', 'path'),
  call('DELETE /api/layouts/:brand/documents/:kind/:id', 'publisher', 'path'),
  call('GET /api/operators/admins', 'own'),
  call('GET /api/auth/account', 'own'),
  call('POST /api/auth/change-password', 'own'),
  call('DELETE /api/auth/sessions', 'own'),
  call('DELETE /api/auth/sessions/:id', 'own'),
  call('POST /api/auth/two-factor/enable', 'own'),
  call('POST /api/auth/two-factor/disable', 'own'),
  call('POST /api/auth/two-factor/generate-backup-codes', 'own'),
]

/**
 * Whether somebody may make a call for a brand; without a brand, whether for any. What all brands share may be read by whoever may read one
 * of them, and is changed by those alone who have the role for all: for `*`, or for each of `brands`.
 */
export function allowed(caller: Caller | undefined, call: Call | undefined, brand?: string, brands: readonly string[] = []): boolean {
  if (caller === undefined || call === undefined) return false
  const { role: least } = call
  if (caller === 'open' || least === 'own') return true
  const has = (role: Role | undefined) => role !== undefined && roles.indexOf(role) >= roles.indexOf(least)
  const own = (name: string) => (Object.hasOwn(caller.roles, name) ? caller.roles[name] : undefined)
  if (has(own('*'))) return true
  const isOfAny = brand === undefined || (brand === baseBrand && call.method === 'GET')
  if (isOfAny) return Object.values(caller.roles).some(has)
  if (brand === baseBrand) return brands.length > 0 && brands.every((name) => has(own(name)))
  return brand !== '*' && has(own(brand))
}
