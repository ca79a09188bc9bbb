import { expect, it } from 'vitest'
import { createPasswords } from './password.ts'

const passwords = createPasswords()

// of "an old password", as earlier versions stored it
const ofScrypt = 'scrypt$10$8$1$c2FsdHNhbHRzYWx0c2FsdA$qQApKjD3uJCYRgxm8S273C_xLvC9JL5cgvTkBBL8NgY'

it('knows the password again, however its letters are composed, and no other', async () => {
  const hash = await passwords.hash('Grüße an alle')
  expect(await passwords.verify({ hash, password: 'Grüße an alle' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'Grüße an alle'.normalize('NFD') })).toBe(true)
  expect(await passwords.verify({ hash, password: 'Grüße an alle ' })).toBe(false)
  expect(await passwords.verify({ hash, password: 'grüße an alle' })).toBe(false)
})

it('hashes as OWASP asks: Argon2id with 19 MiB, two passes and one lane', async () => {
  expect(await passwords.hash('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

it('salts: two hashes of one password differ', async () => {
  expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'))
})

it('verifies a hash by the kind and the strength it was made with', async () => {
  const ofAnother = await createPasswords({ memoryKib: 64, passes: 3, lanes: 1 }).hash('an old password')
  for (const hash of [ofScrypt, ofAnother]) {
    expect(await passwords.verify({ hash, password: 'an old password' })).toBe(true)
    expect(await passwords.verify({ hash, password: 'wrong' })).toBe(false)
  }
  expect(await passwords.verify({ hash: 'bcrypt$10$x', password: 'x' })).toBe(false)
})

it('knows which hashes are out of date: those of another kind, and of another strength', async () => {
  const weaker = await createPasswords({ memoryKib: 64, passes: 2, lanes: 1 }).hash('a password')
  expect(passwords.isOutdated(await passwords.hash('a password'))).toBe(false)
  expect([ofScrypt, weaker, 'bcrypt$10$x'].map(passwords.isOutdated)).toEqual([true, true, true])
})
