import type { AddOn } from '@foyer/contract/add-ons'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useChargesVat } from '../../lib/event/use-charges-vat.ts'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { AddOnGroupValues } from './form-values.ts'
import { newAddOn } from './form-values.ts'

interface Props {
  form: ApiForm<AddOnGroupValues>
  currency: string
  /** The add-ons that the group has already. */
  stored: readonly AddOn[]
  /** Called with the number of add-ons when it changes. */
  onRows: (rows: number) => void
}

/** As in the contract, whose module would load its schemas. */
const maxAddOnsPerGroup = 30

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const

/** The add-ons of a group: name, price, tax rate and quantity of each, in the order of the choice. */
export function AddOnFields({ form, currency, stored, onRows }: Props) {
  const t = useTranslations('addOns')
  // without the hook for lists of fields, which every other form would load too
  const fields = form.form.watch('addOns')
  const change = (next: typeof fields) => form.form.setValue('addOns', next, { shouldDirty: true })
  const move = (from: number, to: number) => {
    const moved = fields[from]
    if (moved) change(fields.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const hasOrders = (id: string) => stored.some((each) => each.id === id && each.held + each.sold > 0)
  const addOne = () => {
    onRows(fields.length + 1)
    change([...fields, newAddOn(fields.at(-1)?.taxRateBp ?? '0')])
  }
  const removeAt = (at: number) => {
    onRows(fields.length - 1)
    change(fields.toSpliced(at, 1))
  }
  return (
    <fieldset className="grid gap-6">
      <legend className="type-label">{t('choice')}</legend>
      <p className="mt-0.5 -mb-3 text-sm text-pretty text-ink-secondary">{t('namesHint')}</p>
      {fields.map(({ id }, at) => (
        <div key={`${id} ${at}`} className="grid gap-3">
          <Row form={form} currency={currency} at={at} />
          <div className="-mx-2.5 -mt-1 flex flex-wrap items-center text-ink-secondary empty:hidden">
            {/* a group needs one at least */}
            {fields.length > 1 && (
              <IconButton
                size="small"
                label={t('removeOne', { name: t('addOnName', { number: at + 1 }) })}
                icon={<X {...icon} />}
                disabledReason={hasOrders(id) ? t('hasOrders') : undefined}
                onClick={() => removeAt(at)}
              />
            )}
            {at > 0 && (
              <IconButton
                size="small"
                label={t('moveUp', { name: t('addOnName', { number: at + 1 }) })}
                icon={<ArrowUp {...icon} />}
                onClick={() => move(at, at - 1)}
              />
            )}
            {at < fields.length - 1 && (
              <IconButton
                size="small"
                label={t('moveDown', { name: t('addOnName', { number: at + 1 }) })}
                icon={<ArrowDown {...icon} />}
                onClick={() => move(at, at + 1)}
              />
            )}
          </div>
        </div>
      ))}
      {fields.length < maxAddOnsPerGroup && (
        <div>
          <Button size="small" icon={<Plus {...icon} />} onClick={addOne}>
            {t('addOne')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Row({ form, currency, at }: Pick<Props, 'form' | 'currency'> & { at: number }) {
  const t = useTranslations('addOns')
  const common = useTranslations('ticketTypes.form')
  const chargesVat = useChargesVat()
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <Field label={t('addOnName', { number: at + 1 })} className="sm:col-span-3" {...form.field(`addOns.${at}.name`)}>
        <TextInput autoComplete="off" {...form.input(`addOns.${at}.name`)} />
      </Field>
      <Field label={common('price')} {...form.field(`addOns.${at}.priceCents`)}>
        <AffixInput
          after={currency}
          inputMode="decimal"
          autoComplete="off"
          {...form.input(`addOns.${at}.priceCents`)}
        />
      </Field>
      {chargesVat && (
        <Field label={t('taxRate')} {...form.field(`addOns.${at}.taxRateBp`)}>
          <AffixInput after="%" inputMode="decimal" autoComplete="off" {...form.input(`addOns.${at}.taxRateBp`)} />
        </Field>
      )}
      <Field label={common('capacity')} {...form.field(`addOns.${at}.capacity`)}>
        <TextInput inputMode="numeric" autoComplete="off" {...form.input(`addOns.${at}.capacity`)} />
      </Field>
    </div>
  )
}
