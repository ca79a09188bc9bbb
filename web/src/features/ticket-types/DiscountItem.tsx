import type { Discount } from '@foyer/contract/discounts'
import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { DeleteDiscountDialog } from './DeleteDiscountDialog.tsx'
import { LazyDiscountForm } from './LazyDiscountForm.tsx'
import { useDiscountEffect } from './use-discount-effect.ts'

interface Props {
  event: Event
  discount: Discount
  /** Called after it was deleted, to move the focus. */
  onRemoved: () => void
}

/** A discount in the list, or the form that changes it. */
export function DiscountItem({ event, discount, onRemoved }: Props) {
  const t = useTranslations()
  const edit = useInlineEdit()
  const [asking, setAsking] = useState(false)
  const { name } = discount
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {edit.isOpen ? (
        <LazyDiscountForm event={event} discount={discount} onClose={edit.close} />
      ) : (
        <>
          <Facts event={event} discount={discount} />
          <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
            <EditAndDelete
              edit={edit}
              editLabel={t('ticketTypes.editOne', { name })}
              deleteLabel={t('ticketTypes.deleteOne', { name })}
              onDelete={() => setAsking(true)}
            />
          </div>
        </>
      )}
      {asking && <DeleteDiscountDialog {...{ event, discount, onRemoved }} onClose={() => setAsking(false)} />}
    </li>
  )
}

function Facts({ event, discount }: Pick<Props, 'event' | 'discount'>) {
  const t = useTranslations('ticketTypes.discounts')
  const format = useFormat()
  const language = useLocale()
  const effect = useDiscountEffect(event.currency)
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { name, rule, ticketTypeIds, from, until } = discount
  const now = new Date().toISOString()
  const when = (at: string) => ({ when: format.dateTime(at, event.timeZone) })
  const isOver = until !== undefined && until <= now
  const named = types.filter(({ id }) => ticketTypeIds?.includes(id)).map((type) => type.name)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-pretty wrap-anywhere text-ink-secondary">
        {ticketTypeIds
          ? t('for', { effect: effect(rule), types: new Intl.ListFormat(language).format(named) })
          : effect(rule)}
      </p>
      {(until !== undefined || (from !== undefined && now < from)) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-secondary">
          {from !== undefined && now < from && <span>{t('notYet', when(from))}</span>}
          {until !== undefined && <span>{isOver ? t('over', when(until)) : t('until', when(until))}</span>}
        </p>
      )}
    </>
  )
}
