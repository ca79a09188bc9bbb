import type { Event } from '@foyer/contract/events'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { connectionStateOf } from '../../../lib/notion-page/connection-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { RemoveKey } from './RemoveKey.tsx'

interface Props {
  event: Event
  onSetNew: () => void
  onRemoved: (event: Event) => void
  /** Focuses the button, because the reader has cancelled the form that it opened. */
  wantsFocus: boolean
}

/** The stored key, masked, and the state of its connection. */
export function StoredKey({ event, onSetNew, onRemoved, wantsFocus }: Props) {
  const t = useTranslations()
  const state = connectionStateOf(event)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wantsFocus) button.current?.focus()
  }, [wantsFocus])
  return (
    <>
      <DescriptionList
        items={[
          { term: t('notionKey.stored'), value: <code className="font-mono">{event.apiKey}</code> },
          { term: t('notionKey.state'), value: <ConnectionBadge state={state} /> },
        ]}
      />
      {state !== 'noPage' && (
        <p className="mt-1 text-pretty text-ink-secondary">{t(`notionKey.connection.${state}.body`)}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button ref={button} variant="primary" onClick={onSetNew}>
          {t('notionKey.setNew')}
        </Button>
        <RemoveKey event={event} onRemoved={onRemoved} />
      </div>
    </>
  )
}
