import { isTimeZone } from '@foyer/contract/time-zone'
import { describe, expect, it } from 'vitest'
import { readersZone } from './readers-zone.ts'
import { timeZones, zoneLabel, zoneOf, zoneText } from './time-zones.ts'

const all = (current = 'Europe/Berlin') => {
  const { often, areas } = timeZones(current, 'en')
  return [...often, ...[...areas.values()].flat()]
}

describe('the list of time zones', () => {
  it('names each zone once, by a unique place', () => {
    const zones = all()
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length)
    const labels = zones.map(({ place, offset }) => `${place} ${offset}`)
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it('contains only zones that the API accepts', () => {
    expect(all().filter(({ name }) => !isTimeZone(name))).toEqual([])
  })

  it('begins with the reader’s own', () => {
    expect(timeZones('Europe/Berlin', 'en').often[0]?.name).toBe(readersZone())
  })

  it('contains UTC, and the chosen zone even if this browser does not know it', () => {
    const names = all('US/Pacific-New-Name').map(({ name }) => name)
    expect(names).toContain('UTC')
    expect(names).toContain('US/Pacific-New-Name')
  })
})

describe('a time zone', () => {
  const winter = new Date('2026-11-20T12:00:00Z')

  it.each([
    ['Europe/Berlin', 'en', { place: 'Berlin', clock: 'Central European Time', offset: 'UTC+01:00' }],
    ['Europe/Berlin', 'de', { place: 'Berlin', clock: 'Mitteleuropäische Zeit', offset: 'UTC+01:00' }],
    ['America/Argentina/Buenos_Aires', 'en', { place: 'Buenos Aires, Argentina', offset: 'UTC-03:00' }],
    ['Asia/Kathmandu', 'en', { place: 'Kathmandu', offset: 'UTC+05:45' }],
  ] as const)('%s in %s has place, clock and offset', (name, language, wanted) => {
    expect(zoneOf(name, language, winter)).toMatchObject(wanted)
  })

  it('has a text and a label', () => {
    const berlin = zoneOf('Europe/Berlin', 'en', winter)
    expect(zoneText(berlin)).toBe('Berlin – Central European Time (UTC+01:00)')
    expect(zoneLabel(berlin)).toBe('Berlin (UTC+01:00)')
  })

  it('unknown to this browser shows its name alone', () => {
    const newer = zoneOf('Europe/New_Town', 'en', winter)
    expect([zoneText(newer), zoneLabel(newer)]).toEqual(['New Town', 'New Town'])
  })

  it('has the offset of the season', () => {
    expect(zoneOf('Europe/Berlin', 'en', new Date('2026-07-01T12:00:00Z')).offset).toBe('UTC+02:00')
  })
})
