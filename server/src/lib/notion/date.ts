import { TZDate } from '@date-fns/tz'

interface NotionDate {
  start: string
  end?: string | null
  time_zone?: string | null
}

/**
 * A day ('2026-11-20') or a moment (ISO 8601, UTC), or a period of these; with the time zone (IANA) if Notion has one.
 */
export interface DateOrPeriod {
  start: string
  end?: string
  timeZone?: string
}

/** Parses a date of Notion. @returns undefined when it is invalid */
export function dateOf({ start, end, time_zone }: NotionDate): DateOrPeriod | undefined {
  const timeZone = time_zone && isZone(time_zone) ? time_zone : undefined
  const from = momentOf(start, timeZone)
  const to = end ? momentOf(end, timeZone) : undefined
  if (!from) return undefined
  return { start: from, ...(to && to.length === from.length && { end: to }), ...(timeZone && { timeZone }) }
}

function momentOf(text: string, timeZone = 'UTC'): string | undefined {
  const [whole, day, time, offset] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d[\d:.]*)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  if (!whole || Number.isNaN(Date.parse(`${day}${time ?? ''}${offset ?? ''}`))) return undefined
  if (!time) return day
  return offset ? new Date(whole).toISOString() : inZone(whole, timeZone)
}

/** Converts local time in a time zone to UTC. */
function inZone(local: string, timeZone: string): string {
  const [year = 0, month = 1, ...rest] = local.split(/\D/).map(Number)
  const [day = 1, hours = 0, minutes = 0, seconds = 0] = rest
  return new Date(TZDate.tz(timeZone, year, month - 1, day, hours, minutes, seconds).getTime()).toISOString()
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
