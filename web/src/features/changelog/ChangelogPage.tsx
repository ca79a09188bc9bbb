import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { read } from '../../lib/query.ts'
import { ChangelogLoading } from './ChangelogLoading.tsx'
import { Release } from './Release.tsx'

export default function ChangelogPage() {
  const t = useTranslations('changelog')
  return (
    <Page title={t('title')} description={t('lead')}>
      <Load fallback={<ChangelogLoading />}>
        <Releases />
      </Load>
    </Page>
  )
}

function Releases() {
  const { data: releases } = useSuspenseQuery(read('GET /changelog', { query: { language: useLocale() } }))
  return releases.map((release) => <Release key={release.version} release={release} />)
}
