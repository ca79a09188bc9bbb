import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomShortNumber } from '../../inventory/service/short-number.ts'
import { orderMatcher } from './match-lines.ts'

const alphabet = [...'23456789BCDFGHJKLMNPQRSTVWXZ']
const orderNumber = fc
  .array(fc.constantFrom(...alphabet), { minLength: 8, maxLength: 8 })
  .map((letters) => `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`)
const others = Array.from({ length: 500 }, (_, at) => ({
  id: `other${at}`,
  number: randomShortNumber(),
  name: null,
  totalCents: 999,
  currency: 'EUR',
}))

const line = (text: string, more: object = {}) => ({ amountCents: 4200, currency: 'EUR', payer: '', text, ...more })
const order = (number: string, more: object = {}) => ({
  id: 'wanted',
  number,
  name: 'Anna Müller',
  totalCents: 4200,
  currency: 'EUR',
  ...more,
})

const found = (number: string, text: string) => {
  const awaited = [order(number, { name: null }), ...others]
  const byNumber = new Map(awaited.map(({ id, number }) => [number.replace('-', ''), id]))
  return orderMatcher(byNumber, awaited)(line(text))
}

describe('the order of a payment', () => {
  it('is found by its number, however it is written', () => {
    const written = fc.record({
      number: orderNumber,
      lower: fc.boolean(),
      gaps: fc.array(fc.constantFrom('', '-', ' ', '/', '.', '–'), { minLength: 7, maxLength: 7 }),
      before: fc.constantFrom('', 'Order ', 'Bestellung Nr. ', 'cde '),
      after: fc.constantFrom('', ' Thank you', ', 2 tickets'),
    })
    fc.assert(
      fc.property(written, ({ number, lower, gaps, before, after }) => {
        const letters = [...number.replace('-', '')].map((letter, at) => letter + (gaps[at] ?? '')).join('')
        const text = before + (lower ? letters.toLowerCase() : letters) + after
        expect(found(number, text)).toContainEqual({ order: 'wanted', reason: 'reference' })
      }),
    )
  })

  it('is proposed, never sure, when one character is wrong, missing, too many or swapped', () => {
    const error = fc.constantFrom('wrong', 'missing', 'extra', 'swapped')
    fc.assert(
      fc.property(orderNumber, error, fc.nat(6), fc.constantFrom(...alphabet, '0', 'A'), (number, kind, at, letter) => {
        const digits = number.replace('-', '')
        const [head, tail] = [digits.slice(0, at), digits.slice(at)]
        const mistyped = {
          wrong: head + letter + tail.slice(1),
          missing: head + tail.slice(1),
          extra: head + letter + tail,
          swapped: head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
        }[kind]
        const isIn = mistyped.includes(digits)
        expect(found(number, `Ihre ${mistyped} EUR`)).toContainEqual({
          order: 'wanted',
          reason: isIn ? 'reference' : 'similar-reference',
        })
      }),
    )
  })

  it('is not proposed for another text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), (text) => {
        expect(found('K7QR-2VXM', text)).toEqual([])
      }),
    )
  })

  it.each([
    ['Anna Müller', { payer: 'ANNA MUELLER' }, true],
    ['Anna Mueller', { payer: 'Müller, Anna' }, true],
    ['Anna Müller', { payer: 'Grete Mueller', text: 'for Anna Müller' }, true],
    ['Anna Müller', { payer: 'Müller' }, false],
    ['Anna Müller', { payer: 'Anna Müllerin' }, false],
    ['Anna Müller', { payer: 'Anna Müller', amountCents: 4100 }, false],
    ['Anna Müller', { payer: 'Anna Müller', currency: 'CHF' }, false],
  ])('of %s with %o by name and amount: %s', (name, payment, is) => {
    const match = orderMatcher(new Map(), [order('K7QR-2VXM', { name })])
    expect(match(line('tickets', payment))).toEqual(is ? [{ order: 'wanted', reason: 'name-and-amount' }] : [])
  })

  it('is one of several when the text names several', () => {
    const match = orderMatcher(
      new Map([
        ['K7QR2VXM', 'a'],
        ['BBBB2222', 'b'],
      ]),
      [],
    )
    expect(match(line('K7QR-2VXM + bbbb 2222')).map(({ order }) => order)).toEqual(['a', 'b'])
  })
})
