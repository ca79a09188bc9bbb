import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

it('knows the password again, however its letters are composed, and no other', async () => {
  const hash = await hashPassword('Grüße an alle')
  expect(await verifyPassword({ hash, password: 'Grüße an alle' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'Grüße an alle'.normalize('NFD') })).toBe(true)
  expect(await verifyPassword({ hash, password: 'Grüße an alle ' })).toBe(false)
  expect(await verifyPassword({ hash, password: 'grüße an alle' })).toBe(false)
})

it('salts: two hashes of one password differ', async () => {
  expect(await hashPassword('the same')).not.toBe(await hashPassword('the same'))
})

it('verifies a hash by the strength it was made with, which may be another one day', async () => {
  const weaker = 'scrypt$10$8$1$c2FsdHNhbHRzYWx0c2FsdA$qQApKjD3uJCYRgxm8S273C_xLvC9JL5cgvTkBBL8NgY'
  expect(await verifyPassword({ hash: weaker, password: 'an old password' })).toBe(true)
  expect(await verifyPassword({ hash: weaker, password: 'wrong' })).toBe(false)
  expect(await verifyPassword({ hash: 'bcrypt$10$x', password: 'x' })).toBe(false)
})
