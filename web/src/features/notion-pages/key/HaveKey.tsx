import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { eventView } from '../../../lib/event/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeyOutcome } from './KeyOutcome.tsx'
import { NoPageNotice } from './NoPageNotice.tsx'
import { StoredKey } from './StoredKey.tsx'

/** The last action on this page. */
type LastAction = 'saved' | 'removed' | 'left as it was'

/** The tab 'I already have a key': a form to save a key, or the stored key, masked, to replace or remove. */
export function HaveKey({ event }: { event: Event }) {
  const t = useTranslations('common')
  const client = useQueryClient()
  const [entering, setEntering] = useState(false)
  const [done, setDone] = useState<LastAction>()
  const finish = (action: LastAction) => {
    setEntering(false)
    setDone(action)
  }
  const show = (how: LastAction) => (changed: Event) => {
    client.setQueryData(eventView(event.id).queryKey, changed)
    finish(how)
  }
  const saved = show('saved')
  const cancel = <Button onClick={() => finish('left as it was')}>{t('cancel')}</Button>
  return (
    <>
      {done === 'saved' && !entering && <KeyOutcome event={event} />}
      {!event.notionLink && <NoPageNotice event={event} />}
      {event.apiKey && !entering ? (
        <StoredKey
          event={event}
          onSetNew={() => setEntering(true)}
          onRemoved={show('removed')}
          wantsFocus={done === 'left as it was'}
        />
      ) : (
        <KeyForm event={event} onSaved={saved} wantsFocus={entering || done === 'removed'} more={entering && cancel} />
      )}
    </>
  )
}
