import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatTime } from '@foyer/words/format/date-time'
import { Attendees, ofTicket } from '../components/Attendees.tsx'
import { CheckoutHeading } from '../components/CheckoutHeading.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { OrderSummary } from '../components/OrderSummary.tsx'
import { PaymentChoice } from '../components/PaymentChoice.tsx'
import { PersonFields } from '../components/PersonFields.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { Questions } from '../components/Questions.tsx'
import { RecipientForm } from '../components/RecipientForm.tsx'
import { Timer } from '../components/Timer.tsx'
import { askedTicketsOf, checkoutPlaces } from '../forms/answers.ts'
import type { CheckoutFields } from '../forms/completion.ts'
import { isTyped } from '../forms/recipient.ts'
import { orderText } from '../order-text.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  typed: CheckoutFields
  problems: readonly Problem[]
  /** The result of the last action, announced to screen readers. */
  message?: string
  /** A warning to read before the order, announced too. */
  warning?: string
}

/** The checkout form: buyer, attendees and payment method, with the time that the tickets stay held. */
export function CheckoutPage({ order, token, typed, problems, message, warning, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  const { event } = order
  const title = t('checkout.title')
  const places = checkoutPlaces(order)
  const ofOrder = ofTicket(places, undefined)
  const questionsOf = (own: typeof places) =>
    own.length > 0 && (
      <Questions {...{ t, language, problems }} places={own} questions={order.form.questions} typed={typed.answers} />
    )
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} – ${event.name}`, problems)}
      address={(to) => paths.checkout(to, event.slug, token)}
      organiser={event.organiser}
      logo={event.organiserLogo}
      head={<Scripts assets={pageContext.assets} order={order} />}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <CheckoutHeading {...{ t, title, event, language }} />
      {order.test && (
        <p className="test" role="note">
          {t('order.isTest')}
        </p>
      )}
      <Problems t={t} problems={problems} />
      {message && (
        <p className="said" role="status">
          {message}
        </p>
      )}
      {warning && (
        <p className="warning" role="status">
          {warning}
        </p>
      )}
      {order.holdExpiresAt && order.holdSecondsLeft !== undefined && order.holdSecondsLeft > 0 && (
        <Timer t={t} order={order} until={order.holdExpiresAt} secondsLeft={order.holdSecondsLeft}>
          {t(orderText(order, 'checkout.held'), {
            time: formatTime(order.holdExpiresAt, event.timeZone, language),
          })}
        </Timer>
      )}
      <form method="post" action={paths.checkout(language, event.slug, token)} className="columns" noValidate>
        <div>
          <Buyer {...{ t, mail, typed, problems, order }} />
          {ofOrder.length > 0 && (
            <fieldset>
              <legend>{t('answers.title')}</legend>
              {questionsOf(ofOrder)}
            </fieldset>
          )}
          <Attendees
            {...{ t, mail, problems }}
            tickets={askedTicketsOf(order)}
            extras={order.extras}
            rules={order.form.attendees}
            typed={typed.attendees}
            more={(ticket) => questionsOf(ofTicket(places, ticket))}
          />
          <Recipient {...{ t, language, typed, problems, order }} />
          {order.totalCents > 0 && !order.needsApproval && (
            <PaymentChoice {...{ t, language, mail }} order={order} chosen={typed.method} problems={problems} />
          )}
        </div>
        <OrderSummary {...pageContext} {...{ order, problems }} typed={typed.texts} />
      </form>
    </Document>
  )
}

/** The scripts of the form, as far as it needs them. */
function Scripts({ assets, order }: Pick<Props, 'assets' | 'order'>) {
  return (
    <>
      <script type="module" src={assets.emailScript} />
      {checkoutPlaces(order).some(({ question }) => question.shownWhen) && (
        <script type="module" src={assets.questionScript} />
      )}
    </>
  )
}

type PartProps = Pick<Props, 't' | 'mail' | 'typed' | 'problems'>

/** The recipient of the invoice: folded away, unless the organiser always issues one or something was typed. */
function Recipient({
  order,
  typed: { recipient },
  ...props
}: Omit<PartProps, 'mail'> & Pick<Props, 'order' | 'language'>) {
  const { t } = props
  const { invoices } = order.event
  if (!invoices || order.totalCents === 0) return null
  const fields = <RecipientForm {...props} typed={recipient} />
  if (invoices === 'always')
    return (
      <fieldset>
        <legend>{t('invoice.recipient')}</legend>
        {fields}
      </fieldset>
    )
  return (
    <details className="ask" open={isTyped(recipient)}>
      <summary>{t('invoice.ask')}</summary>
      <fieldset>
        <legend>{t('invoice.recipient')}</legend>
        <p className="soft">{t('invoice.fold')}</p>
        {fields}
      </fieldset>
    </details>
  )
}

function Buyer({ t, mail, typed, problems, order }: PartProps & Pick<Props, 'order'>) {
  const mailed = order.needsApproval ? 'checkout.emailHintRequest' : orderText(order, 'checkout.emailHint')
  return (
    <fieldset>
      <legend>{t('checkout.you')}</legend>
      <p className="soft">{t('checkout.required')}</p>
      <PersonFields
        t={t}
        typed={typed}
        problems={problems}
        emailHint={t(mail === 'on' ? mailed : 'checkout.emailHintUnmailed')}
      />
    </fieldset>
  )
}
