import { useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { PolicyText } from './PolicyText.tsx'
import { policyIn } from './policy.ts'

export default function PrivacyPolicyPage() {
  const t = useTranslations('privacyPolicy')
  const print = (
    <Button icon={<Printer aria-hidden="true" size={18} />} className="print:hidden" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
  return (
    <Page title={t('title')} actions={print}>
      <Load fallback={<PolicyLoading />}>
        <Policy />
      </Load>
    </Page>
  )
}

function Policy() {
  const t = useTranslations('privacyPolicy')
  const { day } = useFormat()
  const { data: policy } = useSuspenseQuery(policyIn(useLocale()))
  const { version, date } = policy
  return (
    <>
      <p className="-mt-4 mb-8 text-ink-secondary">
        {t('applies', { host: window.location.host })}
        <br />
        {t('version', { version, date: day(date) })}
      </p>
      <PolicyText policy={policy} />
    </>
  )
}

function PolicyLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="-mt-4 grid max-w-2xl gap-2">
      {['w-48', 'w-40', 'w-full', 'w-full', 'w-2/3'].map((width, at) => (
        <Skeleton key={at} className={width} />
      ))}
    </Loading>
  )
}
