import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { PublicOrder } from '@foyer/contract/public-api'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { RecipientForm } from '../components/RecipientForm.tsx'
import type { RecipientFields } from '../forms/recipient.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  invoicing: OrderInvoicing
  typed: RecipientFields
  problems: readonly Problem[]
}

/** The form with which a buyer asks for an invoice, or corrects its recipient until it is issued. */
export function InvoicePage({ order, token, invoicing, typed, problems, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { event } = order
  const number = t('order.title', { number: order.number })
  const title = t(invoicing.address ? 'invoice.correct' : 'invoice.ask')
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} ${number} – ${event.name}`, problems)}
      address={(to) => paths.orderInvoice(to, token)}
      organiser={event.organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          {number} · {event.name}
        </p>
        <h1>{title}</h1>
        {invoicing.changeable && <p className="lead">{t('invoice.lead')}</p>}
      </div>
      <Problems t={t} problems={problems} />
      {invoicing.changeable ? (
        <form method="post" action={paths.orderInvoice(language, token)} className="narrow" noValidate>
          <fieldset>
            <legend>{t('invoice.recipient')}</legend>
            <RecipientForm {...{ t, language, typed, problems }} />
          </fieldset>
          <p>
            <button type="submit" className="primary">
              {t('invoice.save')}
            </button>
          </p>
        </form>
      ) : (
        <p className="warning" role="alert">
          {t('invoice.refused', { organiser: event.organiser })}
        </p>
      )}
      <p>
        <a href={paths.order(language, token)}>{t('cancel.back')}</a>
      </p>
    </Document>
  )
}
