import type { PublicEvent } from '@foyer/contract/public-api'
import { AddOnChoice } from '../components/AddOnChoice.tsx'
import { CheckoutHeading } from '../components/CheckoutHeading.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { HiddenFields } from '../components/HiddenFields.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { SmallBusiness } from '../components/SmallBusiness.tsx'
import type { Priced } from '../components/Total.tsx'
import { Total, TotalButton } from '../components/Total.tsx'
import type { ChosenAddOns } from '../forms/add-ons.ts'
import { askedTickets, hasPaidAddOns } from '../forms/add-ons.ts'
import type { Fields } from '../forms/kept-fields.ts'
import type { Selection } from '../paths.ts'
import { addOnsField, paths } from '../paths.ts'

interface Props extends PageContext {
  event: PublicEvent
  chosen: Selection
  addOns: ChosenAddOns
  problems: readonly Problem[]
  priced: Priced | undefined
  /** The other fields of the form that led here. */
  fields: Fields
  /** Whether the form orders at once, because nothing on it has a price. */
  atOnce: boolean
}

/** The add-ons of the chosen tickets, before they are reserved. */
export function AddOnsPage({ event, chosen, addOns, problems, priced, fields, atOnce, ...pageContext }: Props) {
  const { t, language } = pageContext
  const title = t('addOns.title')
  const tickets = askedTickets(event, chosen)
  const selection = (to: typeof language) => paths.selection(to, event.slug, chosen, event.code?.code)
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} – ${event.name}`, problems)}
      address={selection}
      organiser={event.organiser}
      head={<script type="module" src={pageContext.assets.totalScript} />}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <CheckoutHeading {...{ t, title, event, language }} />
      <Problems t={t} problems={problems} />
      <form method="post" action={paths.event(language, event.slug)} data-once="" className="add-ons">
        <HiddenFields fields={[...fields, [addOnsField, 'chosen']]} />
        {tickets.map((ticket) => (
          <AddOnChoice key={ticket.number} {...pageContext} {...{ event, ticket, addOns, problems }} />
        ))}
        <SmallBusiness t={t} event={event} isWithoutVat={hasPaidAddOns(tickets)} />
        <Total {...{ t, language, event, priced }} />
        <div className="next">
          <button type="submit" className="primary">
            {t(atOnce ? 'checkout.orderFree' : 'tickets.continue')}
          </button>
          <p className="soft">{t(atOnce ? 'tickets.atOnce' : 'tickets.held')}</p>
        </div>
        <TotalButton {...{ t, language, event }} />
      </form>
      <p>
        <a href={selection(language)}>{t('addOns.back')}</a>
      </p>
    </Document>
  )
}
