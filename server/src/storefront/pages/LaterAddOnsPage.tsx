import type { PublicEvent } from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { AddOnChoice } from '../components/AddOnChoice.tsx'
import type { PageContext } from '../components/Document.tsx'
import { OrderForm } from '../components/OrderForm.tsx'
import type { Problem } from '../components/Problems.tsx'
import { SmallBusiness } from '../components/SmallBusiness.tsx'
import type { AskedTicket, ChosenAddOns } from '../forms/add-ons.ts'
import { hasPaidAddOns } from '../forms/add-ons.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  event: PublicEvent
  /** The tickets to which add-ons can be added. */
  tickets: readonly AskedTicket[]
  addOns: ChosenAddOns
  problems: readonly Problem[]
  formKey: string
}

/** Asks which add-ons to buy to the tickets of a paid order. */
export function LaterAddOnsPage({ order, token, event, tickets, addOns, problems, formKey, ...pageContext }: Props) {
  const { t, language } = pageContext
  return (
    <OrderForm
      {...pageContext}
      {...{ order, token, problems }}
      title={t('addOns.later.title')}
      lead={t(tickets.length > 0 ? 'addOns.later.lead' : 'addOns.later.none')}
      address={(to) => paths.orderAddOns(to, token)}
    >
      {tickets.length > 0 && (
        <form method="post" action={paths.orderAddOns(language, token)} className="add-ons" data-once="">
          <input type="hidden" name="once" value={formKey} />
          {tickets.map((ticket) => (
            <AddOnChoice key={ticket.type.id} {...pageContext} {...{ event, ticket, addOns, problems }} />
          ))}
          <SmallBusiness t={t} event={event} isWithoutVat={hasPaidAddOns(tickets)} />
          <div className="next">
            <button type="submit" className="primary">
              {t('tickets.continue')}
            </button>
            <p className="soft">{t('addOns.later.held')}</p>
            {event.takesCodes && <p className="soft">{t('addOns.later.withoutCodes')}</p>}
          </div>
        </form>
      )}
    </OrderForm>
  )
}
