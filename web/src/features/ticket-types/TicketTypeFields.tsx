import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useChargesVat } from '../../lib/event/use-charges-vat.ts'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { MomentField } from '../../lib/MomentField.tsx'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { MoreFields } from '../../ui/MoreFields.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { TicketTypeValues } from './form-values.ts'
import { isUnusual } from './form-values.ts'

interface Props {
  form: ApiForm<TicketTypeValues>
  event: Pick<Event, 'currency' | 'timeZone'>
  /** The values of the ticket type as it is stored. */
  before: TicketTypeValues
}

/** The fields that are folded away. */
const further = ['minPerOrder', 'maxPerOrder', 'salesFrom', 'salesUntil', 'needsApproval', 'hidden'] as const

const beside = 'grid items-end gap-5 sm:grid-cols-2'

/** Name, price and quantity; and below them limits, sales window and visibility, which most ticket types do not need. */
export function TicketTypeFields({ form, event: { currency, timeZone }, before }: Props) {
  const t = useTranslations('ticketTypes.form')
  const common = useTranslations('common')
  const { watch, setValue, formState } = form.form
  const change = <K extends 'salesFrom' | 'salesUntil' | 'needsApproval' | 'hidden' | 'isChosen'>(
    name: K,
    value: TicketTypeValues[K],
  ) => setValue<keyof TicketTypeValues>(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const moment = (name: 'salesFrom' | 'salesUntil') => ({
    label: t(name),
    field: form.field(name),
    value: watch(name),
    onChange: (at: string) => change(name, at),
    timeZone,
    optional: true,
  })
  const isChosen = watch('isChosen')
  const chargesVat = useChargesVat()
  const amount = { after: currency, inputMode: 'decimal', autoComplete: 'off' } as const
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="grid gap-5">
      <Field label={t('name')} {...form.field('name')}>
        <TextInput autoComplete="off" {...form.input('name')} />
      </Field>
      <Field label={t('description')} mark={common('optional')} {...form.field('description')}>
        <TextArea rows={2} {...form.input('description')} />
      </Field>
      <Field
        label={t(isChosen ? 'suggestedPrice' : 'price')}
        hint={t(chargesVat ? 'priceHint' : 'smallBusiness')}
        {...form.field('priceCents')}
      >
        <AffixInput {...amount} {...form.input('priceCents')} />
      </Field>
      <Checkbox
        label={t('isChosen')}
        description={t('isChosenHint')}
        checked={isChosen}
        onChange={({ target }) => change('isChosen', target.checked)}
      />
      {isChosen && (
        <div className={beside}>
          <Field label={t('minPrice')} {...form.field('minPriceCents')}>
            <AffixInput {...amount} {...form.input('minPriceCents')} />
          </Field>
          <Field label={t('maxPrice')} mark={common('optional')} {...form.field('maxPriceCents')}>
            <AffixInput {...amount} {...form.input('maxPriceCents')} />
          </Field>
        </div>
      )}
      <div className={beside}>
        {chargesVat && (
          <Field label={t('taxRate')} {...form.field('taxRateBp')}>
            <AffixInput after="%" inputMode="decimal" autoComplete="off" {...form.input('taxRateBp')} />
          </Field>
        )}
        <Field label={t('capacity')} {...form.field('capacity')}>
          <TextInput {...number} {...form.input('capacity')} />
        </Field>
      </div>
      <MoreFields label={t('more')} isNeeded={isUnusual(before) || further.some((name) => form.field(name).error)}>
        <div className={beside}>
          <Field label={t('minPerOrder')} {...form.field('minPerOrder')}>
            <TextInput {...number} {...form.input('minPerOrder')} />
          </Field>
          <Field label={t('maxPerOrder')} {...form.field('maxPerOrder')}>
            <TextInput {...number} {...form.input('maxPerOrder')} />
          </Field>
        </div>
        <MomentField {...moment('salesFrom')} />
        <MomentField {...moment('salesUntil')} />
        {(['needsApproval', 'hidden'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(name)}
            description={t(`${name}Hint`)}
            checked={watch(name)}
            onChange={({ target }) => change(name, target.checked)}
          />
        ))}
      </MoreFields>
    </div>
  )
}
