import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaymentGap } from '../../lib/event/use-payment-gap.ts'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** Warns that buyers cannot pay for priced tickets, and links to where that is fixed. */
export function NoPaymentMethod({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes.unpayable')
  const paths = usePaths()
  const mayMend = useMay('team:write')
  const { reason } = usePaymentGap(event)
  if (!reason) return null
  const linkTo = (hash: string) => (text: ReactNode) => (
    <Link to={paths.settingsPayments()} hash={hash} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <Callout tone="warn" title={t('title')} className="mb-6">
      {mayMend ? t.rich(reason, { bank: linkTo('bank'), stripe: linkTo('stripe') }) : t('ask')}
    </Callout>
  )
}
