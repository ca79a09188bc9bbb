import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { focusFirstSection } from '../../lib/focus-heading.ts'
import { Load } from '../../lib/Load.tsx'
import { read } from '../../lib/query.ts'
import { AboutSection } from './AboutSection.tsx'
import { HealthChecks } from './HealthChecks.tsx'
import { InstallationLoading } from './InstallationLoading.tsx'
import { MailSection } from './MailSection.tsx'
import { OperatorOnly } from './OperatorOnly.tsx'
import { SignUpSection } from './SignUpSection.tsx'

export default function InstallationPage() {
  const t = useTranslations('installation')
  return (
    <OperatorOnly title={t('title')} lead={t('lead')}>
      <Load fallback={<InstallationLoading />}>
        <Installation />
      </Load>
    </OperatorOnly>
  )
}

function Installation() {
  const { data: installation, refetch, isFetching } = useSuspenseQuery(read('GET /installation'))
  useEffect(focusFirstSection, [])
  return (
    <>
      <HealthChecks installation={installation} onRepeat={() => void refetch()} pending={isFetching} />
      <AboutSection installation={installation} />
      <SignUpSection policy={installation.signUp} />
      <MailSection installation={installation} />
    </>
  )
}
