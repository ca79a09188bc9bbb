import { describe, expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

const one = 'the first secret, thirty-two characters'
const two = 'the second secret, thirty-two characters'

describe('an encrypted text', () => {
  it('can be decrypted for the record that it was encrypted for', () => {
    const secrets = createSecrets(one)
    expect(secrets.decrypt(secrets.encrypt('ntn_ü', 'event:1'), 'event:1')).toBe('ntn_ü')
  })

  it('reads nothing of the text, and differs each time', () => {
    const secrets = createSecrets(one)
    const [a, b] = [secrets.encrypt('ntn_secret', 'event:1'), secrets.encrypt('ntn_secret', 'event:1')]
    expect(a).not.toContain('ntn_secret')
    expect(a).not.toBe(b)
  })

  it('does not open for another record, with another secret, or after a change', () => {
    const secrets = createSecrets(one)
    const encrypted = secrets.encrypt('text', 'event:1')
    const [version, key, nonce, body = ''] = encrypted.split('.')
    const flipped = [version, key, nonce, (body.startsWith('A') ? 'B' : 'A') + body.slice(1)].join('.')
    expect(() => secrets.decrypt(encrypted, 'event:2')).toThrow()
    expect(() => createSecrets(two).decrypt(encrypted, 'event:1')).toThrow('No key')
    expect(() => secrets.decrypt(flipped, 'event:1')).toThrow()
    expect(() => secrets.decrypt('nonsense', 'event:1')).toThrow()
  })

  it('still opens while its secret is being replaced, and is known as old', () => {
    const encrypted = createSecrets(one).encrypt('text', 'event:1')
    const rotating = createSecrets(two, one)
    expect(rotating.decrypt(encrypted, 'event:1')).toBe('text')
    expect(encrypted.split('.')[1]).not.toBe(rotating.keyId)
    expect(rotating.encrypt('text', 'event:1').split('.')[1]).toBe(rotating.keyId)
  })
})

it('keys for other purposes differ from each other and stay the same', () => {
  expect(createSecrets(one).derive('a')).toBe(createSecrets(one).derive('a'))
  expect(createSecrets(one).derive('a')).not.toBe(createSecrets(one).derive('b'))
})
