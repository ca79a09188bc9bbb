import type { Order } from '@foyer/contract/orders'
import { formatIban } from '@foyer/words/format/iban'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Callout } from '../../../ui/Callout.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'

/** The amount that the team still has to transfer to the buyer, and the account for it, once the buyer has entered it. */
export function RefundOwed({ order }: { order: Order }) {
  const t = useTranslations('orders.owed')
  const format = useFormat()
  const name = order.name ?? t('noName')
  const { refundAccount } = order
  return (
    <Callout
      tone="warn"
      title={t('title', { name, amount: format.money(order.owedCents ?? 0, order.currency) })}
      className="mt-6 max-w-[57rem]"
    >
      <p>{t(refundAccount ? 'given' : 'asked', { name })}</p>
      {refundAccount && <Account account={refundAccount} reference={order.number} />}
    </Callout>
  )
}

interface AccountProps {
  account: NonNullable<Order['refundAccount']>
  reference: string
}

function Account({ account, reference }: AccountProps) {
  const t = useTranslations('orders.owed')
  const mayRefund = useMay('orders:refund')
  return (
    <div className="mt-4">
      <DescriptionList
        items={[
          { term: t('holder'), value: account.holder },
          {
            term: t('iban'),
            value: mayRefund ? (
              <span className="flex flex-wrap items-center gap-3">
                {formatIban(account.iban)}
                <CopyButton text={account.iban} label={t('copyIban')} copiedLabel={t('copied')} />
              </span>
            ) : (
              <>
                {account.iban} <span className="block text-sm text-ink-secondary">{t('masked')}</span>
              </>
            ),
          },
          { term: t('reference'), value: reference },
        ]}
      />
    </div>
  )
}
