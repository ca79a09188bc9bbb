import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { formatMoney } from '@foyer/words/format/money'
import type { Translator } from '../messages.ts'
import { isBuyable } from './TicketForm.tsx'

interface Props {
  t: Translator
  language: Language
  event: PublicEvent
}

/** The bar at the bottom of a phone that leads to the tickets: the prices of those that can be bought. */
export function TicketBar(props: Props) {
  const { t, event } = props
  const prices = event.sale === 'closed' ? [] : event.ticketTypes.filter(isBuyable).map(({ priceCents }) => priceCents)
  if (prices.length === 0) return null
  return (
    <p className="bar">
      <span>{priceRange(props, prices)}</span>
      <a className="button primary" href="#tickets">
        {t('tickets.get')}
      </a>
    </p>
  )
}

/** Whether there are free tickets, and the lowest price of the others. */
function priceRange({ t, language, event }: Props, prices: readonly number[]): string {
  const paid = prices.filter((price) => price > 0)
  if (paid.length === 0) return t('tickets.free')
  const price = formatMoney(Math.min(...paid), event.currency, language)
  if (paid.length < prices.length) return t('tickets.freeOrFrom', { price })
  return new Set(paid).size === 1 ? price : t('tickets.from', { price })
}
