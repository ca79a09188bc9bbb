import type { PublicOrder } from '@foyer/contract/public-orders'
import type { ReactNode } from 'react'
import type { Translator } from '../messages.ts'
import { orderText } from '../order-text.ts'

interface Props {
  t: Translator
  order: PublicOrder
  /** ISO 8601 */
  until: string
  /** Counted by the server: the clock of the reader's machine may be wrong. */
  secondsLeft: number
  /** The end time as a sentence, for readers without the script. */
  children: ReactNode
}

/** The script announces the remaining time to screen readers at these marks; at three minutes it offers an extension. */
const announcedMinutes = [10, 5, 3, 1]

/** Shows how long the items of an order are held. The script counts the time down and announces it at some marks. */
export function Timer({ t, order, until, secondsLeft, children }: Props) {
  const announcements = [
    ...announcedMinutes.map((minutes) => [minutes * 60, t('checkout.marks.minutes', { count: minutes })]),
    [0, t(orderText(order, 'checkout.marks.over'))],
  ]
  return (
    <div className="timer" data-timer={secondsLeft} data-until={until} data-marks={JSON.stringify(announcements)}>
      <p>{children}</p>
      <p className="left" hidden>
        {t('checkout.left')} <time role="timer" />
      </p>
      <p className="unseen" role="status" />
    </div>
  )
}
