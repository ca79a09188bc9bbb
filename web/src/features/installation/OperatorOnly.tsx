import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** Wraps pages of the operator; other members see a notice. The server refuses them too. */
export function OperatorOnly({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('installation.refused')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  if (!me || me.operator) return children
  const link = (text: ReactNode) => (
    <Link to={paths.support()} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <Page title={title}>
      <Callout tone="warn" title={t('title')} className="max-w-2xl">
        {t.rich('body', { link })}
      </Callout>
    </Page>
  )
}
