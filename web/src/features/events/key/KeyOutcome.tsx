import type { Event } from '@foyer/contract/events'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Callout } from '../../../ui/Callout.tsx'
import { notionStateOf } from '../notion-state.ts'

/** That a key was just saved, and whether Notion could be asked about it. */
export function KeyOutcome({ event }: { event: Event }) {
  const t = useTranslations('events.key.saved')
  const box = useRef<HTMLDivElement>(null)
  // it has taken the place of the form that had the focus
  useEffect(() => box.current?.focus(), [])
  const isUnchecked = notionStateOf(event) === 'unchecked'
  return (
    <div ref={box} role="status" tabIndex={-1} className="mb-6 rounded-card outline-none">
      <Callout tone={isUnchecked ? 'warn' : 'success'}>{t(isUnchecked ? 'unchecked' : 'checked')}</Callout>
    </div>
  )
}
