import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMail } from '../../lib/use-mail.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** Says that an order was placed, and what the buyer gets. */
export function AddedOrder({ order: { id, number, status, email } }: { order: Order }) {
  const t = useTranslations('boxOffice')
  const paths = usePaths()
  const mail = useMail()
  return (
    <Callout
      tone="success"
      title={t('added', { number })}
      actions={
        <Link to={paths.order(id)} className={linkStyle}>
          {t('open')}
        </Link>
      }
    >
      {status === 'pending' ? t(`addedDue.${mail}`) : t(`addedPaid.${email ? mail : 'none'}`)}
    </Callout>
  )
}
