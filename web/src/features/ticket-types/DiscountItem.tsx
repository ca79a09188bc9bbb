import type { Discount } from '@foyer/contract/discounts'
import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { DeleteDiscountDialog } from './DeleteDiscountDialog.tsx'
import { LazyDiscountForm } from './LazyDiscountForm.tsx'
import { useDiscountEffect } from './use-discount-effect.ts'

interface Props {
  event: Event
  discount: Discount
  /** Called after it was deleted, to move the focus. */
  onRemoved: () => void
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const
const appearance = { variant: 'plain', size: 'small' } as const

/** A discount in the list, or the form that changes it. */
export function DiscountItem({ event, discount, onRemoved }: Props) {
  const t = useTranslations()
  const edit = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  const { name } = discount
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {editing ? (
        <LazyDiscountForm event={event} discount={discount} onClose={close} />
      ) : (
        <>
          <Facts event={event} discount={discount} />
          <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
            <Button
              {...appearance}
              ref={edit}
              icon={<Pencil {...icon} />}
              aria-label={t('ticketTypes.editOne', { name })}
              onClick={() => setEditing(true)}
            >
              {t('common.edit')}
            </Button>
            <Button
              {...appearance}
              icon={<Trash2 {...icon} />}
              aria-label={t('ticketTypes.deleteOne', { name })}
              onClick={() => setAsking(true)}
            >
              {t('common.delete')}
            </Button>
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
