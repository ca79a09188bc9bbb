import type { ReactNode } from 'react'
import type { Words } from './words.ts'

interface Props {
  t: Words
  /** ISO 8601 */
  until: string
  now: Date
  /** Until when, in words: what readers without a script have. */
  children: ReactNode
}

/** The minutes at which what is left is said aloud. */
const marks = [10, 5, 2, 1]

/** How long tickets are held. The script counts the time that is left down, and says it at some marks. */
export function Timer({ t, until, now, children }: Props) {
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  const said = [
    ...marks.map((minutes) => [minutes * 60, t('checkout.marks.minutes', { count: minutes })]),
    [0, t('checkout.marks.over')],
  ]
  return (
    <div className="timer" data-timer={secondsLeft} data-until={until} data-marks={JSON.stringify(said)}>
      <p>{children}</p>
      <p className="left" hidden>
        {t('checkout.left')} <time role="timer" />
      </p>
      <p className="unseen" role="status" />
    </div>
  )
}
