import type { CheckInLink, CheckInList, NewCheckInLink } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { FormDialog } from '../../lib/FormDialog.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { MomentField } from '../../lib/MomentField.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { checkInListsOf } from './queries.ts'

export interface CheckInLinkDialogProps {
  event: Event
  list: Pick<CheckInList, 'id'>
  /** The link to change; without it the dialog makes one. */
  link?: CheckInLink
  onClose: () => void
}

/** The values of the form. An empty moment is ''. */
interface LinkValues {
  gate: string
  takesMoney: boolean
  validFrom: string
  validUntil: string
}

const newLinkSchema = async () => (await import('@foyer/contract/check-in')).NewCheckInLink

const bodyOf = ({ validFrom, validUntil, ...rest }: LinkValues) => ({
  ...rest,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
})

/** Makes or changes a link of a check-in list. Mount it to open. */
export function CheckInLinkDialog({ event: current, list, link, onClose }: CheckInLinkDialogProps) {
  const event = useEventAsOpened(current)
  const t = useTranslations()
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: {
      gate: link?.gate ?? '',
      takesMoney: link?.takesMoney ?? false,
      validFrom: link?.validFrom ?? '',
      validUntil: link?.validUntil ?? '',
    } satisfies LinkValues,
    schema: newLinkSchema,
    toBody: (values) => ({ ...bodyOf(values), timeZone: event.timeZone }),
    send: (body, idempotencyKey) =>
      link
        ? call('PATCH /check-in-links/{id}', { params: { id: link.id }, body: changesOf(body, link) })
        : call('POST /check-in-lists/{id}/links', { params: { id: list.id }, body, idempotencyKey }),
    onSaved: async ({ gate }) => {
      await client.fetchQuery(checkInListsOf(event.id)).catch(() => undefined)
      showToast(t(link ? 'checkIn.link.saved' : 'checkIn.link.created', { gate }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(link ? 'checkIn.link.edit' : 'checkIn.link.add')}
      submitLabel={t(link ? 'checkIn.link.save' : 'checkIn.link.create')}
      onClose={onClose}
    >
      <LinkFields form={form} event={event} />
    </FormDialog>
  )
}

/** Without `takesMoney` unless it changes: only some members may hand that right on. */
const changesOf = ({ takesMoney, ...rest }: z.input<typeof NewCheckInLink>, link: CheckInLink) =>
  takesMoney === link.takesMoney ? rest : { ...rest, takesMoney }

function LinkFields({ form, event }: { form: ApiForm<LinkValues>; event: Event }) {
  const t = useTranslations('checkIn.link')
  const mayTakeMoney = useMay('orders:write')
  const { watch, setValue } = form.form
  const moment = (name: 'validFrom' | 'validUntil') => ({
    label: t(name),
    field: form.field(name),
    value: watch(name),
    onChange: (at: string) => setValue(name, at, { shouldDirty: true }),
    timeZone: event.timeZone,
    optional: true,
  })
  return (
    <div className="grid gap-5">
      <Field label={t('gate')} hint={t('gateHint')} {...form.field('gate')}>
        <TextInput autoComplete="off" data-autofocus="" {...form.input('gate')} />
      </Field>
      {mayTakeMoney && (
        <Checkbox
          label={t('takesMoney')}
          description={t('takesMoneyHint')}
          checked={watch('takesMoney')}
          onChange={({ target }) => setValue('takesMoney', target.checked, { shouldDirty: true })}
        />
      )}
      <MomentField {...moment('validFrom')} />
      <MomentField {...moment('validUntil')} />
    </div>
  )
}
