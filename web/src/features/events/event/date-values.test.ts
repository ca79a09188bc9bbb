import type { Event } from '@foyer/contract/events'
import { describe, expect, it } from 'vitest'
import { dateBodyOf, datePart, dateValuesOf } from './date-values.ts'

const sample: Event = {
  id: 'evt_1',
  name: 'Winter Concert',
  date: '2026-12-14T18:30:00.000Z',
  dateTba: false,
  endsAt: '2026-12-14T20:30:00.000Z',
  timeZone: 'Europe/Berlin',
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

describe('what the date form holds', () => {
  it('is the start, the end and the zone', () => {
    expect(values).toEqual({
      dateTba: false,
      date: '2026-12-14T18:30:00.000Z',
      endsAt: '2026-12-14T20:30:00.000Z',
      timeZone: 'Europe/Berlin',
    })
  })

  it('is no date while that is open, though the event has a moment it is sorted by', () => {
    expect(dateValuesOf({ ...sample, dateTba: true })).toMatchObject({ dateTba: true, date: '' })
  })
})

describe('what the date form sends', () => {
  it('is no moment while the date is open', () => {
    expect(dateBodyOf({ ...values, dateTba: true })).toEqual({ dateTba: true, timeZone: 'Europe/Berlin' })
  })

  it('takes the end away when there is none', () => {
    expect(dateBodyOf({ ...values, endsAt: '' })).toMatchObject({ endsAt: null })
  })

  it('is refused when the date is neither given nor open', async () => {
    const schema = await datePart()
    expect(schema.safeParse(dateBodyOf(values)).success).toBe(true)
    const { error } = schema.safeParse(dateBodyOf({ ...values, date: '' }))
    expect(error?.issues).toMatchObject([{ path: ['date'], code: 'invalid_format' }])
  })
})
