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

/** The bar at the bottom of a phone that leads to the tickets: the lowest price of those that can be bought. */
export function TicketBar({ t, language, event }: Props) {
  const prices = event.sale === 'closed' ? [] : event.ticketTypes.filter(isBuyable).map(({ priceCents }) => priceCents)
  if (prices.length === 0) return null
  const lowest = Math.min(...prices)
  const several = prices.some((each) => each > lowest)
  const price = lowest === 0 && !several ? t('tickets.free') : formatMoney(lowest, event.currency, language)
  return (
    <p className="bar">
      <span>{several ? t('tickets.from', { price }) : price}</span>
      <a className="button primary" href="#tickets">
        {t('tickets.get')}
      </a>
    </p>
  )
}
