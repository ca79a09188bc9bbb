import { describe, expect, it } from 'vitest'
import { dateOf } from './date.ts'

describe('a date from Notion', () => {
  it.each([
    ['a day', { start: '2026-11-20' }, { start: '2026-11-20' }],
    ['days', { start: '2026-11-20', end: '2026-11-22' }, { start: '2026-11-20', end: '2026-11-22' }],
    ['a moment', { start: '2026-11-20T19:30:00.000+01:00' }, { start: '2026-11-20T18:30:00.000Z' }],
    [
      'a time in a zone, in summer',
      { start: '2026-07-20T19:30:00', time_zone: 'Europe/Berlin' },
      { start: '2026-07-20T17:30:00.000Z', timeZone: 'Europe/Berlin' },
    ],
    [
      'a time in a zone, in winter, with milliseconds',
      { start: '2026-12-20T19:30:00.000', end: '2026-12-20T21:00:00.000', time_zone: 'America/New_York' },
      { start: '2026-12-21T00:30:00.000Z', end: '2026-12-21T02:00:00.000Z', timeZone: 'America/New_York' },
    ],
    [
      'from a day to a moment: the end is dropped',
      { start: '2026-11-20', end: '2026-11-20T10:00:00Z' },
      { start: '2026-11-20' },
    ],
    [
      'in a zone that is none',
      { start: '2026-11-20T10:00:00Z', time_zone: 'Mars/Base' },
      { start: '2026-11-20T10:00:00.000Z' },
    ],
  ])('%s', (_, written, kept) => expect(dateOf(written)).toEqual(kept))

  it.each(['', 'soon', '2026-13-45', '2026-11-20<script>', '20.11.2026'])('is none: %j', (start) =>
    expect(dateOf({ start })).toBeUndefined(),
  )
})
