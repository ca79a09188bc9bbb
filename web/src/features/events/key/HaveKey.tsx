import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { eventView } from '../queries.ts'
import { KeyForm } from './KeyForm.tsx'
import { KeyOutcome } from './KeyOutcome.tsx'
import { NoPage } from './NoPage.tsx'
import { StoredKey } from './StoredKey.tsx'

/** What was done last on this screen. */
type Done = 'saved' | 'removed' | 'left as it was'

/** 'I already have a key': enter and save it; once one is stored it is shown masked, to be set anew or removed. */
export function HaveKey({ event }: { event: Event }) {
  const t = useTranslations('common')
  const client = useQueryClient()
  const [entering, setEntering] = useState(false)
  const [done, setDone] = useState<Done>()
  const finish = (how: Done) => {
    setEntering(false)
    setDone(how)
  }
  const show = (how: Done) => (changed: Event) => {
    client.setQueryData(eventView(event.id).queryKey, changed)
    finish(how)
  }
  const saved = show('saved')
  const cancel = <Button onClick={() => finish('left as it was')}>{t('cancel')}</Button>
  return (
    <>
      {done === 'saved' && !entering && <KeyOutcome event={event} />}
      {!event.notionLink && <NoPage event={event} />}
      {event.apiKey && !entering ? (
        <StoredKey
          event={event}
          onSetNew={() => setEntering(true)}
          onRemoved={show('removed')}
          returned={done === 'left as it was'}
        />
      ) : (
        <KeyForm event={event} onSaved={saved} asked={entering || done === 'removed'} more={entering && cancel} />
      )}
    </>
  )
}
