import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { TabPage } from '../../lib/TabPage.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** A tab of the settings for the operator; other members see a notice. The server refuses them too. */
export function OperatorOnly({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTranslations('installation.refused')
  const settings = useTranslations('settings')('title')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  if (!me || me.operator)
    return (
      <TabPage title={title} of={settings} lead={lead}>
        {children}
      </TabPage>
    )
  const link = (text: ReactNode) => (
    <Link to={paths.support()} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <TabPage title={title} of={settings}>
      <Callout tone="warn" title={t('title')} className="max-w-2xl">
        {t.rich('body', { link })}
      </Callout>
    </TabPage>
  )
}
