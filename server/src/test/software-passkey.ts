import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@foyer/contract/passkeys'
import type { TestClient } from './client.ts'

/** The values that a page has for a passkey: a challenge, and the host that the passkey is for. */
interface PasskeyChallenge {
  challenge: string
  host: string
}

/** The mistakes of an authenticator. */
interface Faults {
  /** The page that asks, by default the one of the host. */
  origin?: string
  /** The person was not verified. */
  unverified?: boolean
  counter?: number
}

/** An authenticator with one passkey, in software: a P-256 key. */
export interface SoftwarePasskey {
  credentialId: string
  create(origin: string, asked: PasskeyChallenge, faults?: Faults): NewPasskey
  prove(origin: string, asked: PasskeyChallenge, faults?: Faults): PasskeyProof
}

export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const credentialId = credential.toString('base64url')
  return {
    credentialId,
    create(origin, { challenge, host }, faults = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.from([0, credential.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(x, y)])
      return {
        name: 'Laptop',
        credentialId,
        transports: ['internal'],
        clientData: clientData('webauthn.create', faults.origin ?? origin, challenge).toString('base64url'),
        authenticatorData: Buffer.concat([head(host, faults, 0x40), attested]).toString('base64url'),
      }
    },
    prove(origin, { challenge, host }, faults = {}) {
      const client = clientData('webauthn.get', faults.origin ?? origin, challenge)
      const data = head(host, faults)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        credentialId,
        clientData: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

/** Adds a passkey to the account of a client. */
export async function addPasskey(client: TestClient): Promise<{ id: string; passkey: SoftwarePasskey }> {
  const passkey = softwarePasskey()
  const asked = await client.ok('POST /api/v1/me/passkeys/options')
  const { id } = await client.ok('POST /api/v1/me/passkeys', passkey.create(client.url, asked))
  return { id, passkey }
}

/** A challenge for a sign-in, or for another proof of a passkey. */
export const challengeFor = ({ ok }: TestClient): Promise<PasskeyChallenge> =>
  ok('POST /api/auth/sign-in/passkey/options', {})

const clientData = (type: string, origin: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** The hash of the host, the flags (present, verified and `more`) and the counter. */
function head(host: string, { unverified = false, counter = 0 }: Faults, more = 0): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8((unverified ? 0x01 : 0x05) | more)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(host).digest(), rest])
}

/** A public key in COSE, a CBOR map: key type EC2, algorithm ES256, curve P-256, x and y. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
