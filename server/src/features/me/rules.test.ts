import { passwordLength } from '@foyer/contract/password-length'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './rules.ts'

const passwords = dictionary['passwords-common']
const common = new Set(passwords)
const own = ['Robin Sample', 'robin.sample@venue.example']
const guessable = (password: string) => isGuessable(password, common, own)

describe('a password is guessable', () => {
  it('when it is among the 3,000 commonest, or one of them with digits and signs', () => {
    expect(passwords.slice(0, 3000).filter((each) => !guessable(each))).toEqual([])
    for (const each of ['Password123!', 'QWERTYUIOP', '1Q2w3e4r5T', '!!football99', '1234567890']) {
      expect(each.length).toBeGreaterThanOrEqual(passwordLength.min)
      expect([each, guessable(each)]).toEqual([each, true])
    }
  })

  it('when it is one of the passwords from leaks that come with Foyer', () => {
    expect(passwords.length).toBeGreaterThan(49_000)
    expect(passwords.filter((each) => !guessable(each))).toEqual([])
  })

  it.each([
    'aaaaaaaaaa',
    'abcabcabcabc',
    '12341234123',
    'Robin.Sample@venue.example',
    'robinsample24',
    'Sample Robin 1!',
  ])('when it is a repetition or what is known of the account: %s', (password) =>
    expect(guessable(password)).toBe(true),
  )

  it.each(['foyerfoyer', 'Foyer-2026!', 'myfoyer123', 'foyerpassword', 'f0yer-foyer'.replace('0', 'o')])(
    'when it is a form of Foyer: %s',
    (password) => expect(guessable(password)).toBe(true),
  )
})

it.each(['correct horse battery', 'a new and longer one', 'Grüße 👩‍🚀 und ein NUL', 'robin likes quiet foyers'])(
  'a passphrase is not: %s',
  (password) => expect(guessable(password)).toBe(false),
)
