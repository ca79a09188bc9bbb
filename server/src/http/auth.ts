import { languages } from '@foyer/contract/languages'
import { passwordLength } from '@foyer/contract/password-length'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { accountById, isFirstAccount } from '../features/me/queries.ts'
import { ensureOwnTeam } from '../features/teams/commands.ts'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/id.ts'
import type { Passwords } from '../lib/password.ts'
import type { Secrets } from '../lib/secrets.ts'
import { credentials, sessions, users, verifications } from '../schema/accounts.ts'

const hour = 60 * 60
const day = 24 * hour
const idPrefix: Record<string, string> = { user: 'usr', session: 'ses', account: 'crd', verification: 'vrf' }

interface Needs {
  db: Db
  config: Config
  publicUrl: string
  secrets: Secrets
  passwords: Passwords
}

export type Auth = ReturnType<typeof createAuth>

/** The header in which `auth-routes.ts` hands over the caller's address. Whatever a caller sent in it is replaced. */
export const clientHeader = 'x-foyer-client'

/**
 * Accounts, passwords and sessions, by better-auth, on Foyer's tables. Called by `auth-routes.ts` only, which has checked where
 * a request comes from, what is in it and how often it comes: better-auth's own checks of these are off.
 */
export function createAuth(needs: Needs) {
  const { db, publicUrl, secrets, passwords } = needs
  return betterAuth({
    appName: 'Foyer',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: secrets.derive('sessions'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      // an account without its password would lock its owner out
      transaction: true,
    }),
    databaseHooks: hooks(needs),
    user: {
      additionalFields: {
        language: { type: [...languages], required: false, defaultValue: 'en' },
        // `input: false`: nobody may set these while signing up
        theme: { type: 'string', required: false, input: false, defaultValue: 'system' },
        operator: { type: 'boolean', required: false, input: false, defaultValue: false },
        newEmail: { type: 'string', required: false, input: false },
        lastTeamId: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwords,
    },
    session: { expiresIn: 14 * day, updateAge: hour, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // it would log addresses, and queries with their parameters; what fails reaches our own log by being thrown
    logger: { disabled: true },
    advanced: {
      disableCSRFCheck: true,
      disableOriginCheck: true,
      useSecureCookies: false,
      cookiePrefix: 'foyer',
      cookies: { session_token: sessionCookie(publicUrl) },
      database: { generateId: ({ model }) => newId(idPrefix[model] ?? model) },
      ipAddress: { ipAddressHeaders: [clientHeader], ipv6Subnet: 128 },
    },
  })
}

/** Over https the cookie's name ties it to this host, this path and to secure connections (ASVS 3.3.3). */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return {
    name: secure ? '__Host-foyer_session' : 'foyer_session',
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
}

function hooks({ db, config }: Needs) {
  return {
    user: {
      create: {
        // By invitation only the first account comes this way, so it is the operator's or none: of two first ones at
        // the same instant the index `one_operator` refuses one.
        before: async () => ({ data: { operator: config.SIGN_UP === 'open' ? await isFirstAccount(db) : true } }),
      },
    },
    session: {
      create: {
        before: async ({ userAgent }: { userAgent?: string | null | undefined }) => ({
          data: { userAgent: userAgent?.slice(0, 500) ?? null },
        }),
        // here, not after signing up: an account that a crash left without a team gets it at the next sign-in
        after: async ({ userId }: { userId: string }) => await ensureOwnTeam(db, await accountById(db, userId)),
      },
    },
  }
}
