import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a number from 0 to 65535')

/** An origin: scheme, host and port, without a path. Removes a trailing slash. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ pathname, search }) => pathname === '/' && !search, 'must not have a path')
  .transform((url) => url.origin)

const baseUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** An OpenID Connect issuer, as the provider writes it. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => value.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(value),
    'must be an https address',
  )

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const proxies = list.pipe(
  z.array(
    z.string().transform((value, context) => {
      try {
        return value.includes('/') ? ipaddr.parseCIDR(value) : toRange(value)
      } catch {
        context.addIssue({
          code: 'custom',
          message: `${value} is neither an IP address nor a network such as 10.0.0.0/8`,
        })
        return z.NEVER
      }
    }),
  ),
)

/** Pairs in the form of the outbound client's `pairOf`: the host as a browser normalises it, and always a port. */
const hostsAndPorts = list.pipe(
  z.array(
    z.string().transform((pair, context) => {
      const port = /^(?:[^\s:/?#@\\]+|\[[^\]]+\]):(\d{1,5})$/.exec(pair)?.[1]
      const host = port && Number(port) <= 65_535 && hostOf(pair)
      if (host) return `${host}:${Number(port)}`
      context.addIssue({
        code: 'custom',
        message: `${pair} is not a host and port such as localhost:8080 or [::1]:8080`,
      })
      return z.NEVER
    }),
  ),
)

const webAddresses = list.pipe(
  z.array(
    z.string().transform((address, context) => {
      const parsed = z.url({ protocol: /^https?$/ }).safeParse(address)
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: `${address} is not an address such as https://example.org` })
      return z.NEVER
    }),
  ),
)

/** An email address, as `mailto:`, or the https address of a page. */
const securityContact = z.union(
  [z.email().transform((address) => `mailto:${address}`), z.url({ protocol: /^https$/ })],
  'must be an email address or an https address',
)

const sender = /^([^<>\r\n]*<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must be at least 32 characters long').optional(),
  SIGN_UP: z.enum(['open', 'invite']).optional(),
  PASSWORDS: z.enum(['on', 'off']).default('on'),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default('OpenID Connect'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an email address, or a name followed by the address in angle brackets')
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SECURITY_CONTACT: securityContact.optional(),
  NOTION_API_URL: baseUrl.default('https://api.notion.com'),
  STRIPE_API_URL: origin.default('https://api.stripe.com'),
  VIES_URL: baseUrl.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  TRUSTED_PROXIES: proxies.default([]),
  OUTBOUND_ALLOW: hostsAndPorts.default([]),
  CONNECTIVITY_URLS: webAddresses.optional(),
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The configuration of this process. */
export type Config = z.output<typeof Environment>

/** An environment that Foyer cannot start with. The message is one line with each variable and its fault. */
export class ConfigError extends Error {}

/**
 * Parses the environment, once, at start.
 * @throws ConfigError for invalid or missing values
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || name === 'CONNECTIVITY_URLS'),
  )
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
    throw new ConfigError(`Foyer cannot start: ${lines.join('; ')}`)
  }
  if (parsed.data.DATABASE_URL && !parsed.data.SECRET_KEY)
    throw new ConfigError('Foyer cannot start: SECRET_KEY must be set together with DATABASE_URL')
  if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL)
    throw new ConfigError('Foyer cannot start: DATABASE_URL must be set together with DATABASE_DIRECT_URL')
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PASSWORDS } = parsed.data
  const provider = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter(Boolean).length
  if (provider !== 0 && provider !== 3)
    throw new ConfigError('Foyer cannot start: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together')
  if (PASSWORDS === 'off' && provider === 0)
    throw new ConfigError('Foyer cannot start: PASSWORDS=off needs OIDC_ISSUER, or no account could sign in')
  return parsed.data
}

/** The address at which people reach Foyer, without a trailing slash. */
export const publicUrl = (config: Config, port: number): string => config.PUBLIC_URL ?? `http://localhost:${port}`

/**
 * The addresses that prove the connection of this process to the internet. By default the APIs that Foyer connects to
 * anyway, so that it contacts no further party; set to nothing, the connection is not checked.
 */
export const connectivityUrls = (config: Config): readonly string[] =>
  config.CONNECTIVITY_URLS ?? [config.NOTION_API_URL, config.STRIPE_API_URL]

function toRange(address: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const parsed = ipaddr.parse(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}

function hostOf(pair: string): string | undefined {
  try {
    return new URL(`http://${pair}`).hostname
  } catch {
    return undefined
  }
}
