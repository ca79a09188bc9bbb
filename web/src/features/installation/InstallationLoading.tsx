import { useTranslations } from 'use-intl'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { checkNames } from './check-names.ts'
import { code } from './code.tsx'

/** Placeholder of the page. */
export function InstallationLoading() {
  const t = useTranslations()
  return (
    <Loading label={t('common.loading')}>
      <Section title={t('installation.checks.title')} description={t.rich('installation.checks.lead', { code })}>
        <Lines count={checkNames.length} className="h-14" />
      </Section>
      <Section title={t('installation.about.title')}>
        <Lines count={4} className="h-6" />
      </Section>
    </Loading>
  )
}

const Lines = ({ count, className }: { count: number; className: string }) => (
  <div className="grid">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="border-t border-line py-3 first:border-t-0 first:pt-0">
        <Skeleton className={className} />
      </div>
    ))}
  </div>
)
