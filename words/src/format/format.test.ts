import { describe, expect, it } from 'vitest'
import { formatAddress } from './address.ts'
import { formatDayTick } from './axis.ts'
import { formatBytes } from './bytes.ts'
import { copyNameOf } from './copy-name.ts'
import { formatDate, formatDateTime, formatDay, formatDays, formatPeriod, formatTime } from './date-time.ts'
import { formatIban } from './iban.ts'
import { labelled } from './labelled.ts'
import { decimalsOf, formatMoney, readAmount, readBankAmount, writeAmount } from './money.ts'
import { formatCount, formatNumber } from './number.ts'
import { formatRelative } from './relative-time.ts'
import { formatShortDate } from './short-time.ts'
import { readTicketsSold } from './tickets-sold.ts'

const languages = ['en', 'de', 'fr'] as const
// Intl writes several kinds of spaces that look alike in a test
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')
const inAll = (format: (language: (typeof languages)[number]) => string) => languages.map((l) => plainSpaces(format(l)))

describe('money', () => {
  it('has the decimals of its currency and the signs of the language', () => {
    expect(inAll((l) => formatMoney(123_450, 'EUR', l))).toEqual(['€1,234.50', '1.234,50 €', '1 234,50 €'])
  })

  it('counts yen whole', () => {
    expect(inAll((l) => formatMoney(1_200, 'JPY', l))).toEqual(['JP¥1,200', '1.200 ¥', '1 200 JPY'])
    expect([decimalsOf('JPY'), decimalsOf('EUR')]).toEqual([0, 2])
  })
})

describe('the size of data', () => {
  it.each([
    [17, ['1 kB', '1 kB', '1 ko']],
    [12_400, ['12 kB', '12 kB', '12 ko']],
    [640_000_000, ['640 MB', '640 MB', '640 Mo']],
    [1_840_000_000, ['1.8 GB', '1,8 GB', '1,8 Go']],
  ])('%d bytes', (bytes, expected) => expect(inAll((l) => formatBytes(bytes, l))).toEqual(expected))
})

describe('an amount that is typed', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['1.250', 125_000],
    ['1,250.50', 125_050],
    ['1 250,5', 125_050],
    ["12'000", 1_200_000],
    ['0', 0],
    ['12,', 1200],
  ])('%s is read with a comma or a point', (typed, minor) => expect(readAmount(typed, 2)).toBe(minor))

  it.each(['', '-1', '1,2,3', '12 €', 'x', '.', '12,5050', '1.2500,1'])('%s is none', (typed) =>
    expect(readAmount(typed, 2)).toBeUndefined(),
  )

  it('of a currency without decimals has none', () => {
    expect([readAmount('1200', 0), readAmount('12,5', 0), readAmount('1,200', 0)]).toEqual([1200, undefined, 1200])
  })

  it.each([
    ['5.000,00', 'ISK', 5000],
    ['5000.0', 'HUF', 5000],
    ['5,000', 'JPY', 5000],
    ['5.000,01', 'ISK', undefined],
    ['0.50', 'HUF', undefined],
    ['5.000,00', 'EUR', 500_000],
  ])('%s in %s is read as banks write it', (written, currency, minor) =>
    expect(readBankAmount(written, currency)).toBe(minor),
  )

  it('is written as it is read', () => {
    expect(inAll((l) => writeAmount(1250, 2, l))).toEqual(['12.50', '12,50', '12,50'])
    expect([writeAmount(120_000, 2, 'de'), writeAmount(1200, 0, 'fr'), writeAmount(750, 2, 'en')]).toEqual([
      '1200',
      '1200',
      '7.50',
    ])
  })
})

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect(inAll((l) => formatNumber(12_345.6, l))).toEqual(['12,345.6', '12.345,6', '12 345,6'])
  })

  it('says that there are more than were counted', () => {
    expect(formatCount(10_001, 10_000, 'en')).toBe('10,000+')
    expect(formatCount(10_000, 10_000, 'de')).toBe('10.000')
  })
})

