import { Language as LanguageSchema } from '@foyer/contract/language'
import type { Language } from '@foyer/contract/languages'
import { formatAddress } from '@foyer/words/format/address'
import { oncePerPair } from '../../../lib/once-per-pair.ts'
import { doorsAt } from '../../events/rules.ts'
import type { EventOfOrder, OrderDetails, TeamOfOrder } from '../queries.ts'

/** The event and the seller, as every mail about an order names them. */
export const eventFacts = ({ order, event, team: seller }: Pick<OrderDetails, 'order' | 'event' | 'team'>) => ({
  ...factsIn[LanguageSchema.parse(order.language)](event, seller),
  test: order.test,
})

/** In a rush, many orders have the same event and team. To format the address alone takes as long as the rest of a mail. */
const factsFor = (language: Language) =>
  oncePerPair((event: EventOfOrder, seller: TeamOfOrder) => ({
    event: event.name,
    date: event.dateTba ? undefined : event.date.toISOString(),
    endsAt: event.endsAt?.toISOString(),
    timeZone: event.timeZone,
    doorsAt: doorsAt(event)?.toISOString(),
    where: formatAddress(event, language) || (event.websiteUrl ?? ''),
    online: event.online,
    organiser: seller.name,
    imprint: seller.imprint ?? undefined,
    ...(seller.smallBusinessIn && { smallBusinessIn: seller.smallBusinessIn }),
  }))

const factsIn = { en: factsFor('en'), de: factsFor('de'), fr: factsFor('fr') } satisfies Record<Language, unknown>
