import type { PublicOrder } from '@foyer/contract/public-orders'
import { countedNames } from '@foyer/words/format/counted-names'
import { formatMoney } from '@foyer/words/format/money'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Whole } from './Whole.tsx'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  canAddAddOns: boolean
}

/** The add-on orders of an order and the link to buy more; of an add-on order, the way to its main order. */
export function AddOnOrders({ order, token, canAddAddOns, t, language }: Props) {
  const { addsTo, addOnOrders = [], currency } = order
  if (addsTo !== undefined) return <MainOrder {...{ order, t, language }} number={addsTo} />
  if (addOnOrders.length === 0 && !canAddAddOns) return null
  return (
    <section aria-labelledby="add-on-orders" className="add-on-orders">
      <h2 id="add-on-orders">{t('addOns.later.heading')}</h2>
      {addOnOrders.length > 0 && (
        <ul>
          {addOnOrders.map(({ token: own, number, status: ownStatus, totalCents, addOns }) => (
            <li key={number}>
              <a href={paths.order(language, own)}>
                <Whole>{t('order.title', { number })}</Whole>
              </a>
              {` · ${namesOf(addOns)} `}
              <span className="whole">
                · {totalCents === 0 ? t('tickets.free') : formatMoney(totalCents, currency, language)}
              </span>
              {ownStatus !== 'paid' && (
                <span className="soft"> · {t(`addOns.later.status.${unpaidOf(ownStatus)}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAddAddOns && (
        <p className="unprinted">
          <a className="button" href={paths.orderAddOns(language, token)}>
            {t('addOns.later.link')}
          </a>
        </p>
      )}
    </section>
  )
}

/** The link to the order of the tickets, where answers about the add-ons are too; without a link, its number. */
function MainOrder({
  order: { addsToToken, answers, form, status },
  number,
  t,
  language,
}: Pick<Props, 'order' | 't' | 'language'> & { number: string }) {
  // the lead of a paid order names the number
  if (addsToToken === undefined)
    return status === 'paid' ? null : (
      <p>
        <Whole>{t('addOns.later.belongs', { number })}</Whole>
      </p>
    )
  return (
    <div className="add-on-orders">
      <p className="unprinted">
        <a className="button" href={paths.order(language, addsToToken)}>
          <Whole>{t('addOns.later.main', { number })}</Whole>
        </a>
      </p>
      {(answers.length > 0 || form.questions.length > 0) && <p className="soft">{t('addOns.later.mainAnswers')}</p>}
    </div>
  )
}

type AddOnOrder = NonNullable<PublicOrder['addOnOrders']>[number]

const unpaidOf = (status: AddOnOrder['status']) => (status === 'cancelled' ? 'cancelled' : 'unpaid')

const namesOf = (addOns: AddOnOrder['addOns']): string =>
  countedNames(addOns.map(({ typeName }) => typeName)).join(', ')
