import type { Language } from '@foyer/contract/languages'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Translator } from '../messages.ts'
import { EventTime } from './EventTime.tsx'
import { Whole } from './Whole.tsx'

interface Props {
  t: Translator
  title: string
  event: PublicOrder['event']
  language: Language
}

/** The heading of a page of the checkout, with the name and the time of its event above it. */
export function CheckoutHeading({ t, title, event, language }: Props) {
  return (
    <div className="hero">
      <p className="overline">
        <Whole>{event.name}</Whole>
        {event.date && (
          <>
            &nbsp;· <EventTime t={t} language={language} event={event} />
          </>
        )}
      </p>
      <h1>{title}</h1>
    </div>
  )
}
