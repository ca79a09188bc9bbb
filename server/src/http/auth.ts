import { languages } from '@foyer/contract/languages'
import { passwordLength } from '@foyer/contract/password-length'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/id.ts'
import type { Passwords } from '../lib/password.ts'
import type { Secrets } from '../lib/secrets.ts'
import { sessionExtendedAfterSeconds, sessionSeconds } from '../lib/session-seconds.ts'
import { credentials, sessions, users, verifications } from '../schema/accounts.ts'

const idPrefix: Record<string, string> = { user: 'usr', session: 'ses', account: 'crd', verification: 'vrf' }

interface Deps {
  db: Db
  config: Config
  publicUrl: string
  secrets: Secrets
  passwords: Passwords
}

export type Auth = ReturnType<typeof createAuth>

/**
 * The header that passes the caller's address to better-auth. `routes/auth.ts` sets it and replaces a value that the
 * caller sent.
 */
export const clientHeader = 'x-foyer-client'

/** The features' part in creating accounts and sessions. */
export interface AccountHooks {
  /** Whether the installation has no account yet. */
  isFirstAccount(): Promise<boolean>
  /** Whether an account signs up by an invitation, by its `newTeam`. */
  isInvited(newTeam: unknown): boolean
  /** Called after each sign-in. */
  afterSignIn(accountId: string): Promise<void>
}

/**
 * Creates better-auth for accounts, passwords and sessions, on Foyer's tables. Only `routes/auth.ts` calls it; that
 * file checks origin, body and rate limits, so better-auth's own checks are off.
 */
export function createAuth(deps: Deps, accounts: AccountHooks) {
  const { db, publicUrl, secrets, passwords } = deps
  return betterAuth({
    appName: 'Foyer',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: secrets.derive('sessions'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      // account and password in one transaction: an account without a password would lock its owner out
      transaction: true,
    }),
    databaseHooks: databaseHooks(deps, accounts),
    user: {
      additionalFields: {
        language: { type: [...languages], required: false, defaultValue: 'en' },
        // from the fields of our sign-up, which refuses this one from callers
        newTeam: { type: 'string', required: false, returned: false },
        // `input: false`: a caller cannot set these at sign-up
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
    session: {
      expiresIn: sessionSeconds,
      updateAge: sessionExtendedAfterSeconds,
      cookieCache: { enabled: false },
      // written by the commands of the feature `me`
      additionalFields: {
        authenticatedAt: { type: 'date', required: false, input: false },
        secondFactor: { type: 'boolean', required: false, input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // its log would contain email addresses and query parameters; errors reach our own log
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

/** The session cookie. Over https its name binds it to this host, this path and secure connections (ASVS 3.3.3). */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return {
    name: secure ? '__Host-foyer_session' : 'foyer_session',
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
}

function databaseHooks({ config }: Deps, accounts: AccountHooks) {
  return {
    user: {
      create: {
        // Without open sign-up and without an invitation only the first account is created here, so it is the operator.
        // When two first accounts are created at once, the index `one_operator` rejects one.
        before: async ({ newTeam }: Record<string, unknown>) => ({
          data: {
            operator: config.SIGN_UP === 'open' ? await accounts.isFirstAccount() : !accounts.isInvited(newTeam),
          },
        }),
      },
    },
    session: {
      create: {
        before: async ({ userAgent }: { userAgent?: string | null | undefined }) => ({
          data: { userAgent: userAgent?.slice(0, 500) ?? null },
        }),
        after: ({ userId }: { userId: string }) => accounts.afterSignIn(userId),
      },
    },
  }
}
