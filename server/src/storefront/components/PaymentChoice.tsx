import type { BuyerMethod } from '@foyer/contract/order-states'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { orderText } from '../order-text.ts'
import { CardMinimum } from './CardPayment.tsx'
import type { PageContext } from './Document.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

interface Props extends Pick<PageContext, 't' | 'language' | 'mail'> {
  order: PublicOrder
  chosen: string
  problems: readonly Problem[]
}

/** The payment methods of an order. The first option has the id that error messages link to. */
export function PaymentChoice({ t, language, mail, order, chosen, problems }: Props) {
  const methods = order.paymentMethods.filter(isPaid)
  const email = order.event.imprint?.email
  const transferHint = mail === 'off' ? 'checkout.transferHintUnmailed' : 'checkout.transferHint'
  return (
    <fieldset {...problemAttributes('method', problems)}>
      <legend>{t('checkout.pay')}</legend>
      {methods.length === 0 && (
        <p id="method">{email ? t('checkout.noMethod', { email }) : t('checkout.noMethodAtAll')}</p>
      )}
      <FieldProblem field="method" problems={problems} />
      {methods.map((method, at) => {
        const id = at === 0 ? 'method' : `method-${method}`
        return (
          <div className="choice" key={method}>
            <input
              type="radio"
              id={id}
              name="method"
              value={method}
              defaultChecked={chosen === method || methods.length === 1}
              aria-describedby={`${id}-hint`}
            />
            <label htmlFor={id}>{t(`checkout.${method}`)}</label>
            <small className="soft" id={`${id}-hint`}>
              {method === 'card' ? t('checkout.cardHint') : t(orderText(order, transferHint))}
            </small>
          </div>
        )
      })}
      <CardMinimum {...{ t, language, order }} />
    </fieldset>
  )
}

const isPaid = (method: BuyerMethod): method is Exclude<BuyerMethod, 'free'> => method !== 'free'
