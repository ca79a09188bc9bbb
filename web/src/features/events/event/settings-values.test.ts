import type { Event } from '@foyer/contract/events'
import { describe, expect, it } from 'vitest'
import { settingsBodyOf, settingsSchema, settingsValuesOf } from './settings-values.ts'

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
  described: false,
  version: 1,
}
const values = settingsValuesOf(sample)

describe('the values of the settings form', () => {
  it('are those of the event, with empty texts for what it does not have', () => {
    expect(values).toEqual({
      name: 'Winter Concert',
      dateTba: false,
      date: '2026-12-14T18:30:00.000Z',
      endsAt: '2026-12-14T20:30:00.000Z',
      timeZone: 'Europe/Berlin',
      doorsMinutesBefore: '',
      online: false,
      venue: '',
      street: '',
      postcode: '',
      city: '',
      region: '',
      country: '',
      mapUrl: '',
      onlineAccess: '',
      mailBuyers: true,
      slug: 'winter-concert',
      currency: 'EUR',
    })
  })

  it('have no date while the date is open, although the event has a moment for sorting', () => {
    expect(settingsValuesOf({ ...sample, dateTba: true })).toMatchObject({ dateTba: true, date: '' })
  })
})

describe('the body of the settings form', () => {
  it('has no moments while the date is open', () => {
    const body = settingsBodyOf({ ...values, dateTba: true })
    expect(body).toMatchObject({ dateTba: true, timeZone: 'Europe/Berlin' })
    expect(body).not.toHaveProperty('date')
    expect(body).not.toHaveProperty('endsAt')
  })

  it('removes the parts of the place that are empty', () => {
    expect(settingsBodyOf({ ...values, venue: ' ', city: 'Bern' })).toMatchObject({
      venue: null,
      city: 'Bern',
      region: null,
    })
  })

  it('has the access to an online event only while it is online, and no country that does not exist', () => {
    const typed = { ...values, online: true, onlineAccess: ' meet.example ', country: 'DE' }
    expect(settingsBodyOf(typed)).toMatchObject({ online: true, onlineAccess: 'meet.example', country: 'DE' })
    expect(settingsBodyOf({ ...typed, online: false, country: 'XX' })).toMatchObject({
      onlineAccess: null,
      country: null,
    })
  })

  it.each([
    ['', null, true],
    [' 30 ', 30, true],
    ['half an hour', Number.NaN, false],
    ['12.5', 12.5, false],
  ])('has the minutes %j as a number', async (doorsMinutesBefore, minutes, isValid) => {
    const body = settingsBodyOf({ ...values, doorsMinutesBefore })
    expect(body.doorsMinutesBefore).toBe(minutes)
    expect((await settingsSchema()).safeParse(body).success).toBe(isValid)
  })

  it('removes the end when the field is empty', () => {
    expect(settingsBodyOf({ ...values, endsAt: '' })).toMatchObject({ endsAt: null })
  })

  it('is refused without a date unless the date is open', async () => {
    const schema = await settingsSchema()
    expect(schema.safeParse(settingsBodyOf(values)).success).toBe(true)
    const { error } = schema.safeParse(settingsBodyOf({ ...values, date: '' }))
    expect(error?.issues).toMatchObject([{ path: ['date'], code: 'invalid_format' }])
  })
})
