import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { ToCome } from '../../ui/ToCome.tsx'

/** What orders will show, and what can be made ready for them. */
export function OrdersToCome() {
  const t = useTranslations('orders')
  const paths = usePaths()
  const mayCreate = useMay('events:write')
  const mayFill = useMay('team:write')
  const linkTo = (to: string, hash?: string) => ({
    link: (text: ReactNode) => (
      <Link to={to} {...(hash && { hash })} className={linkStyle}>
        {text}
      </Link>
    ),
  })
  return (
    <ToCome
      lists={[
        { title: t('what.title'), items: [t('what.who'), t('what.tickets'), t('what.amount'), t('what.history')] },
        {
          title: t('now.title'),
          items: [
            mayCreate && t.rich('now.event', linkTo(paths.createEvent())),
            mayFill && t.rich('now.imprint', linkTo(paths.settings(), 'imprint')),
            mayFill && t.rich('now.bank', linkTo(paths.settings(), 'bank')),
          ],
        },
      ]}
    />
  )
}
