import { describe, expect, it } from 'vitest'
import { leadsToMain } from './rules/add-on-orders.ts'
import type { Ledger } from './rules/ledger.ts'
import { refundsToRetry } from './rules.ts'

const paid = { id: 'pay_1', method: 'card', state: 'confirmed', amountCents: 1200 } as const
const refund = (state: 'created' | 'done' | 'failed', amountCents = 1200, paymentId = 'pay_1') => ({
  paymentId,
  state,
  amountCents,
})

/** The retried refunds of a cancelled order. */
const retried = (money: Pick<Ledger, 'payments' | 'refunds'>) =>
  refundsToRetry({ status: 'cancelled', rounding: 'gross-sum', tickets: [], adjustments: [], money: [], ...money })

describe('a refund is retried', () => {
  it('for a payment whose refund failed, with the amount that is not refunded yet', () => {
    expect(retried({ payments: [paid], refunds: [refund('failed')] })).toEqual([
      { paymentId: 'pay_1', amountCents: 1200, shares: null },
    ])
    expect(retried({ payments: [paid], refunds: [refund('done', 200), refund('failed', 1000)] })).toEqual([
      { paymentId: 'pay_1', amountCents: 1000, shares: null },
    ])
  })

  it('neither while another refund is pending, nor after the payment is refunded', () => {
    for (const state of ['created', 'done'] as const)
      expect(retried({ payments: [paid], refunds: [refund('failed'), refund(state)] })).toEqual([])
  })

  it('neither for a payment without a refund, nor when the failed refund was only a part of the rest', () => {
    const second = { ...paid, id: 'pay_2' }
    expect(retried({ payments: [paid, second], refunds: [refund('failed', 1200, 'pay_2')] })).toEqual([
      { paymentId: 'pay_2', amountCents: 1200, shares: null },
    ])
    expect(retried({ payments: [paid], refunds: [refund('failed', 300)] })).toEqual([])
  })
})

it.each([
  ['with the same address', true, 'Zoe@example.com', 0],
  ['that is reserved', true, null, 0],
  ['with another address', false, 'robin@example.com', 0],
  ['whose main order has another link by now', false, 'zoe@example.com', 1],
])('an add-on order %s leads to its main order: %s', (_, leads, email, linkVersion) => {
  expect(leadsToMain({ email }, { email: 'zoe@example.com', linkVersion })).toBe(leads)
})
