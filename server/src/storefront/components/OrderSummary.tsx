import { buttonWordingOf } from '@foyer/contract/button-law'
import { linesOf, listCentsOf, shownTaxes } from '@foyer/contract/price'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { excludesWithdrawal } from '@foyer/contract/withdrawal'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { TypedTexts } from '../forms/legal-texts.ts'
import { orderText } from '../order-text.ts'
import { paths } from '../paths.ts'
import { CancellationTerms } from './CancellationTerms.tsx'
import type { PageContext } from './Document.tsx'
import { Identity } from './Imprint.tsx'
import { LegalTexts } from './LegalTexts.tsx'
import type { Problem } from './Problems.tsx'
import { SmallBusiness } from './SmallBusiness.tsx'
import { Whole } from './Whole.tsx'

/** With more time than this left, the script hides the button that extends the reservation: it would only distract. */
const offerToExtendSeconds = 180

interface Props extends PageContext {
  order: PublicOrder
  /** The texts that were accepted. */
  typed: TypedTexts
  problems: readonly Problem[]
}

/** The items, the total, the seller and that there is no withdrawal, directly above the order button as EU consumer law requires, and the other actions below. */
export function OrderSummary({ order, typed, problems, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  const free = order.totalCents === 0
  const { needsApproval } = order
  const payable = free || needsApproval || order.paymentMethods.length > 0
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">{t('checkout.summary')}</h2>
      <Lines {...pageContext} order={order} />
      <h3>{t('checkout.seller')}</h3>
      <Identity event={order.event} />
      {excludesWithdrawal({ totalCents: order.totalCents, date: order.event.date }) && (
        <p className="soft">{t(orderText(order, 'checkout.withdrawal'))}</p>
      )}
      <CancellationTerms {...pageContext} order={order} />
      <p className="soft">
        {t('privacy.order', { organiser: order.event.organiser })}{' '}
        <a href={paths.eventPrivacy(language, order.event.slug)} target="_blank" rel="noopener">
          {t('privacy.title')}
        </a>
      </p>
      {payable && <LegalTexts {...{ t, language, typed, problems }} event={order.event} />}
      {needsApproval && <p>{t('checkout.requestLead', { organiser: order.event.organiser, mail })}</p>}
      {payable && (
        <button type="submit" className="primary" name="do" value="order">
          {needsApproval ? t('checkout.request') : orderWords({ ...pageContext, order })}
        </button>
      )}
      <div className="others">
        {order.extendable && (
          <button type="submit" name="do" value="extend" formNoValidate data-last-seconds={offerToExtendSeconds}>
            {t('checkout.extend')}
          </button>
        )}
        <button type="submit" name="do" value="cancel" className="as-link" formNoValidate>
          {t('checkout.cancel')}
        </button>
      </div>
    </section>
  )
}

/** The words of the button that orders: those of the law, if there is something to pay. */
const orderWords = ({ t, language, order }: Pick<Props, 't' | 'language' | 'order'>) =>
  order.totalCents === 0
    ? t(orderText(order, 'checkout.orderFree'))
    : t(`checkout.order.${buttonWordingOf(order.event.country, language)}`)

/** The lines of an order: quantity, ticket type and price, the total, and the tax in it. */
export function Lines({ order, t, language }: PageContext & { order: PublicOrder }) {
  const { currency, totalCents, taxes, event, extras = [] } = order
  const isKept = (type: string) =>
    order.status !== 'cancelled' && extras.some(({ ticketType, kept }) => kept && ticketType === type)
  const price = (cents: number) => (cents === 0 ? t('tickets.free') : formatMoney(cents, currency, language))
  return (
    <>
      <dl className="lines-of-order">
        {linesOf([...order.tickets, ...extras]).map(
          ({ ticketType, typeName: type, priceCents, taxRateBp, quantity, grossCents, tickets }) => (
            <div key={`${ticketType} ${priceCents} ${taxRateBp}`}>
              <dt>
                <Whole>{t('checkout.line', { quantity, type })}</Whole>
                {listCentsOf(tickets) > grossCents && (
                  <small className="soft">
                    {t('tickets.discount.insteadOf', { price: formatMoney(listCentsOf(tickets), currency, language) })}
                  </small>
                )}
                {grossCents > 0 && taxRateBp > 0 && (
                  <small className="soft">{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
                )}
                {isKept(ticketType) && <small className="soft">{t('tickets.fee.kept')}</small>}
              </dt>
              <dd>{price(grossCents)}</dd>
            </div>
          ),
        )}
        {order.adjustments.map(({ kind, amountCents }) => (
          <div key={kind}>
            <dt>{t(`order.${kind}`)}</dt>
            <dd>{formatMoney(amountCents, currency, language)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('checkout.total')}</dt>
          <dd>{price(totalCents)}</dd>
        </div>
        {shownTaxes(taxes).map(({ taxRateBp, taxCents }) => (
          <div key={taxRateBp} className="tax soft">
            <dt>{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</dt>
            <dd>{formatMoney(taxCents, currency, language)}</dd>
          </div>
        ))}
        {order.keptCents !== undefined && (
          <div>
            <dt>{t('order.fee')}</dt>
            <dd>{formatMoney(order.keptCents, currency, language)}</dd>
          </div>
        )}
      </dl>
      {order.code && <p className="soft">{t('tickets.discount.code.order', { code: order.code })}</p>}
      <SmallBusiness t={t} event={event} isWithoutVat={totalCents > 0 && shownTaxes(taxes).length === 0} />
    </>
  )
}
