import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AddWithForm } from '../../ui/AddWithForm.tsx'
import { Subsection } from '../../ui/Subsection.tsx'
import { sharedCapacitiesOf } from './queries.ts'
import { SharedCapacityForm } from './SharedCapacityForm.tsx'
import { SharedCapacityItem } from './SharedCapacityItem.tsx'

const addButtonId = 'add-shared-capacity'

/** The capacities that ticket types of an event share, and the form for another one. */
export function SharedCapacities({ event }: { event: Event }) {
  const t = useTranslations('sharedCapacities')
  const { data: all } = useSuspenseQuery(sharedCapacitiesOf(event.id))
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  return (
    <Subsection title={t('title')} lead={t('lead')}>
      {all.length > 0 && (
        <ul className="mt-4">
          {all.map((shared) => (
            <SharedCapacityItem key={shared.id} event={event} shared={shared} onRemoved={focusAdd} />
          ))}
        </ul>
      )}
      <AddWithForm
        id={addButtonId}
        label={t('add')}
        form={(close) => <SharedCapacityForm event={event} onClose={close} />}
      />
    </Subsection>
  )
}
