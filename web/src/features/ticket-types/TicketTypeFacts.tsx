import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useLocale, useTranslations } from 'use-intl'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/Badge.tsx'

type Props = { event: Pick<Event, 'currency' | 'timeZone'>; type: TicketType }

/** The price with its tax rate, and the availability of a ticket type. */
export function TicketTypeFacts({ event, type }: Props) {
  const t = useTranslations('ticketTypes')
  const format = useFormat()
  const language = useLocale()
  const { name, description, priceCents, minPriceCents, taxRateBp, capacity, held, sold, left, sharedCapacities } = type
  const money = (cents: number) => format.money(cents, event.currency)
  const fixed = priceCents === 0 ? t('free') : money(priceCents)
  const price =
    minPriceCents === undefined
      ? fixed
      : t(minPriceCents > 0 ? 'chosenPrice' : 'anyPrice', { price: money(minPriceCents) })
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <span className="tabular-nums">
          {price}
          {taxRateBp > 0 && (priceCents > 0 || minPriceCents !== undefined) && (
            <small className="text-ink-secondary"> {t('tax', { rate: format.rate(taxRateBp) })}</small>
          )}
        </span>
      </div>
      {description && <p className="text-sm text-pretty whitespace-pre-line text-ink-secondary">{description}</p>}
      <p className="mt-1 text-sm text-ink-secondary tabular-nums">
        {t('seats', { sold, held, left: Math.max(0, left) })}
      </p>
      <TicketMeter ticketsSold={`${sold}/${capacity}`} className="mt-1.5" />
      {sharedCapacities && (
        <p className="mt-1.5 text-sm wrap-anywhere text-ink-secondary">
          {t('shares', { names: new Intl.ListFormat(language).format(sharedCapacities.map((shared) => shared.name)) })}
        </p>
      )}
      <Restrictions event={event} type={type} />
    </div>
  )
}

/** Restrictions on selling a ticket type, now or later. */
function Restrictions({ event: { timeZone }, type: { hidden, needsApproval, salesFrom, salesUntil } }: Props) {
  const t = useTranslations('ticketTypes')
  const format = useFormat()
  const now = new Date().toISOString()
  const when = (at: string) => ({ when: format.dateTime(at, timeZone) })
  const over = salesUntil !== undefined && salesUntil <= now
  const notYet = !over && salesFrom !== undefined && now < salesFrom
  if (!hidden && !needsApproval && !salesUntil && !notYet) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-secondary">
      {hidden && <Badge>{t('hidden')}</Badge>}
      {needsApproval && <Badge>{t('form.needsApproval')}</Badge>}
      {notYet && <span>{t('notYet', when(salesFrom))}</span>}
      {salesUntil && <span>{over ? t('over', when(salesUntil)) : t('until', when(salesUntil))}</span>}
    </div>
  )
}
