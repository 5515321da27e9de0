import { betterAuth } from 'better-auth'
import type { BetterAuthOptions } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'

import type { ReleaseDatabase } from '../releases/database.ts'

export type Auth = ReturnType<typeof authOver>

/** The client's address, which only this server sets: rate limits count by it. */
export const addressHeader = 'x-foyer-address'
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
    account: { modelName: 'operator_accounts' },
    verification: { modelName: 'operator_verifications' },
    // Secrets and recovery codes are encrypted with `secret`; ten wrong codes in a row lock the second step for a quarter of an hour
    plugins: [twoFactor({ twoFactorTable: 'operator_second_factors' })],
    // three tries of a password in ten seconds are its own rule for signing in
    rateLimit: { enabled: true, storage: 'database', modelName: 'operator_tries' },
    databaseHooks: {
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
