import { expect, it } from 'vitest'
import { createPasswords } from './password.ts'

const passwords = createPasswords()

it('knows the password again, however its letters are composed, and no other', async () => {
  const hash = await passwords.hash('Grüße an alle')
  expect(await passwords.verify({ hash, password: 'Grüße an alle' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'Grüße an alle'.normalize('NFD') })).toBe(true)
  expect(await passwords.verify({ hash, password: 'Grüße an alle ' })).toBe(false)
  expect(await passwords.verify({ hash, password: 'grüße an alle' })).toBe(false)
})

it('hashes as OWASP asks: scrypt with N = 2^15, r = 8, p = 3', async () => {
  expect(await passwords.hash('a password')).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
})

it('salts: two hashes of one password differ', async () => {
  expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'))
})

it('verifies a hash by the strength it was made with, which may be another one day', async () => {
  const weaker = 'scrypt$10$8$1$c2FsdHNhbHRzYWx0c2FsdA$qQApKjD3uJCYRgxm8S273C_xLvC9JL5cgvTkBBL8NgY'
  expect(await passwords.verify({ hash: weaker, password: 'an old password' })).toBe(true)
  expect(await passwords.verify({ hash: weaker, password: 'wrong' })).toBe(false)
  expect(await passwords.verify({ hash: 'bcrypt$10$x', password: 'x' })).toBe(false)
})
