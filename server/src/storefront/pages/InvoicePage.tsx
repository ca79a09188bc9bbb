import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { PageContext } from '../components/Document.tsx'
import { RefusedVatId } from '../components/Invoices.tsx'
import { OrderForm } from '../components/OrderForm.tsx'
import type { Problem } from '../components/Problems.tsx'
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
  return (
    <OrderForm
      {...pageContext}
      {...{ order, token, problems }}
      title={t(invoicing.address ? 'invoice.correct' : 'invoice.ask')}
      lead={invoicing.changeable && t('invoice.lead')}
      address={(to) => paths.orderInvoice(to, token)}
    >
      {invoicing.changeable ? (
        <form method="post" action={paths.orderInvoice(language, token)} className="narrow" noValidate>
          <RefusedVatId {...{ t, invoicing }} />
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
    </OrderForm>
  )
}
