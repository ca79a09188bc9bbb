import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { AddWithForm } from '../../ui/AddWithForm.tsx'
import { Subsection } from '../../ui/Subsection.tsx'
import { DiscountItem } from './DiscountItem.tsx'
import { LazyDiscountForm } from './LazyDiscountForm.tsx'

const addButtonId = 'add-discount'

/** The discounts of an event, which every order gets, and the form for another one. */
export function Discounts({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes.discounts')
  const { discounts = [] } = event
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  return (
    <Subsection title={t('title')} lead={t('lead')}>
      {discounts.length > 0 && (
        <ul className="mt-4">
          {discounts.map((discount) => (
            <DiscountItem key={JSON.stringify(discount)} event={event} discount={discount} onRemoved={focusAdd} />
          ))}
        </ul>
      )}
      <AddWithForm
        id={addButtonId}
        label={t('add')}
        form={(close) => <LazyDiscountForm event={event} onClose={close} />}
      />
    </Subsection>
  )
}
