import type { Event } from '@foyer/contract/events'
import { useState } from 'react'

/**
 * An event with the time zone that it had when a form was opened, in which the form shows and reads moments. The form sends it
 * with them: the server refuses them if the event has another zone by now.
 */
export function useEventAsOpened(event: Event): Event {
  const [timeZone] = useState(event.timeZone)
  return { ...event, timeZone }
}
