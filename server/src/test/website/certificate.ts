import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { msPerDay } from '@foyer/contract/durations'

/** A certificate and its key, in PEM, for a TLS server. */
export interface Certificate {
  cert: string
  key: string
}

/** A certificate authority that only clients with its certificate trust. */
export interface Authority {
  cert: string
  sign(given: { host: string; from?: Date; until?: Date }): Certificate
}

/** @param name must differ between authorities: TLS looks an issuer up by name */
export function createAuthority(name = 'Foyer tests'): Authority {
  const pair = newPair()
  const until = new Date(Date.now() + 30 * msPerDay)
  const cert = certificate({
    issuer: name,
    subject: name,
    from: new Date(Date.now() - msPerDay),
    until,
    publicKey: pair.publicKey,
    extensions: [isAuthority],
    signedWith: pair.privateKey,
  })
  return {
    cert,
    sign({ host, from = new Date(Date.now() - 60 * msPerDay), until: end = until }) {
      const own = newPair()
      return {
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        cert: certificate({
          issuer: name,
          subject: host,
          from,
          until: end,
          publicKey: own.publicKey,
          extensions: [isFor(host)],
          signedWith: pair.privateKey,
        }),
      }
    },
  }
}

/** A certificate signed with its own key. */
export function selfSigned(host: string): Certificate {
  const { publicKey, privateKey } = newPair()
  const [from, until] = [new Date(Date.now() - msPerDay), new Date(Date.now() + msPerDay)]
  const cert = certificate({
    issuer: host,
    subject: host,
    from,
    until,
    publicKey,
    extensions: [isFor(host)],
    signedWith: privateKey,
  })
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

interface CertificateFields {
  issuer: string
  subject: string
  from: Date
  until: Date
  publicKey: KeyObject
  extensions: Buffer[]
  signedWith: KeyObject
}

// X.509 as in RFC 5280 section 4.1, with only the fields that clients check
function certificate({ issuer, subject, from, until, publicKey, extensions, signedWith }: CertificateFields): string {
  const content = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    named(issuer),
    sequence(moment(from), moment(until)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions)),
  )
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, signedWith)))
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/(.{64})(?=.)/g, '$1\n')}\n-----END CERTIFICATE-----\n`
}

function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...encodedLength(content)]), content])
}

function encodedLength({ length }: Buffer): number[] {
  if (length < 128) return [length]
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts)
const integer = (bytes: Buffer) => tagged(0x02, bytes)
const bits = (bytes: Buffer) => tagged(0x03, Buffer.from([0]), bytes)
const identifier = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const moment = (at: Date) => tagged(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
const named = (name: string) =>
  sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from(name.slice(0, 60))))))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))

const extension = (id: string, value: Buffer, critical = false) =>
  sequence(identifier(id), ...(critical ? [tagged(0x01, Buffer.from([0xff]))] : []), tagged(0x04, value))
const isAuthority = extension('551d13', sequence(tagged(0x01, Buffer.from([0xff]))), true)
const isFor = (host: string) => extension('551d11', sequence(tagged(0x82, Buffer.from(host))))
