import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatRate } from '@foyer/words/format/number'
import type { PageContext } from './Document.tsx'

type Discount = NonNullable<PublicTicketType['discounts']>[number]
type Props = Pick<PageContext, 't' | 'language'> & { event: Pick<PublicEvent, 'timeZone'>; type: PublicTicketType }

/** The discounts of a ticket type: the one in its price, and those that larger orders get. */
export function Discounts({ t, language, event, type: { discounts = [] } }: Props) {
  const effect = ({ name, rule }: Discount) => {
    if (rule.kind === 'quantity')
      return t('tickets.discount.quantity', { name, from: rule.from, share: formatRate(rule.bp, language) })
    return rule.kind === 'some-free' ? t('tickets.discount.some-free', { name, ...rule }) : name
  }
  return discounts.map((each) => (
    <p key={`${each.name} ${each.until}`} className="discount">
      {each.until
        ? t('tickets.discount.until', {
            effect: effect(each),
            until: formatDateTime(each.until, event.timeZone, language),
          })
        : effect(each)}
    </p>
  ))
}
