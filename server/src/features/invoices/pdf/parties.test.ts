import { expect, it } from 'vitest'
import { documentFacts } from '../../../test/invoices.ts'
import { invoiceMessages } from '../service/document-texts.ts'
import { sellerText } from './parties.ts'

it('the seller is broken between its parts, and within those that are long', () => {
  const { seller } = documentFacts()
  const legalDetails = 'Amtsgericht Freiburg im Breisgau, Vereinsregister 12345, vertreten durch Robin Doe'
  const parts = sellerText(documentFacts({ seller: { ...seller, legalDetails } }), invoiceMessages('en')).split(' ')
  const [first, second, ...rest] = parts
  expect([first, second]).toEqual(['Kulturhaus\u00a0e.\u00a0V.\u00a0·', 'Uferstraße\u00a012\u00a0·'])
  expect(rest).toContain('VAT\u00a0number:\u00a0DE123456789\u00a0·')
  expect(rest.slice(-3)).toEqual(['durch', 'Robin', 'Doe'])
})
