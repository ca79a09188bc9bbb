import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatDateTime, formatTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { waysOf } from '../../features/mails/rules/ways-to-pay.ts'
import { AddOnOrders } from '../components/AddOnOrders.tsx'
import { Answers } from '../components/Answers.tsx'
import { CancellationTerms } from '../components/CancellationTerms.tsx'
import { CardInstead, CardMinimum, CardPayment } from '../components/CardPayment.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { EventFacts } from '../components/EventFacts.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { Invoices } from '../components/Invoices.tsx'
import { OnlineAccess } from '../components/OnlineAccess.tsx'
import { Lines } from '../components/OrderSummary.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { QuestionForm } from '../components/QuestionForm.tsx'
import { Refund } from '../components/Refund.tsx'
import { Tickets } from '../components/Tickets.tsx'
import { Transfer } from '../components/Transfer.tsx'
import { Whole } from '../components/Whole.tsx'
import { WrongEmail } from '../components/WrongEmail.tsx'
import type { RefundFields } from '../forms/refund-account.ts'
import { orderText } from '../order-text.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  /** The form for the bank account of a refund: its fields, and what is wrong with them. */
  refundFields: RefundFields
  problems: readonly Problem[]
  /** Its invoices; absent for an order that can have none. */
  invoicing: OrderInvoicing | undefined
  /** Whether the buyer can buy add-ons to its tickets now. */
  canAddAddOns: boolean
  /** The idempotency key of the question form. */
  formKey: string
}

