import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { describe, expect, it } from 'vitest'
import { transferDue } from './transfer-due.ts'

describe('a bank transfer is due', () => {
  const berlin = {
    date: new Date('2099-01-01T20:00:00Z'),
    dateTba: false,
    timeZone: 'Europe/Berlin',
    paymentTerms: null,
  }
  const due = (now: string, event: Partial<Parameters<typeof transferDue>[0]> = {}) =>
    transferDue({ ...berlin, ...event }, new Date(now)).toISOString()

  it.each([
    ['in winter', '2026-01-05T12:00:00Z', 'Europe/Berlin', '2026-01-19T22:59:59.000Z'],
    ['in summer', '2026-07-05T12:00:00Z', 'Europe/Berlin', '2026-07-19T21:59:59.000Z'],
    ['after the clocks have gone forward', '2026-03-20T12:00:00Z', 'Europe/Berlin', '2026-04-03T21:59:59.000Z'],
    ['on the day when they go forward', '2026-03-15T12:00:00Z', 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
    ['on the day when they go back', '2026-10-11T12:00:00Z', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
    // 14 times 24 hours later it is the evening of the 13th day
    ['placed just after midnight', '2026-10-19T22:30:00Z', 'Europe/Berlin', '2026-11-03T22:59:59.000Z'],
    ['when the clocks go back at midnight', '2026-10-15T12:00:00Z', 'Africa/Cairo', '2026-10-29T21:59:59.000Z'],
    ['when they go forward at midnight', '2026-04-09T12:00:00Z', 'Africa/Cairo', '2026-04-23T21:59:59.000Z'],
    ['where it is tomorrow already', '2026-07-05T12:00:00Z', 'Pacific/Kiritimati', '2026-07-20T09:59:59.000Z'],
  ])('at the end of the 14th day in the zone of the event: %s', (_, now, timeZone, expected) => {
    expect(due(now, { timeZone })).toBe(expected)
  })

  const terms = (changes: Partial<typeof defaultPaymentTerms>) => ({
    paymentTerms: { ...defaultPaymentTerms, ...changes },
  })

  it.each([
    // 2026-01-05 is a Monday
    ['a Monday', '2026-01-05T12:00:00Z', 5, '2026-01-12T22:59:59.000Z'],
    ['a Friday', '2026-01-09T12:00:00Z', 1, '2026-01-12T22:59:59.000Z'],
    ['a Saturday', '2026-01-10T12:00:00Z', 1, '2026-01-12T22:59:59.000Z'],
    ['a Sunday', '2026-01-11T12:00:00Z', 10, '2026-01-23T22:59:59.000Z'],
    // a Sunday in UTC, and a Monday in Berlin
    ['a Sunday evening', '2026-01-11T23:30:00Z', 1, '2026-01-13T22:59:59.000Z'],
  ])('at the end of the last working day, counted from %s', (_, now, days, expected) => {
    expect(due(now, terms({ days, workingDays: true }))).toBe(expected)
  })

  it('never later than the latest moment of the terms, until that has passed', () => {
    const latest = '2026-07-10T22:00:00.000Z'
    expect(due('2026-07-05T12:00:00Z', terms({ latest }))).toBe(latest)
    expect(due('2026-06-01T12:00:00Z', terms({ latest }))).toBe('2026-06-15T21:59:59.000Z')
    expect(due('2026-07-11T12:00:00Z', terms({ latest }))).toBe('2026-07-25T21:59:59.000Z')
  })

  it('never later than the event begins, unless its date is open', () => {
    const date = new Date('2026-07-19T18:00:00Z')
    expect(due('2026-07-05T12:00:00Z', { date })).toBe(date.toISOString())
    expect(due('2026-07-05T12:00:00Z', { date, dateTba: true })).toBe('2026-07-19T21:59:59.000Z')
  })
})
