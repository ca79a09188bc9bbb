import type { Language } from '@foyer/contract/languages'
import { isChosen } from '@foyer/contract/price-range'
import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
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
  const types = event.sale === 'closed' ? [] : event.ticketTypes.filter(isBuyable)
  if (types.length === 0) return null
  return (
    <p className="bar">
      <span>{pricesOf(props, types)}</span>
      <a className="button primary" href="#tickets">
        {t('tickets.get')}
      </a>
    </p>
  )
}

/** Whether there are free tickets, and the lowest price of the others. */
function pricesOf({ t, language, event }: Props, types: readonly PublicTicketType[]): string {
  const paid = types.map(lowestCentsOf).filter((price) => price > 0)
  const mayChoose = types.some(isChosen)
  if (paid.length === 0) return t(mayChoose ? 'tickets.anyPrice' : 'tickets.free')
  const price = formatMoney(Math.min(...paid), event.currency, language)
  if (paid.length < types.length) return t('tickets.freeOrFrom', { price })
  return new Set(paid).size === 1 && !mayChoose ? price : t('tickets.from', { price })
}

/** The lowest price of a ticket, with its booking fee. */
const lowestCentsOf = ({ priceCents, feeCents = 0, minPriceCents }: PublicTicketType): number =>
  minPriceCents ?? priceCents + feeCents
