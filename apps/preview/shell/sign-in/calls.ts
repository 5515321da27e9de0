import * as z from 'zod/mini'

/** `second-factor`: the password was right, and a code is asked for. */
export type Answered =
  | { state: 'done' }
  | { state: 'second-factor' }
  | { state: 'refused' | 'over' | 'away'; error: string }
  | { state: 'waiting'; seconds: number }

const Body = z.object({ error: z.optional(z.string()), seconds: z.optional(z.number()), secondFactor: z.optional(z.boolean()) })
const Link = z.object({ email: z.nullable(z.string()), name: z.nullable(z.string()) })

async function send(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch((): undefined => undefined)
  return { status: reply?.status ?? 0, body: await reply?.json().catch((): undefined => undefined) }
}

function answered({ status, body }: { status: number; body: unknown }): Answered {
  const { error = '', seconds = 10, secondFactor } = Body.safeParse(body, { jitless: true }).data ?? {}
  if (status === 200) return secondFactor ? { state: 'second-factor' } : { state: 'done' }
  if (status === 429) return { state: 'waiting', seconds }
  if (status === 404) return { state: 'over', error }
  return status >= 400 && status < 500 ? { state: 'refused', error } : { state: 'away', error }
}

export const signIn = async (email: string, password: string, rememberMe: boolean) =>
  answered(await send('sign-in/email', { email, password, rememberMe }))

/** The second step: a code of the authenticator app, or one of the recovery codes. */
export const sendCode = async (kind: 'app' | 'recovery', code: string) =>
  answered(await send(`two-factor/${kind === 'app' ? 'verify-totp' : 'verify-backup-code'}`, { code }))

const Methods = z.object({ company: z.nullable(z.string()), first: z.boolean() })
const Manifest = z.object({ number: z.number() })
const Url = z.object({ url: z.url() })

/** The name of the company's provider, null where there is none; and whether nobody can sign in yet. */
export const readMethods = async () => (await ask('/api/auth/methods', Methods)) ?? { company: null, first: false }

/** The release that players get now. */
export const readReleaseNumber = async () => (await ask('/api/layouts/manifest', Manifest))?.number

/** The address of the provider's page. */
export async function continueWithCompany(): Promise<string | Exclude<Answered, { state: 'done' | 'second-factor' }>> {
  const { status, body } = await send('sign-in/social', {})
  const read = Url.safeParse(body, { jitless: true })
  if (status === 200 && read.success) return read.data.url
  const answer = answered({ status: status === 200 || status === 503 ? 422 : status, body })
  return 'error' in answer || answer.state === 'waiting' ? answer : { state: 'away', error: '' }
}

async function ask<Schema extends z.ZodMiniType>(address: string, schema: Schema): Promise<z.infer<Schema> | undefined> {
  const reply = await fetch(address).catch((): undefined => undefined)
  return schema.safeParse(await reply?.json().catch((): undefined => undefined), { jitless: true }).data
}

export const signOut = async () => answered(await send('sign-out', {}))

export const setPassword = async (given: { token: string; password: string; email?: string; name?: string }) =>
  answered(await send('password', given))

/** Whose link it is; `null` where it makes the first admin, undefined where it is over. Rejects where the server does not answer. */
export async function readLink(token: string): Promise<{ email: string; name: string | null } | null | undefined> {
  const { status, body } = await send('link', { token })
  if (status === 404) return undefined
  const read = Link.safeParse(body, { jitless: true })
  if (status !== 200 || !read.success) throw new Error(String(status))
  return read.data.email === null ? null : { email: read.data.email, name: read.data.name }
}
