import { languages } from '@foyer/contract/languages'
import { buyerMailKinds } from '@foyer/contract/mail-kinds'
import { describe, expect, it } from 'vitest'
import { orderFacts } from '../../../test/order-facts.ts'
import { contentOf } from './content.ts'
import { plainText } from './plain-text.ts'

const facts = { ...orderFacts, test: true, bank: undefined }

// an add-on order has no tickets whose type could be changed, or that could be cancelled with their add-ons
const kinds = buyerMailKinds.filter((kind) => kind !== 'orderChanged' && kind !== 'ticketsAndAddOnsCancelled')

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

it.each([
  ['en', /transfer it to this account/, /There’s €5\.00 left to pay.*contact Bühne to pay it\./],
  ['de', /auf dieses Konto/, /noch 5,00 € offen.*an Bühne\./],
  ['fr', /sur ce compte/, /Il reste 5,00 € à payer.*contacter Bühne\./],
] as const)('names an account for what is left to pay only with one, in %s', (language, account, other) => {
  const textWith = (more: object): string => {
    const content = contentOf('orderChanged', { ...facts, openCents: 500, ...more }, language, 'https://foyer.example')
    return plainText(content).replace(/\s/g, ' ')
  }
  expect(textWith({ bank: { holder: 'Bühne', iban: 'DE89370400440532013000' } })).toMatch(account)
  expect(textWith({})).not.toMatch(account)
  expect(textWith({})).toMatch(other)
})
