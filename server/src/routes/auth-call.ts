import type { Context } from 'hono'
import type { Env } from '../http/request.ts'
import type { OpenId } from '../lib/openid.ts'
import type { Services } from './services.ts'
import type { SignUpAccount } from './sign-up.ts'

/** A request to `/api/auth`. */
export interface AuthCall extends Services {
  c: Context<Env>
  /** The caller's address. */
  ip: string
  /** The request's headers, with the caller's address in `clientHeader`. */
  headers: Headers
  signUp: SignUpAccount
  /** Undefined when the installation has no provider. */
  openId: OpenId | undefined
}
