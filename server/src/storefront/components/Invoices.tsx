import type { InvoiceOfOrder, OrderInvoicing } from '@foyer/contract/invoices'
import { formatDay } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Whole } from './Whole.tsx'

interface Props extends PageContext {
  token: string
  invoicing: OrderInvoicing
}

/** The invoices, cancellations and credit notes of an order, and the way to ask for an invoice or to correct it. */
export function Invoices({ token, invoicing, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { documents, address, expected, changeable } = invoicing
  if (documents.length === 0 && !changeable && !expected) return null
  return (
    <section className="summary plain" aria-labelledby="invoices">
      <h2 id="invoices">{t('invoice.title')}</h2>
      {documents.length > 0 && (
        <ul className="documents">
          {documents.map((document) => (
            <li key={document.id}>
              <Document {...pageContext} {...{ token, document }} />
            </li>
          ))}
        </ul>
      )}
      {expected && address && (
        <p>
          <Whole>{t(`invoice.expected.${expected}`, { recipient: address.company ?? address.name })}</Whole>
        </p>
      )}
      <RefusedVatId {...{ t, invoicing }} />
      {changeable && (
        <p className="unprinted">
          <a href={paths.orderInvoice(language, token)}>{t(address ? 'invoice.correct' : 'invoice.ask')}</a>
        </p>
      )}
    </section>
  )
}

/** Says that VIES does not know the buyer's VAT ID, while it can still be corrected. */
export const RefusedVatId = ({ t, invoicing }: Pick<Props, 't' | 'invoicing'>) =>
  invoicing.changeable &&
  invoicing.vatCheck?.state === 'invalid' && (
    <p className="warning">{t('invoice.vatRefused', { vatId: invoicing.address?.vatId ?? '' })}</p>
  )

function Document({ t, language, token, document }: PageContext & { token: string; document: InvoiceOfOrder }) {
  const { id, kind, number, issuedOn, grossCents, currency, ready } = document
  const name = <Whole>{t('invoice.document', { kind: t(`invoice.kinds.${kind}`), number })}</Whole>
  const facts = t('invoice.facts', {
    day: formatDay(issuedOn, language),
    amount: formatMoney(grossCents, currency, language),
  })
  return (
    <>
      {ready ? <a href={paths.orderInvoicePdf(language, token, id)}>{name}</a> : name}{' '}
      <span className="soft">{facts}</span>
      {!ready && <span className="soft"> {t('invoice.notReady')}</span>}
    </>
  )
}
