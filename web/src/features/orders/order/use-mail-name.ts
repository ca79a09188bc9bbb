import { useTranslations } from 'use-intl'

const mailKinds = [
  'orderConfirmed',
  'paymentInstructions',
  'paymentReminder',
  'orderExpired',
  'orderCancelled',
  'orderRefunded',
  'paymentTooLate',
] as const

/** How mails are called; one of a kind that these pages do not know yet by what the API calls it. */
export function useMailName(): (kind: string) => string {
  const t = useTranslations('orders.mail')
  return (kind) => {
    const known = mailKinds.find((each) => each === kind)
    return known ? t(known) : kind
  }
}
