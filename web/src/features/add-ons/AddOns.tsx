import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { addOnGroupsOf } from '../../lib/event/queries.ts'
import { useReorder } from '../../lib/use-reorder.ts'
import { AddWithForm } from '../../ui/AddWithForm.tsx'
import { Subsection } from '../../ui/Subsection.tsx'
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
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  return (
    <Subsection title={t('title')} lead={t('lead')}>
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
      <AddWithForm
        id={addButtonId}
        label={t('add')}
        form={(close) => <AddOnGroupForm event={event} onClose={close} />}
      />
    </Subsection>
  )
}
