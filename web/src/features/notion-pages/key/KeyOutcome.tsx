import type { Event } from '@foyer/contract/events'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { connectionStateOf } from '../../../lib/notion-page/connection-state.ts'
import { Callout } from '../../../ui/Callout.tsx'

/** Confirms a saved key, and says whether Notion could check it. */
export function KeyOutcome({ event }: { event: Event }) {
  const t = useTranslations('notionKey.saved')
  const box = useRef<HTMLDivElement>(null)
  // It replaces the form that had the focus.
  useEffect(() => box.current?.focus(), [])
  const isUnchecked = connectionStateOf(event) === 'unchecked'
  return (
    <div ref={box} role="status" tabIndex={-1} className="mb-6 rounded-card outline-none">
      <Callout tone={isUnchecked ? 'warn' : 'success'}>{t(isUnchecked ? 'unchecked' : 'checked')}</Callout>
    </div>
  )
}
