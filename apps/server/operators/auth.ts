import { betterAuth } from 'better-auth'
import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'

import type { Oidc } from '../env.ts'
import type { ReleaseDatabase } from '../releases/database.ts'
import { addressHeader, companyId } from './auth-replies.ts'

export type Auth = ReturnType<typeof authOver>

const dayS = 86_400

/** Sessions and passwords of operators, in the tables of the sixth and seventh migration. */
export const authOptions = ({ db, dialect }: Pick<ReleaseDatabase, 'db' | 'dialect'>, secret: string, print: (line: string) => void) =>
  ({
    appName: 'Foyer',
    basePath: '/api/auth',
    secret,
    database: { db, type: dialect },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => print(`Sign-in: ${message}`) }, // without its details, which may be personal
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 200 },
    user: { modelName: 'operators' },
    session: { modelName: 'operator_sessions', expiresIn: dayS, updateAge: dayS / 24 },
    account: { modelName: 'operator_accounts', updateAccountOnSignIn: false },
    verification: { modelName: 'operator_verifications' },
    // Secrets and recovery codes are encrypted with `secret`; ten wrong codes in a row lock the second step for a quarter of an hour
    plugins: [twoFactor({ twoFactorTable: 'operator_second_factors' })],
    // three tries of a password in ten seconds are its own rule for signing in
    rateLimit: { enabled: true, storage: 'database', modelName: 'operator_tries' },
    databaseHooks: {
      // Nothing is asked of the provider after the sign-in, so its tokens are not kept
      account: {
        create: {
          before: (account) => Promise.resolve({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
      session: {
        create: {
          async before({ userId }) {
            const operator = await db.selectFrom('operators').select('disabledAt').where('id', '=', userId).executeTakeFirst()
            return operator?.disabledAt === null // else there is no session, and the answer is that to a wrong password
          },
          async after({ userId }) {
            await db.updateTable('operators').set({ seenAt: new Date().toISOString() }).where('id', '=', userId).execute()
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'foyer',
      // Not sent with pages, pictures and calls of the gateway
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/api' },
      // The provider's page leads back here, and nothing is sent with that under `strict`
      cookies: { state: { attributes: { sameSite: 'lax' } } },
      useSecureCookies: false, // the server behind a proxy is asked by http; `Secure` is added where the browser used https
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The guard of the editing side has refused other origins, by the host that the browser asked for
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  }) satisfies BetterAuthOptions

export function authOver(database: ReleaseDatabase, secret: string, print: (line: string) => void) {
  return betterAuth(authOptions(database, secret, print))
}

/** Where operators also sign in by their company's provider; `origin` is that of the editor as a browser has it. */
export type Company = Oidc & { origin: string }

/**
 * The same accounts and sessions by the company's provider. It is another instance, for it asks the provider for its addresses when it is
 * made: one that does not answer keeps nobody from signing in by password. Only operators that are there sign in, by an e-mail that the
 * provider has verified.
 */
export function companyAuthOver(database: ReleaseDatabase, secret: string, print: (line: string) => void, company: Company) {
  const { issuer, clientId, clientSecret, name, origin } = company
  const config = {
    providerId: companyId,
    name,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    disableSignUp: true,
    disableImplicitSignUp: true,
  }
  const options: BetterAuthOptions = authOptions(database, secret, print)
  return betterAuth({ ...options, baseURL: origin, plugins: [...(options.plugins ?? []), genericOAuth({ config: [config] })] })
}
