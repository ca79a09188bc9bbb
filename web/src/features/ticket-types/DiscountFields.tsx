import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { TicketTypeChoice } from '../../lib/event/TicketTypeChoice.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { MomentField } from '../../lib/MomentField.tsx'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { DiscountValues } from './discount-values.ts'
import { discountKinds } from './discount-values.ts'

interface Props {
  form: ApiForm<DiscountValues>
  event: Pick<Event, 'id' | 'currency' | 'timeZone'>
  /** The place of the discount in the list. */
  at: number
}

const beside = 'grid items-end gap-5 sm:grid-cols-2'

/** Name, effect, ticket types and time of a discount. */
export function DiscountFields({ form, event, at }: Props) {
  const t = useTranslations('ticketTypes.discounts')
  const { watch, setValue, formState } = form.form
  const moment = (name: 'from' | 'until') => ({
    label: t(name === 'from' ? 'startsAt' : 'endsAt'),
    field: form.field(`discounts.${at}.${name}`),
    value: watch(`discounts.${at}.${name}`),
    onChange: (value: string) =>
      setValue(`discounts.${at}.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    timeZone: event.timeZone,
    optional: true,
  })
  return (
    <div className="grid gap-5">
      <Field label={t('name')} hint={t('nameHint')} {...form.field(`discounts.${at}.name`)}>
        <TextInput autoComplete="off" {...form.input(`discounts.${at}.name`)} />
      </Field>
      <Field label={t('kind')} {...form.field(`discounts.${at}.rule.kind`)}>
        <Select
          options={discountKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...form.input(`discounts.${at}.rule.kind`)}
        />
      </Field>
      <RuleFields {...{ form, event, at }} />
      <Types {...{ form, event, at }} />
      <MomentField {...moment('from')} />
      <MomentField {...moment('until')} />
    </div>
  )
}

/** The fields that the chosen kind of discount has. */
function RuleFields({ form, event, at }: Props) {
  const t = useTranslations('ticketTypes.discounts')
  const kind = form.form.watch(`discounts.${at}.rule.kind`)
  const count = (name: 'from' | 'of' | 'free') => (
    <Field label={t(name)} {...form.field(`discounts.${at}.rule.${name}`)}>
      <TextInput inputMode="numeric" autoComplete="off" {...form.input(`discounts.${at}.rule.${name}`)} />
    </Field>
  )
  const amount = (name: 'bp' | 'cents', label: string) => (
    <Field label={label} {...form.field(`discounts.${at}.rule.${name}`)}>
      <AffixInput
        after={name === 'bp' ? '%' : event.currency}
        inputMode="decimal"
        autoComplete="off"
        {...form.input(`discounts.${at}.rule.${name}`)}
      />
    </Field>
  )
  if (kind === 'amount') return amount('cents', t('reduction'))
  if (kind === 'fixed') return amount('cents', t('price'))
  if (kind === 'some-free')
    return (
      <div className={beside}>
        {count('of')}
        {count('free')}
      </div>
    )
  if (kind === 'quantity')
    return (
      <div className={beside}>
        {count('from')}
        {amount('bp', t('reduction'))}
      </div>
    )
  return amount('bp', t('reduction'))
}

/** The ticket types that the discount is for. */
function Types({ form, event, at }: Props) {
  const t = useTranslations('ticketTypes.discounts')
  const { watch, setValue, formState, register } = form.form
  const [name, forAll] = [`discounts.${at}.ticketTypeIds`, `discounts.${at}.forAll`] as const
  return (
    <TicketTypeChoice
      eventId={event.id}
      legend={t('types')}
      field={form.field(name)}
      chosen={watch(name)}
      onChoose={(ids) => setValue(name, ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      all={{ box: <Checkbox label={t('allTypes')} {...register(forAll)} />, isTicked: watch(forAll) }}
    />
  )
}
