import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatDay } from '@foyer/words/format/date-time'
import { formatIban } from '@foyer/words/format/iban'
import { formatMoney } from '@foyer/words/format/money'
import type { RefundFields } from '../forms/refund-account.ts'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Field } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  typed: RefundFields
  problems: readonly Problem[]
}

/** The refunds of an order: how and until when the money comes. Asks for the bank account of those that are owed. */
export function Refund({ order, token, typed, problems, ...pageContext }: Props) {
  const { t } = pageContext
  if (order.refunds.length === 0) return null
  const isOwed = order.refunds.some(({ state }) => state === 'owed')
  return (
    <section className="summary plain" aria-labelledby="refund">
      <h2 id="refund">{t('refund.title')}</h2>
      {order.refunds.map((refund) => (
        <p key={refund.createdAt + refund.method}>{sentenceOf(refund, order, pageContext)}</p>
      ))}
      {isOwed && order.refundAccount && <Account {...pageContext} account={order.refundAccount} />}
      {isOwed && (
        <AccountForm
          {...pageContext}
          {...{ token, typed, problems }}
          organiser={order.event.organiser}
          isChange={order.refundAccount !== undefined}
        />
      )}
    </section>
  )
}

type PublicRefund = PublicOrder['refunds'][number]

function sentenceOf(
  { method, state, amountCents, sentOn }: PublicRefund,
  { currency, event, refundAccount }: PublicOrder,
  { t, language }: PageContext,
): string {
  const values = { amount: formatMoney(amountCents, currency, language), organiser: event.organiser }
  if (state === 'failed') return t('refund.failed', values)
  if (method === 'card') return t('refund.card', values)
  if (state === 'owed') return t(refundAccount ? 'refund.underway' : 'refund.owed', values)
  return sentOn ? t('refund.sent', { ...values, date: formatDay(sentOn, language) }) : t('refund.done', values)
}

function Account({ account, t }: PageContext & { account: NonNullable<PublicOrder['refundAccount']> }) {
  const rows: [label: string, value: string][] = [
    [t('order.holder'), account.holder],
    [t('order.iban'), formatIban(account.iban)],
  ]
  return (
    <dl className="account">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FormProps extends Omit<Props, 'order'> {
  organiser: string
}

/** The form for the account; folded away once there is one, unless something is wrong with what was typed. */
function AccountForm({ isChange, problems, t, ...props }: FormProps & { isChange: boolean }) {
  const form = <AccountFields t={t} problems={problems} {...props} />
  if (!isChange) return form
  return (
    <details open={problems.length > 0}>
      <summary>{t('refund.change')}</summary>
      {form}
    </details>
  )
}

function AccountFields({ organiser, token, typed, problems, t, language }: FormProps) {
  return (
    <form method="post" action={paths.orderRefundAccount(language, token)} className="others" noValidate>
      <Field name="holder" label={t('order.holder')} autoComplete="name" typed={typed.holder} problems={problems} />
      <Field
        name="iban"
        label={t('order.iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        typed={typed.iban}
        hint={t('refund.ibanHint', { organiser })}
        problems={problems}
      />
      <div>
        <button type="submit" className="primary">
          {t('refund.save')}
        </button>
      </div>
    </form>
  )
}
