import type { CheckInList } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { addOnGroupsOf, ticketTypesOf } from '../../lib/event/queries.ts'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { FormDialog } from '../../lib/FormDialog.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { MomentField } from '../../lib/MomentField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { checkInListsOf } from './queries.ts'

export interface ListDialogProps {
  event: Event
  /** The list to change; without it the dialog creates one. */
  list?: CheckInList
  /** Whether it is the event's first one, which is named. */
  isFirst?: boolean
  onClose: () => void
}

/** The values of the form. An empty moment is ''; no ticket types means all, no add-ons that none is needed. */
interface ListValues {
  name: string
  ticketTypes: string[]
  addOns: string[]
  exits: boolean
  reentry: boolean
  names: boolean
  validFrom: string
  validUntil: string
}

const newListSchema = async () => (await import('@foyer/contract/check-in')).NewCheckInList

const bodyOf = ({ ticketTypes, addOns, validFrom, validUntil, ...rest }: ListValues) => ({
  ...rest,
  ticketTypes: ticketTypes.length > 0 ? ticketTypes : null,
  addOns: addOns.length > 0 ? addOns : null,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
})

/** Creates or changes a check-in list. Mount it to open. */
export function ListDialog({ event: current, list, isFirst, onClose }: ListDialogProps) {
  const event = useEventAsOpened(current)
  const t = useTranslations()
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: {
      name: list?.name ?? (isFirst ? t('checkIn.everyone') : ''),
      ticketTypes: list?.ticketTypes ?? [],
      addOns: list?.addOns ?? [],
      exits: list?.exits ?? false,
      reentry: list?.reentry ?? false,
      names: list?.names ?? true,
      validFrom: list?.validFrom ?? '',
      validUntil: list?.validUntil ?? '',
    } satisfies ListValues,
    schema: newListSchema,
    toBody: (values) => ({ ...bodyOf(values), timeZone: event.timeZone }),
    send: (body, idempotencyKey) =>
      list
        ? call('PATCH /check-in-lists/{id}', { params: { id: list.id }, body })
        : call('POST /events/{id}/check-in-lists', { params: { id: event.id }, body, idempotencyKey }),
    onSaved: async ({ name }) => {
      await client.fetchQuery(checkInListsOf(event.id)).catch(() => undefined)
      showToast(t('checkIn.list.saved', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={list ? t('checkIn.list.edit') : t('checkIn.add')}
      submitLabel={list ? t('checkIn.list.save') : t('checkIn.list.create')}
      onClose={onClose}
    >
      <ListFields form={form} event={event} />
    </FormDialog>
  )
}

function ListFields({ form, event }: { form: ApiForm<ListValues>; event: Event }) {
  const t = useTranslations('checkIn.list')
  const { watch, setValue } = form.form
  const change = <K extends keyof ListValues>(name: K, value: ListValues[K]) =>
    setValue<keyof ListValues>(name, value, { shouldDirty: true })
  const box = (name: 'exits' | 'reentry' | 'names') => ({
    label: t(name),
    checked: watch(name),
    onChange: ({ target }: { target: { checked: boolean } }) => change(name, target.checked),
  })
  const moment = (name: 'validFrom' | 'validUntil') => ({
    label: t(name),
    field: form.field(name),
    value: watch(name),
    onChange: (at: string) => change(name, at),
    timeZone: event.timeZone,
    optional: true,
  })
  return (
    <div className="grid gap-5">
      <Field label={t('name')} {...form.field('name')}>
        <TextInput autoComplete="off" data-autofocus="" {...form.input('name')} />
      </Field>
      <TypeChoice event={event} chosen={watch('ticketTypes')} onChange={(ids) => change('ticketTypes', ids)} />
      <AddOnChoice event={event} chosen={watch('addOns')} onChange={(ids) => change('addOns', ids)} />
      <div>
        <Checkbox {...box('exits')} description={t('exitsHint')} />
        {watch('exits') && <Checkbox {...box('reentry')} />}
        <Checkbox {...box('names')} description={t('namesHint')} />
      </div>
      <MomentField {...moment('validFrom')} />
      <MomentField {...moment('validUntil')} />
    </div>
  )
}

interface ChoiceProps {
  event: Event
  chosen: string[]
  onChange: (ids: string[]) => void
}

/** All ticket types while none is chosen. */
function TypeChoice({ event, ...choice }: ChoiceProps) {
  const t = useTranslations('checkIn.list')
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  if (types.length < 2) return null
  return (
    <Choice {...choice} legend={t('types')} none={t('allTypes')}>
      {types}
    </Choice>
  )
}

/** No add-on is needed while none is chosen. */
function AddOnChoice({ event, ...choice }: ChoiceProps) {
  const t = useTranslations('checkIn.list')
  const { data: groups } = useSuspenseQuery(addOnGroupsOf(event.id))
  if (groups.length === 0) return null
  return (
    <Choice {...choice} legend={t('addOns')} hint={t('addOnsHint')} none={t('noAddOn')}>
      {groups.flatMap((group) => group.addOns.map(({ id, name }) => ({ id, name: `${group.name} – ${name}` })))}
    </Choice>
  )
}

interface OptionsProps extends Omit<ChoiceProps, 'event'> {
  legend: string
  hint?: string
  /** The label of the choice of none of them. */
  none: string
  children: { id: string; name: string }[]
}

function Choice({ legend, hint, none, chosen, onChange, children: options }: OptionsProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="type-label">{legend}</legend>
      {hint && (
        <p id={hintId} className="mb-1 text-sm text-pretty text-ink-secondary">
          {hint}
        </p>
      )}
      <Checkbox label={none} checked={chosen.length === 0} onChange={() => onChange([])} />
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  )
}
