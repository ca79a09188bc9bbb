/**
 * How long an event lasts that has a start and no end, in hours: through the night for a concert, through the day for a
 * market. Nobody is turned away at the door because nobody entered an end, and nobody buys the day after.
 */
const assumedHours = 12

interface Dated {
  date?: Date | string | undefined
  dateTba?: boolean | undefined
  endsAt?: Date | string | null | undefined
}

/** When an event is over: from then on nothing is sold for it. @returns undefined while its date is open */
export function overAt({ date, dateTba = false, endsAt }: Dated): Date | undefined {
  if (dateTba || date === undefined) return undefined
  return endsAt ? new Date(endsAt) : new Date(new Date(date).getTime() + assumedHours * 3_600_000)
}
