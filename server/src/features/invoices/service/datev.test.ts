import { expect, it } from 'vitest'
import { datevLine } from './datev.ts'

const datev = { consultant: '29098', client: '55003', debtorAccount: '10000', revenueAccounts: [] }
const row = {
  number: 'RE-2026-00006',
  day: '2026-11-28',
  currency: 'EUR',
  regime: 'taxed' as const,
  vatId: null,
  order: 'R6VM-C33P',
  rate: 1900,
  gross: 30_174,
}
const textOf = (buyer: string) => datevLine(datev, { ...row, buyer }).split(';')[13]

it.each([
  ['Falsch AG', 'Falsch AG R6VM-C33P'],
  [
    'Berg & Söhne Rechtsanwälte PartG mbB, Niederlassung Ulm',
    'Berg & Söhne Rechtsanwälte PartG mbB, Niederlassun R6VM-C33P',
  ],
  ['شركة', 'R6VM-C33P'],
])('a booking names the order in full, in at most 60 characters: %s', (buyer, text) => {
  expect(textOf(buyer)).toBe(`"${text}"`)
  expect(text.length).toBeLessThanOrEqual(60)
})
