import type { AddOn, AddOnGroup } from '@foyer/contract/add-ons'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePrice } from '../../lib/order/use-price.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Select } from '../../ui/Select.tsx'
import type { AddOnsInput } from './add-ons.ts'
import { choicesOf, groupsFor, keyOf, withOwn } from './add-ons.ts'

export interface AddOnProps {
  groups: readonly AddOnGroup[]
  currency: string
  /** The add-ons cost nothing. */
  isFree: boolean
  addOns: AddOnsInput
  onAddOnsChange: (addOns: AddOnsInput) => void
  /** The errors of an add-on, and of a group, of a ticket: by ticket type and its number among the tickets of the type. */
  errorOfAddOn: (type: string, at: number, addOn: string) => string | undefined
  errorOfGroup: (type: string, at: number, group: string) => string | undefined
}

/** The add-ons to the tickets of a type: the same to all, or to each its own. */
export function AddOnChoices({ type, quantity, ...props }: AddOnProps & { type: string; quantity: number }) {
  const t = useTranslations('boxOffice')
  const { groups, addOns, onAddOnsChange } = props
  const choices = choicesOf(groups, addOns, type, quantity)
  if (choices === 0) return null
  const own = addOns.ownOf[type] ?? false
  return (
    <div className="mt-3 mb-1.5 grid gap-4 border-s-2 border-line ps-4">
      {quantity > 1 && (
        <Checkbox
          label={t('sameAddOns')}
          checked={!own}
          onChange={({ target }) => onAddOnsChange(withOwn(addOns, { type, quantity, own: !target.checked }))}
        />
      )}
      {Array.from({ length: choices }, (_, at) => (
        <Choice key={at} type={type} at={at} isNumbered={own && quantity > 1} {...props} />
      ))}
    </div>
  )
}

type ChoiceProps = AddOnProps & { type: string; at: number }

/** The add-ons to one ticket, or to all. */
function Choice({ isNumbered, ...props }: ChoiceProps & { isNumbered: boolean }) {
  const t = useTranslations('boxOffice')
  const { groups, type, at } = props
  const each = groupsFor(groups, type).map((group) => <Group key={group.id} group={group} {...props} />)
  return (
    <fieldset className="min-w-0">
      <legend className={isNumbered ? 'mb-1.5 font-medium' : 'sr-only'}>
        {isNumbered ? t('ticketNumber', { number: at + 1 }) : t('addOns')}
      </legend>
      <div className="grid gap-3">{each}</div>
    </fieldset>
  )
}

function Group({ group, ...props }: ChoiceProps & { group: AddOnGroup }) {
  return group.maxPerTicket === 1 ? <One group={group} {...props} /> : <Several group={group} {...props} />
}

/** One add-on of the group, or none. */
function One({ group, ...props }: ChoiceProps & { group: AddOnGroup }) {
  const t = useTranslations('boxOffice')
  const labelOf = useAddOnLabel(props)
  const { type, at, addOns, onAddOnsChange, errorOfAddOn, errorOfGroup } = props
  const chosen = group.addOns.find(({ id }) => Number(addOns.chosen[keyOf(type, at, id)] ?? 0) > 0)
  const choose = (id: string) => {
    const ofGroup = group.addOns.map((addOn) => [keyOf(type, at, addOn.id), addOn.id === id ? '1' : '0'])
    onAddOnsChange({ ...addOns, chosen: { ...addOns.chosen, ...Object.fromEntries(ofGroup) } })
  }
  return (
    <Field label={group.name} error={(chosen && errorOfAddOn(type, at, chosen.id)) ?? errorOfGroup(type, at, group.id)}>
      <Select
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t('noAddOn') },
          ...group.addOns.map((addOn) => ({ value: addOn.id, label: labelOf(addOn) })),
        ]}
      />
    </Field>
  )
}

/** A number of each add-on of the group. */
function Several({ group, ...props }: ChoiceProps & { group: AddOnGroup }) {
  const t = useTranslations('boxOffice')
  const labelOf = useAddOnLabel(props)
  const errorId = useId()
  const { type, at, addOns, onAddOnsChange, errorOfAddOn, errorOfGroup } = props
  const error = errorOfGroup(type, at, group.id)
  const numbers = Array.from({ length: group.maxPerTicket + 1 }, (_, many) => String(many))
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="type-label">{t('upTo', { name: group.name, max: group.maxPerTicket })}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="mt-1.5 grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {group.addOns.map((addOn) => {
          const key = keyOf(type, at, addOn.id)
          return (
            <Field key={addOn.id} label={labelOf(addOn)} error={errorOfAddOn(type, at, addOn.id)}>
              <Select
                className="w-24"
                aria-invalid={error ? true : undefined}
                value={addOns.chosen[key] ?? '0'}
                onChange={({ target }) =>
                  onAddOnsChange({ ...addOns, chosen: { ...addOns.chosen, [key]: target.value } })
                }
                options={numbers.map((value) => ({ value, label: value }))}
              />
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The name and the price of an add-on, and how many are left. */
function useAddOnLabel({ currency, isFree }: Pick<AddOnProps, 'currency' | 'isFree'>) {
  const t = useTranslations('boxOffice')
  const price = usePrice(currency)
  return ({ name, priceCents, left }: AddOn) =>
    [name, price(isFree ? 0 : priceCents), t('left', { count: Math.max(0, left) })].join(' · ')
}
