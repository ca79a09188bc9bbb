import type { Configuration, CustomFetch } from 'openid-client'
import type { Config } from './config.ts'
import type { Outbound } from './outbound/outbound.ts'

/** The account at the provider, as its signed ID token or its user info says. */
export interface Identity {
  /** The provider and the account's id there, which never changes. */
  issuer: string
  subject: string
  /** Only an address that the provider has verified. In lower case. */
  email: string | undefined
  name: string | undefined
}

/** The secrets of one sign-in, which the browser keeps until it returns from the provider. */
export interface OpenIdChecks {
  state: string
  nonce: string
  verifier: string
}

/** The OpenID Connect provider of the installation. */
export interface OpenId {
  /** The address at the provider that the browser goes to. @param again asks for the credentials even when signed in there */
  begin(again: boolean): Promise<{ url: string; checks: OpenIdChecks }>
  /**
   * Redeems the code that the browser has brought back. Checks state, nonce, PKCE, issuer, audience, times and signature.
   * @param address the address at which the browser returned
   * @throws Error when the provider refused, or anything does not fit
   */
  finish(address: URL, checks: OpenIdChecks, again: boolean): Promise<Identity>
}

/** The path at which browsers return from the provider. */
export const providerCallback = '/api/auth/provider/callback'

type Deps = { config: Config; publicUrl: string; outbound: Pick<Outbound, 'fetch'> }

// loaded on first use: most installations have no provider
const library = () => import('openid-client')

/** @returns undefined when the installation has no provider */
export function createOpenId({ config, publicUrl, outbound }: Deps): OpenId | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = config
  if (!issuer || !id || !secret) return undefined
  const discover = createDiscovery(issuer, id, secret, outbound)
  return {
    async begin(again) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await library()
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: publicUrl + providerCallback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: '0' }),
      })
      return { url: url.href, checks }
    },
    async finish(address, { state, nonce, verifier }, again) {
      const { authorizationCodeGrant, fetchUserInfo } = await library()
      const provider = await discover()
      const tokens = await authorizationCodeGrant(provider, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        // the sign-in there must be as new as this one
        ...(again && { maxAge: maxAgeSeconds }),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      const { sub } = claims
      const known = claims['email'] ? claims : await fetchUserInfo(provider, tokens.access_token, sub)
      return { issuer, subject: sub, ...personOf(known) }
    },
  }
}

const maxAgeSeconds = 5 * 60

/** Reads the provider's metadata once; after a failure the next sign-in tries again. */
function createDiscovery(issuer: string, id: string, secret: string, outbound: Pick<Outbound, 'fetch'>) {
  let found: Promise<Configuration> | undefined
  const guarded: CustomFetch = (address, { method, headers, body }) =>
    outbound.fetch(address, { method, headers, ...(body != null && { body: String(body) }) })
  const discover = async () => {
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await library()
    return await discovery(new URL(issuer), id, secret, undefined, {
      [customFetch]: guarded,
      // the signature is checked although the token comes from the provider itself
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    })
  }
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

function personOf(claims: Record<string, unknown>): Pick<Identity, 'email' | 'name'> {
  const { email, email_verified: isVerified, name } = claims
  return {
    email: isVerified === true && typeof email === 'string' ? email.toLowerCase() : undefined,
    name: typeof name === 'string' ? name : undefined,
  }
}
