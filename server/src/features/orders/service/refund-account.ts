import { maskIban } from '@foyer/contract/iban'
import { RefundAccount } from '@foyer/contract/order-money'
import type { Secrets } from '../../../lib/secrets.ts'
import type { RefundOfOrder } from '../queries.ts'
import { refundAccountRecord } from '../rules.ts'

/** The bank account that a buyer has entered for owed refunds. @returns undefined without one */
export function refundAccountOf(
  secrets: Pick<Secrets, 'decrypt'>,
  refunds: readonly RefundOfOrder[],
): RefundAccount | undefined {
  const found = refunds.find(({ account }) => account !== null)
  if (!found?.account) return undefined
  return RefundAccount.parse(JSON.parse(secrets.decrypt(found.account, refundAccountRecord(found.id))))
}

/** The account with a masked IBAN, where the whole one is not needed. */
export const masked = ({ holder, iban }: RefundAccount): RefundAccount => ({ holder, iban: maskIban(iban) })