describe('times', () => {
  const at = '2026-11-20T18:30:00.000Z'

  it('are the zone’s, and name it', () => {
    expect(inAll((l) => formatDateTime(at, 'Europe/Berlin', l))).toEqual([
      'Fri, 20 Nov 2026, 19:30 CET',
      'Fr., 20. Nov. 2026, 19:30 Uhr MEZ',
      'ven. 20 nov. 2026, 19:30 CET',
    ])
    expect(inAll((l) => formatTime(at, 'Europe/Berlin', l))).toEqual(['19:30 CET', '19:30 Uhr MEZ', '19:30 CET'])
  })

  it('from one to another say once what both share', () => {
    expect(inAll((l) => formatPeriod(at, '2026-11-20T21:00:00.000Z', 'Europe/Berlin', l))).toEqual([
      'Fri, 20 Nov 2026, 19:30–22:00 CET',
      'Fr., 20. Nov. 2026, 19:30–22:00 Uhr MEZ',
      'ven. 20 nov. 2026, 19:30 – 22:00 CET',
    ])
    expect(inAll((l) => formatPeriod(at, '2026-11-21T21:00:00.000Z', 'Europe/Berlin', l))).toEqual([
      'Fri, 20 Nov 2026, 19:30 CET – Sat, 21 Nov 2026, 22:00 CET',
      'Fr., 20. Nov. 2026, 19:30 Uhr MEZ – Sa., 21. Nov. 2026, 22:00 Uhr MEZ',
      'ven. 20 nov. 2026, 19:30 CET – sam. 21 nov. 2026, 22:00 CET',
    ])
  })

  it('on the first of a month have the ordinal in French, and only there', () => {
    const [first, next] = ['2026-06-01T18:30:00.000Z', '2026-06-11T18:30:00.000Z']
    expect(inAll((l) => formatDay('2026-06-01', l))).toEqual(['1 June 2026', '1. Juni 2026', '1er juin 2026'])
    expect(inAll((l) => formatDays('2026-06-01', '2026-06-11', l))[2]).toMatch(/^1er ?– ?11 juin 2026$/)
    expect(inAll((l) => formatDateTime(first, 'Europe/Berlin', l))).toEqual([
      'Mon, 1 Jun 2026, 20:30 CEST',
      'Mo., 1. Juni 2026, 20:30 Uhr MESZ',
      'lun. 1er juin 2026, 20:30 CEST',
    ])
    expect(inAll((l) => formatPeriod(first, next, 'Europe/Berlin', l))[2]).toMatch(/^lun\. 1er juin .* jeu\. 11 juin /)
    const short = ['1 Jun', '1. Juni', '1er juin']
    expect(inAll((l) => formatShortDate(first, new Date(next), 'Europe/Berlin', l))).toEqual(short)
    expect(inAll((l) => formatDayTick(Date.parse('2026-06-01'), 'day', l))).toEqual(short)
    expect(inAll((l) => formatDay('2026-01-31', l))[2]).toBe('31 janvier 2026')
  })

  it('that end before six in the night belong to the day of the start', () => {
    expect(inAll((l) => formatPeriod(at, '2026-11-21T01:00:00.000Z', 'Europe/Berlin', l))).toEqual([
      'Fri, 20 Nov 2026, 19:30–02:00 CET',
      'Fr., 20. Nov. 2026, 19:30–02:00 Uhr MEZ',
      expect.stringMatching(/^ven\. 20 nov\. 2026, 19:30 – 02:00 /),
    ])
  })

  it.each([
    ['2026-11-20T18:30Z', '2026-11-21T04:59Z', 'Fri, 20 Nov 2026, 19:30–05:59 CET'],
    ['2026-11-20T18:30Z', '2026-11-21T05:00Z', 'Fri, 20 Nov 2026, 19:30 CET – Sat, 21 Nov 2026, 06:00 CET'],
    ['2026-11-20T18:30Z', '2026-11-22T01:00Z', 'Fri, 20 Nov 2026, 19:30 CET – Sun, 22 Nov 2026, 02:00 CET'],
    ['2026-11-20T00:00Z', '2026-11-21T01:00Z', 'Fri, 20 Nov 2026, 01:00 CET – Sat, 21 Nov 2026, 02:00 CET'],
    // the clocks change in the night
    ['2026-10-24T20:00Z', '2026-10-25T02:00Z', 'Sat, 24 Oct 2026, 22:00 CEST – Sun, 25 Oct 2026, 03:00 CET'],
    ['2026-11-20T18:30Z', '2026-11-20T18:30Z', 'Fri, 20 Nov 2026, 19:30 CET'],
  ])('from %s to %s are %s', (from, to, written) => {
    expect(plainSpaces(formatPeriod(from, to, 'Europe/Berlin', 'en'))).toBe(written)
  })

  it.each([
    ['Europe/Paris', 'CET', 'CEST'],
    ['Europe/London', 'GMT', 'BST'],
    ['Europe/Lisbon', 'WET', 'WEST'],
    ['Europe/Helsinki', 'EET', 'EEST'],
    ['America/New_York', 'UTC−5', 'UTC−4'],
    ['Asia/Dubai', 'UTC+4', 'UTC+4'],
    ['UTC', 'UTC', 'UTC'],
  ])('in %s are %s in winter and %s in summer for French readers', (zone, winter, summer) => {
    const nameOf = (day: string) => formatTime(`${day}T12:00:00Z`, zone, 'fr').split('\u00a0')[1]
    expect([nameOf('2026-01-20'), nameOf('2026-07-20')]).toEqual([winter, summer])
  })

  it('name both zones of a period that crosses into winter', () => {
    expect(formatPeriod('2026-10-24T18:00:00Z', '2026-10-25T18:00:00Z', 'Europe/Paris', 'fr')).toMatch(
      /CEST.+dim\..+CET$/,
    )
  })

  it.each(languages)(
    'break in %s only before the time and after a dash, and no line begins with a space',
    (language) => {
      const lines = (text: string) => {
        const all = text.split(/ |–\u2009?/)
        for (const line of all) expect(line).toMatch(/^\S/)
        return all
      }
      expect(lines(formatDateTime(at, 'Europe/Berlin', language))).toHaveLength(2)
      expect(lines(formatPeriod(at, '2026-11-20T21:00:00.000Z', 'Europe/Berlin', language))).toHaveLength(3)
      expect(lines(formatPeriod(at, '2026-11-21T21:00:00.000Z', 'Europe/Berlin', language))).toHaveLength(4)
      expect(lines(formatTime(at, 'Europe/Berlin', language))).toHaveLength(1)
      expect(lines(formatDate(at, 'Europe/Berlin', language))).toHaveLength(1)
      expect(lines(formatDay('2026-11-20', language))).toHaveLength(1)
      expect(lines(formatDays('2026-11-20', '2026-11-22', language))).toHaveLength(2)
      expect(lines(formatDays('2026-11-20', '2026-12-22', language))).toHaveLength(2)
    },
  )

  it('fall on the day they have in the zone', () => {
    expect(plainSpaces(formatDate('2026-11-20T23:30:00.000Z', 'Europe/Berlin', 'en'))).toBe('Sat, 21 Nov 2026')
  })

  it('keep a calendar day wherever it is read', () => {
    expect(inAll((l) => formatDay('2026-11-20', l))).toEqual([
      '20 November 2026',
      '20. November 2026',
      '20 novembre 2026',
    ])
  })
})

