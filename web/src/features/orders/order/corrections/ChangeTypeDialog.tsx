import { maxBuyerNoteLength } from '@foyer/contract/order-limits'
import type { Order, OrderTicket } from '@foyer/contract/orders'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../../lib/api.ts'
import { useErrorWords } from '../../../../lib/errors.ts'
import { ticketTypesOf } from '../../../../lib/event/queries.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { useFormat } from '../../../../lib/format.ts'
import { usePrice } from '../../../../lib/order/use-price.ts'
import { useMail } from '../../../../lib/use-mail.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { orderView } from '../../queries.ts'

interface Props {
  order: Order
  onClose: () => void
  /** Called after the dialog has closed, when the action is no longer available. */
  onDone: () => void
}

/** Changes a ticket to another type of its event, and shows the difference in price first. */
export function ChangeTypeDialog({ order, onClose, onDone }: Props) {
  const t = useTranslations('corrections')
  const common = useTranslations('common')
  const words = useErrorWords()
  const mail = useMail()
  const formId = useId()
  const { data: types = [], isPending: areTypesLoading } = useQuery(ticketTypesOf(order.event.id))
  const live = order.tickets.filter(({ cancelledAt }) => cancelledAt === undefined)
  const [ticketId, setTicketId] = useState(live[0]?.id ?? '')
  const [typeId, setTypeId] = useState('')
  const [note, setNote] = useState('')
  const ticket = live.find(({ id }) => id === ticketId)
  const others = types.filter(({ id }) => id !== ticket?.ticketType)
  const type = others.find(({ id }) => id === typeId) ?? others[0]
  const change = useChange({ order, onClose, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ticket && type && !change.isPending) change.mutate({ ticket, type, note: note.trim() })
  }
  return (
    <Dialog
      title={t('change-type.title', { number: order.number })}
      closeLabel={common('close')}
      onClose={onClose}
      error={change.error && words.of(change.error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={areTypesLoading || change.isPending}>
            {t('change-type.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={t('change-type.ticket')}>
          <Select
            value={ticketId}
            onChange={({ target }) => setTicketId(target.value)}
            options={live.map(({ id, number, typeName, name }) => ({
              value: id,
              label: [number, typeName, name].filter(Boolean).join(' · '),
            }))}
          />
        </Field>
        <TypeField order={order} types={others} chosen={type} onChoose={setTypeId} />
        {ticket && type && <Difference order={order} ticket={ticket} type={type} />}
        {order.email && mail === 'on' && (
          <Field label={t('note')} hint={t('noteHint')} mark={common('optional')}>
            <TextArea maxLength={maxBuyerNoteLength} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

interface TypeFieldProps {
  order: Order
  types: readonly TicketType[]
  chosen: TicketType | undefined
  onChoose: (id: string) => void
}

function TypeField({ order, types, chosen, onChoose }: TypeFieldProps) {
  const t = useTranslations('corrections.change-type')
  const price = usePrice(order.currency)
  const options = types.map(({ id, name, priceCents, left }) => ({
    value: id,
    label: [name, price(priceCents), t('left', { count: Math.max(0, left) })].join(' · '),
  }))
  return (
    <Field label={t('type')}>
      <Select value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)} options={options} />
    </Field>
  )
}

function Difference({ order, ticket, type }: { order: Order; ticket: OrderTicket; type: TicketType }) {
  const t = useTranslations('corrections.change-type')
  const mail = useMail()
  const format = useFormat()
  const cents = type.priceCents - (ticket.valueCents ?? ticket.priceCents)
  const amount = format.money(Math.abs(cents), order.currency)
  return (
    <p className="text-pretty" role="status">
      {cents === 0 ? t('same') : t(cents > 0 ? 'dearer' : 'cheaper', { amount })}
      {ticket.listPriceCents !== undefined && ` ${t('listPrice')}`} {t(`oldCode.${mail}`)}
    </p>
  )
}

function useChange({ order, onClose, onDone }: Props) {
  const t = useTranslations('corrections')
  const client = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: ({ ticket, type, note }: { ticket: OrderTicket; type: TicketType; note: string }) => {
      const chosen = { ticketId: ticket.id, ticketTypeId: type.id, priceCents: type.priceCents }
      const body = { ...chosen, ...(note !== '' && { note }) }
      return call('POST /orders/{id}/change-type', {
        params: { id: order.id },
        body,
        idempotencyKey: key.keyFor(body),
      })
    },
    onSuccess: (changed) => {
      showToast(t('change-type.done', { number: order.number }))
      flushSync(onClose)
      if (!changed.actions.includes('change-type')) onDone()
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
    onError: () => client.invalidateQueries(ticketTypesOf(order.event.id)),
  })
}
