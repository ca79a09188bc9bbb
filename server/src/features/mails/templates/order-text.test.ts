import { languages } from '@foyer/contract/languages'
import { buyerMailKinds } from '@foyer/contract/mail-kinds'
import { describe, expect, it } from 'vitest'
import { orderFacts } from '../../../test/order-facts.ts'
import { contentOf } from './content.ts'
import { plainText } from './plain-text.ts'

const facts = { ...orderFacts, test: true, bank: undefined }

// an add-on order has no tickets whose type could be changed
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
