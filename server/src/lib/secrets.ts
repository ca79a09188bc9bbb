import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import { randomBytes } from './random.ts'

/** Encrypts values that must not be readable in the database. */
export interface Secrets {
  /** @param record the text's place, such as `event:evt_…:apiKey`; the text decrypts only for the same record */
  encrypt(text: string, record: string): string
  /** Encrypts bytes like a text. */
  encryptBytes(bytes: Uint8Array, record: string): string
  /** @throws Error when the text was changed, belongs to another record, or its key is unknown */
  decrypt(encrypted: string, record: string): string
  /** @throws Error as `decrypt` */
  decryptBytes(encrypted: string, record: string): Buffer
  /** The id of the current key: the second part of every text that it encrypts. */
  keyId: string
  /** The ids of all keys that decrypt, the current one first. */
  keyIds: readonly string[]
  /** Derives a separate key from the current secret. */
  derive(purpose: string): string
}

interface Key {
  id: string
  bytes: Buffer
}

/**
 * Creates the encryption: AES-256-GCM with a random 96-bit nonce per text. The result is
 * `v1.<key id>.<nonce>.<text and tag>`. The tag also authenticates the key id and the record, so a text that was moved
 * to another row does not decrypt.
 * @param current the installation's secret
 * @param previous the secret that is being replaced; it still decrypts its texts
 */
export function createSecrets(current: string, previous?: string): Secrets {
  const key = keyOf(current)
  const keys = previous ? [key, keyOf(previous)] : [key]
  const secrets: Secrets = {
    keyId: key.id,
    keyIds: keys.map(({ id }) => id),
    encrypt: (text, record) => secrets.encryptBytes(Buffer.from(text), record),
    encryptBytes(bytes, record) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(associatedData(key.id, record))
      const encrypted = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      return ['v1', key.id, nonce.toString('base64url'), encrypted.toString('base64url')].join('.')
    },
    decrypt: (encrypted, record) => secrets.decryptBytes(encrypted, record).toString('utf8'),
    decryptBytes(encrypted, record) {
      const [version, keyId = '', nonce = '', body = ''] = encrypted.split('.')
      const found = keys.find(({ id }) => id === keyId)
      if (version !== 'v1' || !found) throw new Error(`No key ${keyId} to decrypt with`)
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', found.bytes, Buffer.from(nonce, 'base64url'))
        .setAAD(associatedData(keyId, record))
        .setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', current, 'foyer', purpose, 32)).toString('base64url'),
  }
  return secrets
}

const associatedData = (keyId: string, record: string) => Buffer.from(`${keyId}|${record}`)

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'foyer', 'secrets at rest', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