/** The order page of the buyer: status, tickets and actions. */
export function OrderPage({ order, token, refundFields, problems, ...props }: Props) {
  const { invoicing, canAddAddOns, formKey, ...pageContext } = props
  const { t, language, mail } = pageContext
  const { event, number, status } = order
  const isValid = status === 'paid' || status === 'pending'
  const isPlaced = isValid || status === 'requested'
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${t('order.title', { number })} – ${event.name}`, problems)}
      address={(to) => paths.order(to, token)}
      organiser={event.organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          <Whole>{`${t('order.title', { number })} · ${event.name}`}</Whole>
        </p>
        <h1>
          {order.addsTo !== undefined && status === 'paid' ? t('addOns.later.paid') : t(`order.${titleOf(order)}`)}
        </h1>
        <p className="lead">
          <Whole>{leadOf({ order, t, language, mail })}</Whole>
        </p>
        {order.declined?.reason && (
          <p className="lines" dir="auto">
            {order.declined.reason}
          </p>
        )}
      </div>
      {order.test && (
        <p className="test" role="note">
          {t('order.isTest')}
        </p>
      )}
      {order.email && isPlaced && order.tickets.length > 0 && (order.mail === 'failed' || order.mail === 'stored') && (
        <p className="test" role="note">
          {t('order.save', { email: order.email, mail: order.mail, status })}
        </p>
      )}
      <WrongEmail {...pageContext} {...{ order, token }} />
      <Problems t={t} problems={problems} />
      <Refund {...pageContext} {...{ order, token, problems }} typed={refundFields} />
      <CardPayment {...pageContext} order={order} token={token} />
      {order.transfer && <Transfer {...pageContext} order={order} transfer={order.transfer} />}
      <CardMinimum {...pageContext} order={order} />
      {(status === 'pending' || isRestByCard(order)) && <CardInstead {...pageContext} order={order} token={token} />}
      {order.onlineAccess && <OnlineAccess t={t} text={order.onlineAccess} />}
      {status === 'paid' && order.tickets.length > 0 && <Tickets {...pageContext} order={order} token={token} />}
      <AddOnOrders {...pageContext} {...{ order, token, canAddAddOns }} />
      <EventFacts {...{ t, language, event }} calendar={isValid ? paths.orderCalendar(language, token) : undefined} />
      <section className="summary plain" aria-labelledby="summary">
        <h2 id="summary">{t('order.summary')}</h2>
        <Lines {...pageContext} order={order} />
        {order.email && isPlaced && (
          <p className="soft">
            {t(orderText(order, 'order.mail'), { email: order.email, mail: order.mail ?? 'none' })}
          </p>
        )}
        {status === 'paid' && <CancellationTerms {...{ order, t, language }} />}
        {order.detailsChangeable && (
          <p className="unprinted">
            <a href={paths.orderDetails(language, token)}>
              {t(order.emailChangeableUntil ? 'details.linkEmail' : 'details.link')}
            </a>
          </p>
        )}
      </section>
      <Answers {...pageContext} {...{ order, token }} />
      {invoicing && <Invoices {...pageContext} {...{ token, invoicing }} />}
      {order.email && (
        <details className="ask">
          <summary>{t('ask.title')}</summary>
          <p className="soft">{t('ask.lead', { organiser: event.organiser, mail })}</p>
          <QuestionForm t={t} mail={mail} action={paths.orderQuestion(language, token)} formKey={formKey} />
        </details>
      )}
      <ul className="ways on">
        <li>
          <a href={paths.event(language, event.slug)}>{t('order.toEvent')}</a>
        </li>
        {isPartCancellable(order) && (
          <li>
            <a href={paths.orderCancelTickets(language, token)}>{t('cancelTickets.title')}</a>
          </li>
        )}
        {order.cancellable && (
          <li>
            <a href={paths.orderCancel(language, token)}>{t('order.cancel')}</a>
          </li>
        )}
      </ul>
    </Document>
  )
}

/** Whether single tickets can be cancelled. A free order can be cancelled as a whole. */
const isPartCancellable = ({ tickets, totalCents }: PublicOrder): boolean =>
  tickets.some(({ cancellation }) => cancellation) && (totalCents > 0 || tickets.length > 1)

const isRestByCard = ({ openCents, paymentMethods }: PublicOrder): boolean =>
  openCents !== undefined && paymentMethods.includes('card')

/** The words of the status, or of what a request has come to. */
function titleOf({ status, transfer, declined }: PublicOrder) {
  if (declined) return 'declined'
  return status === 'pending' && !transfer ? 'approved' : status
}

function leadOf({ order, t, language, mail }: Pick<Props, 'order' | 't' | 'language' | 'mail'>): string {
  const { status, event, transfer, dueAt, holdExpiresAt, onlineAccess } = order
  const { organiser } = event
  if (order.openCents !== undefined) {
    const total = formatMoney(order.openCents, order.currency, language)
    return t('order.restLead', { total, way: waysOf(Boolean(transfer), isRestByCard(order)) })
  }
  if (order.addsTo !== undefined && status === 'paid') return t('addOns.later.paidLead', { number: order.addsTo })
  if (order.declined) return t(orderText(order, 'order.declinedLead'), { organiser })
  if (onlineAccess) return t('order.paidOnlineLead')
  if (status === 'requested') return t(orderText(order, 'order.requestedLead'), { organiser, mail })
  if (status === 'pending') {
    const left = transfer?.amountCents ?? order.totalCents
    const total = formatMoney(left, order.currency, language)
    const part = left < order.totalCents ? formatMoney(order.totalCents - left, order.currency, language) : 'none'
    const due = dueAt ? formatDateTime(dueAt, event.timeZone, language) : ''
    if (transfer) return t(orderText(order, 'order.pendingLead'), { mail, total, due, part })
    // an approved order has no method before it is paid
    const approved = order.paymentMethod === undefined ? 'yes' : 'no'
    return t(orderText(order, 'order.approvedLead'), { approved, organiser, total, due })
  }
  if (status === 'reserved')
    return t(orderText(order, 'order.reservedLead'), {
      time: holdExpiresAt ? formatTime(holdExpiresAt, event.timeZone, language) : '',
    })
  return status === 'paid' ? t('order.paidLead') : t(orderText(order, `order.${status}Lead`))
}
