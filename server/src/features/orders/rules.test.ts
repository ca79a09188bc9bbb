import { describe, expect, it } from 'vitest'
import { refundsToRetry } from './rules.ts'

const paid = { id: 'pay_1', state: 'confirmed', amountCents: 1200 } as const
const refund = (state: 'created' | 'done' | 'failed', amountCents = 1200, paymentId = 'pay_1') => ({
  paymentId,
  state,
  amountCents,
})

describe('money is sent back again', () => {
  it('of a payment whose refund failed, as much as is still owed', () => {
    expect(refundsToRetry({ payments: [paid], refunds: [refund('failed')] })).toEqual([
      { paymentId: 'pay_1', amountCents: 1200 },
    ])
    expect(refundsToRetry({ payments: [paid], refunds: [refund('done', 200), refund('failed', 1000)] })).toEqual([
      { paymentId: 'pay_1', amountCents: 1000 },
    ])
  })

  it('never while it is on its way, nor after it has come back', () => {
    for (const state of ['created', 'done'] as const)
      expect(refundsToRetry({ payments: [paid], refunds: [refund('failed'), refund(state)] })).toEqual([])
  })

  it('not of a payment that nobody wanted back, nor the whole when a part was', () => {
    const second = { ...paid, id: 'pay_2' }
    expect(refundsToRetry({ payments: [paid, second], refunds: [refund('failed', 1200, 'pay_2')] })).toEqual([
      { paymentId: 'pay_2', amountCents: 1200 },
    ])
    expect(refundsToRetry({ payments: [paid], refunds: [refund('failed', 300)] })).toEqual([])
  })
})
