import { Language } from '@foyer/contract/language'
import { formatAddress } from '@foyer/words/format/address'
import { doorsAt } from '../../events/rules.ts'
import type { OrderDetails } from '../queries.ts'

/** The event and the seller, as every mail about an order names them. */
export const eventFacts = ({ order, event, team }: Pick<OrderDetails, 'order' | 'event' | 'team'>) => ({
  event: event.name,
  date: event.dateTba ? undefined : event.date.toISOString(),
  endsAt: event.endsAt?.toISOString(),
  timeZone: event.timeZone,
  doorsAt: doorsAt(event)?.toISOString(),
  where: formatAddress(event, Language.parse(order.language)) || (event.websiteUrl ?? ''),
  online: event.online,
  test: order.test,
  organiser: team.name,
  imprint: team.imprint ?? undefined,
  ...(team.smallBusinessIn && { smallBusinessIn: team.smallBusinessIn }),
})
