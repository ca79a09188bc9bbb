import { describe, expect, it } from 'vitest'
import { OptionalPersonName, PersonName } from './person-name.ts'
import { maxNameLength } from './text.ts'

const codesOf = (name: string) => PersonName.safeParse(name).error?.issues.map((issue) => Object(issue).params?.code)

describe('the name of a person', () => {
  it.each([
    'You have won 1000 EUR! Claim it at https://evil.example/win',
    'https://evil.example',
    'HTTP://EVIL.EXAMPLE',
    'ftp: //evil.example',
    'www.evil.example',
    'Ada www2.evil',
    'evil.example/win',
    'evil.example./win',
    'evil.example\\win',
    'evil.example?id=1',
    'evil.example:8080',
    't.co/x1',
    '192.0.2.1/win',
    'Ada evil.com',
    'Gewinn auf evil.de!',
    '(evil.co.uk)',
    'spam@evil.org',
    'evil.xn--p1ai',
    'dr.evil.com',
    // full-width characters, an ideographic full stop, and a character that cannot be seen
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'ev\u200bil\u2060.co\u00adm',
    // Cyrillic
    'Вы выиграли: злой.рф',
    'зло.example/приз',
    'СПАМ.ОНЛАЙН',
    // Greek, Arabic, Chinese, Korean, Devanagari, Hebrew
    'κακό.ελ',
    'κακό.example/δώρο',
    'شرير.السعودية',
    'شرير.example/جائزة',
    '邪恶.中国',
    '恭喜中奖 邪恶.公司',
    '악한.닷컴',
    'बुरा.भारत',
    'רע.קום',
  ])('may not contain a web address: %s', (name) => {
    expect(codesOf(name)).toEqual(['contains-link'])
  })

  it.each([
    'Ada Lovelace',
    'St. John',
    'St.John',
    'St.Jo',
    'Dr.med. Müller',
    'Dr.med.Müller',
    'Dr.Li',
    'Frau Prof.Dr.rer.nat.Wu',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'J.Li',
    'will.i.am',
    'Mary Smith, Ph.D., M.Sc.',
    'Sammy Davis.Jr',
    'John Smith Jr.',
    'z.Hd. Frau Öz',
    'Müller GmbH & Co.KG',
    'Kulturhaus e.V.',
    'Società S.p.A.',
    'Müller/Schmidt',
    'Dr.Müller/Schmidt',
    'Ada c/o Grace',
    "Conan O'Brien",
    'Anna-Lena Meyer-Landrut',
    'No. 5',
    'Herr K.',
    'Jean-Luc... Picard',
    'Awww. Cute',
    'И.И.Иванов',
    'проф.Иванов',
    'Γ. Παπαδόπουλος',
    'د. أحمد',
    '李小龍',
    '김철수',
    'डॉ. राव',
    'ד"ר לוי',
    '👩‍🚀 Zoë',
  ])('is taken as it is: %s', (name) => {
    expect(PersonName.parse(name)).toBe(name)
  })

  it('is required, unless it is optional', () => {
    expect(PersonName.safeParse(' ').success).toBe(false)
    expect(OptionalPersonName.parse(' ')).toBe('')
  })

  it('is judged quickly, however long it is', () => {
    const start = performance.now()
    for (const part of ['a', 'a.', 'www', 'http:', '-_', 'я.'])
      expect(PersonName.safeParse(part.repeat(60_000)).success).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('has the limits of every name', () => {
    expect(PersonName.safeParse('x'.repeat(maxNameLength)).success).toBe(true)
    expect(PersonName.safeParse('x'.repeat(maxNameLength + 1)).success).toBe(false)
    expect(codesOf('a\nb')).toEqual(['control-characters'])
  })
})
