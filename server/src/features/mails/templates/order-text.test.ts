import { languages } from '@foyer/contract/languages'
import { buyerMailKinds } from '@foyer/contract/mail-kinds'
import { describe, expect, it } from 'vitest'
import { contentOf } from './content.ts'
import { plainText } from './plain-text.ts'

const facts = {
  name: 'Zoë',
  number: 'K7WX2M',
  event: 'Fest',
  date: '2031-06-01T18:00:00Z',
  timeZone: 'Europe/Berlin',
  where: 'Hof',
  test: true,
  totalCents: 2500,
  currency: 'EUR',
  dueAt: '2031-05-01T18:00:00Z',
  bank: undefined,
  organiser: 'Bühne',
  link: 'https://foyer.example/o/1',
}

// the types of tickets can change, and add-on orders have none
const kinds = buyerMailKinds.filter((kind) => kind !== 'orderChanged')

describe.each(languages)('a mail in %s about an add-on order', (language) => {
  it.each(kinds)('says nothing of tickets where others do: %s', (kind) => {
    const linesOf = (more: object): string[] => {
      const content = contentOf(kind, { ...facts, ...more }, language, 'https://foyer.example')
      return [content.subject, ...plainText(content).split('\n')]
    }
    const aboutTickets = linesOf({}).filter((line) => /tickets?|billets?/i.test(line))
    expect(linesOf({ isForAddOns: true }).filter((line) => aboutTickets.includes(line))).toEqual([])
  })
})
