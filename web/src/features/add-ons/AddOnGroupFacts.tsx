import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useChargesVat } from '../../lib/event/use-charges-vat.ts'
import { useFormat } from '../../lib/format.ts'

/** How many of a group a ticket needs and may have, for which ticket types it is, and its add-ons. */
export function AddOnGroupFacts({ event, group }: { event: Event; group: AddOnGroup }) {
  const t = useTranslations('addOns')
  const ofTypes = useTranslations('ticketTypes')
  const chargesVat = useChargesVat()
  const language = useLocale()
  const format = useFormat()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { name, description, ticketTypeIds, addOns } = group
  const named = types.filter(({ id }) => ticketTypeIds?.includes(id)).map((type) => type.name)
  const chosen = named.length > 0 ? new Intl.ListFormat(language).format(named) : t('noTypes')
  return (
    <>
      <h4 className="font-semibold wrap-anywhere">{name}</h4>
      {description && <p className="text-sm text-pretty whitespace-pre-line wrap-anywhere">{description}</p>}
      <p className="text-sm text-pretty text-ink-secondary">{ruleOf(group, t)}</p>
      <p className="text-sm text-pretty wrap-anywhere text-ink-secondary">{ticketTypeIds ? chosen : t('allTypes')}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {addOns.map((addOn) => (
          <li key={addOn.id} className="justify-between gap-x-4 tabular-nums sm:flex">
            <span className="wrap-anywhere">
              {addOn.name}{' '}
              <span className="whitespace-nowrap">
                · {addOn.priceCents === 0 ? ofTypes('free') : format.money(addOn.priceCents, event.currency)}
              </span>
              {chargesVat && addOn.priceCents > 0 && (
                <span className="text-ink-secondary"> {ofTypes('tax', { rate: format.rate(addOn.taxRateBp) })}</span>
              )}
            </span>
            <span className="shrink-0 text-ink-secondary max-sm:block">
              {t('seats', { sold: addOn.sold, held: addOn.held, left: addOn.left })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ruleOf(
  { minPerTicket: min, maxPerTicket: max }: AddOnGroup,
  t: ReturnType<typeof useTranslations<'addOns'>>,
): string {
  if (min === 0) return t('optional', { max })
  return min === max ? t('required', { min }) : t('range', { min, max })
}
