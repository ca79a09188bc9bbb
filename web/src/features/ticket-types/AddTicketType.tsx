import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { AddWithForm } from '../../ui/AddWithForm.tsx'
import { LazyTicketTypeForm } from './LazyTicketTypeForm.tsx'

/** Id of the button, for moving the focus to it. */
export const addButtonId = 'add-ticket-type'

/** The button for a new ticket type; the form replaces it. */
export const AddTicketType = ({ event }: { event: Event }) => (
  <AddWithForm
    id={addButtonId}
    label={useTranslations('ticketTypes')('add')}
    form={(close) => <LazyTicketTypeForm event={event} onClose={close} />}
  />
)
