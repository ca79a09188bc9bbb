import { describe, expect, it } from 'vitest'
import { secretsOf } from './secrets.ts'

const one = 'the first secret, thirty-two characters'
const two = 'the second secret, thirty-two characters'

describe('a sealed text', () => {
  it('opens for the record it was sealed for', () => {
    const secrets = secretsOf(one)
    expect(secrets.open(secrets.seal('ntn_ü', 'event:1'), 'event:1')).toBe('ntn_ü')
  })

  it('reads nothing of the text, and differs each time', () => {
    const secrets = secretsOf(one)
    const [a, b] = [secrets.seal('ntn_secret', 'event:1'), secrets.seal('ntn_secret', 'event:1')]
    expect(a).not.toContain('ntn_secret')
    expect(a).not.toBe(b)
  })

  it('does not open for another record, with another secret, or after a change', () => {
    const secrets = secretsOf(one)
    const sealed = secrets.seal('text', 'event:1')
    const [version, key, nonce, body = ''] = sealed.split('.')
    const flipped = [version, key, nonce, (body.startsWith('A') ? 'B' : 'A') + body.slice(1)].join('.')
    expect(() => secrets.open(sealed, 'event:2')).toThrow()
    expect(() => secretsOf(two).open(sealed, 'event:1')).toThrow('No key')
    expect(() => secrets.open(flipped, 'event:1')).toThrow()
    expect(() => secrets.open('nonsense', 'event:1')).toThrow()
  })

  it('still opens while its secret is being replaced, and is known as old', () => {
    const sealed = secretsOf(one).seal('text', 'event:1')
    const rotating = secretsOf(two, one)
    expect(rotating.open(sealed, 'event:1')).toBe('text')
    expect(sealed.split('.')[1]).not.toBe(rotating.keyId)
    expect(rotating.seal('text', 'event:1').split('.')[1]).toBe(rotating.keyId)
  })
})

it('keys for other purposes differ from each other and stay the same', () => {
  expect(secretsOf(one).derive('a')).toBe(secretsOf(one).derive('a'))
  expect(secretsOf(one).derive('a')).not.toBe(secretsOf(one).derive('b'))
})
