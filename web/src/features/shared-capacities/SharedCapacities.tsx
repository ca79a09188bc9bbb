import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { sharedCapacitiesOf } from './queries.ts'
import { SharedCapacityForm } from './SharedCapacityForm.tsx'
import { SharedCapacityItem } from './SharedCapacityItem.tsx'

const addButtonId = 'add-shared-capacity'

/** The capacities that ticket types of an event share, and the form for another one. */
export function SharedCapacities({ event }: { event: Event }) {
  const t = useTranslations('sharedCapacities')
  const { data: all } = useSuspenseQuery(sharedCapacitiesOf(event.id))
  const [adding, setAdding] = useState(false)
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  const close = () => {
    flushSync(() => setAdding(false))
    focusAdd()
  }
  return (
    <section aria-labelledby="shared-capacities-title">
      <h3 id="shared-capacities-title" className="font-semibold">
        {t('title')}
      </h3>
      <p className="text-pretty text-ink-secondary">{t('lead')}</p>
      {all.length > 0 && (
        <ul className="mt-4">
          {all.map((shared) => (
            <SharedCapacityItem key={shared.id} event={event} shared={shared} onRemoved={focusAdd} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        {adding ? (
          <SharedCapacityForm event={event} onClose={close} />
        ) : (
          <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </section>
  )
}
