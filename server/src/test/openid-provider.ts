import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person at the provider. */
interface Person {
  email?: string
  email_verified?: boolean
  name?: string
}

/** A real OpenID Connect provider, at which a person is signed in whenever it asks. */
export interface OpenIdProvider extends AsyncDisposable {
  issuer: string
  client: { id: string; secret: string }
  people: Record<string, Person>
  /** The id of the person who signs in. */
  person: string
  /** Allows sign-ins of an app that runs at an address. */
  allow(publicUrl: string): void
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `as`: it listens on a port
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const stand: OpenIdProvider = {
    issuer,
    client: { id: 'foyer', secret: 'a-secret-of-the-client' },
    people: {},
    person: '',
    allow: (publicUrl) => server.on('request', handlerOf(stand, publicUrl)),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stand
}

function handlerOf(stand: OpenIdProvider, publicUrl: string): RequestListener {
  const { issuer, client } = stand
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${publicUrl}/api/auth/provider/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...stand.people[id] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  return (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: stand.person } })
    else void answer(request, response)
  }
}
