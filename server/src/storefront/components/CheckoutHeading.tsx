import type { Language } from '@foyer/contract/languages'
import type { PublicOrder } from '@foyer/contract/public-api'
import { formatEventTime } from '../time-and-venue.ts'

interface Props {
  title: string
  event: PublicOrder['event']
  language: Language
}

/** The heading of a page of the checkout, with the name and the time of its event above it. */
export function CheckoutHeading({ title, event, language }: Props) {
  return (
    <div className="hero">
      <p className="overline">
        {event.name}
        {event.date && <>&nbsp;· {formatEventTime(event, language)}</>}
      </p>
      <h1>{title}</h1>
    </div>
  )
}
