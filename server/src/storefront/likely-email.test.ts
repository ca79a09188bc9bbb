import { describe, expect, it } from 'vitest'
import { likelyEmail } from './likely-email.js'

describe('an address that looks mistyped', () => {
  it.each([
    ['zoe@gmial.com', 'zoe@gmail.com'],
    ['zoe@GMAIL.CON', 'zoe@gmail.com'],
    [' zoe@gmail.co ', 'zoe@gmail.com'],
    ['zoe@gmail.de', 'zoe@gmail.com'],
    ['zoe@gxm.de', 'zoe@gmx.de'],
    ['zoe@wbe.de', 'zoe@web.de'],
    ['zoe@hotmal.fr', 'zoe@hotmail.fr'],
    ['zoe@t-onlin.de', 'zoe@t-online.de'],
    ['zoe@wanado.fr', 'zoe@wanadoo.fr'],
    ['zoe@kulturhaus.con', 'zoe@kulturhaus.com'],
    ['zoe.a+b@kulturhaus.dee', 'zoe.a+b@kulturhaus.de'],
  ])('%s may be %s', (typed, likely) => {
    expect(likelyEmail(typed)).toBe(likely)
  })

  it.each(['gmail.com', 'mail.com', 'ymail.com', 'gmx.at', 'web.de', 'we.de', 'wed.de', 'uni-freiburg.de', 'free.fr'])(
    'is none at %s',
    (domain) => {
      expect(likelyEmail(`zoe@${domain}`)).toBeUndefined()
    },
  )

  it.each(['', 'zoe', 'zoe@', '@gmial.com', 'zoe@gmial.com and more', 'zoe@@gmial.com'])('is none in %j', (typed) => {
    expect(likelyEmail(typed)).toBeUndefined()
  })
})
