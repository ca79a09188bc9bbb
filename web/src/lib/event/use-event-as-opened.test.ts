import type { Event } from '@foyer/contract/events'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useEventAsOpened } from './use-event-as-opened.ts'

it('a form keeps the time zone in which it was opened, and nothing else of its event', () => {
  // `as`: the only fields that it reads
  const inZone = ([timeZone, name]: string[]) => ({ name, timeZone }) as Event
  const { result, rerender } = renderHook((event: Event) => useEventAsOpened(event), {
    initialProps: inZone(['Europe/Berlin', 'Play']),
  })
  rerender(inZone(['Europe/London', 'Comedy']))
  expect(result.current).toEqual({ name: 'Comedy', timeZone: 'Europe/Berlin' })
})
