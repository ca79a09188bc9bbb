import type { Event } from '@foyer/contract/events'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { NotionBadge } from '../NotionBadge.tsx'
import { notionStateOf } from '../notion-state.ts'
import { RemoveKey } from './RemoveKey.tsx'

interface Props {
  event: Event
  onSetNew: () => void
  onRemoved: (event: Event) => void
  /** One has come back from setting a new key: the button for that takes the focus. */
  returned: boolean
}

/** The key that is stored, masked, and how it stands. */
export function StoredKey({ event, onSetNew, onRemoved, returned }: Props) {
  const t = useTranslations('events')
  const state = notionStateOf(event)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returned) button.current?.focus()
  }, [returned])
  return (
    <>
      <DescriptionList
        items={[
          { term: t('key.stored'), value: <code className="font-mono">{event.apiKey}</code> },
          { term: t('key.state'), value: <NotionBadge state={state} /> },
        ]}
      />
      {state !== 'noPage' && <p className="mt-1 text-pretty text-ink-secondary">{t(`notion.${state}.body`)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button ref={button} variant="primary" onClick={onSetNew}>
          {t('key.setNew')}
        </Button>
        <RemoveKey event={event} onRemoved={onRemoved} />
      </div>
    </>
  )
}
