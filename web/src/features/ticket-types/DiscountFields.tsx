import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { MomentField } from '../../lib/MomentField.tsx'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
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
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { watch, setValue, formState } = form.form
  const chosen = watch(`discounts.${at}.ticketTypeIds`)
  const { id, error } = form.field(`discounts.${at}.ticketTypeIds`)
  const choose = (ids: string[]) =>
    setValue(`discounts.${at}.ticketTypeIds`, ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="type-label">{t('types')}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Checkbox label={t('allTypes')} {...form.form.register(`discounts.${at}.forAll`)} />
      {!watch(`discounts.${at}.forAll`) &&
        types.map((type) => (
          <Checkbox
            key={type.id}
            label={type.name}
            checked={chosen.includes(type.id)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, type.id] : chosen.filter((each) => each !== type.id))
            }
          />
        ))}
    </fieldset>
  )
}
