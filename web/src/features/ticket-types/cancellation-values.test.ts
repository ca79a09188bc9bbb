import type { Event } from '@foyer/contract/events'
import { describe, expect, it } from 'vitest'
import { cancellationBodyOf, cancellationSchema, cancellationValuesOf } from './cancellation-values.ts'

// `as`: the form reads these fields only
const eventWith = (cancellation?: Event['cancellation']) => ({ currency: 'EUR', cancellation }) as Event

describe('the values of the cancellation policy', () => {
  it('become the same policy again', async () => {
    const cancellation = { hoursBefore: 72, feeCents: 350, feeBp: 1250, refund: 'by-team' } as const
    const values = cancellationValuesOf(eventWith(cancellation), 'de')
    expect(values.cancellation).toEqual({ hoursBefore: '72', feeCents: '3,50', feeBp: '12,50', refund: 'by-team' })
    const body = cancellationBodyOf(values, 'EUR')
    expect(body).toEqual({ cancellation })
    expect((await cancellationSchema()).parse(body)).toEqual({ cancellation })
  })

  it('are none while buyers may not cancel, and wrong for amounts that are none or too high', async () => {
    const values = cancellationValuesOf(eventWith(), 'en')
    expect(cancellationBodyOf(values, 'EUR')).toEqual({ cancellation: null })
    const schema = await cancellationSchema()
    for (const wrong of [{ feeCents: 'much' }, { feeBp: '120' }, { feeBp: '-1' }]) {
      const typed = { allowed: true, cancellation: { ...values.cancellation, ...wrong } }
      expect(schema.safeParse(cancellationBodyOf(typed, 'EUR')).success).toBe(false)
    }
  })
})
