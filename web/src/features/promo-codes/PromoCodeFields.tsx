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
import type { ConditionValues } from './form-values.ts'
import { effectKinds } from './form-values.ts'

interface Props {
  form: ApiForm<ConditionValues>
  event: Pick<Event, 'id' | 'currency' | 'timeZone'>
}

const beside = 'grid items-end gap-5 sm:grid-cols-2'

/** The fields that codes have besides their texts. */
export function PromoCodeFields({ form, event }: Props) {
  const t = useTranslations('promoCodes.form')
  const optional = useTranslations('common')('optional')
  const { register, watch } = form.form
  return (
    <div className="grid gap-5">
      <EffectFields {...{ form, event }} />
      {watch('effect.kind') !== 'none' && <Checkbox label={t('withDiscounts')} {...register('withDiscounts')} />}
      <div className={beside}>
        <Count form={form} name="uses" />
        <Field label={t('use')} hint={watch('use') === 'order' && t('useOrderHint')} {...form.field('use')}>
          <Select
            options={(['order', 'ticket'] as const).map((value) => ({ value, label: t(`useOf.${value}`) }))}
            {...form.input('use')}
          />
        </Field>
      </div>
      <Types {...{ form, event }} />
      <Checkbox label={t('unlocks')} {...register('unlocks')} />
      <Checkbox label={t('holds')} {...register('holds')} />
      <div className={beside}>
        <Count form={form} name="minTickets" />
        <Amount form={form} name="minCents" label={t('minCents')} mark={optional} after={event.currency} />
      </div>
      <Count form={form} name="perEmail" />
      <Moment form={form} name="validFrom" timeZone={event.timeZone} />
      <Moment form={form} name="validUntil" timeZone={event.timeZone} />
      <Field label={t('tag')} mark={optional} hint={t('tagHint')} {...form.field('tag')}>
        <TextInput autoComplete="off" {...form.input('tag')} />
      </Field>
      <Field label={t('note')} mark={optional} hint={t('noteHint')} {...form.field('note')}>
        <TextInput autoComplete="off" {...form.input('note')} />
      </Field>
    </div>
  )
}

function Count({ form, name }: { form: Props['form']; name: 'uses' | 'minTickets' | 'perEmail' }) {
  const t = useTranslations('promoCodes.form')
  return (
    <Field label={t(name)} mark={useTranslations('common')('optional')} {...form.field(name)}>
      <TextInput inputMode="numeric" autoComplete="off" {...form.input(name)} />
    </Field>
  )
}

interface AmountProps {
  form: Props['form']
  name: 'effect.bp' | 'effect.cents' | 'minCents'
  label: string
  mark?: string
  after: string
}

const Amount = ({ form, name, label, mark, after }: AmountProps) => (
  <Field label={label} mark={mark} {...form.field(name)}>
    <AffixInput after={after} inputMode="decimal" autoComplete="off" {...form.input(name)} />
  </Field>
)

function Moment({ form, name, timeZone }: { form: Props['form']; name: 'validFrom' | 'validUntil'; timeZone: string }) {
  const t = useTranslations('promoCodes.form')
  const { watch, setValue, formState } = form.form
  return (
    <MomentField
      label={t(name)}
      field={form.field(name)}
      value={watch(name)}
      onChange={(value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      timeZone={timeZone}
      optional
    />
  )
}

/** The kind of effect, and the field that it has. */
function EffectFields({ form, event }: Props) {
  const t = useTranslations('promoCodes.form')
  const kind = form.form.watch('effect.kind')
  return (
    <div className={beside}>
      <Field label={t('effect')} {...form.field('effect.kind')}>
        <Select
          options={effectKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...form.input('effect.kind')}
        />
      </Field>
      {kind === 'percent' && <Amount form={form} name="effect.bp" label={t('reduction')} after="%" />}
      {kind === 'amount' && <Amount form={form} name="effect.cents" label={t('reduction')} after={event.currency} />}
      {kind === 'fixed' && <Amount form={form} name="effect.cents" label={t('price')} after={event.currency} />}
    </div>
  )
}

/** The ticket types that the code is for. */
function Types({ form, event }: Props) {
  const t = useTranslations('promoCodes.form')
  const { watch, setValue, formState, register } = form.form
  return (
    <TicketTypeChoice
      eventId={event.id}
      legend={t('types')}
      field={form.field('ticketTypeIds')}
      chosen={watch('ticketTypeIds')}
      onChoose={(ids) => setValue('ticketTypeIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      all={{ box: <Checkbox label={t('allTypes')} {...register('forAll')} />, isTicked: watch('forAll') }}
    />
  )
}
