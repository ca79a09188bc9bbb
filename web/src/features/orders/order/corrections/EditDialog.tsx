import type { Order } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../../lib/api.ts'
import { useErrorWords } from '../../../../lib/errors.ts'
import { faultsOf } from '../../../../lib/form/field-errors.ts'
import { useMail } from '../../../../lib/use-mail.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { orderView } from '../../queries.ts'

interface Attendee {
  ticketId: string
  number: string
  name: string
  email: string
}

interface Details {
  name: string
  email: string
  newCodes: boolean
  attendees: Attendee[]
}

/** Corrects names and email addresses of the buyer and the attendees. */
export function EditDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations('corrections.edit')
  const common = useTranslations('common')
  const words = useErrorWords()
  const mail = useMail()
  const formId = useId()
  const [details, setDetails] = useState(() => detailsOf(order))
  const { mutate, isPending, error } = useSave(order, onClose)
  const faults = faultsOf(error)
  const errorOf = (name: string) => {
    const fault = faults.find((each) => each.name === name)?.fault
    return fault && words.field(fault)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(details)
  }
  const changeAttendee = (ticketId: string, change: Partial<Attendee>) =>
    setDetails({
      ...details,
      attendees: details.attendees.map((each) => (each.ticketId === ticketId ? { ...each, ...change } : each)),
    })
  return (
    <Dialog
      wide
      title={t('title', { number: order.number })}
      closeLabel={common('close')}
      onClose={onClose}
      error={error && faults.length === 0 && words.of(error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <Field label={t('name')} error={errorOf('name')}>
          <TextInput
            autoComplete="off"
            value={details.name}
            onChange={({ target }) => setDetails({ ...details, name: target.value })}
          />
        </Field>
        <Field label={t('email')} error={errorOf('email')}>
          <TextInput
            type="email"
            autoComplete="off"
            value={details.email}
            onChange={({ target }) => setDetails({ ...details, email: target.value })}
          />
        </Field>
        <Checkbox
          className="sm:col-span-2"
          label={t('newCodes')}
          description={t('newCodesHint')}
          checked={details.newCodes}
          onChange={({ target }) => setDetails({ ...details, newCodes: target.checked })}
        />
        {details.attendees.length > 0 && (
          <p className="text-sm text-pretty text-ink-secondary sm:col-span-2">{t(`attendeesHint.${mail}`)}</p>
        )}
        {details.attendees.map((attendee, at) => (
          <AttendeeFields
            key={attendee.ticketId}
            attendee={attendee}
            errorOf={(name) => errorOf(`attendees.${at}.${name}`)}
            onChange={(change) => changeAttendee(attendee.ticketId, change)}
          />
        ))}
      </form>
    </Dialog>
  )
}

interface AttendeeProps {
  attendee: Attendee
  errorOf: (name: 'name' | 'email') => string | undefined
  onChange: (change: Partial<Attendee>) => void
}

function AttendeeFields({ attendee: { number, name, email }, errorOf, onChange }: AttendeeProps) {
  const t = useTranslations('corrections.edit')
  const optional = useTranslations('common')('optional')
  return (
    <>
      <Field label={t('ticketName', { number })} mark={optional} error={errorOf('name')}>
        <TextInput autoComplete="off" value={name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={t('ticketEmail', { number })} mark={optional} error={errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
    </>
  )
}

/** The details of an order; without tickets that were cancelled or passed on, whose attendees cannot be changed. */
const detailsOf = ({ name = '', email = '', tickets }: Order): Details => ({
  name,
  email,
  newCodes: false,
  attendees: tickets
    .filter(({ cancelledAt, passedOnAt }) => cancelledAt === undefined && passedOnAt === undefined)
    .map((ticket) => ({
      ticketId: ticket.id,
      number: ticket.number,
      name: ticket.name ?? '',
      email: ticket.email ?? '',
    })),
})

function useSave(order: Order, onClose: () => void) {
  const t = useTranslations('corrections.edit')
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, email, newCodes, attendees }: Details) =>
      call('PATCH /orders/{id}', {
        params: { id: order.id },
        body: {
          // an order of the box office may have no name, and stays without one
          ...((order.name || name.trim() !== '') && { name: name.trim() }),
          ...(email.trim() !== '' && { email: email.trim() }),
          newCodes,
          attendees: attendees.map((each) => ({
            ticketId: each.ticketId,
            name: each.name.trim(),
            ...(each.email.trim() !== '' && { email: each.email.trim() }),
          })),
        },
      }),
    onSuccess: (changed) => {
      showToast(t('done', { number: order.number }))
      flushSync(onClose)
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
  })
}
