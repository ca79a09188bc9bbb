import type { ReactNode } from 'react'

export type DateTimeInputProps = {
  /** ISO 8601 in UTC, or null when empty. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** The IANA zone in which it is shown and typed. */
  timeZone: string
  /** The name of that zone, shown in the box. */
  zone: ReactNode
  /** The locale for the order of day, month and year: 'en-GB'. */
  locale: string
  /** The earliest and the latest moment that may be chosen. */
  earliest?: string | undefined
  latest?: string | undefined
}
