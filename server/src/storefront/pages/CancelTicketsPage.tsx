import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatMoney } from '@foyer/words/format/money'
import { CancellationTerms, LostAddOns } from '../components/CancellationTerms.tsx'
import type { PageContext } from '../components/Document.tsx'
import { OrderForm } from '../components/OrderForm.tsx'
import type { Problem } from '../components/Problems.tsx'
import { FieldProblem, problemAttributes } from '../components/Problems.tsx'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  /** The ids of the chosen tickets. */
  chosen: readonly string[]
  problems: readonly Problem[]
  formKey: string
}

type OrderedTicket = PublicOrder['tickets'][number]

/** Asks which tickets to cancel, and says what the buyer gets back for each. */
export function CancelTicketsPage({ order, token, chosen, problems, formKey, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { event, tickets } = order
  const isPossible = tickets.some(({ cancellation }) => cancellation)
  return (
    <OrderForm
      {...pageContext}
      {...{ order, token, problems }}
      title={t('cancelTickets.title')}
      lead={t(isPossible ? 'cancelTickets.lead' : 'cancelTickets.refused')}
      address={(to) => paths.orderCancelTickets(to, token)}
    >
      {isPossible && (
        <form
          method="post"
          action={paths.orderCancelTickets(language, token)}
          className="narrow"
          data-once=""
          noValidate
        >
          <input type="hidden" name="once" value={formKey} />
          <fieldset id="tickets" {...problemAttributes('tickets', problems)}>
            <legend>{t('order.tickets')}</legend>
            <FieldProblem field="tickets" problems={problems} />
            {tickets.map((ticket, at) => (
              <Choice
                key={ticket.id}
                {...pageContext}
                {...{ order, ticket }}
                number={at + 1}
                isChosen={chosen.includes(ticket.id)}
              />
            ))}
          </fieldset>
          <CancellationTerms {...{ order, t, language }} />
          <LostAddOns {...{ order, t, language }} feeBp={order.cancellationPolicy?.feeBp} />
          <FeeOfOrder {...{ order, t, language }} />
          {order.totalCents > 0 && <p className="soft">{t(refundOf(order), { organiser: event.organiser })}</p>}
          <p>
            <button type="submit" className="danger">
              {t('cancelTickets.submit')}
            </button>
          </p>
        </form>
      )}
    </OrderForm>
  )
}

/** The booking fee that comes back with the last ticket, where there are several to cancel. */
function FeeOfOrder({ order, t, language }: Pick<Props, 'order' | 't' | 'language'>) {
  const { tickets, feeRefundCents: fee, currency } = order
  if (fee === undefined || tickets.length === 1 || !tickets.every(({ cancellation }) => cancellation)) return null
  return <p className="soft">{t('cancelTickets.orderFee', { fee: formatMoney(fee, currency, language) })}</p>
}

/** How the refund comes. */
function refundOf({ paymentMethod, cancellationPolicy }: PublicOrder) {
  if (cancellationPolicy?.refund === 'by-team') return 'cancelTickets.byTeam'
  return paymentMethod === 'card' ? 'cancelTickets.toCard' : 'cancelTickets.byTransfer'
}

interface ChoiceProps extends PageContext {
  order: PublicOrder
  ticket: OrderedTicket
  number: number
  isChosen: boolean
}

/** A ticket to choose, with what the buyer gets back. */
function Choice({ order: { currency }, ticket, number, isChosen, t, language }: ChoiceProps) {
  const { id, cancellation, typeName: type, name } = ticket
  if (!cancellation) return null
  const { refundCents, feeCents } = cancellation
  const hint = `${id}-hint`
  const refunded = feeCents === 0 ? 'whole' : 'part'
  return (
    <div className="choice">
      <input type="checkbox" id={id} name="ticket" value={id} defaultChecked={isChosen} aria-describedby={hint} />
      <label htmlFor={id}>
        {t('cancelTickets.ticket', { number, type })}
        {name && ` · ${name}`}
      </label>
      <span />
      <small id={hint} className="soft">
        {t('cancelTickets.back', {
          kind: ticket.priceCents === 0 ? 'free' : refunded,
          refund: formatMoney(refundCents, currency, language),
          kept: formatMoney(feeCents, currency, language),
        })}
      </small>
    </div>
  )
}
