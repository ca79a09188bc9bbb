import type { Event } from '@foyer/contract/events'
import { describe, expect, it } from 'vitest'
import { dateBodyOf, dateSchema, dateValuesOf } from './date-values.ts'

const sample: Event = {
  id: 'evt_1',
  name: 'Winter Concert',
  date: '2026-12-14T18:30:00.000Z',
  dateTba: false,
  endsAt: '2026-12-14T20:30:00.000Z',
  timeZone: 'Europe/Berlin',
  online: false,
  location: 'https://example.com/',
  websiteUrl: 'https://example.com/',
  ticketsSold: '0/0',
  status: 'test',
  slug: 'winter-concert',
  currency: 'EUR',
  siteState: 'not-connected',
  version: 1,
}
const values = dateValuesOf(sample)

describe('the values of the date form', () => {
  it('are start, end and time zone', () => {
    expect(values).toEqual({
      dateTba: false,
      date: '2026-12-14T18:30:00.000Z',
      endsAt: '2026-12-14T20:30:00.000Z',
      timeZone: 'Europe/Berlin',
    })
  })

  it('have no date while the date is open, although the event has a moment for sorting', () => {
    expect(dateValuesOf({ ...sample, dateTba: true })).toMatchObject({ dateTba: true, date: '' })
  })
})

describe('the body of the date form', () => {
  it('has no moments while the date is open', () => {
    expect(dateBodyOf({ ...values, dateTba: true })).toEqual({ dateTba: true, timeZone: 'Europe/Berlin' })
  })

  it('removes the end when the field is empty', () => {
    expect(dateBodyOf({ ...values, endsAt: '' })).toMatchObject({ endsAt: null })
  })

  it('is refused without a date unless the date is open', async () => {
    const schema = await dateSchema()
    expect(schema.safeParse(dateBodyOf(values)).success).toBe(true)
    const { error } = schema.safeParse(dateBodyOf({ ...values, date: '' }))
    expect(error?.issues).toMatchObject([{ path: ['date'], code: 'invalid_format' }])
  })
})
