import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle, linkStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ToCome } from '../../ui/ToCome.tsx'

export default function InboxPage() {
  const t = useTranslations('inbox')
  const paths = usePaths()
  const linkTo = (to: string) => ({
    link: (text: ReactNode) => (
      <Link to={to} className={linkStyle}>
        {text}
      </Link>
    ),
  })
  const toEvents = (
    <Link to={paths.events()} className={buttonStyle({ variant: 'primary' })}>
      {t('empty.action')}
    </Link>
  )
  return (
    <Page title={t('title')}>
      <EmptyState title={t('empty.title')} action={toEvents}>
        {t('empty.body')}
      </EmptyState>
      <ToCome
        lists={[
          { title: t('what.title'), items: [t('what.questions'), t('what.notion'), t('what.website')] },
          {
            title: t('now.title'),
            items: [t.rich('now.key', linkTo(paths.events())), t.rich('now.support', linkTo(paths.support()))],
          },
        ]}
      />
    </Page>
  )
}
