import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { addOnGroupsOf } from '../../lib/event/queries.ts'
import { useReorder } from '../../lib/use-reorder.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AddOnGroupForm } from './AddOnGroupForm.tsx'
import { AddOnGroupItem } from './AddOnGroupItem.tsx'

const addButtonId = 'add-add-on-group'

/** The groups of add-ons of an event, and the form for another one. */
export function AddOns({ event }: { event: Event }) {
  const t = useTranslations('addOns')
  const { data: stored } = useSuspenseQuery(addOnGroupsOf(event.id))
  const {
    items: groups,
    moveTo,
    announcement,
  } = useReorder({
    stored,
    arrange: (ids) => call('PUT /events/{id}/add-on-groups/order', { params: { id: event.id }, body: { ids } }),
    queryKey: addOnGroupsOf(event.id).queryKey,
  })
  const [adding, setAdding] = useState(false)
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  const close = () => {
    flushSync(() => setAdding(false))
    focusAdd()
  }
  return (
    <section aria-labelledby="add-ons-title">
      <h3 id="add-ons-title" className="font-semibold">
        {t('title')}
      </h3>
      <p className="text-pretty text-ink-secondary">{t('lead')}</p>
      {groups.length > 0 && (
        <ul className="mt-4">
          {groups.map((group, at) => (
            <AddOnGroupItem
              key={group.id}
              {...{ event, group, at }}
              count={groups.length}
              onMove={(place) => moveTo(group.id, place)}
              onRemoved={focusAdd}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className="mt-5">
        {adding ? (
          <AddOnGroupForm event={event} onClose={close} />
        ) : (
          <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </section>
  )
}