describe('relative times', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')

  it.each([
    ['2026-11-23T12:00:00.000Z', ['in 3 days', 'in 3 Tagen', 'dans 3 jours']],
    ['2026-11-21T13:00:00.000Z', ['in 1 day', 'in 1 Tag', 'dans 1 jour']],
    ['2026-11-20T10:30:00.000Z', ['1 hour ago', 'vor 1 Stunde', 'il y a 1 heure']],
    ['2026-11-20T11:59:30.000Z', ['now', 'jetzt', 'maintenant']],
    ['2026-12-10T12:00:00.000Z', ['in 20 days', 'in 20 Tagen', 'dans 20 jours']],
    ['2027-01-07T12:00:00.000Z', ['in 6 weeks', 'in 6 Wochen', 'dans 6 semaines']],
    ['2028-01-01T00:00:00.000Z', ['in 13 months', 'in 13 Monaten', 'dans 13 mois']],
  ])('%s is said in the largest unit it fills', (at, said) => {
    expect(inAll((l) => formatRelative(at, now, l))).toEqual(said)
  })
})

describe('addresses', () => {
  const hall = { venue: 'Hall', street: 'Market 1', postcode: '12345', city: 'Town', region: 'Region' }

  it.each([
    ['DE', 'Hall, Market 1, 12345 Town, Region, Germany'],
    ['US', 'Hall, Market 1, Town, Region 12345, United States'],
    [null, 'Hall, Market 1, 12345 Town, Region'],
  ])('follow the order of the country: %s', (country, expected) => {
    expect(formatAddress({ ...hall, country }, 'en')).toBe(expected)
  })

  it('omit what is not known, and the region that is the city', () => {
    expect(formatAddress({ city: 'Berlin', region: 'Berlin', country: 'DE' }, 'fr')).toBe('Berlin, Allemagne')
    expect(formatAddress({ postcode: 'D02', country: 'IE' }, 'de')).toBe('D02, Irland')
    expect(formatAddress({}, 'en')).toBe('')
  })
})

describe('IBANs', () => {
  it('are written in groups of four, and masked ones around the ellipsis', () => {
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
    expect(formatIban('DE89…3000')).toBe('DE89 … 3000')
  })
})

describe('the name of a copy', () => {
  it('says so, and is cut where names end', () => {
    expect(copyNameOf('Gala', 'fr', 150)).toBe('Copie de Gala')
    expect(copyNameOf('Gala am See', 'de', 15)).toBe('Kopie von Gala')
  })
})

describe('tickets sold', () => {
  it('[S3.2] reads the text of the wire', () => {
    expect(readTicketsSold('342/500')).toEqual({ sold: 342, capacity: 500 })
  })

  it('does not guess at another form', () => {
    expect(() => readTicketsSold('342 of 500')).toThrow('sold/capacity')
  })
})

describe('a label with a text', () => {
  it('has a colon, unless the label ends with a mark of its own', () => {
    const of = (label: string) => languages.map((language) => labelled(label, 'No.', language))
    expect(of('Diet')).toEqual(['Diet: No.', 'Diet: No.', 'Diet\u00a0: No.'])
    for (const label of ['Dinner?', 'Dîner\u202f?', 'Yes!', '«\u00a0Dîner\u202f?\u00a0»', 'Diet:'])
      expect(of(label)).toEqual(Array(3).fill(`${label} No.`))
  })
})
