import type { Event } from '@foyer/contract/events'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { DiscountItem } from './DiscountItem.tsx'
import { LazyDiscountForm } from './LazyDiscountForm.tsx'

const addButtonId = 'add-discount'

/** The discounts of an event, which every order gets, and the form for another one. */
export function Discounts({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes.discounts')
  const [adding, setAdding] = useState(false)
  const { discounts = [] } = event
  const focusAdd = () => document.getElementById(addButtonId)?.focus()
  const close = () => {
    flushSync(() => setAdding(false))
    focusAdd()
  }
  return (
    <section aria-labelledby="discounts-title">
      <h3 id="discounts-title" className="font-semibold">
        {t('title')}
      </h3>
      <p className="text-pretty text-ink-secondary">{t('lead')}</p>
      {discounts.length > 0 && (
        <ul className="mt-4">
          {discounts.map((discount) => (
            <DiscountItem key={JSON.stringify(discount)} event={event} discount={discount} onRemoved={focusAdd} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        {adding ? (
          <LazyDiscountForm event={event} onClose={close} />
        ) : (
          <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
    </section>
  )
}
