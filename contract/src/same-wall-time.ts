/** A change of an event's time zone, by the IANA names. */
export interface ZoneChange {
  from: string
  to: string
}

/**
 * The moment with the same wall-clock time in another zone: 19:30 in Berlin becomes 19:30 in London. A time that summer
 * time skips moves to the later one, a repeated time to the first one. A moment at which both zones have the same time
 * stays as it is. The database has the same rule (`same_wall_time`).
 * @param at ISO 8601 in UTC, like the result
 */
export function sameWallTime(at: string, { from, to }: ZoneChange): string {
  const moment = Date.parse(at)
  const wall = moment + offsetMs(moment, from)
  const before = wall - offsetMs(wall - dayMs, to)
  const after = wall - offsetMs(wall + dayMs, to)
  const hasWall = (each: number) => each + offsetMs(each, to) === wall
  const found = [moment, Math.min(before, after), Math.max(before, after)].find(hasWall)
  // skipped: as if the clocks had not been put forward yet
  return new Date(found ?? before).toISOString()
}

const dayMs = 24 * 60 * 60_000

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(moment / 1000) * 1000
}
