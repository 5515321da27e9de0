import type { Context } from 'hono'

import { fail } from '../editing/edit-responses.ts'

/** The client's address, which only this server sets: rate limits count by it. */
export const addressHeader = 'x-foyer-address'
/** The provider's name in addresses: `/api/auth/callback/oidc`. */
export const companyId = 'oidc'

/** The request of a browser as one to better-auth, with a body that has been checked. */
export function authRequest(context: Context, path: string, body: object): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  return new Request(new URL(`/api/auth/${path}`, context.req.url), { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Answers in this server's form, without the session's token, which is in the cookie alone. */
export async function signedIn(context: Context, reply: Response): Promise<Response> {
  if (reply.status === 429) return tooMany(context, reply)
  if (!reply.ok) return fail(context, 401, 'The e-mail or the password is wrong.')
  passCookies(context, reply)
  // better-auth's answer to a sign-in
  const body = (await reply.json()) as { user: { id: string; name: string; email: string } } | { twoFactorRedirect: true }
  if ('twoFactorRedirect' in body) return context.json({ secondFactor: true })
  const { user } = body
  return context.json({ user: { id: user.id, name: user.name, email: user.email } })
}

/** The answer to too many tries; without the time in `reply`, the second step is locked for a quarter of an hour. */
export function tooMany(context: Context, reply: Response): Response {
  return wait(context, Number(reply.headers.get('X-Retry-After') ?? 900))
}

export function wait(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds))
  const time = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
  return fail(context, 429, `Too many tries. Wait ${time}, then try again.`, { seconds })
}

/** `origin`: of the editor, where the browser does not send it. */
export function passCookies(context: Context, reply: Response, origin = context.req.header('Origin') ?? ''): void {
  const isSecure = origin.startsWith('https:')
  for (const cookie of reply.headers.getSetCookie()) context.header('Set-Cookie', isSecure ? `${cookie}; Secure` : cookie, { append: true })
}

/** better-auth's name of why it refused. */
export async function codeOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch((): undefined => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}
