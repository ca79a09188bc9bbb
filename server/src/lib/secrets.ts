import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must not be readable in the database. */
export interface Secrets {
  /** @param record what the text belongs to, such as `event:evt_…:apiKey`; it opens nowhere else */
  seal(text: string, record: string): string
  /** @throws when the text was changed, belongs to another record, or its key is gone */
  open(sealed: string, record: string): string
  /** The name of the current key, which stands second in whatever it seals. */
  keyId: string
  /** A key of its own for another purpose, derived from the current one. */
  derive(purpose: string): string
}

interface Key {
  id: string
  bytes: Buffer
}

/**
 * AES-256-GCM with a random 96-bit nonce per text. The result reads `v1.<key id>.<nonce>.<text and tag>`;
 * key id and record are authenticated with it, so a text moved to another row does not open.
 * @param current the installation's secret
 * @param previous the secret that is being replaced; it still opens what it sealed
 */
export function secretsOf(current: string, previous?: string): Secrets {
  const key = keyOf(current)
  const keys = previous ? [key, keyOf(previous)] : [key]
  return {
    keyId: key.id,
    seal(text, record) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(associated(key.id, record))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return ['v1', key.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
    },
    open(sealed, record) {
      const [version, keyId = '', nonce = '', body = ''] = sealed.split('.')
      const found = keys.find(({ id }) => id === keyId)
      if (version !== 'v1' || !found) throw new Error(`No key ${keyId} to open a secret with`)
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', found.bytes, Buffer.from(nonce, 'base64url'))
        .setAAD(associated(keyId, record))
        .setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', current, 'foyer', purpose, 32)).toString('base64url'),
  }
}

const associated = (keyId: string, record: string) => Buffer.from(`${keyId}|${record}`)

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'foyer', 'secrets at rest', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}
