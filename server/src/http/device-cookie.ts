import { randomBytes } from 'node:crypto'
import { secondsPerDay } from '@foyer/contract/durations'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Infra } from '../lib/infra.ts'
import { sessionCookie } from './auth.ts'
import type { Env } from './request.ts'

// Device cookies (owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies): a browser in which an
// account has signed in before has counters of its own, so that the guesses of strangers do not lock its owner out.

type Deps = Pick<Infra, 'signer' | 'publicUrl'>

const lifetimeSeconds = 180 * secondsPerDay
/** Several people may share a browser. */
const maxAccounts = 5
const separator = '~'

/**
 * The device of an account in this browser.
 * @returns the id that counts its attempts; undefined when the account has not signed in here, or the cookie is forged
 */
export function deviceOf(c: Context<Env>, deps: Deps, email: string): string | undefined {
  return devicesOf(c, deps)
    .find((device) => belongsTo(device, deps, email))
    ?.split('.')[0]
}

/** Remembers that an account has signed in in this browser. The cookie contains neither its id nor its address. */
export function rememberDevice(c: Context<Env>, deps: Deps, email: string): void {
  const id = randomBytes(24).toString('base64url')
  const others = devicesOf(c, deps).filter((device) => !belongsTo(device, deps, email))
  const devices = [`${id}.${deps.signer.sign('device', subject(id, email))}`, ...others].slice(0, maxAccounts)
  const { attributes } = sessionCookie(deps.publicUrl)
  setCookie(c, nameOf(deps), devices.join(separator), { ...attributes, maxAge: lifetimeSeconds })
}

const devicesOf = (c: Context<Env>, deps: Deps): string[] =>
  (getCookie(c, nameOf(deps)) ?? '')
    .split(separator, maxAccounts)
    .filter((device) => device !== '' && device.length < 100)

function belongsTo(device: string, { signer }: Deps, email: string): boolean {
  const [id = '', signature = ''] = device.split('.')
  return signer.verify('device', subject(id, email), signature)
}

const subject = (id: string, email: string): string => `${id}|${email}`

const nameOf = ({ publicUrl }: Deps): string => sessionCookie(publicUrl).name.replace('session', 'device')
