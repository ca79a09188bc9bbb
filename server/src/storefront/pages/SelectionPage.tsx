import type { PublicEvent } from '@foyer/contract/public-api'
import { CheckoutHeading } from '../components/CheckoutHeading.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { PromoCode } from '../components/PromoCode.tsx'
import { TicketForm } from '../components/TicketForm.tsx'
import type { Priced } from '../components/Total.tsx'
import type { Buyer } from '../forms/free-order.ts'
import type { Fields } from '../forms/kept-fields.ts'
import type { Selection } from '../paths.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  event: PublicEvent
  chosen: Selection
  /** The buyer of free tickets, as typed. */
  buyer?: Buyer | undefined
  problems: readonly Problem[]
  priced: Priced | undefined
  /** A code that is not valid. */
  typedCode?: string | undefined
  formKey: string
  /** Fields to carry to the checkout. */
  kept: Fields
  /** The add-ons that were chosen, to show them again. */
  carried: Fields
}

/** The ticket form on a page of its own: to confirm a selection, or to correct a refused one. */
export function SelectionPage({
  event,
  chosen,
  buyer,
  problems,
  priced,
  typedCode,
  formKey,
  kept,
  carried,
  ...pageContext
}: Props) {
  const { t, language } = pageContext
  const title = t('choice.title')
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} – ${event.name}`, problems)}
      address={(to) => paths.selection(to, event.slug, chosen, event.code?.code)}
      organiser={event.organiser}
      head={
        <>
          <script type="module" src={pageContext.assets.emailScript} />
          <script type="module" src={pageContext.assets.totalScript} />
        </>
      }
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <CheckoutHeading {...{ t, title, event, language }} />
      <Problems t={t} problems={problems} />
      {problems.length === 0 && <p className="lead">{t('choice.lead')}</p>}
      <section aria-labelledby="tickets" className="sales">
        <h2 id="tickets">{t('tickets.title')}</h2>
        <PromoCode {...{ t, language, event, problems }} typed={typedCode} />
        <TicketForm {...pageContext} {...{ event, chosen, buyer, problems, priced, formKey, kept, carried }} />
      </section>
      <p>
        <a href={paths.event(language, event.slug, event.code?.code)}>{t('choice.back')}</a>
      </p>
    </Document>
  )
}
