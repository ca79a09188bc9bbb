import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay, useMayOnAll } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'

/** Links to everything that a team needs before its first order, as far as the reader's role may edit it. */
export function FirstSaleSteps() {
  const t = useTranslations('orders.now')
  const paths = usePaths()
  const mayCreate = useMayOnAll('events:write')
  const mayFill = useMay('team:write')
  if (!mayCreate && !mayFill) return null
  const linkTo = (to: string, hash?: string) => ({
    link: (text: ReactNode) => (
      <Link to={to} {...(hash && { hash })} className={linkStyle}>
        {text}
      </Link>
    ),
  })
  return (
    <section className="mx-auto max-w-3xl border-t border-line pt-8">
      <h3 className="type-overline mb-3 text-ink-secondary">{t('title')}</h3>
      <ul className="grid list-disc gap-2 ps-5 text-pretty marker:text-line-control">
        {mayCreate && <li>{t.rich('event', linkTo(paths.events()))}</li>}
        {mayFill && <li>{t.rich('imprint', linkTo(paths.settingsLegal(), 'imprint'))}</li>}
        {mayFill && <li>{t.rich('bank', linkTo(paths.settingsPayments(), 'bank'))}</li>}
      </ul>
    </section>
  )
}
