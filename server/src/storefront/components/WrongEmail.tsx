import type { PublicOrder } from '@foyer/contract/public-orders'
import { likelyEmail } from '../likely-email.js'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'

/** Says where the emails of an order go, and leads to the correction, while the address can be corrected. */
export function WrongEmail({ order, token, t, language, mail }: PageContext & { order: PublicOrder; token: string }) {
  const { email, emailChangeableUntil } = order
  if (!email || !emailChangeableUntil) return null
  const likely = likelyEmail(email)
  return (
    <p className={likely ? 'warning' : 'quiet'} {...(likely && { role: 'note' })}>
      {t('details.wrongEmail', { email, mail })} {likely && `${t('checkout.didYouMean', { email: likely })} `}
      <a href={paths.orderDetails(language, token)}>{t('details.correctEmail')}</a>
    </p>
  )
}
