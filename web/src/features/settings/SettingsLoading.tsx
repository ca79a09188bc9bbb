import { useTranslations } from 'use-intl'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of the settings. */
export function SettingsLoading() {
  const t = useTranslations()
  return (
    <>
      <Loading label={t('common.loading')} />
      <Section title={t('settings.general.title')} description={t('settings.general.description')}>
        <Fields count={4} />
      </Section>
      <Section title={t('settings.imprint.title')} description={t('settings.imprint.description')}>
        <Fields count={6} />
      </Section>
    </>
  )
}

const Fields = ({ count }: { count: number }) => (
  <div aria-hidden="true" className="grid gap-5">
    {Array.from({ length: count }, (_, at) => (
      <div key={at}>
        <Skeleton className="type-label w-32" />
        <div className="control-height mt-1.5 rounded-control bg-inset" />
      </div>
    ))}
  </div>
)
