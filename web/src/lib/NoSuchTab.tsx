import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/EmptyState.tsx'
import { focusHeading } from './focus-heading.ts'
import { TitledPage } from './Page.tsx'

/** The address of a tab that does not exist: the tabs above lead on. */
export function NoSuchTab() {
  const t = useTranslations('shell.notFound')
  useEffect(focusHeading, [])
  return (
    <TitledPage title={t('title')}>
      <EmptyState kind="no-match" title={t('title')}>
        {t('body')}
      </EmptyState>
    </TitledPage>
  )
}
