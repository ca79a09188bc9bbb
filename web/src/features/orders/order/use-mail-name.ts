import { orderMailKinds } from '@foyer/contract/mail-kinds'
import { useTranslations } from 'use-intl'

/** Names the kinds of mail in an order's mails and timeline. A kind without a message is shown as the API sends it. */
export function useMailName(): (kind: string) => string {
  const t = useTranslations('orders.mail')
  return (kind) => {
    const known = [...orderMailKinds, 'orderMessage' as const].find((each) => each === kind)
    return known ? t(known) : kind
  }
}
